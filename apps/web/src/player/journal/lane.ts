/** The unacknowledged answers of one client, and what the server's outcomes make of them. Pure but for its own maps. */
import type { HeldAnswer, HeldLane } from './journal.ts';
import type { SentEntry } from './protocol.ts';

/** Entries and bytes of one request: well under what the server takes. */
const maxEntries = 100;
const maxBytes = 300_000;

export interface Waiting extends HeldAnswer {
  /** When it may be sent, on the page's own clock; typing waits a little for more. */
  readonly dueAt: number;
  /** When the first change that is still unsent was made. */
  readonly since: number;
}

export class Lane {
  readonly client: string;
  readonly held = new Map<string, Waiting>();
  #lastSeq: number;

  constructor({ client, lastSeq, answers }: HeldLane) {
    this.client = client;
    this.#lastSeq = lastSeq;
    for (const answer of answers) this.held.set(answer.question, { ...answer, dueAt: 0, since: 0 });
  }

  nextSeq(): number {
    this.#lastSeq += 1;
    return this.#lastSeq;
  }

  pending(): Waiting[] {
    return [...this.held.values()].filter(({ status }) => status === 'pending');
  }

  /** What may go out now, oldest first; `all` does not wait for typing to rest. */
  batch(now: number, all: boolean, single: boolean): SentEntry[] {
    const due = this.pending().filter(({ dueAt }) => all || dueAt <= now).sort((a, b) => a.seq - b.seq);
    const entries: SentEntry[] = [];
    let bytes = 0;
    for (const { seq, question, base, answer } of due) {
      bytes += JSON.stringify(answer).length + 120;
      if (entries.length > 0 && (single || entries.length >= maxEntries || bytes > maxBytes)) break;
      entries.push({ seq, question, base, answer });
    }
    return entries;
  }

  /** When the next entry falls due; null when none waits. */
  nextDue(): number | null {
    const times = this.pending().map(({ dueAt }) => dueAt);
    return times.length > 0 ? Math.min(...times) : null;
  }
}
