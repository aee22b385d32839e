/**
 * The server's time, derived from replies and the page's monotonic clock, because the device's date may be wrong. The
 * monotonic clock stands still while a phone sleeps, so the date tells how long it slept.
 */

interface Sample {
  /** Server time minus page time. */
  offset: number;
  /** Duration of the request; the offset is wrong by at most half of it. */
  roundTrip: number;
  at: number;
  /** Date minus page time when the sample was taken. */
  ahead: number;
}

const sampleLife = 10 * 60_000;
/** A date that runs ahead of the page's clock by this much means sleep; by more, that somebody set the date. */
const shortestSleep = 2_000;
const longestSleep = 12 * 3_600_000;

export class ServerClock {
  readonly #page: () => number;
  readonly #date: () => number;
  #best: Sample | null = null;

  /** `page`: a monotonic clock in milliseconds. `date`: the device's date, which may be wrong. */
  constructor(page = () => performance.now(), date = () => Date.now()) {
    this.#page = page;
    this.#date = date;
  }

  /** Takes a reply's server time as a sample; `askedAt` and `cameAt` are on the page's clock. */
  learn(serverTime: number, askedAt: number, cameAt: number): void {
    const sample = {
      offset: serverTime - (askedAt + cameAt) / 2,
      roundTrip: cameAt - askedAt,
      at: cameAt,
      ahead: this.#date() - this.#page(),
    };
    const best = this.#best;
    // After the device slept, the offset differs by more than the duration of the requests explains.
    const jumped =
      best !== null && Math.abs(sample.offset - best.offset) > (sample.roundTrip + best.roundTrip) / 2 + 250;
    if (best === null || jumped || sample.roundTrip <= best.roundTrip || cameAt - best.at > sampleLife)
      this.#best = sample;
  }

  /** Server time in milliseconds since the epoch. */
  now(): number {
    const page = this.#page();
    if (!this.#best) return page;
    const slept = this.#date() - page - this.#best.ahead;
    return page + this.#best.offset + (slept > shortestSleep && slept < longestSleep ? slept : 0);
  }
}

/** 2,530 s → "42:10"; from an hour on "1:02:10". Rounded up, so that 0:00 means over. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** Above this remaining time the timer has no colour yet. */
export const calmMs = 90 * 60_000;
/** Below this remaining time the timer warns. */
export const lateMs = 5 * 60_000;
