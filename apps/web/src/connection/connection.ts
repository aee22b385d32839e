/**
 * Whether this tab reaches the server. A lost connection is noticed by the browser or by a request that got no reply;
 * it is back when a request is answered. While it is lost, the server is asked now and then, because a browser says
 * nothing of a network that is up but leads nowhere.
 */

export interface Connection {
  readonly lost: boolean;
  /** When the server last replied, in milliseconds; null before its first reply. */
  readonly lastReplyAt: number | null;
}

const firstWaitMs = 2_000;
const longestWaitMs = 20_000;

export interface Surroundings {
  /** Resolves with whether the server replied. */
  readonly ask: () => Promise<boolean>;
  readonly now: () => number;
  readonly later: (ms: number, work: () => void) => void;
}

export class ConnectionWatch {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  #state: Connection = { lost: false, lastReplyAt: null };
  #asking: Promise<boolean> | undefined;
  /** When the browser said that it has no network; null once it has one again. */
  #offlineAt: number | null = null;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  get state(): Connection {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** A request was answered, whatever the reply. */
  replied(): void {
    const { lost } = this.#state;
    const now = this.#surroundings.now();
    // What was under way when the network went may still be answered. The server is asked soon, so a browser that is
    // wrong about its network is not believed for long.
    const late = lost && this.#offlineAt !== null && now - this.#offlineAt < firstWaitMs;
    // The moment is only shown while the connection is lost, so nobody is told of each reply.
    this.#state = { lost: late, lastReplyAt: now };
    if (lost && !late) this.#tell();
  }

  /** The browser says that it has no network. */
  offline(): void {
    this.#offlineAt = this.#surroundings.now();
    this.failed();
  }

  /** A request got no reply. */
  failed(): void {
    if (this.#state.lost) return;
    this.#state = { ...this.#state, lost: true };
    this.#tell();
    this.#askAfter(firstWaitMs);
  }

  /** The browser says that it has a network again: asks at once. */
  async online(): Promise<void> {
    this.#offlineAt = null;
    await this.retry();
  }

  /** Asks at once where the connection is lost. */
  async retry(): Promise<void> {
    if (this.#state.lost) await this.check();
  }

  /** Asks the server, and says whether it replied. Several at once ask once. */
  check(): Promise<boolean> {
    this.#asking ??= this.#surroundings
      .ask()
      .catch(() => false)
      .then((answered) => {
        this.#asking = undefined;
        if (answered) this.replied();
        else this.failed();
        return answered;
      });
    return this.#asking;
  }

  #askAfter(ms: number): void {
    this.#surroundings.later(ms, () => {
      if (!this.#state.lost) return;
      void this.retry().then(() => this.#state.lost && this.#askAfter(Math.min(ms * 2, longestWaitMs)));
    });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** This tab's. */
export const connection = new ConnectionWatch({
  ask: () => fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok),
  now: () => Date.now(),
  later: (ms, work) => void setTimeout(work, ms),
});

/** Follows what the browser says of its network. */
export function watchNetwork(): () => void {
  const lost = () => connection.offline();
  const back = () => void connection.online();
  addEventListener('offline', lost);
  addEventListener('online', back);
  if (!navigator.onLine) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', back);
  };
}
