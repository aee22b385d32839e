/**
 * How many opened pages are stored for one account, or one network without one, so that nobody can fill the table. Each
 * process counts for itself: the limit keeps out floods and need not be exact.
 */
import { isIPv6 } from 'node:net';

const windowMs = 10 * 60_000;
/** A person who opens a page a second is no person. */
const mostOfAccount = 600;
/** Visitors of a whole school share an address; without an account they open few pages. */
const mostOfNetwork = 3_000;
/** So that many addresses cannot fill the memory; later ones have to wait for the next window. */
const mostCounted = 50_000;

/** The network of an address: a household or a school has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

export class Allowance {
  #until = 0;
  readonly #counts = new Map<string, number>();

  /** Counts pages; false when they are too many and nothing of them is to be stored. */
  take(userId: string | null, address: string, pages: number, now: number): boolean {
    if (now >= this.#until) {
      this.#counts.clear();
      this.#until = now + windowMs;
    }
    const key = userId ?? networkOf(address);
    const count = this.#counts.get(key) ?? 0;
    if (count + pages > (userId === null ? mostOfNetwork : mostOfAccount)) return false;
    if (count === 0 && this.#counts.size >= mostCounted) return false;
    this.#counts.set(key, count + pages);
    return true;
  }
}
