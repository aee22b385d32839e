/**
 * The answers of one attempt: what the server has, and what this device still holds, by the client that made it.
 * Applies the server's outcomes. Every change to what is held goes to the journal.
 */
import { ClientQueue, type QueuedAnswer } from './client-queue.ts';
import { sameJson } from './equal.ts';
import type { HeldAnswer } from './journal.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Outcome, SavedAnswer, SaveReply, SentEntry } from './protocol.ts';

/** A pause in typing after which the text is sent, and the longest that typing without a pause is held back. */
const typingDebounce = 600;
const typingLimit = 2_500;

interface HeldAnswersOptions {
  readonly journal: JournalWriter;
  readonly own: ClientQueue;
  readonly orphans: readonly ClientQueue[];
  readonly saved: readonly SavedAnswer[];
  newClient(): string;
  onClient?: ((client: string) => void) | undefined;
  /** The page's own clock. */
  now(): number;
}

export class HeldAnswers {
  readonly #options: HeldAnswersOptions;
  readonly #journal: JournalWriter;
  readonly #server = new Map<string, SavedAnswer>();
  readonly #late = new Set<string>();
  #own: ClientQueue;
  /** Clients of this device whose page is gone. Their entries are sent first, under their own names. */
  #orphans: readonly ClientQueue[];

  constructor(options: HeldAnswersOptions) {
    this.#options = options;
    this.#journal = options.journal;
    this.#own = options.own;
    this.#orphans = options.orphans;
    for (const saved of options.saved) this.#server.set(saved.question, saved);
  }

  get server(): ReadonlyMap<string, SavedAnswer> {
    return this.#server;
  }

  get own(): ClientQueue {
    return this.#own;
  }

  /** Orphans first, the page's own queue last. */
  get queues(): ClientQueue[] {
    return [...this.#orphans, this.#own];
  }

  /** Questions whose answer the server kept but does not count. */
  get lateCount(): number {
    return this.#late.size;
  }

  get pendingCount(): number {
    return this.queues.reduce((sum, queue) => sum + queue.pending().length, 0);
  }

  /** When the next entry may be sent; null when none waits. */
  nextDue(): number | null {
    const due = this.queues.flatMap((queue) => queue.nextDue() ?? []);
    return due.length > 0 ? Math.min(...due) : null;
  }

  change(question: string, answer: unknown, typing: boolean): void {
    const at = this.#options.now();
    const held = this.#own.held.get(question);
    const since = held && held.status === 'pending' && held.since > 0 ? held.since : at;
    this.#hold(this.#own, {
      question,
      seq: this.#own.nextSeq(),
      base: held?.base ?? this.#server.get(question)?.entry ?? 0,
      answer,
      // Until the learner has chosen between the two answers of a conflict, what they write is not sent.
      status: held?.status === 'conflict' ? 'conflict' : 'pending',
      theirs: held?.theirs,
      dueAt: typing ? Math.min(at + typingDebounce, since + typingLimit) : at,
      since,
    });
  }

  /** The learner's choice between the two answers of a conflict. Answers false when there is none. */
  resolve(question: string, choice: 'mine' | 'theirs'): boolean {
    const held = this.#own.held.get(question);
    if (held?.status !== 'conflict' || !held.theirs) return false;
    if (choice === 'theirs') {
      this.#server.set(question, held.theirs);
      this.#release(this.#own, held);
      return true;
    }
    const at = this.#options.now();
    const next = { seq: this.#own.nextSeq(), base: held.theirs.entry, dueAt: at, since: at };
    this.#hold(this.#own, { ...held, ...next, status: 'pending', theirs: undefined });
    return true;
  }

  /** Makes everything that waits for a pause in typing due now. */
  makeDue(): void {
    for (const queue of this.queues)
      for (const held of queue.pending()) queue.held.set(held.question, { ...held, dueAt: 0 });
  }

  /** Applies the outcomes of one request. Answers whether the attempt's state must be fetched to know what stands. */
  applyReply(queue: ClientQueue, entries: readonly SentEntry[], reply: SaveReply): { needsState: boolean } {
    let needsState = false;
    for (const outcome of reply.outcomes) {
      const sent = entries.find(({ seq }) => seq === outcome.seq);
      if (sent && this.#applyOutcome(queue, sent, outcome, reply.current)) needsState = true;
    }
    if (reply.current) this.merge(reply.current);
    if (reply.outcomes.some(({ outcome }) => outcome === 'REUSED')) this.#rename(queue);
    this.#dropEmptyOrphans();
    return { needsState };
  }

  /** Keeps an answer that the server will never take, apart from those that are still sent. */
  refuse(queue: ClientQueue, { question, seq }: SentEntry): void {
    const held = queue.held.get(question);
    if (held?.seq === seq) this.#hold(queue, { ...held, status: 'refused' });
  }

  /** Takes over answers from other devices. */
  merge(answers: readonly SavedAnswer[]): void {
    for (const saved of answers) {
      if ((this.#server.get(saved.question)?.entry ?? 0) >= saved.entry) continue;
      const held = this.#own.held.get(saved.question);
      // An answer that waits here keeps its base, so that the server sees that neither device knew of the other.
      if (held?.status === 'conflict') this.#hold(this.#own, { ...held, theirs: saved });
      if (!held || held.status === 'conflict') this.#server.set(saved.question, saved);
    }
  }

  #applyOutcome(
    queue: ClientQueue,
    sent: SentEntry,
    { outcome, entry }: Outcome,
    current: readonly SavedAnswer[] | undefined,
  ): boolean {
    const held = queue.held.get(sent.question);
    if (outcome === 'REUSED') return false;
    if (outcome === 'STALE') {
      if (held) this.#applyStale(queue, held, current);
      return held !== undefined && current === undefined;
    }
    if (outcome === 'ACCEPTED' && entry !== null) {
      this.#applyAccepted(queue, sent, entry, held);
      return false;
    }
    if (outcome === 'LATE') this.#late.add(sent.question);
    if (held?.seq === sent.seq) this.#release(queue, held);
    return outcome !== 'LATE';
  }

  #applyAccepted(queue: ClientQueue, sent: SentEntry, entry: number, held: QueuedAnswer | undefined): void {
    const { question, answer } = sent;
    if ((this.#server.get(question)?.entry ?? 0) < entry) this.#server.set(question, { question, answer, entry });
    if (held?.seq === sent.seq) this.#release(queue, held);
    else if (held) this.#hold(queue, { ...held, base: entry, since: this.#options.now() });
    // An orphan's answer was on this page's screen when the learner wrote on, so the newer answer is based on it.
    const newer = queue === this.#own ? undefined : this.#own.held.get(question);
    if (newer) this.#hold(this.#own, { ...newer, base: entry });
  }

  #applyStale(queue: ClientQueue, held: QueuedAnswer, current: readonly SavedAnswer[] | undefined): void {
    const { question } = held;
    const theirs = current?.find((one) => one.question === question) ?? this.#server.get(question);
    // The same answer on two devices is no conflict.
    if (theirs && sameJson(theirs.answer, held.answer)) {
      this.#release(queue, held);
      return;
    }
    if (queue !== this.#own) {
      this.#release(queue, held);
      if (this.#own.held.has(question)) return;
    }
    const seq = queue === this.#own ? held.seq : this.#own.nextSeq();
    this.#hold(this.#own, { ...held, seq, status: 'conflict', theirs });
  }

  /** The server knows a sequence of this client with another answer: its entries go on under a new client name. */
  #rename(queue: ClientQueue): void {
    const fresh = new ClientQueue({ client: this.#options.newClient(), lastSeq: 0, answers: [] });
    for (const held of queue.held.values()) this.#hold(fresh, { ...held, seq: fresh.nextSeq() });
    this.#journal.write((journal, attempt) => journal.dropClient(attempt, queue.client));
    if (queue === this.#own) {
      this.#own = fresh;
      this.#options.onClient?.(fresh.client);
    } else this.#orphans = this.#orphans.map((one) => (one === queue ? fresh : one));
  }

  #dropEmptyOrphans(): void {
    for (const { client, held } of this.#orphans)
      if (held.size === 0) this.#journal.write((journal, attempt) => journal.dropClient(attempt, client));
    this.#orphans = this.#orphans.filter(({ held }) => held.size > 0);
  }

  #hold(queue: ClientQueue, answer: QueuedAnswer): void {
    queue.held.set(answer.question, answer);
    const { dueAt: _, since: __, ...held } = answer;
    this.#journal.write((journal, attempt) => journal.put(attempt, queue.client, held));
  }

  #release(queue: ClientQueue, { question, seq }: HeldAnswer): void {
    queue.held.delete(question);
    this.#journal.write((journal, attempt) => journal.drop(attempt, queue.client, question, seq));
  }
}
