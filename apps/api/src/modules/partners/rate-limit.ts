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

  /** Seconds to wait, or 0 for whoever may pass. */
  pass(key: string, now: number): number {
    const current = Math.floor(now / windowMs);
    // Keys that nobody limits otherwise may be many: then the count begins anew.
    if (current !== this.#window || this.#counts.size > mostKeys) [this.#window, this.#counts] = [current, new Map()];
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > this.#limit ? Math.max(1, Math.ceil(((current + 1) * windowMs - now) / 1000)) : 0;
  }
}
