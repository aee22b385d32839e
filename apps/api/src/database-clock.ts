/** The time of the database, carried on by the even count of this process: its own clock may be wrong or set anew. */

/** A reply that took longer says too little about the moment that it names. */
const longestRoundTripMs = 500;

export class DatabaseClock {
  readonly #count: () => number;
  readonly #own: () => number;
  #offset: number | null = null;

  /** `own` is the process's clock, `count` counts milliseconds evenly. */
  constructor(own: () => number = Date.now, count: () => number = () => performance.now()) {
    this.#own = own;
    this.#count = count;
  }

  /** Milliseconds since the epoch; the process's own clock until the database was first heard. */
  now(): number {
    return this.#offset === null ? this.#own() : Math.round(this.#count() + this.#offset);
  }

  /** By how much the process's own clock is ahead. */
  get ownIsAheadMs(): number {
    return this.#offset === null ? 0 : Math.round(this.#own() - this.#count() - this.#offset);
  }

  /** Asks the database and follows what it says. */
  async follow(ask: () => Promise<number>): Promise<void> {
    const before = this.#count();
    const at = await ask();
    const roundTrip = this.#count() - before;
    if (this.#offset === null || roundTrip <= longestRoundTripMs) this.#offset = at - before - roundTrip / 2;
  }
}
