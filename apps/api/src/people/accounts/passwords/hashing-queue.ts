/** A bounded queue: a few pieces of work run at a time, and no more wait than can be served before proxies give up on the reply. */
import { AppError } from '@vumon/domain';

export interface QueueOptions {
  readonly slots: number;
  /** Work that would wait longer is refused: proxies cut off slow replies. */
  readonly longestWaitMs: number;
  /** The most pieces of work that wait, however fast they are served. */
  readonly most: number;
  /** The longest Retry-After: an estimate further ahead is too uncertain. */
  readonly longestRetryMs: number;
  /** How long one piece of work is assumed to take before any was measured. */
  readonly usualMs: number;
  /** Milliseconds of a clock that never jumps. */
  readonly clock: () => number;
}

/** How much the latest piece of work counts in the average. */
const share = 0.1;

export class HashingQueue {
  readonly #options: QueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #averageMs: number;
  /** The latest moment that a refused caller was told to come back at. */
  #retryUntil = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#averageMs = options.usualMs;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Errors: SERVER_BUSY with the seconds after which to try again. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { slots, longestWaitMs, most, clock } = this.#options;
    if (this.#running >= slots) {
      const waitMs = (this.length * this.#averageMs) / slots;
      if (this.length >= most || waitMs >= longestWaitMs)
        throw new AppError('SERVER_BUSY', { retryAfterSeconds: Math.ceil(this.#book(waitMs) / 1000) });
      await new Promise<void>((go) => this.#waiting.push(go));
    } else {
      this.#running += 1;
    }
    const start = clock();
    try {
      return await work();
    } finally {
      this.#averageMs += share * (clock() - start - this.#averageMs);
      // The slot goes straight to the next piece of work that waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Refused callers get different moments, as far apart as work is served, so that each finds room when it asks again. */
  #book(waitMs: number): number {
    const { slots, longestRetryMs, clock } = this.#options;
    const now = clock();
    this.#retryUntil = Math.min(
      Math.max(this.#retryUntil, now + waitMs) + this.#averageMs / slots,
      now + longestRetryMs,
    );
    return this.#retryUntil - now;
  }
}
