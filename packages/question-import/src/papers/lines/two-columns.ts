/** Tables with a column of numbered entries and one of lettered ones, with or without a column of answers. Pure. */
import { isBlankOfPairs, pairsStated, type Pair } from '../grammar/pairs.ts';
import { lineOf, linesOf, word, type PaperLine } from './lines.ts';
import { areOneToOne, letterSign, numberOfCell, risingSide, type MatchEntry } from './match-entries.ts';

type Cell = readonly PaperLine[];

const signAlone = /^\s*\(?(?:\d{1,2}|[A-Za-z])\s?[.):/]?\s*$/u;
const hasSign = ([first]: Cell): boolean =>
  first !== undefined && (numberOfCell.test(first.text) || letterSign.test(first.text)) && !signAlone.test(first.text);
const textOf = (cell: Cell): string =>
  cell
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** "1" in a cell of its own is the sign of what stands in the next. */
function joinedSigns(rows: readonly (readonly Cell[])[]): Cell[][] {
  const width = Math.max(...rows.map((row) => row.length));
  let out = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? []));
  for (let at = 0; at + 1 < (out[0]?.length ?? 0); at++) {
    const filled = out.filter((row) => row[at]!.length > 0);
    const areAlone =
      filled.length >= 2 &&
      filled.every((row) => signAlone.test(textOf(row[at]!)) && row[at + 1]!.length > 0 && !hasSign(row[at + 1]!)) &&
      filled.some((row) => !signAlone.test(textOf(row[at + 1]!)));
    if (!areAlone) continue;
    out = out.map((row) => {
      const [sign] = row[at]!;
      const [first, ...more] = row[at + 1]!;
      const joined =
        sign && first
          ? [
              lineOf(sign.block, [...sign.pieces, word(/\w\s*$/.test(sign.text) ? '. ' : ' '), ...first.pieces]),
              ...more,
            ]
          : row[at + 1]!;
      return [...row.slice(0, at), joined, ...row.slice(at + 2)];
    });
  }
  return out;
}

/** The pairs in a column of answers, with the sign of the row for one alone; null for any other column. */
function pairsOfColumn(cells: readonly Cell[], signs: readonly (string | null)[], isFlipped: boolean): Pair[] | null {
  const found = cells.map((cell, at): Pair[] | null => {
    const text = textOf(cell);
    const [letter, number] = isFlipped ? [signs[at], text] : [text, signs[at]];
    if (/^(?:[A-Za-z]|\d{1,2})$/.test(text))
      return letter && number && /^[A-Za-z]$/.test(letter) && /^\d+$/.test(number)
        ? [{ number: Number(number), letter }]
        : null;
    const isNothing = isBlankOfPairs(text, isFlipped) || /^[\s•●○→-]*$/u.test(text);
    return pairsStated(text, isFlipped) ?? (isNothing ? [] : null);
  });
  return found.includes(null) ? null : found.flatMap((pairs) => pairs!);
}

interface Columns {
  readonly items: MatchEntry[];
  readonly targets: MatchEntry[];
  readonly stated: readonly (readonly Pair[])[];
  /** The letters stand on the left. */
  readonly isFlipped: boolean;
}

/** Null for a table of any other kind. The entries are lines of the table's own. */
export function columnsOfTable({ table, at, block }: PaperLine): Columns | null {
  const all = table!.rows.map((row) => row.map((cell) => linesOf(cell.blocks)));
  const rows = all.filter((row) => row.some((cell) => cell.length > 0));
  const isHead = rows[0]?.every((cell) => !hasSign(cell) && !/^\d/.test(textOf(cell))) ?? false;
  const body = joinedSigns(isHead ? rows.slice(1) : rows);
  if (
    body.length === 0 ||
    body
      .flat()
      .flat()
      .some((line) => line.table)
  )
    return null;
  const columns = body[0]!.map((_, column) => body.map((row) => row[column]!));
  const sides = columns.map((cells) => {
    const lines = cells.flat().map((line): PaperLine => ({ ...line, at, block, from: 0 }));
    return { items: risingSide(lines, numberOfCell), targets: risingSide(lines, letterSign) };
  });
  const left = sides.findIndex(({ items }) => items !== null);
  const right = sides.findIndex(({ targets }) => targets !== null);
  if (left < 0 || right < 0) return null;
  const items = sides[left]!.items!;
  const targets = sides[right]!.targets!;
  const isFlipped = right < left;
  if (isFlipped && !areOneToOne(items, targets)) return null;
  const [column, sign] = isFlipped ? [right, letterSign] : [left, numberOfCell];
  const signs = columns[column]!.map((cell) => sign.exec(textOf(cell))?.[1] ?? null);
  const others = columns.filter((_, at) => at !== left && at !== right);
  const stated = others.map((cells) => pairsOfColumn(cells, signs, isFlipped));
  if (stated.includes(null)) return null;
  return { items, targets, stated: stated.map((pairs) => pairs!), isFlipped };
}
