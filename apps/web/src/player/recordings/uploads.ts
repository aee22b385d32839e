/**
 * Uploads recordings. Each is announced, sent in pieces while it is still running, and finished. Every step may be
 * repeated, so an upload continues from what the server has after a lost connection or a reload. A recording is deleted
 * from the device only after the server has confirmed that all of it is stored.
 */
import type { RecorderPort, RecordingSink, RecordingState } from '@vumon/question-types/players';
import type { HeldRecording, RecordingStore, RecordingFacts } from './recording-store.ts';

export interface Progress {
  readonly received: number;
  readonly complete: boolean;
}

/** `gone`: the server will never accept the recording. */
export class UploadError extends Error {
  readonly kind: 'unreachable' | 'gone';
  constructor(kind: 'unreachable' | 'gone') {
    super(kind);
    this.kind = kind;
  }
}

export interface RecordingTransport {
  announce(facts: RecordingFacts): Promise<Progress>;
  /** Resolves to what the server has afterwards, even if an earlier piece is missing. */
  send(id: string, offset: number, piece: Blob): Promise<Progress>;
  finish(id: string, bytes: number, seconds: number, sha256: string | undefined): Promise<Progress>;
  state(id: string): Promise<Progress>;
  url(id: string): string;
}

export interface UploadsOptions {
  readonly attempt: string;
  readonly store: RecordingStore;
  readonly transport: RecordingTransport;
  newId(): string;
  wait(ms: number): Promise<void>;
  /** Claims the recording; false if another page is still recording it. */
  claim(id: string): Promise<boolean>;
}

/** Minimum size of a piece while a recording is running, which limits the requests of a whole class. */
const minUploadBytes = 48 * 1024;
const pieceBytes = 256 * 1024;
const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

interface Live {
  facts: RecordingFacts;
  pieces: Blob[];
  received: number;
  state: RecordingState;
  url: string | null;
  sending: boolean;
}

async function hashOf(sound: Blob): Promise<string | undefined> {
  // `subtle` is missing without https; the server checks the length in any case.
  const subtle = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle;
  if (!subtle) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', await sound.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Uploads {
  readonly #options: UploadsOptions;
  readonly #live = new Map<string, Live>();
  readonly #asked = new Map<string, RecordingState>();
  readonly #listeners = new Set<() => void>();
  readonly #ports = new Map<string, RecorderPort>();
  #impatient: (() => void)[] = [];
  #stopped = false;

  constructor(options: UploadsOptions) {
    this.#options = options;
  }

  /** Continues uploads that an earlier page left unfinished, of this attempt and of others. */
  async resume(): Promise<void> {
    for (const held of await this.#options.store.all()) {
      if (this.#live.has(held.id)) continue;
      if (held.seconds === null && !(await this.#options.claim(held.id))) continue;
      this.#adopt(held);
    }
  }

  /** Number of recordings of this attempt that are not completely uploaded. */
  get pending(): number {
    return [...this.#live.values()].filter(
      ({ facts, state }) =>
        facts.attempt === this.#options.attempt && state.phase !== 'saved' && state.phase !== 'failed',
    ).length;
  }

  /** Whether the server has refused the latest recording of an item of this attempt for good. */
  get failed(): boolean {
    const latest = new Map<string, Live>();
    for (const live of this.#live.values())
      if (live.facts.attempt === this.#options.attempt) latest.set(`${live.facts.question} ${live.facts.item}`, live);
    return [...latest.values()].some(({ state }) => state.phase === 'failed');
  }

  get durable(): boolean {
    return this.#options.store.durable;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ends all back-off waits, because the connection may be back, and sends refused recordings once more. */
  retry(): void {
    for (const live of this.#live.values())
      if (live.state.phase === 'failed') {
        this.#set(live, { phase: 'saving', share: 0 });
        void this.#send(live);
      }
    const waiting = this.#impatient;
    this.#impatient = [];
    for (const go of waiting) go();
  }

  stop(): void {
    this.#stopped = true;
    for (const { url } of this.#live.values()) if (url !== null) URL.revokeObjectURL(url);
  }

  /** The recorder's port of a question; always the same object for one question. */
  portOf(question: string): RecorderPort {
    const known = this.#ports.get(question);
    if (known) return known;
    const port: RecorderPort = {
      begin: (item, mime) => this.#begin(question, item, mime),
      url: (id) => {
        const live = this.#live.get(id);
        if (!live) return this.#options.transport.url(id);
        return live.url;
      },
      state: (id) => this.#live.get(id)?.state ?? this.#ask(id),
      subscribe: this.subscribe,
    };
    this.#ports.set(question, port);
    return port;
  }

  #begin(question: string, item: string, mime: string): RecordingSink {
    const { store, newId, claim, attempt } = this.#options;
    const facts: RecordingFacts = { id: newId(), attempt, question, item, mime, seconds: null };
    const live: Live = {
      facts,
      pieces: [],
      received: 0,
      state: { phase: 'saving', share: 0 },
      url: null,
      sending: false,
    };
    this.#live.set(facts.id, live);
    void claim(facts.id);
    const kept = store.put(facts).catch(() => undefined);
    return {
      recording: facts.id,
      add: (piece) => {
        const index = live.pieces.push(piece) - 1;
        void kept.then(() => store.add(facts.id, index, piece)).catch(() => undefined);
        const size = live.pieces.reduce((sum, { size: bytes }) => sum + bytes, 0);
        if (size - live.received >= minUploadBytes) void this.#send(live);
      },
      finish: (seconds) => {
        live.facts = { ...facts, seconds };
        live.url = URL.createObjectURL(new Blob(live.pieces, { type: mime }));
        void kept.then(() => store.put(live.facts)).catch(() => undefined);
        this.#tell();
        void this.#send(live);
      },
    };
  }

  #adopt({ pieces, ...facts }: HeldRecording): void {
    const finished = { ...facts, seconds: facts.seconds ?? 0 };
    const live: Live = {
      facts: finished,
      pieces: [...pieces],
      received: 0,
      state: { phase: 'saving', share: 0 },
      url: URL.createObjectURL(new Blob([...pieces], { type: facts.mime })),
      sending: false,
    };
    this.#live.set(facts.id, live);
    if (pieces.length === 0) void this.#options.store.drop(facts.id).then(() => this.#live.delete(facts.id));
    else void this.#send(live);
  }

  /** State of a recording that an earlier page has uploaded, fetched from the server. */
  #ask(id: string): RecordingState {
    const known = this.#asked.get(id);
    if (known) return known;
    const first: RecordingState = { phase: 'saving', share: 0 };
    this.#asked.set(id, first);
    this.#options.transport.state(id).then(
      ({ complete }) => this.#learn(id, complete ? { phase: 'saved', share: 1 } : { phase: 'failed', share: 0 }),
      (error: unknown) => {
        this.#asked.delete(id);
        if (error instanceof UploadError && error.kind === 'gone') this.#learn(id, { phase: 'failed', share: 0 });
      },
    );
    return first;
  }

  #learn(id: string, state: RecordingState): void {
    this.#asked.set(id, state);
    this.#tell();
  }

  #set(live: Live, state: RecordingState): void {
    live.state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Uploads until the recording is stored or the page is left; runs once per recording. */
  async #send(live: Live): Promise<void> {
    if (live.sending) return;
    live.sending = true;
    let wait = firstWaitMs;
    let announced = false;
    while (!this.#stopped) {
      try {
        if (!announced) live.received = (await this.#options.transport.announce(live.facts)).received;
        announced = true;
        if (await this.#step(live)) break;
        wait = firstWaitMs;
      } catch (error) {
        if (error instanceof UploadError && error.kind === 'gone') {
          this.#set(live, { phase: 'failed', share: 0 });
          break;
        }
        this.#set(live, { phase: 'waiting', share: live.state.share });
        await Promise.race([this.#options.wait(wait), new Promise<void>((go) => this.#impatient.push(go))]);
        wait = Math.min(longestWaitMs, wait * 2);
      }
    }
    live.sending = false;
  }

  /** Sends the next piece; returns true if there is nothing more to do for now. */
  async #step(live: Live): Promise<boolean> {
    const { transport, store } = this.#options;
    const sound = new Blob(live.pieces, { type: live.facts.mime });
    const { seconds, id } = live.facts;
    if (live.received < sound.size) {
      if (seconds === null && sound.size - live.received < minUploadBytes) return true;
      live.received = (
        await transport.send(id, live.received, sound.slice(live.received, live.received + pieceBytes))
      ).received;
      this.#set(live, { phase: 'saving', share: live.received / Math.max(1, sound.size) });
      return false;
    }
    if (seconds === null) return true;
    if (sound.size === 0) {
      await store.drop(id).catch(() => undefined);
      this.#live.delete(id);
      this.#tell();
      return true;
    }
    const { complete } = await transport.finish(id, sound.size, seconds, await hashOf(sound));
    if (!complete) return false;
    await store.drop(id).catch(() => undefined);
    this.#set(live, { phase: 'saved', share: 1 });
    return true;
  }
}
