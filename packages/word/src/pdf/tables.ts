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
    const columns = edges(down.map((one) => (one.box.left + one.box.right) / 2));
    // A line that begins inside a cell is a place to write on.
    const isBorder = (rule: Rule): boolean =>
      [rule.box.left, rule.box.right].every((end) => columns.some((column) => Math.abs(column - end) < 3));
    const across = group.filter((rule) => rule.across);
    const borders = across.some(isBorder) ? across.filter(isBorder) : across;
    const lines = edges(borders.map((one) => (one.box.top + one.box.bottom) / 2));
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
