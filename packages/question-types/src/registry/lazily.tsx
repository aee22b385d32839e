/** Something that is loaded at its first use. The promise stays the same, as React's `use` wants it. */
export interface Lazy<Facet> {
  load(): Promise<Facet>;
  /** What has been loaded by now. */
  loaded(): Facet | undefined;
}

/** A failed load (lost connection) is forgotten, so that the next one tries again. */
export function lazily<Facet>(load: () => Promise<Facet>): Lazy<Facet> {
  let loading: Promise<Facet> | null = null;
  let loaded: Facet | undefined;
  return {
    load() {
      loading ??= load().then(
        (facet) => (loaded = facet),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => loaded,
  };
}

/** One lazy facet a code of a family; whatever its codes share is loaded once. */
export function family<Code extends string, Facet>(codes: readonly Code[], load: (code: Code) => Promise<Facet>): Readonly<Record<Code, Lazy<Facet>>> {
  return Object.fromEntries(codes.map((code) => [code, lazily(() => load(code))])) as Record<Code, Lazy<Facet>>;
}
