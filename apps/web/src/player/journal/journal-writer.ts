/**
 * Writes to the journal of one attempt, in order. A failed write is reported once, and the page continues from memory.
 */
import type { Journal } from './journal.ts';

export class JournalWriter {
  readonly #journal: Journal;
  readonly #attempt: string;
  readonly #onFailure: () => void;
  #written: Promise<unknown> = Promise.resolve();
  #durable: boolean;

  constructor(journal: Journal, attempt: string, onFailure: () => void) {
    this.#journal = journal;
    this.#attempt = attempt;
    this.#onFailure = onFailure;
    this.#durable = journal.durable;
  }

  /** False if a reload would lose unsaved answers. */
  get durable(): boolean {
    return this.#durable;
  }

  /** Starts the write at once; the journal's transactions keep the order. */
  write(work: (journal: Journal, attempt: string) => Promise<unknown>): void {
    const written = work(this.#journal, this.#attempt).catch(() => {
      this.#durable = false;
      this.#onFailure();
    });
    this.#written = Promise.all([this.#written, written]);
  }

  /** Resolves when every earlier write is stored or has failed. */
  async flushed(): Promise<void> {
    await this.#written;
  }
}
