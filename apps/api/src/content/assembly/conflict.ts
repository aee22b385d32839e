/** A smallest set of conditions that cannot be satisfied together. Pure. */

/**
 * Finds a conflict of which no member can be left out, by halving the set: the members of a half are only examined when the
 * other half can be satisfied without them. `holds` must be false for all conditions together, and where it is true for
 * some conditions it must be true for any subset of them.
 */
export function minimalConflict<C>(conditions: readonly C[], holds: (active: readonly C[]) => boolean): C[] {
  const search = (background: readonly C[], added: boolean, suspects: readonly C[]): C[] => {
    if (added && !holds(background)) return [];
    if (suspects.length <= 1) return [...suspects];
    const half = suspects.length >> 1;
    const [first, second] = [suspects.slice(0, half), suspects.slice(half)];
    const inSecond = search([...background, ...first], true, second);
    const inFirst = search([...background, ...inSecond], inSecond.length > 0, first);
    return [...inFirst, ...inSecond];
  };
  return search([], false, conditions);
}
