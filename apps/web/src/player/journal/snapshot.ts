/** The answer saver's state at one moment, for the screen. */
import type { ClientQueue } from './client-queue.ts';
import type { AttemptStatus, SavedAnswer } from './protocol.ts';

/** `attention`: everything was sent, but a question needs the learner (a conflict or a refused answer). */
export type SaveState = 'saved' | 'saving' | 'attention' | 'offline' | 'signed-out' | 'foreign';
export type Phase = 'running' | 'submitting' | 'closed';

/** A question that another device answered differently. */
export interface Conflict {
  readonly mine: unknown;
  readonly theirs: SavedAnswer;
  /** The items in conflict; null if the answers cannot be merged by items. */
  readonly collided: readonly string[] | null;
  /** When this device's answer was given; 0 if unknown. */
  readonly at: number;
}

export interface Snapshot {
  /** The learner's latest answer by question, saved or not. */
  readonly answers: ReadonlyMap<string, unknown>;
  readonly conflicts: ReadonlyMap<string, Conflict>;
  /** Questions whose answer the server cannot accept. */
  readonly refused: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
  /** Number of answers that the server has not acknowledged. */
  readonly unsaved: number;
  /** The unacknowledged questions, with the time at which they were answered here. */
  readonly held: ReadonlyMap<string, number>;
  readonly state: SaveState;
  /** Server time at which everything was last acknowledged. */
  readonly savedAt: number;
  readonly phase: Phase;
  readonly status: AttemptStatus;
  readonly deadlineAt: number;
  /** Server time at which the teacher stopped the clock; null while it runs. */
  readonly pausedAt: number | null;
  /** Number of answers that arrived after the end: stored by the server, not counted. */
  readonly late: number;
  /** False if a reload would lose unsaved answers. */
  readonly durable: boolean;
  /** Time of the next retry by the page's own clock, if there is no connection; otherwise 0. */
  readonly retryAt: number;
}

interface Facts {
  queues: readonly ClientQueue[];
  server: ReadonlyMap<string, SavedAnswer>;
  /** Answers of other tabs of this browser that are not saved yet. */
  beside: ReadonlyMap<string, unknown>;
  flags: readonly string[];
  trouble: 'offline' | 'signed-out' | 'foreign' | null;
  savedAt: number;
  status: AttemptStatus;
  submitting: boolean;
  deadlineAt: number;
  pausedAt: number | null;
  late: number;
  durable: boolean;
  retryAt: number;
}

export function snapshotOf({
  queues,
  server,
  beside,
  flags,
  trouble,
  savedAt,
  status,
  submitting,
  deadlineAt,
  pausedAt,
  late,
  durable,
  retryAt,
}: Facts): Snapshot {
  const answers = new Map<string, unknown>([...server.values()].map(({ question, answer }) => [question, answer]));
  for (const [question, answer] of beside) answers.set(question, answer);
  const conflicts = new Map<string, Conflict>();
  const waiting = new Map<string, number>();
  const refused = new Set<string>();
  let unsaved = 0;
  // The page's own queue is last, so its answers override those of orphans.
  for (const queue of queues) {
    for (const held of queue.held.values()) {
      answers.set(held.question, held.answer);
      if (held.theirs)
        conflicts.set(held.question, {
          mine: held.answer,
          theirs: held.theirs,
          collided: held.collided ?? null,
          at: held.at ?? 0,
        });
      if (held.status === 'refused') refused.add(held.question);
      if (held.status !== 'pending') continue;
      unsaved += 1;
      waiting.set(held.question, held.at ?? 0);
    }
  }
  const settled = unsaved > 0 ? 'saving' : conflicts.size + refused.size > 0 ? 'attention' : 'saved';
  return {
    answers,
    conflicts,
    refused,
    unsaved,
    held: waiting,
    savedAt,
    status,
    deadlineAt,
    pausedAt,
    late,
    durable,
    retryAt,
    flags: new Set(flags),
    state: trouble ?? settled,
    phase: status !== 'RUNNING' ? 'closed' : submitting ? 'submitting' : 'running',
  };
}

/**
 * Nothing counts as saved while a recording is running or has not completely arrived at the server (`pending`), or was
 * refused by it (`failed`).
 */
export const withRecordings = (snapshot: Snapshot, pending: number, failed: boolean): Snapshot =>
  snapshot.state === 'saved' && (pending > 0 || failed)
    ? { ...snapshot, state: pending > 0 ? 'saving' : 'attention' }
    : snapshot;
