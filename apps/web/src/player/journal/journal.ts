/** What this device stores of an attempt until the server has acknowledged it. */
import type { SavedAnswer } from './protocol.ts';

export interface HeldAnswer {
  readonly question: string;
  /** Sequence number of this version: a changed answer gets a new one. */
  readonly seq: number;
  /** `entry` of the saved answer that this one replaces; 0 = none. */
  readonly base: number;
  readonly answer: unknown;
  /** Time of the answer by the server's clock, as far as the device knows it. */
  readonly at?: number | undefined;
  /**
   * `conflict`: another device answered differently, and the learner chooses. `refused`: the server cannot accept it.
   */
  readonly status: 'pending' | 'conflict' | 'refused';
  readonly theirs?: SavedAnswer | undefined;
  /** In a conflict: the items that both answered differently; absent if the answers cannot be merged by items. */
  readonly collided?: readonly string[] | undefined;
  /** In a conflict: the answer that is sent meanwhile. It has the other device's answer at items of the conflict. */
  readonly outgoing?: unknown;
}

/** Unacknowledged answers of one client (a tab). */
export interface HeldQueue {
  readonly client: string;
  readonly lastSeq: number;
  readonly answers: readonly HeldAnswer[];
}

export interface HeldAttempt {
  readonly queues: readonly HeldQueue[];
  /** The learner submitted, and the server has not acknowledged it yet. */
  readonly submitting: boolean;
  /** Unsent flags; null when all are sent. */
  readonly flags: readonly string[] | null;
}

export const nothingHeld: HeldAttempt = { queues: [], submitting: false, flags: null };

/** Every method resolves once the change is stored. Keyed by attempt, then client, then question. */
export interface Journal {
  /** False if everything is lost when the page ends. */
  readonly durable: boolean;
  read(attempt: string): Promise<HeldAttempt>;
  /** Also raises the client's last sequence number, in the same transaction. */
  put(attempt: string, client: string, answer: HeldAnswer): Promise<void>;
  /** Removes the answer only if the stored one still has this sequence number. */
  drop(attempt: string, client: string, question: string, seq: number): Promise<void>;
  dropClient(attempt: string, client: string): Promise<void>;
  note(attempt: string, notes: { submitting?: boolean; flags?: readonly string[] | null }): Promise<void>;
  forget(attempt: string): Promise<void>;
}

/** For browsers that refuse storage, and for tests. */
export function memoryJournal(): Journal {
  const attempts = new Map<
    string,
    {
      queues: Map<string, { lastSeq: number; answers: Map<string, HeldAnswer> }>;
      submitting: boolean;
      flags: readonly string[] | null;
    }
  >();
  const of = (attempt: string) => {
    let held = attempts.get(attempt);
    if (!held) attempts.set(attempt, (held = { queues: new Map(), submitting: false, flags: null }));
    return held;
  };
  return {
    durable: false,
    async read(attempt) {
      const held = attempts.get(attempt);
      if (!held) return nothingHeld;
      return {
        queues: [...held.queues].map(([client, queue]) => ({
          client,
          lastSeq: queue.lastSeq,
          answers: [...queue.answers.values()],
        })),
        submitting: held.submitting,
        flags: held.flags,
      };
    },
    async put(attempt, client, answer) {
      const { queues } = of(attempt);
      const queue = queues.get(client) ?? { lastSeq: 0, answers: new Map() };
      queues.set(client, queue);
      queue.lastSeq = Math.max(queue.lastSeq, answer.seq);
      queue.answers.set(answer.question, answer);
    },
    async drop(attempt, client, question, seq) {
      const answers = attempts.get(attempt)?.queues.get(client)?.answers;
      if (answers?.get(question)?.seq === seq) answers.delete(question);
    },
    async dropClient(attempt, client) {
      attempts.get(attempt)?.queues.delete(client);
    },
    async note(attempt, notes) {
      Object.assign(of(attempt), notes);
    },
    async forget(attempt) {
      attempts.delete(attempt);
    },
  };
}
