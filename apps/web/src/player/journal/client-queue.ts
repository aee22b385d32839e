/** The unacknowledged answers of one client (a tab), ordered by sequence number. */
import type { HeldAnswer, HeldQueue } from './journal.ts';
import type { SentEntry } from './protocol.ts';

/** Limits of one request, well below those of the server. */
const maxEntries = 100;
const maxBytes = 300_000;

export interface QueuedAnswer extends HeldAnswer {
  /** When it may be sent, by the page's own clock; typing is debounced. */
  readonly dueAt: number;
  /** Time of the first change that is not sent yet. */
  readonly since: number;
}

export class ClientQueue {
  readonly client: string;
  readonly held = new Map<string, QueuedAnswer>();
  #lastSeq: number;

  constructor({ client, lastSeq, answers }: HeldQueue) {
    this.client = client;
    this.#lastSeq = lastSeq;
    for (const answer of answers) this.held.set(answer.question, { ...answer, dueAt: 0, since: 0 });
  }

  nextSeq(): number {
    this.#lastSeq += 1;
    return this.#lastSeq;
  }

  pending(): QueuedAnswer[] {
    return [...this.held.values()].filter(({ status }) => status === 'pending');
  }

  /** Entries that may be sent now, oldest first. `all` ignores the typing debounce; `oneByOne` returns one entry. */
  batch(now: number, { all, oneByOne }: { all: boolean; oneByOne: boolean }): SentEntry[] {
    const due = this.pending()
      .filter(({ dueAt }) => all || dueAt <= now)
      .sort((a, b) => a.seq - b.seq);
    const entries: SentEntry[] = [];
    let bytes = 0;
    for (const { seq, question, base, answer: shown, outgoing } of due) {
      const answer = outgoing === undefined ? shown : outgoing;
      bytes += JSON.stringify(answer).length + 120;
      if (entries.length > 0 && (oneByOne || entries.length >= maxEntries || bytes > maxBytes)) break;
      entries.push({ seq, question, base, answer });
    }
    return entries;
  }

  /** When the next entry is due; null if none waits. */
  nextDue(): number | null {
    const times = this.pending().map(({ dueAt }) => dueAt);
    return times.length > 0 ? Math.min(...times) : null;
  }
}
