/**
 * Group commit: items that arrive while a batch is being stored wait and then share the
 * following statement, so that many learners' saves cost one round trip and one flush to disk. A caller is
 * answered only after its batch has committed. Items whose rows another transaction has locked are retried, so that they
 * do not delay others.
 */
import { AppError } from '@vumon/domain';

export interface BatcherOptions<Item, Outcome> {
  /** Runs a batch in one transaction. Returns outcomes in the order of the items, null for an item whose rows another transaction has locked. */
  run(items: Item[]): Promise<(Outcome | null)[]>;
  /** Two items with a key in common never share a batch; they keep their order. */
  keysOf(item: Item): readonly string[];
  readonly maxItems: number;
  /** How many batches may run concurrently. */
  readonly lanes: number;
  /** True when the error may be caused by the data of one item: then each item is retried alone. */
  isItemError(error: unknown): boolean;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly keys: readonly string[];
  /** How often the item was put back because another transaction had locked its rows. */
  tries: number;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** Delays before each retry of an item whose rows are locked: 2 s in all. */
export const heldWaitsMs: readonly number[] = [10, 20, 40, 80, 150, 200, 250, 300, 450, 500];

export class Batcher<Item, Outcome> {
  readonly #options: BatcherOptions<Item, Outcome>;
  #waiting: Waiting<Item, Outcome>[] = [];
  readonly #busyKeys = new Set<string>();
  #running = 0;
  #scheduled = false;

  constructor(options: BatcherOptions<Item, Outcome>) {
    this.#options = options;
  }

  /** Errors: SERVER_BUSY when the item's rows are still locked after all retries. */
  submit(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, keys: this.#options.keysOf(item), tries: 0, resolve, reject });
      this.#schedule();
    });
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  // Requests that the event loop has already read get into the batch that is about to start.
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      while (this.#running < this.#options.lanes) {
        const batch = this.#take();
        if (batch.length === 0) return;
        void this.#send(batch);
      }
    });
  }

  #take(): Waiting<Item, Outcome>[] {
    const batch: Waiting<Item, Outcome>[] = [];
    const rest: Waiting<Item, Outcome>[] = [];
    // Later items of a key that has to wait must wait too, or they would overtake.
    const blocked = new Set<string>(this.#busyKeys);
    for (const waiting of this.#waiting) {
      const free = batch.length < this.#options.maxItems && !waiting.keys.some((key) => blocked.has(key));
      (free ? batch : rest).push(waiting);
      for (const key of waiting.keys) blocked.add(key);
    }
    this.#waiting = rest;
    for (const { keys } of batch) for (const key of keys) this.#busyKeys.add(key);
    return batch;
  }

  async #send(batch: Waiting<Item, Outcome>[]): Promise<void> {
    this.#running += 1;
    try {
      const outcomes = await this.#options.run(batch.map(({ item }) => item));
      batch.forEach((waiting, index) => this.#settle(waiting, outcomes[index]!));
    } catch (error) {
      if (batch.length > 1 && this.#options.isItemError(error)) await this.#sendOneByOne(batch);
      else for (const waiting of batch) this.#fail(waiting, error);
    } finally {
      this.#running -= 1;
      if (this.#waiting.length > 0) this.#schedule();
    }
  }

  async #sendOneByOne(batch: Waiting<Item, Outcome>[]): Promise<void> {
    for (const waiting of batch) {
      try {
        this.#settle(waiting, (await this.#options.run([waiting.item]))[0]!);
      } catch (error) {
        this.#fail(waiting, error);
      }
    }
  }

  #settle(waiting: Waiting<Item, Outcome>, outcome: Outcome | null): void {
    if (outcome !== null) {
      this.#free(waiting);
      waiting.resolve(outcome);
      return;
    }
    const waitMs = heldWaitsMs[waiting.tries];
    waiting.tries += 1;
    if (waitMs === undefined) return this.#fail(waiting, new AppError('SERVER_BUSY', { retryAfterSeconds: 2 }));
    // Its keys stay busy meanwhile, so nothing overtakes it.
    setTimeout(() => {
      this.#free(waiting);
      this.#waiting.unshift(waiting);
      this.#schedule();
    }, waitMs);
  }

  #fail(waiting: Waiting<Item, Outcome>, error: unknown): void {
    this.#free(waiting);
    waiting.reject(error);
  }

  #free({ keys }: Waiting<Item, Outcome>): void {
    for (const key of keys) this.#busyKeys.delete(key);
  }
}
