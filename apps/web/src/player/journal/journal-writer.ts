/** Writes to the journal of one attempt, in order. A write that fails is reported once and the page goes on from memory. */
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

  /** False when a reload would lose what is not saved. */
  get durable(): boolean {
    return this.#durable;
  }

  /** Starts the write at once; the journal keeps the order of its transactions. */
  write(work: (journal: Journal, attempt: string) => Promise<unknown>): void {
    const written = work(this.#journal, this.#attempt).catch(() => {
      this.#durable = false;
      this.#onFailure();
    });
    this.#written = Promise.all([this.#written, written]);
  }

  /** Resolves when every write so far is on the device or has failed. */
  async flushed(): Promise<void> {
    await this.#written;
  }
}
