/** Slows down wrong secrets: after a few of them each further one doubles the pause. Counted in this process. */
const free = 5;
const longestMs = 15 * 60_000;
/** After this time without a failure they are forgotten. */
const forgottenMs = 60 * 60_000;
const mostKeys = 10_000;

interface Failures {
  readonly count: number;
  readonly last: number;
}

export class FailureLimit {
  readonly #failures = new Map<string, Failures>();

  /** The seconds until this key may try again; 0 for now. */
  wait(key: string, now: number): number {
    const known = this.#failures.get(key);
    if (!known || known.count < free || now - known.last >= forgottenMs) return 0;
    const pause = Math.min(longestMs, 1_000 * 2 ** (known.count - free + 1));
    return Math.max(0, Math.ceil((known.last + pause - now) / 1_000));
  }

  failed(key: string, now: number): void {
    const known = this.#failures.get(key);
    const count = known && now - known.last < forgottenMs ? known.count + 1 : 1;
    // The oldest are first, because a new failure is added at the end; bounds the memory.
    this.#failures.delete(key);
    this.#failures.set(key, { count, last: now });
    if (this.#failures.size > mostKeys) this.#failures.delete(this.#failures.keys().next().value!);
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }
}
