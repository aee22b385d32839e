/** What this device holds of an attempt until the server has acknowledged it. */
import type { SavedAnswer } from './protocol.ts';

export interface HeldAnswer {
  readonly question: string;
  /** The sequence it was last given; its body never changes under the same one. */
  readonly seq: number;
  /** `entry` of the answer that was on the screen when this one was made; 0 = none. */
  readonly base: number;
  readonly answer: unknown;
  /** `conflict`: answered elsewhere meanwhile, the learner chooses. `refused`: the server cannot take it. */
  readonly status: 'pending' | 'conflict' | 'refused';
  readonly theirs?: SavedAnswer | undefined;
}

/** The answers one client (a tab) made and has not yet heard back about. */
export interface HeldLane {
  readonly client: string;
  readonly lastSeq: number;
  readonly answers: readonly HeldAnswer[];
}

export interface HeldAttempt {
  readonly lanes: readonly HeldLane[];
  /** The learner handed in and the server has not heard of it. */
  readonly submitting: boolean;
  /** Flags that were not sent; null when they were. */
  readonly flags: readonly string[] | null;
}

export const nothingHeld: HeldAttempt = { lanes: [], submitting: false, flags: null };

/** Every method resolves once the device has it. Keyed by attempt, then client, then question. */
export interface Journal {
  /** False when what is held dies with the page. */
  readonly durable: boolean;
  read(attempt: string): Promise<HeldAttempt>;
  /** Also raises the client's last sequence, in one transaction. */
  put(attempt: string, client: string, answer: HeldAnswer): Promise<void>;
  /** Only if it is still the one with this sequence. */
  drop(attempt: string, client: string, question: string, seq: number): Promise<void>;
  dropClient(attempt: string, client: string): Promise<void>;
  note(attempt: string, notes: { submitting?: boolean; flags?: readonly string[] | null }): Promise<void>;
  forget(attempt: string): Promise<void>;
}

/** For browsers that refuse storage, and for tests. */
export function memoryJournal(): Journal {
  const attempts = new Map<string, { lanes: Map<string, { lastSeq: number; answers: Map<string, HeldAnswer> }>; submitting: boolean; flags: readonly string[] | null }>();
  const of = (attempt: string) => {
    let held = attempts.get(attempt);
    if (!held) attempts.set(attempt, (held = { lanes: new Map(), submitting: false, flags: null }));
    return held;
  };
  return {
    durable: false,
    async read(attempt) {
      const held = attempts.get(attempt);
      if (!held) return nothingHeld;
      return {
        lanes: [...held.lanes].map(([client, lane]) => ({ client, lastSeq: lane.lastSeq, answers: [...lane.answers.values()] })),
        submitting: held.submitting,
        flags: held.flags,
      };
    },
    async put(attempt, client, answer) {
      const { lanes } = of(attempt);
      const lane = lanes.get(client) ?? { lastSeq: 0, answers: new Map() };
      lanes.set(client, lane);
      lane.lastSeq = Math.max(lane.lastSeq, answer.seq);
      lane.answers.set(answer.question, answer);
    },
    async drop(attempt, client, question, seq) {
      const answers = attempts.get(attempt)?.lanes.get(client)?.answers;
      if (answers?.get(question)?.seq === seq) answers.delete(question);
    },
    async dropClient(attempt, client) {
      attempts.get(attempt)?.lanes.delete(client);
    },
    async note(attempt, notes) {
      Object.assign(of(attempt), notes);
    },
    async forget(attempt) {
      attempts.delete(attempt);
    },
  };
}
