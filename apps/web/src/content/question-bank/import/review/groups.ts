/**
 * Groups the file's lines for display: adjacent lines of the same place and question form one block. Pure functions.
 */
import { traitsOf } from '@vumon/question-types/traits';
import type { ImportObject, ImportPiece, ImportRow, QuestionImport } from '../import-queries.ts';

export interface Block {
  readonly place: ImportPiece['place'];
  readonly question: number | null;
  readonly moved: boolean;
  readonly pieces: readonly ImportPiece[];
}

export function blocksOf(pieces: readonly ImportPiece[]): Block[] {
  const blocks: { place: Block['place']; question: number | null; moved: boolean; pieces: ImportPiece[] }[] = [];
  for (const piece of pieces) {
    const last = blocks.at(-1);
    if (last?.place === piece.place && last.question === piece.question && last.moved === piece.moved)
      last.pieces.push(piece);
    else blocks.push({ place: piece.place, question: piece.question, moved: piece.moved, pieces: [piece] });
  }
  return blocks;
}

const signs = /\uE000(\d+)\uE001/g;
/** Replaces the markers of the file's objects by gaps of the markup. */
export const withObjectGaps = (markup: string): string => markup.replace(signs, '[[o$1]]');
const idsIn = (markup: string): number[] => [...markup.matchAll(signs)].map(([, id]) => Number(id));

export const objectsOfRow = ({ pieces, objects }: QuestionImport, line: number): ImportObject[] => {
  const ids = new Set(pieces.filter(({ question }) => question === line).flatMap(({ markup }) => idsIn(markup)));
  return objects.filter(({ id }) => ids.has(id));
};

export const isTwin = ({ sameAsLine, similar }: ImportRow): boolean =>
  sameAsLine !== null || similar?.some(({ exact }) => exact) === true;
export const isGood = ({ question, problems }: ImportRow): boolean => question !== null && problems.length === 0;
export const lacksKey = ({ problems }: ImportRow): boolean => problems.some(({ code }) => code === 'CORRECT_MISSING');
export const needsLook = (row: ImportRow): boolean => !isGood(row) || row.doubtful;
/** Questions that are saved without another look. */
export const isReady = (row: ImportRow): boolean => isGood(row) && !row.doubtful && !row.aside;

/** Questions that the bank has already and that were set aside for it; a test needs them all the same. */
export const isTwinForExam = (row: ImportRow): boolean =>
  row.aside && isGood(row) && !row.doubtful && row.sameAsLine === null && isTwin(row);

/** "3" or "4–6": the numbers that are printed before a question. */
export const numbersOf = ({ labels, line }: Pick<ImportRow, 'labels' | 'line'>): string =>
  labels.length === 0 ? String(line) : labels.length === 1 ? String(labels[0]) : `${labels[0]}–${labels.at(-1)}`;

/** Rows and blocks that were not understood, in the order of the file. */
export type Shown =
  | { readonly kind: 'row'; readonly row: ImportRow }
  | {
      readonly kind: 'unknown' | 'aside';
      readonly block: Block;
      readonly before: ImportRow | null;
      readonly after: ImportRow | null;
    };

export function inOrder({ rows, pieces }: Pick<QuestionImport, 'rows' | 'pieces'>): Shown[] {
  const blocks = blocksOf(pieces).filter(({ place }) => place === 'unknown' || place === 'aside');
  const shown: { line: number; one: Shown }[] = [
    ...rows.map((row) => ({ line: row.line, one: { kind: 'row', row } as const })),
    ...blocks.map((block) => {
      const { line } = block.pieces[0]!;
      return {
        line,
        one: {
          kind: block.place === 'aside' ? ('aside' as const) : ('unknown' as const),
          block,
          before: rows.findLast((row) => row.line < line) ?? null,
          after: rows.find((row) => row.line > line) ?? null,
        },
      };
    }),
  ];
  return shown.toSorted((a, b) => a.line - b.line).map(({ one }) => one);
}

/** What the file holds besides the questions that are saved. */
export interface LeftBehind {
  readonly look: readonly ImportRow[];
  readonly aside: readonly ImportRow[];
  readonly unknown: readonly Block[];
}

export const leftBehind = ({ rows, pieces }: Pick<QuestionImport, 'rows' | 'pieces'>): LeftBehind => ({
  look: rows.filter((row) => needsLook(row) && !row.aside),
  aside: rows.filter(({ aside }) => aside),
  unknown: blocksOf(pieces).filter(({ place }) => place === 'unknown'),
});

type PointedRow = Pick<ImportRow, 'points' | 'labels'>;
export const itemsIn = (rows: readonly Pick<ImportRow, 'labels'>[]): number =>
  rows.reduce((sum, { labels }) => sum + Math.max(1, labels.length), 0);

export interface PartToSave {
  readonly part: number | null;
  readonly name: string;
  /** Its questions that are saved, and all that the file has. */
  readonly items: number;
  readonly of: number;
  readonly type: string;
}

/** Proposed points of parts: the 2025 format's shares if they have its kinds, else by number of questions. */
function proposedPoints(parts: readonly PartToSave[], total: number): number[] {
  const weight = ({ items, type }: PartToSave): number => items * (traitsOf(type).weight ?? 1);
  const sum = parts.reduce((all, part) => all + weight(part), 0);
  const step = 25;
  const points = parts.map((part) =>
    Math.max(step, Math.round((total * weight(part)) / Math.max(sum, 1) / step) * step),
  );
  const rest = total - points.slice(0, -1).reduce((all, one) => all + one, 0);
  return rest > 0 ? [...points.slice(0, -1), rest] : points;
}

/** What the file says about the points of a part, in hundredths. */
export interface SaidPoints {
  /** Of the questions that are saved: what they say together, else their share of the heading; null where both are silent. */
  readonly points: number | null;
  /** Of all questions of the part; null where the file does not say them. */
  readonly whole: number | null;
  /** Why the points of the file are not those of the test, or not all of them. */
  readonly note:
    | { readonly kind: 'uneven' }
    | { readonly kind: 'some'; readonly count: number; readonly of: number; readonly sum: number }
    | { readonly kind: 'share'; readonly count: number; readonly of: number; readonly heading: number }
    | { readonly kind: 'differ'; readonly heading: number; readonly sum: number }
    | null;
}

/** The sum of what each of some questions says; null where one of them says nothing. */
const sumSaid = (rows: readonly PointedRow[]): number | null =>
  rows.every(({ points }) => points !== null) ? Math.round(rows.reduce((all, { points }) => all + points!, 0)) : null;

/** `rows`: the questions of a part that are saved, `all`: those that the file has; `heading`: the points of its heading. */
export function saidPoints(
  rows: readonly PointedRow[],
  heading: number | null,
  all: readonly PointedRow[] = rows,
): SaidPoints {
  const [count, of] = [itemsIn(rows), itemsIn(all)];
  const sum = rows.length === 0 ? null : sumSaid(rows);
  const whole = sumSaid(all) ?? heading;
  if (sum === null) {
    const said = rows.filter(({ points }) => points !== null);
    const some = said.length === 0 ? null : { count: said.length, of: rows.length, sum: sumSaid(said)! };
    const share = whole === null || count === of ? null : { count, of, heading: whole };
    return {
      points: share ? Math.round((share.heading * count) / of) : whole,
      whole,
      note: some ? { kind: 'some', ...some } : share && { kind: 'share', ...share },
    };
  }
  if (heading !== null && count === of && heading !== sum)
    return { points: sum, whole, note: { kind: 'differ', heading, sum } };
  const each = new Set(rows.map(({ points, labels }) => points! / Math.max(1, labels.length)));
  return { points: sum, whole, note: each.size > 1 ? { kind: 'uneven' } : null };
}

/**
 * The points of each part: as the file says, and of what it leaves up to ten a share for the others. Where it says some,
 * questions that are left out keep their points: the others would be worth more than in the paper.
 */
export function pointsOfParts(parts: readonly (PartToSave & { readonly said: SaidPoints })[]): number[] {
  const total = 1000;
  const silent = parts.filter(({ said }) => said.points === null);
  if (silent.length === parts.length) return proposedPoints(parts, total);
  const rest = total - parts.reduce((sum, { said }) => sum + (said.whole ?? said.points ?? 0), 0);
  const shares = proposedPoints(
    silent.map((one) => ({ ...one, items: one.of })),
    rest > 0 ? rest : total,
  );
  return parts.map((one) => {
    const share = shares[silent.indexOf(one)]!;
    return one.said.points ?? Math.round((share * one.items) / one.of);
  });
}
