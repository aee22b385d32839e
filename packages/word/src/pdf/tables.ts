/** Tables of a page: straight lines that form cells with text in them. Pure. */
import { boxOf, grown, joinedBox, type Glyph, type PageObject, type TableCell } from './drawing.ts';
import { centre, clusters, type Rule } from './figures.ts';

/** Places of lines, those within two points as one. */
function edges(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (!(value - (found.at(-1) ?? -Infinity) < 2)) found.push(value);
  return found;
}

/** Where most of the lines of a group end, if that is beyond what is there already: an outer line that is not drawn. */
function outer(ends: readonly number[], drawn: readonly number[]): number[] {
  const [most] = [...Map.groupBy(ends, (end) => Math.round(end / 2))].toSorted((a, b) => b[1].length - a[1].length);
  const [end] = most?.[1] ?? [];
  const isDrawn = end === undefined || drawn.some((one) => Math.abs(one - end) < 6);
  const isOutside = end !== undefined && (drawn.every((one) => one < end) || drawn.every((one) => one > end));
  return !isDrawn && isOutside && most![1].length >= 2 && most![1].length * 2 > ends.length ? [end] : [];
}

export function tablesIn(
  rules: readonly Rule[],
  glyphs: readonly Glyph[],
): { readonly tables: readonly PageObject[]; readonly inTables: ReadonlySet<Glyph>; readonly rest: readonly Rule[] } {
  const tables: PageObject[] = [];
  const inTables = new Set<Glyph>();
  const rest: Rule[] = [];
  for (const group of clusters(rules, ({ box }) => box, 1)) {
    const box = group.map((one) => one.box).reduce(joinedBox);
    const down = group.filter(({ across }) => !across);
    const across = group.filter((rule) => rule.across);
    const inner = edges(down.map((one) => (one.box.left + one.box.right) / 2));
    // Some programs leave out the frame of a table, or draw it as another kind of path.
    const columns = edges([
      ...inner,
      ...outer(
        across.map((one) => one.box.left),
        inner,
      ),
      ...outer(
        across.map((one) => one.box.right),
        inner,
      ),
    ]);
    // A line that begins inside a cell is a place to write on.
    const isBorder = (rule: Rule): boolean =>
      [rule.box.left, rule.box.right].every((end) => columns.some((column) => Math.abs(column - end) < 3));
    const borders = across.some(isBorder) ? across.filter(isBorder) : across;
    const levels = edges(borders.map((one) => (one.box.top + one.box.bottom) / 2));
    const lines = edges([
      ...levels,
      ...outer(
        down.map((one) => one.box.top),
        levels,
      ),
      ...outer(
        down.map((one) => one.box.bottom),
        levels,
      ),
    ]);
    const inside = glyphs.filter((glyph) => {
      const [x, y] = centre(boxOf(glyph));
      return x > box.left && x < box.right && y > box.top && y < box.bottom && !inTables.has(glyph);
    });
    // One cell is a frame around a text.
    if (columns.length < 2 || lines.length < 2 || columns.length + lines.length < 5 || inside.length === 0) {
      rest.push(...group);
      continue;
    }
    rest.push(...across.filter((rule) => !borders.includes(rule)));
    for (const glyph of inside) inTables.add(glyph);
    const isDivided = (x: number, top: number, bottom: number): boolean =>
      down.some(
        ({ box: one }) => Math.abs((one.left + one.right) / 2 - x) < 2 && one.top < bottom - 2 && one.bottom > top + 2,
      );
    const rows = lines.slice(0, -1).map((top, at) => {
      const bottom = lines[at + 1]!;
      const cells: TableCell[] = [];
      let from = 0;
      for (let to = 1; to < columns.length; to++) {
        if (to < columns.length - 1 && !isDivided(columns[to]!, top, bottom)) continue;
        const [left, right] = [columns[from]!, columns[to]!];
        cells.push({
          span: to - from,
          glyphs: inside.filter((glyph) => {
            const [x, y] = centre(boxOf(glyph));
            return x >= left && x < right && y >= top && y < bottom;
          }),
        });
        from = to;
      }
      return cells;
    });
    tables.push({ kind: 'table', box: grown(box, 0), rows });
  }
  return { tables, inTables, rest };
}
