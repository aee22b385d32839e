/** Where somebody was when a closed button or page led to the packages: after an upgrade they go on there. */
import type { Href } from './paths.ts';

const key = 'before-packages';

/** A path of the product: no other site, and not the packages themselves. */
export const isWayBack = (address: string | null | undefined): address is Href =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address) && !/^\/payment\b/.test(address);

export function keepCameFrom(from: string | undefined, toPath: string): void {
  if (toPath === '/payment' && isWayBack(from)) sessionStorage.setItem(key, from);
}

/** `wanted` is the page itself that was closed; else the one with the button. */
export function cameFrom(wanted: string | undefined): Href | null {
  const kept = sessionStorage.getItem(key);
  return isWayBack(wanted) ? wanted : isWayBack(kept) ? kept : null;
}
