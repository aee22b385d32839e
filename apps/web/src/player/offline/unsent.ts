/** What a device still has to send of an attempt that has ended. */
import type { HeldQueue } from '../journal/journal.ts';
import type { HeldRecording } from '../recordings/recording-store.ts';

/**
 * A refused answer counts, because it is sent once more after a reload. A recording counts by itself: its answer is acknowledged when it starts, long before the last of it is sent.
 */
export const hasUnsent = (
  attempt: string,
  queues: readonly HeldQueue[],
  recordings: readonly HeldRecording[],
): boolean =>
  queues.some(({ answers }) => answers.some(({ status }) => status !== 'conflict')) ||
  recordings.some((one) => one.attempt === attempt && one.pieces.length > 0);
