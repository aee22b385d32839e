/** What a plot of values over time says first: the latest value, and how it compares with the one before. */
export interface LastChange {
  readonly last: number;
  /** Null where there is nothing before. */
  readonly step: 'up' | 'down' | 'same' | null;
  /** The size of the step. */
  readonly by: number;
}

/** `values` in chronological order; null without any. */
export function lastChange(values: readonly number[]): LastChange | null {
  const last = values.at(-1);
  if (last === undefined) return null;
  const before = values.at(-2);
  if (before === undefined) return { last, step: null, by: 0 };
  return { last, step: last > before ? 'up' : last < before ? 'down' : 'same', by: Math.abs(last - before) };
}
