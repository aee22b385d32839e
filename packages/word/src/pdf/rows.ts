/** Letters of a page as rows, in the order in which they are read: columns from the left, each from the top. Pure. */
import { boxOf, type Box, type Glyph } from './drawing.ts';

export interface Row {
  /** From the left; letters above or below the line (scripts) stand among the others. */
  readonly glyphs: readonly Glyph[];
  readonly baseline: number;
  readonly size: number;
  readonly box: Box;
}

const isBlank = (glyph: Glyph): boolean => glyph.text.trim() === '';

export function rowOf(glyphs: readonly Glyph[]): Row {
  const sorted = glyphs.toSorted((a, b) => a.left - b.left);
  const drawn = sorted.filter((glyph) => !isBlank(glyph));
  const size = Math.max(...drawn.map((glyph) => glyph.size));
  // Scripts are smaller: the line is that of the large letters.
  const large = drawn.filter((glyph) => glyph.size > size * 0.8).map(({ baseline }) => baseline);
  const baseline = large.toSorted((a, b) => a - b)[Math.floor(large.length / 2)]!;
  const boxes = drawn.map(boxOf);
  return {
    glyphs: sorted,
    baseline,
    size,
    box: {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  };
}

/** Rows from the top. Small letters a little above or below a row of larger ones belong to it. */
export function rowsOf(glyphs: readonly Glyph[]): Row[] {
  const drawn = glyphs.filter((glyph) => glyph.size > 0.5);
  const groups: { baseline: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of drawn.filter((one) => !isBlank(one)).toSorted((a, b) => a.baseline - b.baseline)) {
    const last = groups.at(-1);
    if (last && glyph.baseline - last.baseline < Math.min(glyph.size, last.size) * 0.25) last.glyphs.push(glyph);
    else groups.push({ baseline: glyph.baseline, size: glyph.size, glyphs: [glyph] });
    groups.at(-1)!.size = Math.max(groups.at(-1)!.size, glyph.size);
  }
  // A group of small letters beside larger ones: scripts.
  const rows: typeof groups = [];
  const scripts: typeof groups = [];
  for (const [at, group] of groups.entries()) {
    // Scripts of several heights stand between the lines.
    const beside = groups
      .slice(Math.max(0, at - 3), at + 4)
      .some(
        (other) =>
          other.size * 0.85 > group.size &&
          Math.abs(other.baseline - group.baseline) < other.size * 0.65 &&
          group.glyphs.every((glyph) => other.glyphs.some((one) => isBeside(one, glyph, other.size))),
      );
    (beside ? scripts : rows).push(group);
  }
  for (const group of scripts) {
    // A script of a script may lie too far from every row.
    const alone: Glyph[] = [];
    for (const glyph of group.glyphs) {
      const home = rows
        .filter((row) => Math.abs(row.baseline - glyph.baseline) < row.size * 0.65)
        .toSorted((a, b) => Math.abs(a.baseline - glyph.baseline) - Math.abs(b.baseline - glyph.baseline))
        .find((row) => row.glyphs.some((one) => isBeside(one, glyph, row.size)));
      (home?.glyphs ?? alone).push(glyph);
    }
    if (alone.length > 0) rows.push({ ...group, glyphs: alone });
  }
  const blanks = drawn.filter(isBlank);
  return rows
    .toSorted((a, b) => a.baseline - b.baseline)
    .map((row) =>
      rowOf([...row.glyphs, ...blanks.filter(({ baseline }) => Math.abs(baseline - row.baseline) < row.size * 0.2)]),
    );
}

const isBeside = (one: Glyph, script: Glyph, size: number): boolean =>
  script.left > one.left - size && script.left - one.right < size * 2.5;

/** The pieces of a row between gaps that are wider than blanks. */
export function runsOf({ glyphs, size }: Row, gap = 1.2): Glyph[][] {
  const runs: Glyph[][] = [];
  let end = -Infinity;
  for (const glyph of glyphs) {
    if (isBlank(glyph)) {
      runs.at(-1)?.push(glyph);
      continue;
    }
    if (glyph.left - end > size * gap) runs.push([]);
    runs.at(-1)!.push(glyph);
    end = Math.max(end, glyph.right);
  }
  return runs;
}

export const textOfGlyphs = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join('');

/** The letter of an option in a row, with its stop and a sign of the right one. */
interface OptionMark {
  readonly glyphs: readonly Glyph[];
  readonly letter: string;
  /** Whether a gap is before it. */
  readonly isApart: boolean;
}

/**
 * The letters of options in a row. One may touch the option before, as a tab leaves it that has no place any more:
 * "A. tea B. milkC. water"; then the row must have the letter before, too.
 */
export function optionMarks(row: readonly Glyph[]): OptionMark[] {
  const found: OptionMark[] = [];
  for (const [at, glyph] of row.entries()) {
    const [stop, behind] = [row[at + 1], row[at + 2]];
    if (!/^[A-H]$/.test(glyph.text) || !stop || !/^[.)]$/.test(stop.text) || !behind) continue;
    if (!isBlank(behind) && behind.left - stop.right < stop.size * 0.15) continue;
    const from = /^[*#✓✔✅]$/u.test(row[at - 1]?.text ?? '') ? at - 1 : at;
    const previous = row[from - 1];
    const isApart = !previous || isBlank(previous) || row[from]!.left - previous.right > glyph.size * 0.5;
    if (isApart || found.at(-1)?.letter === before(glyph.text))
      found.push({ glyphs: row.slice(from, at + 2), letter: glyph.text, isApart });
  }
  return found;
}

/** A line between two columns of a stretch of rows: its place, and the first and last row. */
interface Gutter {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Where a page has two columns: a stretch of rows, none of which crosses a blank stripe near the middle, with texts on
 * both sides that begin one below the other. Options beside one another are no columns.
 */
function gutterOf(rows: readonly Row[], left: number, right: number): Gutter | null {
  const width = right - left;
  let best: Gutter | null = null;
  for (let x = left + width * 0.35; x <= left + width * 0.65; x += 4) {
    const crosses = rows.map((row) => runsOf(row, 0.6).some((run) => run[0]!.left < x && runEnd(run) > x));
    let from = 0;
    for (let to = 0; to <= rows.length; to++)
      if (to === rows.length || crosses[to]) {
        if (to - from >= 6 && (!best || to - from > best.to - best.from) && isGutter(rows.slice(from, to), x))
          best = { x, from, to };
        from = to + 1;
      }
  }
  return best;
}

const runEnd = (run: readonly Glyph[]): number =>
  Math.max(...run.filter((one) => !isBlank(one)).map((one) => one.right));

function isGutter(rows: readonly Row[], x: number): boolean {
  const split = rows.map((row) => {
    const runs = runsOf(row, 0.6);
    const text = (some: readonly Glyph[][]): string => some.map(textOfGlyphs).join(' ');
    const right = runs.filter((run) => run[0]!.left >= x);
    return { left: text(runs.filter((run) => run[0]!.left < x)), right: text(right), edge: right[0]?.[0]?.left };
  });
  const edges = split.flatMap(({ edge }) => edge ?? []);
  if (edges.length < 4 || split.filter(({ left }) => left !== '').length < 4) return false;
  const edge = Math.min(...edges);
  // "A. … B. …" in one line: the letter before stands on the left.
  const beside = split.filter(({ left, right }) => {
    const letter = /^\s*[*#]?\(?([B-Hb-h])\s?[.)/:]/.exec(right)?.[1];
    return letter !== undefined && new RegExp(`(?:^|\\s|\\()${before(letter)}\\s?[.)/:]`).test(left);
  });
  return edges.filter((one) => one - edge < 3).length * 2 >= edges.length && beside.length * 4 < edges.length;
}

const before = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 1);

/** Without the rows of a title above the columns, whose lines are centred: they begin at neither column's edge. */
function withoutTitle(rows: readonly Row[], gutter: Gutter): Gutter {
  const edge = (of: (row: Row) => number | undefined): number => {
    const places = rows.slice(gutter.from, gutter.to).flatMap((row) => of(row) ?? []);
    const [most] = [...Map.groupBy(places, (place) => Math.round(place / 3))].toSorted(
      (a, b) => b[1].length - a[1].length,
    );
    return most ? most[1][0]! : Number.NaN;
  };
  const right = (row: Row): number | undefined => runsOf(row, 0.6).find((run) => run[0]!.left >= gutter.x)?.[0]!.left;
  const left = (row: Row): number | undefined => (row.box.left < gutter.x ? row.box.left : undefined);
  const [leftEdge, rightEdge] = [edge(left), edge(right)];
  const isOff = (place: number | undefined, from: number): boolean => place !== undefined && Math.abs(place - from) > 4;
  let { from } = gutter;
  while (from < gutter.to - 1 && (isOff(left(rows[from]!), leftEdge) || isOff(right(rows[from]!), rightEdge)))
    from += 1;
  return gutter.to - from >= 4 ? { ...gutter, from } : gutter;
}

/** Groups of rows in the order in which they are read: a column, or what stands above or below columns. */
export function inReadingOrder(glyphs: readonly Glyph[]): Row[][] {
  const rows = rowsOf(glyphs);
  if (rows.length === 0) return [];
  const left = Math.min(...rows.map(({ box }) => box.left));
  const right = Math.max(...rows.map(({ box }) => box.right));
  const found = gutterOf(rows, left, right);
  if (!found) return [rows];
  const { x, from, to } = withoutTitle(rows, found);
  const lettersOf = (some: readonly Row[]): Glyph[] => some.flatMap((row) => row.glyphs);
  const inside = lettersOf(rows.slice(from, to));
  return [
    ...(from > 0 ? inReadingOrder(lettersOf(rows.slice(0, from))) : []),
    // Each side by itself: lines of the columns need not be level.
    rowsOf(inside.filter((glyph) => glyph.left < x)),
    rowsOf(inside.filter((glyph) => glyph.left >= x)),
    ...(to < rows.length ? inReadingOrder(lettersOf(rows.slice(to))) : []),
  ];
}
