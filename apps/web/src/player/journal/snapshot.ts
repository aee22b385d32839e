/** What the screen shows of the answer saver at one moment. */
import type { ClientQueue } from './client-queue.ts';
import type { AttemptStatus, SavedAnswer } from './protocol.ts';

/** `attention`: everything was sent, and the learner has to look at a question (answered elsewhere, or refused). */
export type SaveState = 'saved' | 'saving' | 'attention' | 'offline' | 'signed-out' | 'foreign';
export type Phase = 'running' | 'submitting' | 'closed';

/** A question that was answered otherwise on another device too. */
export interface Conflict {
  readonly mine: unknown;
  readonly theirs: SavedAnswer;
  /** The items in question; null when the two answers only go whole. */
  readonly collided: readonly string[] | null;
  /** When the answer of this device was given; 0 when it is not known. */
  readonly at: number;
}

export interface Snapshot {
  /** The learner's latest answer by question, whether it is saved or still held here. */
  readonly answers: ReadonlyMap<string, unknown>;
  readonly conflicts: ReadonlyMap<string, Conflict>;
  /** Questions whose answer the server cannot take. */
  readonly refused: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
  /** Answers the server has not acknowledged. */
  readonly unsaved: number;
  /** Questions of those, with the time at which they were answered here. */
  readonly held: ReadonlyMap<string, number>;
  readonly state: SaveState;
  /** Server time of the last moment everything was acknowledged. */
  readonly savedAt: number;
  readonly phase: Phase;
  readonly status: AttemptStatus;
  readonly deadlineAt: number;
  /** Server time at which the teacher stopped the clock; null while it runs. */
  readonly pausedAt: number | null;
  /** Answers that came after the end: kept by the server, not counted. */
  readonly late: number;
  /** False when a reload would lose what is not saved. */
  readonly durable: boolean;
  /** Without a connection: when the next try is made, on the page's own clock; else 0. */
  readonly retryAt: number;
}

interface Facts {
  queues: readonly ClientQueue[];
  server: ReadonlyMap<string, SavedAnswer>;
  /** What other tabs of this browser show and have not saved yet. */
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
  // The page's own queue is last, so its answers cover those of orphans.
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
