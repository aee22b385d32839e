/** What the answer saver needs from the server, independent of HTTP. */

export type AttemptStatus = 'RUNNING' | 'SUBMITTED' | 'SCORED';

export interface SavedAnswer {
  readonly question: string;
  readonly answer: unknown;
  /** Its number in the server's log. */
  readonly entry: number;
  /** When the server received it, and the client that sent it. */
  readonly at: number;
  readonly client: string;
}

export interface SentEntry {
  readonly seq: number;
  readonly question: string;
  readonly base: number;
  readonly answer: unknown;
}

export interface Outcome {
  readonly seq: number;
  readonly entry: number | null;
  readonly outcome: 'ACCEPTED' | 'SUPERSEDED' | 'STALE' | 'LATE' | 'REUSED';
  /** For STALE: the items that both answered differently; absent if the answers cannot be merged by items. */
  readonly collided?: readonly string[] | undefined;
  /** The client and the time of the other answer. */
  readonly rival?: { readonly client: string; readonly at: number } | undefined;
}

/** Times in milliseconds since the epoch. */
export interface StatusAndDeadline {
  readonly status: AttemptStatus;
  readonly deadlineAt: number;
  readonly serverTime: number;
}

export interface SaveReply extends StatusAndDeadline {
  readonly outcomes: readonly Outcome[];
  /** The server's current answers, if one was STALE or was merged with another device's. */
  readonly current?: readonly SavedAnswer[] | undefined;
}

export interface ServerState extends StatusAndDeadline {
  /** When the teacher stopped the clock; null while it runs. */
  readonly pausedAt: number | null;
  readonly answers: readonly SavedAnswer[];
  readonly flags: readonly string[];
}

/** A 409 resolves like other replies: it has an outcome for every entry. */
export interface Transport {
  save(client: string, entries: readonly SentEntry[]): Promise<SaveReply>;
  submit(client: string, entries: readonly SentEntry[]): Promise<SaveReply>;
  state(): Promise<ServerState>;
  /** Says that the page is there. */
  seen(): Promise<StatusAndDeadline & Pick<ServerState, 'pausedAt'>>;
  saveFlags(flags: readonly string[]): Promise<void>;
  /** Sent while the page is being closed; the reply is not awaited. */
  sendOnPageHide(client: string, entries: readonly SentEntry[]): void;
}

/** Why a request got no usable reply. */
export class TransportError extends Error {
  /**
   * `unreachable`: no connection, or the server is busy; retry. `signed-out`: sign in again. `foreign`: another user is
   * signed in. `refused`: the server will never accept these entries. `paused`: the teacher has paused the attempt.
   * `later`: the server asks to slow down, which is no error.
   */
  readonly kind: 'unreachable' | 'signed-out' | 'foreign' | 'refused' | 'paused' | 'later';
  readonly retryAfterMs: number | undefined;
  constructor(kind: TransportError['kind'], retryAfterMs?: number) {
    super(kind);
    this.name = 'TransportError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
