/**
 * A lower area declares a hook where it depends on what stands above it, and calls it inside its own transaction; the
 * upper area's function is registered in `wiring.ts`. What may happen later is an event instead.
 */
export interface Hook<Args extends readonly unknown[], Result> {
  register(listener: (...args: Args) => Promise<Result>): void;
  /** Throws when nothing is registered: a forgotten line of the wiring must not pass unnoticed. */
  call(...args: Args): Promise<Result>;
}

export function defineHook<Args extends readonly unknown[], Result>(name: string): Hook<Args, Result> {
  let registered: ((...args: Args) => Promise<Result>) | undefined;
  return {
    register(listener) {
      registered = listener;
    },
    call(...args) {
      if (!registered) throw new Error(`nothing is registered for the hook ${name}`);
      return registered(...args);
    },
  };
}

/** SQL of an upper area inside a query of a lower one. Both stay one statement, so that the planner sees the whole. */
export interface SqlHook<Args extends readonly unknown[], Sql> {
  register(make: (...args: Args) => Sql): void;
  /** Throws when nothing is registered. */
  of(...args: Args): Sql;
}

export function defineSqlHook<Args extends readonly unknown[], Sql>(name: string): SqlHook<Args, Sql> {
  let registered: ((...args: Args) => Sql) | undefined;
  return {
    register(make) {
      registered = make;
    },
    of(...args) {
      if (!registered) throw new Error(`nothing is registered for the hook ${name}`);
      return registered(...args);
    },
  };
}
