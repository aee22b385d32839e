/**
 * Gathers the record of an attempt on the learner's page and tells it to the server. What it keeps is a fact that the page can
 * know: that it was out of sight, that it had no connection, how much was pasted. Losing the focus, turning the device, a
 * keyboard or the screen that goes dark while nobody touches it are none of these. Independent of React and of the page.
 */
import type { ReportedEntry } from '@vumon/contract';

export interface RecorderOptions {
  readonly attempt: string;
  readonly device: string;
  /** The server's time, as the page knows it. */
  now(): number;
  /** Milliseconds of the page's own clock, which no correction moves. */
  elapsed(): number;
  send(entries: readonly ReportedEntry[], keepalive: boolean): Promise<{ kept: boolean }>;
  newId(): string;
  /** Stores the record through a reload; null where the browser has no storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

/** What of the attempt the record depends on. */
export interface AttemptConditions {
  readonly running: boolean;
  readonly offline: boolean;
  /** Server time at which the teacher stopped the clock. */
  readonly pausedAt: number | null;
}

export interface RecorderView {
  /** False once the server keeps no record: the page then says nothing of one. */
  readonly kept: boolean;
  readonly latest: ReportedEntry | null;
}

interface Stored {
  /** Since when the page has been out of sight; since when it has had no connection. */
  leftAt: number | null;
  lostAt: number | null;
  entries: ReportedEntry[];
}

/** Shorter ones happen by themselves: a request of the system, a save that is tried again. */
const leastLeftMs = 2_000;
const leastLostMs = 5_000;
/** Screens go dark by themselves after this without a touch, unless the page keeps them lit. */
const darkAfterMs = 15_000;
/** After coming back the page first asks for its clock, which may have stood still with the device. */
const settleMs = 3_000;
const sendEveryMs = 5_000;
const tryAgainMs = 30_000;
const mostAtOnce = 20;
/** The server takes no more of one attempt than this. */
const mostKept = 200;
/** Copies are known again, so that moving one's own text is not told. */
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

  /** `reloaded`: the page before this one was the same, a moment ago. */
  open(reloaded: boolean): void {
    this.#stopped = false;
    // The page's own clock began when it was asked for.
    if (this.#stored.leftAt !== null && !reloaded) this.#endLeft(this.#options.now() - this.#options.elapsed());
    this.#stored.leftAt = null;
    this.#keep();
    void this.#send(false);
  }

  /** The learner did something: the screen does not go dark by itself now. */
  touched(): void {
    this.#touchedAt = this.#options.elapsed();
  }

  /** Whether the page keeps the screen lit. */
  keepsLit(lit: boolean): void {
    this.#lit = lit;
  }

  hidden(): void {
    clearTimeout(this.#settling);
    if (this.#settling !== undefined) {
      // Back for a moment alone: still the same absence.
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

  /** Text that was copied or cut on this page. */
  copied(text: string): void {
    if (plain(text) === '') return;
    this.#copies.push(plain(text));
    if (this.#copies.length > mostCopies) this.#copies.shift();
  }

  /** Text that was pasted: its length is told, unless it is the page's own. */
  pasted(text: string): void {
    const own = plain(text);
    const { running, pausedAt } = this.#conditions;
    if (own === '' || !running || pausedAt !== null || this.#copies.some((copy) => copy.includes(own))) return;
    this.#add({ kind: 'PASTED', at: iso(this.#options.now()), characters: [...text].length });
    this.#later();
  }

  /** The attempt is over, or its page goes. */
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
    // While the clock is stopped the learner may be away.
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
      // Kept on the device; told with what comes next, or after a while.
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
      // Without storage it lives as long as the page.
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
