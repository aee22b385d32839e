/**
 * Saves a learner's answers. Every change is written to the journal first and then sent to the server, one request at
 * a time. What the server has not acknowledged stays in the journal through lost connections, reloads and signing in
 * again. Independent of React and of HTTP.
 */
import type { AnswerSaverOptions, IsOrphan } from './answer-saver-options.ts';
import { ClientQueue } from './client-queue.ts';
import { FlagSaver } from './flag-saver.ts';
import { HeldAnswers, type Choice } from './held-answers.ts';
import { JournalWriter } from './journal-writer.ts';
import type { Journal } from './journal.ts';
import {
  TransportError,
  type ServerState,
  type AttemptStatus,
  type SentEntry,
  type StatusAndDeadline,
} from './protocol.ts';
import { retryDelay } from './retry-delay.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import type { TabRoom } from './on-demand/tabs.ts';

/** How often a page asks whether a paused attempt has been resumed. */
const pausePollMs = 5_000;

const nothingBeside: ReadonlyMap<string, unknown> = new Map();

/** What the code for other tabs may read and change. */
export interface SaverInside {
  readonly answers: HeldAnswers;
  readonly journal: Journal;
  readonly attempt: string;
  readonly isOrphan: IsOrphan;
  changed(): void;
}

export class AnswerSaver {
  readonly #options: AnswerSaverOptions;
  readonly #journal: JournalWriter;
  readonly #answers: HeldAnswers;
  readonly #flags: FlagSaver;
  #room: TabRoom | null = null;
  readonly #isOrphan: IsOrphan;
  readonly #listeners = new Set<() => void>();
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Nothing is sent before this moment of the page's clock, because the server asked to slow down. */
  #restsUntil = 0;
  #retryAt = 0;
  #trouble: 'offline' | 'signed-out' | 'foreign' | null = null;
  /** After a refused request entries are sent one by one, to find the one that the server refuses. */
  #oneByOne = false;
  #needsState = false;
  #submitting = false;
  /**
   * Set for a submission by the clock. `unconfirmed`: the server is asked first whether the time is still over, because it
   * may have changed while there was no connection.
   */
  #byClock: 'confirmed' | 'unconfirmed' | null = null;
  #status: AttemptStatus;
  #deadlineAt: number;
  #pausedAt: number | null;
  #savedAt: number;
  #stopped = false;
  #snapshot: Snapshot;

  private constructor(options: AnswerSaverOptions, own: ClientQueue, orphans: ClientQueue[], isOrphan: IsOrphan) {
    this.#options = options;
    this.#isOrphan = isOrphan;
    const { serverState, journal, attempt } = options;
    this.#journal = new JournalWriter(journal, attempt, () => this.#notify());
    const saved = serverState.answers;
    this.#answers = new HeldAnswers({ ...options, journal: this.#journal, own, orphans, saved });
    this.#flags = new FlagSaver(serverState.flags, {
      send: (flags) => options.transport.saveFlags(flags),
      note: (flags) => this.#journal.write((kept, id) => kept.note(id, { flags })),
      failed: (error) => {
        this.#handleFailure(error, { retry: false });
        this.#notify();
      },
    });
    this.#status = serverState.status;
    this.#deadlineAt = serverState.deadlineAt;
    this.#pausedAt = serverState.pausedAt;
    // The state may be a stored one with the time of a reload, which saved nothing.
    this.#savedAt = saved.length > 0 ? Math.max(...saved.map(({ at }) => at)) : serverState.serverTime;
    this.#snapshot = this.#takeSnapshot();
  }

  /** Continues with the contents of the journal. */
  static async open(options: AnswerSaverOptions, isOrphan: IsOrphan): Promise<AnswerSaver> {
    const held = await options.journal.read(options.attempt);
    let own = new ClientQueue({ client: options.client, lastSeq: 0, answers: [] });
    const orphans: ClientQueue[] = [];
    for (const queue of held.queues) {
      if (queue.client === options.client) own = new ClientQueue(queue);
      else if (queue.answers.length > 0 && (await isOrphan(queue.client, 0))) orphans.push(new ClientQueue(queue));
    }
    const saver = new AnswerSaver(options, own, orphans, isOrphan);
    saver.#answers.retryRefused();
    if (held.flags) saver.#flags.set(held.flags);
    if (held.submitting && options.serverState.status === 'RUNNING') saver.#submitting = true;
    saver.#notify();
    saver.#drainIn(0);
    return saver;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.#snapshot;

  /** The learner's new answer; null clears it. With `typing` it is sent after a pause. */
  change(question: string, answer: unknown, { typing = false }: { typing?: boolean } = {}): void {
    if (this.#status !== 'RUNNING' || this.#submitting) return;
    this.#answers.change(question, answer, typing);
    this.#room?.typed(this.#answers.own.client, question, answer, this.#options.serverNow());
    this.#notify();
    this.#schedule();
  }

  /** The learner's choice for a question that another device answered differently. */
  resolve(question: string, choice: Choice): void {
    if (!this.#answers.resolve(question, choice)) return;
    this.#notify();
    this.#schedule();
  }

  setFlags(flags: readonly string[]): void {
    if (this.#status !== 'RUNNING') return;
    this.#flags.set(flags);
    this.#notify();
  }

  /**
   * Submits the attempt; retried until the server has received it. `byClock`: not the learner but the clock submits,
   * and does so again after a reload.
   */
  submit(byClock: 'confirmed' | 'unconfirmed' | null = null): void {
    if (this.#status !== 'RUNNING' || this.#submitting) return;
    this.#answers.retryRefused();
    this.#submitting = true;
    this.#byClock = byClock;
    if (!byClock) this.#journal.write((journal, attempt) => journal.note(attempt, { submitting: true }));
    this.#failures = 0;
    this.#notify();
    this.#drainIn(0);
  }

  /** Cancels a submission, unless a request is being sent. */
  cancelSubmit(): void {
    if (!this.#submitting || this.#running !== null || this.#status !== 'RUNNING') return;
    this.#submitting = false;
    this.#journal.write((journal, attempt) => journal.note(attempt, { submitting: false }));
    this.#notify();
  }

  /** Retries at once, because the connection is back or the learner signed in again. */
  resume(): void {
    this.#trouble = null;
    this.#failures = 0;
    this.#notify();
    this.#drainIn(0);
    this.#flags.resume();
  }

  /** Sends what waits for the debounce at once, because the page was hidden. */
  flush(): void {
    this.#answers.makeDue();
    if (this.#trouble !== 'signed-out' && this.#trouble !== 'foreign') this.#drainIn(0);
  }

  /** Sends everything unacknowledged once more while the page is being closed. Repeating an entry is harmless. */
  sendOnPageHide(): void {
    for (const queue of this.#answers.queues) {
      const entries = queue.batch(0, { all: true, oneByOne: false });
      if (entries.length > 0) this.#options.transport.sendOnPageHide(queue.client, entries);
    }
    this.#room?.leave();
  }

  async #fetchState(): Promise<void> {
    const state = await this.#options.transport.state();
    this.#answers.merge(state.answers);
    this.#flags.merge(state.flags);
    this.#pausedAt = state.pausedAt;
    this.#applyReply(state);
  }

  /**
   * Fetches the attempt's state: answers of other devices, a later deadline, an end by the server. Resolves to whether
   * the server has replied.
   */
  async refresh(): Promise<boolean> {
    if (this.#stopped) return false;
    let replied = true;
    try {
      await this.#fetchState();
      if (this.#trouble !== null) this.resume();
      else this.#schedule();
    } catch (error) {
      replied = false;
      this.#handleFailure(error, { retry: false });
    }
    this.#notify();
    return replied;
  }

  /** Says every few seconds that the page is there; without a reply the screen says that there is no connection. */
  async beat(): Promise<void> {
    if (this.#stopped || this.#status !== 'RUNNING' || this.#running) return;
    await this.#ping();
    this.#notify();
    this.#schedule();
  }

  async #ping(): Promise<void> {
    try {
      const reply = await this.#options.transport.seen();
      this.#pausedAt = reply.pausedAt;
      this.#trouble = null;
      this.#failures = 0;
      this.#applyReply(reply);
    } catch (error) {
      this.#handleFailure(error, { retry: true });
    }
  }

  /** Starts to exchange answers with other tabs of this browser. */
  join(make: (saver: SaverInside) => TabRoom): void {
    this.#room = make({
      answers: this.#answers,
      journal: this.#options.journal,
      attempt: this.#options.attempt,
      isOrphan: this.#isOrphan,
      changed: () => {
        this.#notify();
        this.#schedule();
      },
    });
  }

  /** The server's state, as far as this page knows it. */
  serverState(): ServerState {
    return {
      status: this.#status,
      deadlineAt: this.#deadlineAt,
      pausedAt: this.#pausedAt,
      serverTime: this.#options.serverNow(),
      answers: [...this.#answers.server.values()],
      flags: this.#flags.flags,
    };
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#flags.stop();
    this.#room?.leave();
    this.#room?.close();
  }

  #schedule(): void {
    if (this.#running || this.#trouble) return;
    if (this.#pausedAt !== null) {
      if (this.#status === 'RUNNING') this.#drainIn(pausePollMs);
      return;
    }
    const rest = this.#restsUntil - this.#options.now();
    if (rest > 0) {
      this.#drainIn(rest);
      return;
    }
    if (this.#submitting && this.#status === 'RUNNING') {
      this.#drainIn(0);
      return;
    }
    const due = this.#answers.nextDue();
    if (due !== null) this.#drainIn(Math.max(0, due - this.#options.now()));
  }

  #drainIn(ms: number): void {
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

  #batchOf(queue: ClientQueue): SentEntry[] {
    return queue.batch(this.#options.now(), { all: this.#submitting, oneByOne: this.#oneByOne });
  }

  /** Sends request after request until nothing is due or one fails. */
  async #drain(): Promise<void> {
    if (this.#pausedAt !== null) await this.refresh();
    for (;;) {
      // While the attempt is paused the server accepts no answers.
      if (this.#stopped || this.#pausedAt !== null || this.#options.now() < this.#restsUntil) return;
      if (this.#submitting) this.#answers.resolveAll();
      const due = this.#answers.queues.find((queue) => this.#batchOf(queue).length > 0);
      const submits = this.#submitting && this.#status === 'RUNNING' && !this.#oneByOne;
      if (!due && !submits) {
        this.#oneByOne = false;
        if (this.#submitting && this.#status === 'RUNNING') continue;
        if (this.#trouble === 'offline') await this.#ping();
        if (this.#needsState) {
          this.#needsState = false;
          await this.refresh();
        }
        return;
      }
      // Queues of orphans come first, so the page's own queue is due only when theirs are sent.
      const queue = due ?? this.#answers.own;
      // An entry is sent only after the device has stored it, so that a lost request can be repeated unchanged.
      await this.#journal.flushed();
      const entries = this.#batchOf(queue);
      const isLast = submits && queue === this.#answers.own && queue.pending().length === entries.length;
      if (!isLast && entries.length === 0) continue;
      this.#notify();
      try {
        if (isLast && this.#byClock === 'unconfirmed') {
          await this.#fetchState();
          // The teacher has extended the time, or stopped the clock, while there was no connection.
          if (this.#pausedAt !== null || this.#deadlineAt > this.#options.serverNow()) this.#submitting = false;
          this.#byClock = 'confirmed';
          continue;
        }
        await this.#send(queue, entries, isLast);
        this.#notify();
      } catch (error) {
        if (error instanceof TransportError && error.kind === 'paused') {
          await this.refresh();
          return;
        }
        if (!(error instanceof TransportError) || error.kind !== 'refused' || entries.length === 0) {
          this.#handleFailure(error, { retry: true });
          return;
        }
        if (entries.length > 1) this.#oneByOne = true;
        else this.#answers.refuse(queue, entries[0]!);
      }
    }
  }

  async #send(queue: ClientQueue, entries: readonly SentEntry[], submit: boolean): Promise<void> {
    const { transport } = this.#options;
    const reply = await (submit ? transport.submit(queue.client, entries) : transport.save(queue.client, entries));
    this.#failures = 0;
    this.#trouble = null;
    if (this.#answers.applyReply(queue, entries, reply).needsState) this.#needsState = true;
    this.#applyReply(reply);
    this.#room?.saved(entries.flatMap(({ question }) => this.#answers.server.get(question) ?? []));
  }

  #applyReply(reply: StatusAndDeadline): void {
    this.#deadlineAt = reply.deadlineAt;
    this.#status = reply.status;
    const isSaved = this.#answers.pendingCount === 0;
    if (isSaved) this.#savedAt = Math.max(this.#savedAt, reply.serverTime);
    if (isSaved && reply.status !== 'RUNNING') this.#journal.write((journal, attempt) => journal.forget(attempt));
    this.#options.onReply(reply);
  }

  #handleFailure(error: unknown, { retry }: { retry: boolean }): void {
    const failure = error instanceof TransportError ? error : new TransportError('unreachable');
    if (failure.kind === 'signed-out' || failure.kind === 'foreign') {
      this.#trouble = failure.kind;
      return;
    }
    if (!retry) return;
    this.#byClock &&= 'unconfirmed';
    if (failure.kind === 'later') {
      // The connection works, so no error is shown.
      this.#restsUntil = this.#options.now() + retryDelay(1, this.#options.random(), failure.retryAfterMs);
      return;
    }
    this.#trouble = 'offline';
    this.#failures += 1;
    const delay = retryDelay(this.#failures, this.#options.random(), failure.retryAfterMs);
    this.#retryAt = this.#options.now() + delay;
    this.#drainIn(delay);
  }

  #notify(): void {
    this.#snapshot = this.#takeSnapshot();
    for (const listener of this.#listeners) listener();
  }

  #takeSnapshot(): Snapshot {
    return snapshotOf({
      queues: this.#answers.queues,
      server: this.#answers.server,
      beside: this.#room?.answers ?? nothingBeside,
      flags: this.#flags.flags,
      trouble: this.#trouble,
      savedAt: this.#savedAt,
      status: this.#status,
      submitting: this.#submitting,
      deadlineAt: this.#deadlineAt,
      pausedAt: this.#pausedAt,
      late: this.#answers.lateCount,
      durable: this.#journal.durable,
      retryAt: this.#trouble === 'offline' ? this.#retryAt : 0,
    });
  }
}
