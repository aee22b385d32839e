/** When a delivery is tried again, and when it ends. */
import type { CallOutcome } from '#platform/outbound';
import { hourMs, minuteMs, secondMs } from '../../platform/clock.ts';

/** The pause after the first, second … failure in a row; the last one repeats until the delivery is given up. */
const pausesMs = [minuteMs, 5 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs];
const longestMs = pausesMs.at(-1)!;
/** A partner that asks for less is not called in a busy loop. */
const shortestMs = 30 * secondMs;

export type DeliveryState = 'PENDING' | 'DELIVERED' | 'WAITING' | 'STOPPED';

export interface Next {
  readonly state: DeliveryState;
  /** In milliseconds; null when it is not tried again. */
  readonly nextAt: number | null;
}

export interface Trying {
  readonly now: number;
  readonly giveUpAt: number;
  /** Failures since the delivery was made, or sent again by a person, this one included. */
  readonly inRow: number;
}

type Outcome = Pick<CallOutcome, 'status' | 'retryAfterSeconds'>;

/** Only a partner that is busy may choose the pause; within bounds. */
function pauseAfter({ status, retryAfterSeconds }: Outcome, inRow: number): number {
  if (retryAfterSeconds !== null && (status === 429 || status === 503))
    return Math.min(longestMs, Math.max(shortestMs, retryAfterSeconds * secondMs));
  return pausesMs[inRow - 1] ?? longestMs;
}

/** After a try. 410 says that the address is gone, so nothing is sent there again unless a person asks for it. */
export function nextAfter(outcome: Outcome, { now, giveUpAt, inRow }: Trying): Next {
  const { status } = outcome;
  if (status !== null && status >= 200 && status < 300) return { state: 'DELIVERED', nextAt: null };
  if (status === 410) return { state: 'STOPPED', nextAt: null };
  const nextAt = now + pauseAfter(outcome, inRow);
  return nextAt > giveUpAt ? { state: 'WAITING', nextAt: null } : { state: 'PENDING', nextAt };
}

export type DeliveryKind = 'SUBMITTED' | 'SCORED' | 'REGRADED';

export interface ScoredFacts {
  readonly needsTeacher: boolean;
  /** Whether a score was told before. */
  readonly told: boolean;
}

/**
 * What a new result is to the partner: the first complete one is the score, and any later one changes it. Until a
 * teacher has marked everything nothing is told, because the partner knows that the attempt is submitted.
 */
export const kindOfResult = ({ needsTeacher, told }: ScoredFacts): DeliveryKind | null =>
  told ? 'REGRADED' : needsTeacher ? null : 'SCORED';
