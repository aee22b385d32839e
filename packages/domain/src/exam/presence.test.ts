import { expect, test } from 'vitest';
import { liveRoomEveryMs, lostAfterMs, presenceEveryMs } from './presence.ts';

/** When a room that first asks at `phase` shows a page as lost that was last heard at 0. */
function shownAt(phase: number): number {
  let at = phase;
  while (at <= lostAfterMs) at += liveRoomEveryMs;
  return at;
}

test('a loss is shown within 15 s whenever the room asks, and never for one request that is late', () => {
  for (let phase = 0; phase < liveRoomEveryMs; phase += 100) expect(shownAt(phase)).toBeLessThanOrEqual(15_000);
  expect(lostAfterMs).toBeGreaterThan(2 * presenceEveryMs);
});
