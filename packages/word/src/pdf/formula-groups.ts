/** Which letters and bars of a page are one formula. Pure. */
import { joinedBox, touches, type Box, type Glyph } from './drawing.ts';
import type { Rule } from './figures.ts';

export type Part = { glyph: Glyph; box: Box } | { rule: Rule; box: Box };

/** What is near and in one line: formulas of two lines may touch. Scripts and bars belong to the nearest letters. */
export function together(parts: readonly Part[], barOf: ReadonlyMap<Glyph, Rule>, piled: ReadonlySet<Glyph>): Part[][] {
  const sizes = parts.flatMap((part) => ('glyph' in part ? [part.glyph.size] : [])).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const units = [...Map.groupBy(parts, (part) => ('rule' in part ? part.rule : (barOf.get(part.glyph) ?? part)))].map(
    ([, of]): Unit => {
      const [only] = of;
      const glyph = of.length === 1 && only && 'glyph' in only ? only.glyph : null;
      const isLarge = of.length > 1 || (glyph !== null && glyph.size > usual * 0.86);
      return { parts: of, box: of.map(({ box }) => box).reduce(joinedBox), isLarge, glyph };
    },
  );
  const inLine = (a: Unit, b: Unit): boolean => {
    if (a.glyph && b.glyph && piled.has(a.glyph) && piled.has(b.glyph)) return true;
    const common = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return common > Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top) * 0.3;
  };
  const lines = joinedBy(
    units.filter((unit) => unit.isLarge),
    (a, b) => touches(a.box, b.box) && inLine(a, b),
  );
  const smalls = joinedBy(
    units.filter((unit) => !unit.isLarge),
    (a, b) => touches(a.box, b.box),
  );
  const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
  const groups = lines.map((units) => ({ units, parts: units.flatMap((unit) => unit.parts) }));
  for (const small of smalls) {
    const near = groups
      .flatMap((group) => group.units.map((unit) => ({ group, unit })))
      .flatMap(({ group, unit }) =>
        small.flatMap(({ box }) =>
          touches(box, unit.box) ? [{ group, unit, distance: Math.abs(middle(box) - middle(unit.box)) }] : [],
        ),
      )
      .toSorted((a, b) => a.distance - b.distance);
    const own = small.flatMap((unit) => unit.parts);
    const [home] = near;
    if (!home) {
      groups.push({ units: [], parts: own });
      continue;
    }
    home.group.parts.push(...own);
    // The limits of an integral stand between its sign and what follows.
    for (const { group, unit } of near)
      if (group !== home.group && groups.includes(group) && inLine(home.unit, unit)) {
        home.group.units.push(...group.units);
        home.group.parts.push(...group.parts);
        groups.splice(groups.indexOf(group), 1);
      }
  }
  return groups.map((group) => group.parts);
}

interface Unit {
  readonly parts: readonly Part[];
  readonly box: Box;
  readonly isLarge: boolean;
  /** Of a single letter. */
  readonly glyph: Glyph | null;
}

/** Groups of which each unit is joined with another. */
function joinedBy(units: readonly Unit[], isJoined: (a: Unit, b: Unit) => boolean): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const [first, ...others] = groups.filter((group) => group.some((one) => isJoined(one, unit)));
    if (!first) {
      groups.push([unit]);
      continue;
    }
    first.push(unit, ...others.flat());
    for (const other of others) groups.splice(groups.indexOf(other), 1);
  }
  return groups;
}
