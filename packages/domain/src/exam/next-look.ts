/** When a list of assigned tests has to be read again, because one of them opens or ends. */

interface Timed {
  readonly serverTime: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** No two looks follow each other faster, in milliseconds. */
const leastMs = 2_000;

/** The looks of many devices at one opening are spread over this time, in milliseconds. */
const spreadMs = 2_000;

/**
 * Milliseconds from the reading of `tests` to the next look: `everyMs`, or less when a test opens or ends before. How
 * long after the opening a device looks follows from the moment of its last look, which differs from device to device.
 */
export function nextLookMs(tests: readonly Timed[] | undefined, everyMs: number): number {
  const waits = (tests ?? []).flatMap(({ serverTime, startsAt, endsAt }) => {
    const read = Date.parse(serverTime);
    return [startsAt, endsAt]
      .map((edge) => Date.parse(edge) - read)
      .filter((ms) => ms > 0)
      .map((ms) => Math.max(leastMs, ms + (read % spreadMs)));
  });
  return Math.min(everyMs, ...waits);
}
