/**
 * The player's memory. Every change goes to the journal first, then to the server, one request at a time; what the
 * server has not acknowledged stays in the journal through lost connections, reloads and signing in again.
 * Knows neither React nor HTTP.
 */
import { sameJson } from './equal.ts';
import { FlagSaver } from './flag-saver.ts';
import type { HeldAnswer, Journal } from './journal.ts';
import { Lane, type Waiting } from './lane.ts';
import { TransportError, type AttemptStanding, type AttemptStatus, type SavedAnswer, type SaveReply, type SentEntry, type Standing, type Transport } from './protocol.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';

/** Typing is sent once it rests this long, and at the latest after `typingPatience`. */
const typingRest = 600;
const typingPatience = 2_500;
const firstRetry = 1_000;
const longestRetry = 20_000;

export interface SaverOptions {
  readonly attempt: string;
  readonly client: string;
  readonly journal: Journal;
  readonly transport: Transport;
  readonly standing: AttemptStanding;
  newClient(): string;
  /** The tab has another name from now on. */
  onClient?(client: string): void;
  /** Every reply's standing: the clock and the deadline live on it. */
  onStanding?(standing: Standing): void;
  /** The page's own clock and dice. */
  now(): number;
  random(): number;
}

export class Saver {
  readonly #options: SaverOptions;
  readonly #server = new Map<string, SavedAnswer>();
  readonly #late = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #own: Lane;
  /** Clients of this device whose page is gone: drained first, under their own names. */
  #orphans: Lane[] = [];
  readonly #flags: FlagSaver;
  #written: Promise<unknown> = Promise.resolve();
  #durable: boolean;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #trouble: 'offline' | 'signed-out' | 'foreign' | null = null;
  #single = false;
  #needsState = false;
  #submitting = false;
  #status: AttemptStatus;
  #deadlineAt: number;
  #savedAt: number;
  #stopped = false;
  #snapshot: Snapshot;

  private constructor(options: SaverOptions, own: Lane, orphans: Lane[]) {
    this.#options = options;
    this.#own = own;
    this.#orphans = orphans;
    const { standing, journal } = options;
    for (const saved of standing.answers) this.#server.set(saved.question, saved);
    this.#flags = new FlagSaver(standing.flags, {
      send: (flags) => options.transport.saveFlags(flags),
      note: (flags) => this.#journal((kept, attempt) => kept.note(attempt, { flags })),
      failed: (error) => {
        this.#fail(error, false);
        this.#notify();
      },
    });
    this.#durable = journal.durable;
    this.#status = standing.status;
    this.#deadlineAt = standing.deadlineAt;
    this.#savedAt = standing.serverTime;
    this.#snapshot = this.#look();
  }

  /** Takes up what the journal holds; `isOrphan` tells whether a client's page is gone. */
  static async open(options: SaverOptions, isOrphan: (client: string) => Promise<boolean>): Promise<Saver> {
    const held = await options.journal.read(options.attempt);
    let own = new Lane({ client: options.client, lastSeq: 0, answers: [] });
    const orphans: Lane[] = [];
    for (const lane of held.lanes) {
      if (lane.client === options.client) own = new Lane(lane);
      else if (lane.answers.length > 0 && (await isOrphan(lane.client))) orphans.push(new Lane(lane));
    }
    const saver = new Saver(options, own, orphans);
    if (held.flags) saver.#flags.set(held.flags);
    if (held.submitting && options.standing.status === 'RUNNING') saver.#submitting = true;
    saver.#notify();
    saver.#wake(0);
    return saver;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.#snapshot;

  /** The learner's new answer; null clears it. `typing` waits a moment for the next letter. */
  change(question: string, answer: unknown, { typing = false }: { typing?: boolean } = {}): void {
    if (this.#status !== 'RUNNING' || this.#submitting) return;
    const { now } = this.#options;
    const held = this.#own.held.get(question);
    const at = now();
    const since = held && held.status === 'pending' && held.since > 0 ? held.since : at;
    this.#hold(this.#own, {
      question,
      seq: this.#own.nextSeq(),
      base: held?.base ?? this.#server.get(question)?.entry ?? 0,
      answer,
      // While the learner has not chosen between two devices, what they write here stays here.
      status: held?.status === 'conflict' ? 'conflict' : 'pending',
      theirs: held?.theirs,
      dueAt: typing ? Math.min(at + typingRest, since + typingPatience) : at,
      since,
    });
    this.#notify();
    this.#schedule();
  }

  /** Settles a question that was answered elsewhere too. */
  resolve(question: string, choice: 'mine' | 'theirs'): void {
    const held = this.#own.held.get(question);
    if (held?.status !== 'conflict' || !held.theirs) return;
    if (choice === 'theirs') {
      this.#server.set(question, held.theirs);
      this.#release(this.#own, held);
    } else {
      const at = this.#options.now();
      this.#hold(this.#own, { ...held, seq: this.#own.nextSeq(), base: held.theirs.entry, status: 'pending', theirs: undefined, dueAt: at, since: at });
    }
    this.#notify();
    this.#schedule();
  }

  setFlags(flags: readonly string[]): void {
    if (this.#status !== 'RUNNING') return;
    this.#flags.set(flags);
    this.#notify();
  }

  /** Hands in; goes on trying while there is no connection. */
  submit(): void {
    if (this.#status !== 'RUNNING' || this.#submitting) return;
    this.#submitting = true;
    this.#journal((journal, attempt) => journal.note(attempt, { submitting: true }));
    this.#failures = 0;
    this.#notify();
    this.#wake(0);
  }

  /** Back to work, as long as the server has not heard of the handing in. */
  cancelSubmit(): void {
    if (!this.#submitting || this.#running !== null || this.#status !== 'RUNNING') return;
    this.#submitting = false;
    this.#journal((journal, attempt) => journal.note(attempt, { submitting: false }));
    this.#notify();
  }

  /** Tries at once: the connection is back, the learner signed in again. */
  resume(): void {
    this.#trouble = null;
    this.#failures = 0;
    this.#notify();
    this.#wake(0);
    this.#flags.resume();
  }

  /** Sends what waits without a pause, for a page that is being left. */
  flush(): void {
    for (const lane of this.#lanes()) for (const held of lane.pending()) lane.held.set(held.question, { ...held, dueAt: 0 });
    if (this.#trouble !== 'signed-out' && this.#trouble !== 'foreign') this.#wake(0);
  }

  /** The page goes away: everything unacknowledged goes out once more. Repeating an entry is harmless. */
  lastWords(): void {
    for (const lane of this.#lanes()) {
      const entries = lane.batch(0, true, false);
      if (entries.length > 0) this.#options.transport.lastWords(lane.client, entries);
    }
  }

  /** Fetches where the attempt stands: other devices' answers, a longer deadline, an end by the server. */
  async refresh(): Promise<void> {
    if (this.#stopped) return;
    try {
      const standing = await this.#options.transport.state();
      this.#merge(standing.answers);
      this.#flags.merge(standing.flags);
      this.#stand(standing);
      if (this.#trouble !== null) this.resume();
    } catch (error) {
      this.#fail(error, false);
    }
    this.#notify();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#flags.stop();
  }

  #lanes = (): Lane[] => [...this.#orphans, this.#own];

  #schedule(): void {
    if (this.#running || this.#trouble) return;
    if (this.#submitting && this.#status === 'RUNNING') {
      this.#wake(0);
      return;
    }
    const due = this.#lanes().flatMap((lane) => lane.nextDue() ?? []);
    if (due.length > 0) this.#wake(Math.max(0, Math.min(...due) - this.#options.now()));
  }

  #wake(ms: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running ??= this.#drain().finally(() => {
        this.#running = null;
        this.#notify();
        this.#schedule();
      });
    }, ms);
  }

  async #drain(): Promise<void> {
    for (;;) {
      if (this.#stopped) return;
      const lane = this.#lanes().find((one) => one.batch(this.#options.now(), this.#submitting, this.#single).length > 0);
      const handIn = this.#submitting && this.#status === 'RUNNING' && this.#orphans.every((one) => one.pending().length === 0) && !this.#single;
      if (!lane && !handIn) {
        this.#single = false;
        if (this.#submitting && this.#status === 'RUNNING') continue;
        if (this.#trouble === 'offline') this.#trouble = null;
        if (this.#needsState) {
          this.#needsState = false;
          await this.refresh();
        }
        return;
      }
      const from = lane ?? this.#own;
      await this.#written;
      const entries = from.batch(this.#options.now(), this.#submitting, this.#single);
      const last = handIn && from === this.#own && from.pending().length === entries.length;
      if (!last && entries.length === 0) continue;
      this.#notify();
      try {
        const reply = last ? await this.#options.transport.submit(from.client, entries) : await this.#options.transport.save(from.client, entries);
        this.#failures = 0;
        this.#trouble = null;
        this.#settle(from, entries, reply);
        this.#notify();
      } catch (error) {
        if (error instanceof TransportError && error.kind === 'refused' && entries.length > 0) this.#refuse(from, entries);
        else {
          this.#fail(error, true);
          return;
        }
      }
    }
  }

  #settle(lane: Lane, entries: readonly SentEntry[], reply: SaveReply): void {
    let reused = false;
    for (const { seq, entry, outcome } of reply.outcomes) {
      const sent = entries.find((one) => one.seq === seq);
      if (!sent) continue;
      const held = lane.held.get(sent.question);
      const isSame = held?.seq === seq;
      if (outcome === 'REUSED') reused = true;
      else if (outcome === 'ACCEPTED' && entry !== null) this.#accept(lane, sent, entry, held, isSame);
      else if (outcome === 'STALE') this.#stale(lane, held, reply.current);
      else {
        if (outcome === 'LATE') this.#late.add(sent.question);
        else this.#needsState = true;
        if (held && isSame) this.#release(lane, held);
      }
    }
    if (reply.current) this.#merge(reply.current);
    if (reused) this.#rename(lane);
    this.#orphans = this.#orphans.filter((orphan) => {
      if (orphan.held.size > 0) return true;
      this.#journal((journal, attempt) => journal.dropClient(attempt, orphan.client));
      return false;
    });
    this.#stand(reply);
  }

  #accept(lane: Lane, sent: SentEntry, entry: number, held: Waiting | undefined, isSame: boolean): void {
    const { question, answer } = sent;
    if ((this.#server.get(question)?.entry ?? 0) < entry) this.#server.set(question, { question, answer, entry });
    if (held && isSame) this.#release(lane, held);
    else if (held) this.#hold(lane, { ...held, base: entry, since: this.#options.now() });
    // What an earlier page of this device had written stood on the screen when this one wrote on.
    const mine = lane === this.#own ? undefined : this.#own.held.get(question);
    if (mine) this.#hold(this.#own, { ...mine, base: entry });
  }

  #stale(lane: Lane, held: Waiting | undefined, current: readonly SavedAnswer[] | undefined): void {
    if (!held) return;
    const theirs = current?.find(({ question }) => question === held.question) ?? this.#server.get(held.question);
    if (!current) this.#needsState = true;
    if (theirs && sameJson(theirs.answer, held.answer)) {
      this.#server.set(held.question, theirs);
      this.#release(lane, held);
      return;
    }
    if (lane !== this.#own) {
      this.#release(lane, held);
      if (this.#own.held.has(held.question)) return;
    }
    const seq = lane === this.#own ? held.seq : this.#own.nextSeq();
    this.#hold(this.#own, { ...held, seq, status: 'conflict', theirs });
  }

  /** A sequence of this client is taken by another answer: go on under a new name. */
  #rename(lane: Lane): void {
    const { newClient, onClient } = this.#options;
    const fresh = new Lane({ client: newClient(), lastSeq: 0, answers: [] });
    for (const held of lane.held.values()) this.#hold(fresh, { ...held, seq: fresh.nextSeq() });
    this.#journal((journal, attempt) => journal.dropClient(attempt, lane.client));
    if (lane === this.#own) {
      this.#own = fresh;
      onClient?.(fresh.client);
    } else this.#orphans = this.#orphans.map((one) => (one === lane ? fresh : one));
  }

  /** One bad entry must not hold up the others: each goes alone, and the one that is refused stays here. */
  #refuse(lane: Lane, entries: readonly SentEntry[]): void {
    if (entries.length > 1) {
      this.#single = true;
      return;
    }
    const held = lane.held.get(entries[0]!.question);
    if (held?.seq === entries[0]!.seq) this.#hold(lane, { ...held, status: 'refused' });
  }

  #merge(answers: readonly SavedAnswer[]): void {
    for (const saved of answers) {
      if ((this.#server.get(saved.question)?.entry ?? 0) >= saved.entry) continue;
      const held = this.#own.held.get(saved.question);
      // While something waits here its base stays: the server must see that the two did not know of each other.
      if (held?.status === 'conflict') this.#hold(this.#own, { ...held, theirs: saved });
      if (!held || held.status === 'conflict') this.#server.set(saved.question, saved);
    }
  }

  #stand(standing: Standing): void {
    this.#deadlineAt = standing.deadlineAt;
    this.#status = standing.status;
    if (this.#pending() === 0) this.#savedAt = Math.max(this.#savedAt, standing.serverTime);
    if (standing.status !== 'RUNNING' && this.#pending() === 0) this.#journal((journal, attempt) => journal.forget(attempt));
    this.#options.onStanding?.(standing);
  }

  #fail(error: unknown, retry: boolean): void {
    const failure = error instanceof TransportError ? error : new TransportError('unreachable');
    if (failure.kind === 'signed-out' || failure.kind === 'foreign') {
      this.#trouble = failure.kind;
      return;
    }
    if (!retry) return;
    this.#trouble = 'offline';
    this.#failures += 1;
    const longest = Math.min(longestRetry, firstRetry * 2 ** (this.#failures - 1));
    // Half of it by chance, so that a whole class does not come back in the same moment.
    this.#wake(Math.max(failure.retryAfterMs ?? 0, longest / 2) + (longest / 2) * this.#options.random());
  }

  #hold(lane: Lane, held: Waiting): void {
    lane.held.set(held.question, held);
    const { dueAt: _, since: __, ...kept } = held;
    this.#journal((journal, attempt) => journal.put(attempt, lane.client, kept));
  }

  #release(lane: Lane, held: HeldAnswer): void {
    lane.held.delete(held.question);
    this.#journal((journal, attempt) => journal.drop(attempt, lane.client, held.question, held.seq));
  }

  /** Issued at once, the journal keeps their order; a full disk is said, and the page goes on from memory. */
  #journal(write: (journal: Journal, attempt: string) => Promise<unknown>): void {
    const { journal, attempt } = this.#options;
    const written = write(journal, attempt).catch(() => {
      this.#durable = false;
      this.#notify();
    });
    this.#written = Promise.all([this.#written, written]);
  }

  #pending = (): number => this.#lanes().reduce((sum, lane) => sum + lane.pending().length, 0);

  #notify(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): Snapshot {
    return snapshotOf({
      lanes: this.#lanes(), server: this.#server, flags: this.#flags.flags, trouble: this.#trouble, savedAt: this.#savedAt,
      status: this.#status, submitting: this.#submitting, deadlineAt: this.#deadlineAt, late: this.#late.size, durable: this.#durable,
    });
  }
}
