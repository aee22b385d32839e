/**
 * The rules by which the server accepts a learner's answers, as pure functions: the same decisions that the database
 * function `save_answers` makes inside its transaction. Tests compare the two.
 */
import { graceMs } from './clock.ts';
import { mergedClient, settleStale } from './merge.ts';

export interface LogEntry {
  readonly client: string;
  readonly seq: number;
  readonly question: string;
  /** JSON text of the answer. */
  readonly answer: string;
  /** The number of the question's latest entry that this client had seen; 0 = none. */
  readonly base: number;
  /** Milliseconds since the epoch at which the server received it. */
  readonly at: number;
}

export type Disposition = 'ACCEPTED' | 'SUPERSEDED' | 'STALE' | 'LATE';

export interface StoredEntry extends LogEntry {
  /** Place in the log, from 1. */
  readonly entry: number;
  readonly disposition: Disposition;
}

export interface AnswerLog {
  readonly deadline: number;
  readonly submitted: boolean;
  readonly entries: readonly StoredEntry[];
}

export type LogReply =
  | {
      readonly outcome: Disposition;
      readonly entry: number;
      readonly collided?: readonly string[] | undefined;
      readonly rival?: number | undefined;
    }
  | { readonly outcome: 'REUSED'; readonly entry: number; readonly collided?: undefined; readonly rival?: undefined };

export const emptyLog = (deadline: number): AnswerLog => ({ deadline, submitted: false, entries: [] });

/** The last accepted entry of a question, or undefined. */
export function effectiveEntry(log: AnswerLog, question: string): StoredEntry | undefined {
  return log.entries.findLast((entry) => entry.question === question && entry.disposition === 'ACCEPTED');
}

/** Appends one entry. Idempotent: a repeated entry gets the first reply again. Stored entries never change. */
export function receive(log: AnswerLog, entry: LogEntry): { log: AnswerLog; reply: LogReply } {
  const known = log.entries.find(({ client, seq }) => client === entry.client && seq === entry.seq);
  if (known) {
    const same = known.question === entry.question && known.answer === entry.answer;
    return { log, reply: { outcome: same ? known.disposition : 'REUSED', entry: known.entry } };
  }
  const stored: StoredEntry = { ...entry, entry: log.entries.length + 1, disposition: dispositionOf(log, entry) };
  return {
    log: { ...log, entries: [...log.entries, stored] },
    reply: { outcome: stored.disposition, entry: stored.entry },
  };
}

/** As `receive`, but a stale entry is also merged by item: the log gets the entry itself, then the merged answer. */
export function receiveMerging(
  log: AnswerLog,
  entry: LogEntry,
  options: Parameters<typeof settleStale>[2],
): { log: AnswerLog; reply: LogReply } {
  const taken = receive(log, entry);
  if (taken.reply.outcome !== 'STALE') return taken;
  const accepted = taken.log.entries
    .filter(({ question, disposition }) => question === entry.question && disposition === 'ACCEPTED')
    .map((one) => ({ ...one, answer: JSON.parse(one.answer) as unknown }));
  const settled = settleStale(accepted, { ...entry, answer: JSON.parse(entry.answer) as unknown }, options);
  const { outcome, collided, rival } = settled;
  if (settled.add === undefined)
    return {
      log: taken.log,
      reply: { ...taken.reply, outcome, entry: settled.entry ?? taken.reply.entry, collided, rival },
    };
  const merged: StoredEntry = {
    ...entry,
    client: mergedClient(entry.client),
    answer: JSON.stringify(settled.add),
    entry: taken.log.entries.length + 1,
    disposition: 'ACCEPTED',
  };
  return {
    log: { ...taken.log, entries: [...taken.log.entries, merged] },
    reply: { outcome, entry: merged.entry, collided, rival },
  };
}

function dispositionOf(log: AnswerLog, entry: LogEntry): Disposition {
  if (log.submitted || entry.at > log.deadline + graceMs) return 'LATE';
  const latest = effectiveEntry(log, entry.question);
  if (!latest) return 'ACCEPTED';
  // The entries of one client are ordered by sequence number, in whatever order the network delivers them.
  if (latest.client === entry.client) return entry.seq > latest.seq ? 'ACCEPTED' : 'SUPERSEDED';
  return entry.base === latest.entry ? 'ACCEPTED' : 'STALE';
}
