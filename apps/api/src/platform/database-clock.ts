/** The database's time, advanced by a monotonic counter of this process, because the process's own clock may be wrong or be changed. */

/** A reply that took longer is ignored: the time in it is too imprecise. */
const longestRoundTripMs = 500;

export class DatabaseClock {
  readonly #count: () => number;
  readonly #own: () => number;
  #offset: number | null = null;

  /** `own` is the process's clock, `count` a monotonic counter of milliseconds. */
  constructor(own: () => number = Date.now, count: () => number = () => performance.now()) {
    this.#own = own;
    this.#count = count;
  }

  /** Milliseconds since the epoch; the process's own clock is used until the database has answered once. */
  now(): number {
    return this.#offset === null ? this.#own() : Math.round(this.#count() + this.#offset);
  }

  /** By how much the process's own clock is ahead. */
  get ownIsAheadMs(): number {
    return this.#offset === null ? 0 : Math.round(this.#own() - this.#count() - this.#offset);
  }

  /** Reads the time from the database and stores the difference. */
  async follow(ask: () => Promise<number>): Promise<void> {
    const before = this.#count();
    const at = await ask();
    const roundTrip = this.#count() - before;
    if (this.#offset === null || roundTrip <= longestRoundTripMs) this.#offset = at - before - roundTrip / 2;
  }
}
