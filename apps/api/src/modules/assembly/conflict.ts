/** The smallest set of conditions that cannot hold together. Pure. */

/**
 * Finds a set of which no member can be left out, by halving: a condition is looked at closely only if the other half
 * holds without it. `holds` must say no for all conditions together, and never say no to fewer of what it said yes to.
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
