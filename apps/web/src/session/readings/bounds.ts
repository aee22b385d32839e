/** How much of what was read a device keeps, and for how long. */

export interface Reading {
  readonly key: string;
  /** `result` of an assigned test, `practice` result, or the first page of a `list`. */
  readonly kind: 'result' | 'practice' | 'list';
  /** When it was last read, by the device's clock. */
  readonly at: number;
  /** Length of its data as JSON. */
  readonly bytes: number;
  readonly title: string;
  /** In hundredths; null where none is shown. */
  readonly mark: number | null;
  /** Families of question types that its review needs. */
  readonly families: readonly string[];
}

export const readingBounds = {
  /** Of results and of practice together. */
  results: 20,
  bytes: 6_000_000,
  /** A longer one is not kept at all. */
  oneBytes: 1_500_000,
  days: 30,
} as const;

const dayMs = 86_400_000;

/** Keys of what is too old or too much; the latest stay. */
export function surplus(readings: readonly Reading[], now: number): string[] {
  const gone: string[] = [];
  let bytes = 0;
  let results = 0;
  for (const { key, kind, at, bytes: own } of readings.toSorted((a, b) => b.at - a.at)) {
    if (kind !== 'list') results += 1;
    const fits = bytes + own <= readingBounds.bytes && (kind === 'list' || results <= readingBounds.results);
    // A clock that was set back would keep it for ever.
    const isCurrent = Math.abs(now - at) <= readingBounds.days * dayMs;
    if (fits && isCurrent) bytes += own;
    else gone.push(key);
  }
  return gone;
}
