/**
 * Collects the record of an attempt on the learner's page and sends it to the server. It contains only what the page
 * can know for certain: that it was hidden, that it had no connection, how much text was pasted. Losing the focus,
 * turning the device, a keyboard and a screen that turns off automatically are not recorded. Independent of React and
 * of the page.
 */
import type { ReportedEntry } from '@vumon/contract';

export interface RecorderOptions {
  readonly attempt: string;
  readonly device: string;
  /** The server's time, as far as the page knows it. */
  now(): number;
  /** Milliseconds of the page's monotonic clock. */
  elapsed(): number;
  send(entries: readonly ReportedEntry[], keepalive: boolean): Promise<{ kept: boolean }>;
  newId(): string;
  /** Storage in which the record survives a reload; null if the browser has none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

/** State of the attempt that determines what is recorded. */
export interface AttemptConditions {
  readonly running: boolean;
  readonly offline: boolean;
  /** Server time at which the teacher stopped the clock. */
  readonly pausedAt: number | null;
}

export interface RecorderView {
  /** False once the server stores no record: the page then does not mention one. */
  readonly kept: boolean;
  readonly latest: ReportedEntry | null;
}

interface Stored {
  /** Start of the time for which the page has been hidden, and of that without a connection. */
  leftAt: number | null;
  lostAt: number | null;
  entries: ReportedEntry[];
}

/** Shorter absences are not recorded: they may come from a system dialog or from a save that is retried. */
const leastLeftMs = 2_000;
const leastLostMs = 5_000;
/** Screens turn off automatically after this time without a touch, unless the page keeps them on. */
const darkAfterMs = 15_000;
/** When the page is shown again it first refreshes its clock, which may have stopped while the device slept. */
const settleMs = 3_000;
const sendEveryMs = 5_000;
const tryAgainMs = 30_000;
const mostAtOnce = 20;
/** The server accepts no more entries for one attempt. */
const mostKept = 200;
/** Recently copied texts are remembered, so that moving one's own text is not recorded. */
const mostCopies = 20;

const plain = (text: string): string => text.replace(/\s+/g, '');

export class Recorder {
  readonly #options: RecorderOptions;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  readonly #copies: string[] = [];
  #stored: Stored = { leftAt: null, lostAt: null, entries: [] };
  #conditions: AttemptConditions = { running: true, offline: false, pausedAt: null };
  #view: RecorderView = { kept: true, latest: null };
  #touchedAt: number;
  #lit = false;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #sending: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #sentAt = -Infinity;
  #stopped = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#key = `attempt-record:${options.attempt}`;
    this.#touchedAt = options.elapsed();
    this.#read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): RecorderView => this.#view;

  /** `reloaded`: the previous page of this tab was the same one, a moment ago. */
  open(reloaded: boolean): void {
    this.#stopped = false;
    // The absence ended when this page was requested, which is when its own clock started.
    if (this.#stored.leftAt !== null && !reloaded) this.#endLeft(this.#options.now() - this.#options.elapsed());
    this.#stored.leftAt = null;
    this.#keep();
    void this.#send(false);
  }

  /** Called when the learner does something, which restarts the time until the screen turns off. */
  touched(): void {
    this.#touchedAt = this.#options.elapsed();
  }

  /** Called with whether the page keeps the screen on. */
  keepsLit(lit: boolean): void {
    this.#lit = lit;
  }

  hidden(): void {
    clearTimeout(this.#settling);
    if (this.#settling !== undefined) {
      // The page was visible only for a moment, so it is still the same absence.
      this.#settling = undefined;
      return;
    }
    const { running, pausedAt } = this.#conditions;
    const dark = !this.#lit && this.#options.elapsed() - this.#touchedAt >= darkAfterMs;
    if (this.#stored.leftAt !== null || !running || pausedAt !== null || dark || this.#stopped) return;
    this.#stored.leftAt = this.#options.now();
    this.#keep();
  }

  shown(): void {
    if (this.#stored.leftAt === null || this.#settling !== undefined) return;
    const shownAt = this.#options.elapsed();
    this.#settling = setTimeout(() => {
      this.#settling = undefined;
      this.#endLeft(this.#options.now() - (this.#options.elapsed() - shownAt));
      this.touched();
      this.#later();
    }, settleMs);
  }

  update(conditions: AttemptConditions): void {
    const before = this.#conditions;
    this.#conditions = conditions;
    if (conditions.offline && !before.offline && conditions.running) {
      this.#stored.lostAt ??= this.#options.now();
      this.#keep();
    } else if (!conditions.offline && this.#stored.lostAt !== null) {
      const at = this.#stored.lostAt;
      this.#stored.lostAt = null;
      const ms = this.#options.now() - at;
      if (ms >= leastLostMs) this.#add({ kind: 'LOST', at: iso(at), seconds: Math.round(ms / 1_000) });
      this.#keep();
      this.#later();
    }
  }

  /** Called with text that was copied or cut on this page. */
  copied(text: string): void {
    if (plain(text) === '') return;
    this.#copies.push(plain(text));
    if (this.#copies.length > mostCopies) this.#copies.shift();
  }

  /** Called with pasted text: its length is recorded, unless the text was copied on this page. */
  pasted(text: string): void {
    const own = plain(text);
    const { running, pausedAt } = this.#conditions;
    if (own === '' || !running || pausedAt !== null || this.#copies.some((copy) => copy.includes(own))) return;
    this.#add({ kind: 'PASTED', at: iso(this.#options.now()), characters: [...text].length });
    this.#later();
  }

  /** Called when the attempt is over or the page is closed. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    clearTimeout(this.#settling);
    clearTimeout(this.#sending);
    if (this.#stored.leftAt !== null) this.#endLeft(this.#options.now());
    void this.#send(true).then(() => this.#stored.entries.length === 0 && this.#forget());
  }

  #endLeft(end: number): void {
    const at = this.#stored.leftAt!;
    this.#stored.leftAt = null;
    const { pausedAt } = this.#conditions;
    // Time while the clock is stopped does not count, because the learner may leave then.
    const ms = Math.min(end, pausedAt ?? end) - at;
    if (ms >= leastLeftMs) this.#add({ kind: 'LEFT', at: iso(at), seconds: Math.round(ms / 1_000) });
    this.#keep();
  }

  #add(fact: Fact): void {
    if (!this.#view.kept || this.#stored.entries.length >= mostKept) return;
    const entry = { ...fact, id: this.#options.newId() };
    this.#stored.entries.push(entry);
    this.#keep();
    this.#show({ kept: true, latest: entry });
  }

  #later(): void {
    if (this.#sending !== undefined || this.#stored.entries.length === 0 || this.#stopped || !this.#view.kept) return;
    const wait = Math.max(500, this.#sentAt + sendEveryMs - this.#options.elapsed());
    this.#sending = setTimeout(() => {
      this.#sending = undefined;
      void this.#send(false);
    }, wait);
  }

  async #send(keepalive: boolean): Promise<void> {
    if (this.#busy && !keepalive) return;
    this.#busy = true;
    this.#sentAt = this.#options.elapsed();
    const entries = this.#stored.entries.slice(0, mostAtOnce);
    try {
      const { kept } = await this.#options.send(entries, keepalive);
      const sent = new Set(entries.map(({ id }) => id));
      this.#stored.entries = kept ? this.#stored.entries.filter(({ id }) => !sent.has(id)) : [];
      this.#keep();
      if (!kept && this.#view.kept) this.#show({ kept: false, latest: null });
    } catch {
      // The entries stay on the device and are sent with the next ones, or after `tryAgainMs`.
      if (!this.#stopped) this.#sentAt = this.#options.elapsed() + tryAgainMs - sendEveryMs;
    } finally {
      this.#busy = false;
    }
    this.#later();
  }

  #show(view: RecorderView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  #read(): void {
    try {
      const text = this.#options.storage?.getItem(this.#key);
      if (text) this.#stored = { ...this.#stored, ...(JSON.parse(text) as Stored) };
    } catch {
      // Without storage the record is lost when the page ends.
    }
  }

  #keep(): void {
    try {
      this.#options.storage?.setItem(this.#key, JSON.stringify(this.#stored));
    } catch {
      // As above.
    }
  }

  #forget(): void {
    try {
      this.#options.storage?.removeItem(this.#key);
    } catch {
      // As above.
    }
  }
}

type Fact = ReportedEntry extends infer One ? (One extends ReportedEntry ? Omit<One, 'id'> : never) : never;
const iso = (at: number): string => new Date(at).toISOString();
