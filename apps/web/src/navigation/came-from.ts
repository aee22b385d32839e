/**
 * Stores the page from which a locked button or page led to the packages, so that the user returns to it after an
 * upgrade.
 */
import type { Href } from './paths.ts';

const key = 'before-packages';

/** Whether an address is a path of the product: no other site, and not the packages themselves. */
export const isWayBack = (address: string | null | undefined): address is Href =>
  typeof address === 'string' && /^\/(?![/\\])/.test(address) && !/^\/payment\b/.test(address);

export function keepCameFrom(from: string | undefined, toPath: string): void {
  if (toPath === '/payment' && isWayBack(from)) sessionStorage.setItem(key, from);
}

/** `wanted` is the locked page; without it, the page with the locked button is returned. */
export function cameFrom(wanted: string | undefined): Href | null {
  // The server renders the page of a visitor who comes from nowhere.
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
  return isWayBack(wanted) ? wanted : isWayBack(kept) ? kept : null;
}
