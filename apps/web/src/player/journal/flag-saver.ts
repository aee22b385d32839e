/** Sends the learner's flags once they rest; the last list wins. */

const rest = 900;
const retry = 20_000;

interface Port {
  send(flags: readonly string[]): Promise<void>;
  /** Keeps what is not sent on the device; null when nothing is. */
  note(flags: readonly string[] | null): void;
  failed(error: unknown): void;
}

export class FlagSaver {
  readonly #port: Port;
  #flags: readonly string[];
  #dirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(flags: readonly string[], port: Port) {
    this.#flags = flags;
    this.#port = port;
  }

  get flags(): readonly string[] {
    return this.#flags;
  }

  set(flags: readonly string[]): void {
    this.#flags = flags;
    this.#dirty = true;
    this.#port.note(flags);
    this.#later(rest);
  }

  /** What another device flagged, unless this one has something newer to say. */
  merge(flags: readonly string[]): void {
    if (!this.#dirty) this.#flags = flags;
  }

  resume(): void {
    if (this.#dirty) this.#later(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    const sent = this.#flags;
    try {
      await this.#port.send(sent);
      if (this.#flags !== sent) return;
      this.#dirty = false;
      this.#port.note(null);
    } catch (error) {
      this.#later(retry);
      this.#port.failed(error);
    }
  }
}
