/** The server's time on this page, by the page's own steady clock: the device's date may be wrong by days. */

interface Sample {
  /** Server time minus page time. */
  offset: number;
  /** How long the exchange took: half of it is the most the offset can be wrong. */
  roundTrip: number;
  at: number;
}

const sampleLife = 10 * 60_000;

export class ServerClock {
  readonly #page: () => number;
  #best: Sample | null = null;

  /** `page`: milliseconds that only run forward, as `performance.now` does. */
  constructor(page: () => number) {
    this.#page = page;
  }

  /** Learns from a reply: when it was asked and when it came, on the page's clock. */
  learn(serverTime: number, askedAt: number, cameAt: number): void {
    const sample = { offset: serverTime - (askedAt + cameAt) / 2, roundTrip: cameAt - askedAt, at: cameAt };
    const best = this.#best;
    // A page that slept finds its old offset wrong by more than the exchanges can explain.
    const jumped = best !== null && Math.abs(sample.offset - best.offset) > (sample.roundTrip + best.roundTrip) / 2 + 250;
    if (best === null || jumped || sample.roundTrip <= best.roundTrip || cameAt - best.at > sampleLife) this.#best = sample;
  }

  /** Server time in milliseconds since the epoch. */
  now(): number {
    return this.#page() + (this.#best?.offset ?? 0);
  }
}

/** 2,530 s → "42:10"; above an hour "1:02:10". Begun seconds count whole, so that 0:00 means over. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** When the timer turns orange. */
export const lateMs = 5 * 60_000;
