/** Work that runs a few at a time; the line before it is as long as can be served while a reply may be waited for. */
import { AppError } from '@vumon/domain';

export interface LineOptions {
  readonly slots: number;
  /** Nobody joins who would wait longer: proxies cut off slow replies. */
  readonly longestWaitMs: number;
  /** Never more than this wait, however fast they are served. */
  readonly most: number;
  /** Nobody is sent away for longer: what was expected so far ahead may turn out wrong. */
  readonly longestAwayMs: number;
  /** How long one is assumed to take before any was measured. */
  readonly usualMs: number;
  /** Milliseconds of a clock that never jumps. */
  readonly clock: () => number;
}

/** How much the latest piece of work counts in the average. */
const share = 0.1;

export class WaitingLine {
  readonly #options: LineOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #averageMs: number;
  /** When the last of those who were sent away is to come back. */
  #bookedUntil = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#averageMs = options.usualMs;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Errors: SERVER_BUSY with the seconds until one's turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { slots, longestWaitMs, most, clock } = this.#options;
    if (this.#running >= slots) {
      const waitMs = (this.length * this.#averageMs) / slots;
      if (this.length >= most || waitMs >= longestWaitMs) throw new AppError('SERVER_BUSY', { retryAfterSeconds: Math.ceil(this.#book(waitMs) / 1000) });
      await new Promise<void>((go) => this.#waiting.push(go));
    } else {
      this.#running += 1;
    }
    const start = clock();
    try {
      return await work();
    } finally {
      this.#averageMs += share * (clock() - start - this.#averageMs);
      // The slot goes straight to the next in line.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Those sent away come back one after another, as fast as they are served: who asks again has a place. */
  #book(waitMs: number): number {
    const { slots, longestAwayMs, clock } = this.#options;
    const now = clock();
    this.#bookedUntil = Math.min(Math.max(this.#bookedUntil, now + waitMs) + this.#averageMs / slots, now + longestAwayMs);
    return this.#bookedUntil - now;
  }
}
