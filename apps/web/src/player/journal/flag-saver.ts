/** Saves the learner's flags after a debounce; the last list wins. */

const debounceMs = 900;
const retryMs = 20_000;

interface Port {
  send(flags: readonly string[]): Promise<void>;
  /** Stores the unsent flags on the device; null when all are sent. */
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
    this.#later(debounceMs);
  }

  /** Takes over another device's flags unless this device has unsent ones. */
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
      this.#later(retryMs);
      this.#port.failed(error);
    }
  }
}
