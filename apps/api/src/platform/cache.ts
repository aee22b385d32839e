/** A least-recently-used map for immutable things, such as published tests. */
export class Cache<Value> {
  readonly #entries = new Map<string, Promise<Value>>();
  readonly #limit: number;
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the cached value or loads it; concurrent callers share one load, and failures are not cached. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const loading = load();
    this.#entries.set(key, loading);
    loading.catch(() => this.#entries.delete(key));
    if (this.#entries.size > this.#limit) this.#entries.delete(this.#entries.keys().next().value!);
    return loading;
  }
}

interface Weighed {
  readonly value: Promise<unknown>;
  bytes: number;
}

/** Least-recently-used values within so many bytes. The newest stays, however large it is. */
export class ByteCache {
  limitBytes: number;
  #bytes = 0;
  readonly #entries = new Map<string, Weighed>();
  constructor(limitBytes: number) {
    this.limitBytes = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the cached value or loads it; concurrent callers share one load, and failures are not cached. */
  get<Value>(key: string, load: () => Promise<Value>, weigh: (value: Value) => number): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value as Promise<Value>;
    }
    const value = load();
    const entry: Weighed = { value, bytes: 0 };
    this.#entries.set(key, entry);
    value.then(
      (loaded) => {
        if (this.#entries.get(key) !== entry) return;
        entry.bytes = weigh(loaded);
        this.#bytes += entry.bytes;
        this.#forgetOldest(key);
      },
      () => this.#entries.delete(key),
    );
    return value;
  }

  #forgetOldest(except: string): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.limitBytes) return;
      // Values that are still loading have no size yet.
      if (key === except || bytes === 0) continue;
      this.#entries.delete(key);
      this.#bytes -= bytes;
    }
  }
}
