/** Counts requests by key in windows of a minute, in this process. */
const windowMs = 60_000;
const mostKeys = 10_000;

export class RateLimit {
  readonly #limit: number;
  #window = 0;
  #counts = new Map<string, number>();
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request and returns the seconds to wait, or 0 when it is allowed. */
  pass(key: string, now: number): number {
    const current = Math.floor(now / windowMs);
    // Bounds the memory: with too many keys all counts start again.
    if (current !== this.#window || this.#counts.size > mostKeys) [this.#window, this.#counts] = [current, new Map()];
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > this.#limit ? Math.max(1, Math.ceil(((current + 1) * windowMs - now) / 1000)) : 0;
  }
}
