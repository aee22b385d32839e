/** Where a test that was started on this device stands, by what the device knows. */
import type { OpenTest, StoredState } from '../../player/offline/held-test.ts';

export interface Standing {
  /** Null while the teacher has stopped the clock, and where the learner sees no clock. */
  readonly leftMs: number | null;
  readonly isPaused: boolean;
  /** The time is over, or the learner has submitted. */
  readonly isOver: boolean;
}

/** The server's time goes on by the device's clock; one that was set back does not give time. */
export function standingOf({ state, date }: Pick<OpenTest, 'state' | 'date'>, stored: StoredState | null, now: number) {
  const serverTime = stored?.serverTime ?? Date.parse(state.serverTime);
  const serverNow = serverTime + Math.max(0, now - (stored?.date ?? date));
  const deadline = stored?.deadlineAt ?? Date.parse(state.deadlineAt);
  const pausedAt = stored ? stored.pausedAt : state.pausedAt;
  const isPaused = pausedAt !== null;
  const leftMs = Math.max(0, deadline - serverNow);
  const isOver = (stored?.status ?? state.status) !== 'RUNNING' || (!isPaused && leftMs === 0);
  return { leftMs: isPaused || !state.clock ? null : leftMs, isPaused, isOver } satisfies Standing;
}

/** Minutes and seconds, or hours too: "18:42", "1:05:00". */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
