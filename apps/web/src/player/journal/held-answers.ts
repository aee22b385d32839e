/**
 * The answers of one attempt: the server's, and the queues of what this device still holds, one per client. Applies the
 * outcomes of the server's replies. Every change to a queue is written to the journal.
 */
import { changedPlaces, sameJson, withPlaces } from '@vumon/domain';
import { ClientQueue, type QueuedAnswer } from './client-queue.ts';
import type { HeldAnswer } from './journal.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Outcome, SavedAnswer, SaveReply, SentEntry } from './protocol.ts';

/** Debounce of typing in milliseconds, and the longest time that continuous typing is held back. */
const typingDebounce = 600;
const typingLimit = 2_500;

interface HeldAnswersOptions {
  readonly journal: JournalWriter;
  readonly own: ClientQueue;
  readonly orphans: readonly ClientQueue[];
  readonly saved: readonly SavedAnswer[];
  newClient(): string;
  onClient(client: string): void;
  /** Number of keys that lead to an item's answer in the answer of a question. */
  depthOf(question: string): 1 | 2;
  /** The page's own clock in milliseconds. */
  now(): number;
  /** The server's clock, as far as the page knows it. */
  serverNow(): number;
}

/** The chosen answer; in a conflict by items, the places where this device's answer is chosen. */
export type Choice = 'mine' | 'theirs' | readonly string[];

export class HeldAnswers {
  readonly #options: HeldAnswersOptions;
  readonly #journal: JournalWriter;
  readonly #server = new Map<string, SavedAnswer>();
  readonly #late = new Set<string>();
  #own: ClientQueue;
  /** Clients of this device whose page is gone. Their entries are sent first, under their own client ids. */
  #orphans: readonly ClientQueue[];

  constructor(options: HeldAnswersOptions) {
    this.#options = options;
    this.#journal = options.journal;
    this.#own = options.own;
    this.#orphans = options.orphans;
    this.#takeUndecided();
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

  /** Number of questions whose answer the server stored without counting it. */
  get lateCount(): number {
    return this.#late.size;
  }

  get pendingCount(): number {
    return this.queues.reduce((sum, queue) => sum + queue.pending().length, 0);
  }

  /** When the next entry may be sent; null if none waits. */
  nextDue(): number | null {
    const due = this.queues.flatMap((queue) => queue.nextDue() ?? []);
    return due.length > 0 ? Math.min(...due) : null;
  }

  change(question: string, answer: unknown, typing: boolean): void {
    const now = this.#options.now();
    const held = this.#own.held.get(question);
    const since = held && held.status === 'pending' && held.since > 0 ? held.since : now;
    const next = {
      question,
      seq: this.#own.nextSeq(),
      base: held?.base ?? this.#server.get(question)?.entry ?? 0,
      answer,
      at: this.#options.serverNow(),
      dueAt: typing ? Math.min(now + typingDebounce, since + typingLimit) : now,
      since,
    };
    const { theirs, collided } = held ?? {};
    if (held && theirs) {
      // Until the learner has chosen, changes to items in conflict are not sent; changes to other items are.
      const before = held.outgoing === undefined ? theirs.answer : held.outgoing;
      const outgoing = collided && withPlaces(answer, theirs.answer, collided, this.#options.depthOf(question));
      const status = collided && !sameJson(outgoing, before) ? 'pending' : held.status;
      this.#hold(this.#own, { ...held, ...next, status, outgoing: status === 'conflict' ? undefined : outgoing });
    } else this.#hold(this.#own, { ...next, status: 'pending' });
  }

  /** Applies the learner's choice between the two answers of a conflict. Returns false if there is no conflict. */
  resolve(question: string, choice: Choice): boolean {
    const held = this.#own.held.get(question);
    if (!held?.theirs) return false;
    const { theirs, collided, outgoing } = held;
    const keep = choice === 'mine' ? (collided ?? ['']) : choice === 'theirs' ? [] : choice;
    const answer = collided
      ? withPlaces(
          outgoing === undefined ? theirs.answer : outgoing,
          held.answer,
          keep,
          this.#options.depthOf(question),
        )
      : keep.length > 0
        ? held.answer
        : theirs.answer;
    if (held.status === 'conflict' && sameJson(answer, theirs.answer)) {
      this.#server.set(question, theirs);
      this.#release(this.#own, held);
      return true;
    }
    const now = this.#options.now();
    this.#hold(this.#own, {
      question,
      seq: this.#own.nextSeq(),
      base: Math.max(held.base, theirs.entry),
      answer,
      at: held.at,
      status: 'pending',
      dueAt: now,
      since: now,
    });
    return true;
  }

  /** Resolves all conflicts in favour of the latest answer, for a learner who submits without having chosen. */
  resolveAll(): void {
    for (const { question, theirs, at } of this.#own.held.values())
      if (theirs) this.resolve(question, at !== undefined && at < theirs.at ? 'theirs' : 'mine');
  }

  /** Takes over the queue of a closed tab. */
  adopt(queue: ClientQueue): void {
    this.#orphans = [...this.#orphans, queue];
    this.#takeUndecided();
  }

  /** Moves conflicts and refused answers of orphans to the page's own queue, where the learner decides on them. */
  #takeUndecided(): void {
    for (const queue of this.#orphans)
      for (const held of queue.held.values()) {
        if (held.status === 'pending') continue;
        if (!this.#own.held.has(held.question)) this.#hold(this.#own, { ...held, seq: this.#own.nextSeq() });
        this.#release(queue, held);
      }
    this.#dropEmptyOrphans();
  }

  /** Ends the typing debounce of all answers, so that they are due now. */
  makeDue(): void {
    for (const queue of this.queues)
      for (const held of queue.pending()) queue.held.set(held.question, { ...held, dueAt: 0 });
  }

  /**
   * Applies the outcomes of one request. `needsState`: the state must be fetched to know the server's current answer.
   */
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

  /** Queues refused answers once more, because their refusal may have had a cause that is gone. */
  retryRefused(): void {
    for (const queue of this.queues)
      for (const held of queue.held.values())
        if (held.status === 'refused') this.#hold(queue, { ...held, status: 'pending', dueAt: 0 });
  }

  /** Marks an answer as refused, so that it is not sent again before `retryRefused`. */
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
      // If only this device's own entry is newer, the other device's answer is still the one in conflict.
      const rival = saved.client === this.#own.client && held?.theirs ? held.theirs : saved;
      if (held?.status === 'conflict') this.#holdConflict(held, { ...saved, client: rival.client, at: rival.at });
      if (!held || held.status === 'conflict') this.#server.set(saved.question, saved);
    }
  }

  /** Updates a conflict with the server's current answer, or ends it once both answers are equal. */
  #holdConflict(held: QueuedAnswer, theirs: SavedAnswer): void {
    const depth = this.#options.depthOf(held.question);
    const differ = changedPlaces(held.answer, theirs.answer, depth);
    const collided = held.collided?.filter((place) => differ.includes(place));
    if (collided ? collided.length === 0 : sameJson(theirs.answer, held.answer)) {
      this.#release(this.#own, held);
      return;
    }
    const answer = collided ? withPlaces(theirs.answer, held.answer, collided, depth) : held.answer;
    this.#hold(this.#own, {
      ...held,
      answer,
      base: theirs.entry,
      status: 'conflict',
      theirs,
      collided,
      outgoing: undefined,
    });
  }

  #applyOutcome(
    queue: ClientQueue,
    sent: SentEntry,
    { outcome, entry, collided, rival }: Outcome,
    current: readonly SavedAnswer[] | undefined,
  ): boolean {
    const held = queue.held.get(sent.question);
    if (outcome === 'REUSED') return false;
    if (outcome === 'STALE') {
      if (held) this.#applyStale(queue, sent, held, { collided, rival }, current);
      return held !== undefined && current === undefined;
    }
    if (outcome === 'ACCEPTED' && entry !== null) {
      const stands = current?.find((one) => one.question === sent.question);
      const { question, answer } = sent;
      const own = { question, answer, entry, at: this.#options.serverNow(), client: queue.client };
      this.#applyAccepted(queue, sent, stands ?? own, held);
      return false;
    }
    if (outcome === 'LATE') this.#late.add(sent.question);
    if (held?.seq === sent.seq) this.#release(queue, held);
    return outcome !== 'LATE';
  }

  /** `stands`: the server's current answer, including items of another device that it merged in. */
  #applyAccepted(queue: ClientQueue, sent: SentEntry, stands: SavedAnswer, held: QueuedAnswer | undefined): void {
    const { question } = sent;
    if ((this.#server.get(question)?.entry ?? 0) < stands.entry) this.#server.set(question, stands);
    const ofOwn = queue === this.#own;
    const newer = ofOwn ? undefined : this.#own.held.get(question);
    if (held?.seq === sent.seq) {
      if (!ofOwn || !held.theirs) this.#release(queue, held);
      if (held.theirs && !newer) {
        const { at, client } = held.theirs;
        const conflict = ofOwn ? held : { ...held, seq: this.#own.nextSeq() };
        this.#holdConflict(conflict, { ...stands, at, client });
      }
    } else if (held) this.#hold(queue, { ...this.#rebased(held, sent, stands), since: this.#options.now() });
    if (newer?.status === 'conflict')
      this.#holdConflict(
        newer,
        newer.theirs ? { ...stands, at: newer.theirs.at, client: newer.theirs.client } : stands,
      );
    // The orphan's answer was shown on this page when the learner typed on, so the newer answer is based on it.
    else if (newer) this.#hold(this.#own, this.#rebased(newer, sent, stands));
  }

  /** The answer with the changes made while `sent` was being sent, applied to the server's current answer. */
  #rebased(held: QueuedAnswer, sent: SentEntry, stands: SavedAnswer): QueuedAnswer {
    const depth = this.#options.depthOf(held.question);
    const goes = held.outgoing === undefined ? held.answer : held.outgoing;
    const next = withPlaces(stands.answer, goes, changedPlaces(sent.answer, goes, depth), depth);
    if (!held.theirs || !held.collided) return { ...held, answer: next, base: stands.entry };
    const theirs = {
      ...held.theirs,
      answer: withPlaces(stands.answer, held.theirs.answer, held.collided, depth),
      entry: stands.entry,
    };
    const answer = withPlaces(next, held.answer, held.collided, depth);
    return { ...held, answer, outgoing: next, base: stands.entry, theirs };
  }

  #applyStale(
    queue: ClientQueue,
    sent: SentEntry,
    held: QueuedAnswer,
    { collided, rival }: Pick<Outcome, 'collided' | 'rival'>,
    current: readonly SavedAnswer[] | undefined,
  ): void {
    const { question } = held;
    const stands = current?.find((one) => one.question === question) ?? this.#server.get(question);
    const theirs = stands && { ...stands, ...rival };
    // Equal answers of two devices are no conflict.
    if (theirs && sameJson(theirs.answer, held.answer)) {
      this.#release(queue, held);
      return;
    }
    if (queue !== this.#own) {
      this.#release(queue, held);
      if (this.#own.held.has(question)) return;
    }
    const own = {
      ...held,
      seq: queue === this.#own ? held.seq : this.#own.nextSeq(),
      base: theirs?.entry ?? held.base,
    };
    if (!theirs || !collided) {
      this.#hold(this.#own, { ...own, status: 'conflict', theirs, collided: undefined, outgoing: undefined });
      return;
    }
    const depth = this.#options.depthOf(question);
    const since = changedPlaces(sent.answer, held.answer, depth);
    const answer = withPlaces(theirs.answer, held.answer, [...collided, ...since], depth);
    const outgoing = withPlaces(answer, theirs.answer, collided, depth);
    const status = sameJson(outgoing, theirs.answer) ? 'conflict' : 'pending';
    this.#hold(this.#own, {
      ...own,
      answer,
      status,
      theirs,
      collided,
      outgoing: status === 'pending' ? outgoing : undefined,
    });
  }

  /**
   * The server has another answer under a sequence number of this client, so its entries continue under a new client
   * id.
   */
  #rename(queue: ClientQueue): void {
    const fresh = new ClientQueue({ client: this.#options.newClient(), lastSeq: 0, answers: [] });
    for (const held of queue.held.values()) this.#hold(fresh, { ...held, seq: fresh.nextSeq() });
    this.#journal.write((journal, attempt) => journal.dropClient(attempt, queue.client));
    if (queue === this.#own) {
      this.#own = fresh;
      this.#options.onClient(fresh.client);
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
