import { useEffect, useState } from 'react';

/**
 * What a link brings for one use, such as a token: `read` takes it from the address while the page is drawn, and once
 * the page is on the screen the address is cleaned, so that neither a reload nor the history uses it again. Cleaned
 * while drawing, it would be lost whenever React throws a first drawing away and begins anew.
 */
export function useTaken<T>(read: () => T, part: 'hash' | 'query'): T {
  const [taken] = useState(read);
  useEffect(() => {
    const { pathname, search, hash } = location;
    const clean = part === 'hash' ? pathname + search : pathname;
    if (clean !== pathname + search + hash) history.replaceState(history.state, '', clean);
  }, [part]);
  return taken;
}
