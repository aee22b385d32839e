/** Saves a draft automatically: debounced, one request at a time, and again when the draft has changed meanwhile. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'conflict' | 'refused';

export interface SaverOptions<Draft, Reply> {
  send(draft: Draft, finish: boolean): Promise<Reply>;
  /** What a failure means: try again, stop for good, or wait for the next change. */
  kindOf(error: unknown): 'offline' | 'conflict' | 'refused';
  onStatus(status: SaveStatus, error: unknown): void;
  onSaved(reply: Reply): void;
  delayMs?: number;
  retryMs?: number;
}

export class DraftSaver<Draft, Reply> {
  readonly #options: SaverOptions<Draft, Reply>;
  #pending: Draft | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #closed = false;

  constructor(options: SaverOptions<Draft, Reply>) {
    this.#options = options;
  }

  get dirty(): boolean {
    return this.#pending !== null || this.#running !== null;
  }

  /** Takes the current draft; it is saved after a pause without changes. */
  change(draft: Draft): void {
    if (this.#stopped) return;
    this.#pending = draft;
    this.#options.onStatus('waiting', null);
    this.#wait(this.#options.delayMs ?? 800);
  }

  /** Saves what is not saved yet, at once; rejects when that fails. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running || this.#pending !== null) {
      if (this.#running) await this.#running.catch(() => {});
      if (this.#pending !== null && !this.#running) await this.#save(false);
    }
  }

  /** Saves this draft as the finished one, after everything before it. */
  async finish(draft: Draft): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running.catch(() => {});
    this.#pending = draft;
    await this.#save(true);
  }

  /** No timer goes off afterwards. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Lets a closed saver work again (a component that is mounted twice). */
  open(): void {
    this.#closed = false;
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      if (!this.#running && this.#pending !== null) this.#save(false).catch(() => {});
    }, ms);
  }

  #save(finish: boolean): Promise<void> {
    const draft = this.#pending!;
    this.#pending = null;
    this.#options.onStatus('saving', null);
    const run = this.#options.send(draft, finish).then(
      (reply) => {
        this.#running = null;
        this.#options.onSaved(reply);
        if (this.#pending === null) this.#options.onStatus('saved', null);
        else this.#wait(this.#options.delayMs ?? 800);
      },
      (error: unknown) => {
        this.#running = null;
        const kind = this.#options.kindOf(error);
        if (kind === 'conflict') {
          this.#stopped = true;
          this.#pending = null;
        } else if (kind === 'offline') {
          this.#pending ??= draft;
          this.#wait(this.#options.retryMs ?? 3000);
        }
        this.#options.onStatus(kind, error);
        throw error;
      },
    );
    this.#running = run;
    return run;
  }
}
