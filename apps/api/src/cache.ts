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
