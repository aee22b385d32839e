/** The server's time, derived from replies and the page's monotonic clock, because the device's date may be wrong. */

interface Sample {
  /** Server time minus page time. */
  offset: number;
  /** Duration of the request; the offset is wrong by at most half of it. */
  roundTrip: number;
  at: number;
}

const sampleLife = 10 * 60_000;

export class ServerClock {
  readonly #page: () => number;
  #best: Sample | null = null;

  /** `page`: a monotonic clock in milliseconds, such as `performance.now`. */
  constructor(page: () => number) {
    this.#page = page;
  }

  /** Takes a reply's server time as a sample; `askedAt` and `cameAt` are on the page's clock. */
  learn(serverTime: number, askedAt: number, cameAt: number): void {
    const sample = { offset: serverTime - (askedAt + cameAt) / 2, roundTrip: cameAt - askedAt, at: cameAt };
    const best = this.#best;
    // After the device slept, the offset differs by more than the duration of the requests explains.
    const jumped =
      best !== null && Math.abs(sample.offset - best.offset) > (sample.roundTrip + best.roundTrip) / 2 + 250;
    if (best === null || jumped || sample.roundTrip <= best.roundTrip || cameAt - best.at > sampleLife)
      this.#best = sample;
  }

  /** Server time in milliseconds since the epoch. */
  now(): number {
    return this.#page() + (this.#best?.offset ?? 0);
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
