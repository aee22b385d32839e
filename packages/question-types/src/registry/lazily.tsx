/** Loads something at its first use. Returns the same promise each time, as React's `use` requires. */
export interface Lazy<Facet> {
  load(): Promise<Facet>;
  /** The value, if it has loaded. */
  loaded(): Facet | undefined;
}

/** A failed load (lost connection) is not cached, so the next call retries. */
export function lazily<Facet>(load: () => Promise<Facet>): Lazy<Facet> {
  let loading: Promise<Facet> | null = null;
  let loaded: Facet | undefined;
  return {
    load() {
      if (loading) return loading;
      const promise: Promise<Facet> = load().then(
        (facet) => {
          loaded = facet;
          // The fields that React itself sets: `use` does not suspend for a promise that has them.
          void Object.assign(promise, { status: 'fulfilled', value: facet });
          return facet;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return (loading = promise);
    },
    loaded: () => loaded,
  };
}

/** A lazily loaded facet for each code of a family; the family's module is loaded once for all of them. */
export function family<Code extends string, Facet>(
  codes: readonly Code[],
  load: (code: Code) => Promise<Facet>,
): Readonly<Record<Code, Lazy<Facet>>> {
  return Object.fromEntries(codes.map((code) => [code, lazily(() => load(code))])) as Record<Code, Lazy<Facet>>;
}
