/** Which sources are in which targets, and how a move changes that. Pure; the components are in `DragAndDrop.tsx`. */

/** Ids of sources by target, in the order in which they were put there; a target without any is absent. */
export type Placed = Readonly<Record<string, readonly string[]>>;

export interface Rules {
  /** A source may be in several targets; otherwise it leaves its target when it is put into another. */
  readonly reuse: boolean;
  /** How many sources a target holds. */
  capacityOf(target: string): number;
}

export interface Move {
  readonly placed: Placed;
  /** The source that was pushed out of a full target: `swapped` went to the target that the moved source came from, `replaced` back to the bank. */
  readonly swapped?: string;
  readonly replaced?: string;
}

export const sourcesIn = (placed: Placed, target: string): readonly string[] =>
  Object.hasOwn(placed, target) ? (placed[target] ?? []) : [];

/** The targets that hold a source, in any order. */
export const targetsOf = (placed: Placed, source: string): string[] =>
  Object.keys(placed).filter((target) => sourcesIn(placed, target).includes(source));

function withSources(placed: Placed, target: string, sources: readonly string[]): Placed {
  const { [target]: _, ...others } = placed;
  return sources.length === 0 ? others : { ...others, [target]: sources };
}

/** The source taken out of the target. */
export function remove(placed: Placed, target: string, source: string): Placed {
  return withSources(
    placed,
    target,
    sourcesIn(placed, target).filter((id) => id !== source),
  );
}

/**
 * The source put into the target. `from` is the target it was taken from, absent for one of the bank. A full target
 * loses its last source: to `from` in a swap, otherwise to the bank.
 */
export function place(placed: Placed, source: string, target: string, rules: Rules, from?: string): Move {
  const origin = from ?? (rules.reuse ? undefined : targetsOf(placed, source)[0]);
  const inside = sourcesIn(placed, target);
  if (origin === target || inside.includes(source) || rules.capacityOf(target) < 1) return { placed };
  const cleared = origin === undefined ? placed : remove(placed, origin, source);
  if (inside.length < rules.capacityOf(target)) return { placed: withSources(cleared, target, [...inside, source]) };
  const other = inside.at(-1)!;
  const next = withSources(cleared, target, [...inside.slice(0, -1), source]);
  if (origin === undefined) return { placed: next, replaced: other };
  const there = sourcesIn(next, origin);
  return there.includes(other)
    ? { placed: next, replaced: other }
    : { placed: withSources(next, origin, [...there, other]), swapped: other };
}
