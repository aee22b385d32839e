/**
 * The matrix and the specification table of a test as they are printed, in the layout of dispatch 7991: rows are units
 * of content, columns are kinds of questions by level; the two higher levels share a heading.
 */
import {
  paperKinds,
  percents,
  type Level,
  type MatrixLine,
  type MatrixSum,
  type MatrixTable,
  type PaperKind,
} from '@vumon/domain';
import type { PaperLocale } from './paper.ts';
import { translateIn, type PaperTranslate } from './translate.ts';

export interface PaperMatrix {
  readonly table: MatrixTable;
  /** The heading of each line, by the line's id: its topic, or its skill. */
  readonly names: Readonly<Record<string, string>>;
}

export interface GridCell {
  readonly text: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly bold?: boolean;
  readonly left?: boolean;
}

/** A table to draw: widths in millimetres; the first rows are its header, which every page repeats. */
export interface Grid {
  readonly title: string;
  /** True for many columns: the text is then set smaller. */
  readonly narrow: boolean;
  readonly widths: readonly number[];
  readonly head: readonly (readonly GridCell[])[];
  readonly body: readonly (readonly GridCell[])[];
}

/** A4 in landscape, without margins of 15 mm. */
const width = 267;
/** Tables with more columns of kinds and levels than this (four kinds by three levels) are `narrow`. */
const mostWide = 12;
type PrintedLevel = 'M1' | 'M2' | 'M3' | 'any';
const printed = (level: Level | 'any'): PrintedLevel => (level === 'M4' ? 'M3' : level);
/** These four columns are in every table, whatever the test contains. */
const always: ReadonlySet<PaperKind> = new Set(['choice', 'true-false', 'short', 'essay']);
const none: MatrixSum = { questions: 0, points: 0 };
const sum = (sums: readonly (MatrixSum | null | undefined)[]): MatrixSum =>
  sums.reduce<MatrixSum>(
    (all, one) => ({ questions: all.questions + (one?.questions ?? 0), points: all.points + (one?.points ?? 0) }),
    none,
  );

const cell = (text: string, more: Omit<GridCell, 'text'> = {}): GridCell => ({ text, ...more });
const head = (text: string, more: Omit<GridCell, 'text'> = {}): GridCell => cell(text, { bold: true, ...more });

/** The matrix, then the specification table. */
export function matrixGrids(matrix: PaperMatrix, locale: PaperLocale): readonly [Grid, Grid] {
  const layout = layoutOf(matrix, locale);
  return [matrixGrid(layout), specificationGrid(layout)];
}

interface Column {
  readonly kind: PaperKind;
  readonly level: PrintedLevel;
}

/** What both tables have in common: their columns, the lines by topic, and how texts and numbers are written. */
interface Layout {
  readonly table: MatrixTable;
  readonly kinds: readonly PaperKind[];
  readonly levels: readonly PrintedLevel[];
  /** Each kind by each level. */
  readonly columns: readonly Column[];
  readonly topics: readonly { readonly name: string; readonly lines: readonly MatrixLine[] }[];
  readonly kindSums: readonly MatrixSum[];
  readonly levelSums: readonly MatrixSum[];
  readonly translate: PaperTranslate;
  readonly number: Intl.NumberFormat;
}

function layoutOf({ table, names }: PaperMatrix, locale: PaperLocale): Layout {
  const kinds = paperKinds.filter((kind) => always.has(kind) || table.byKind.some((one) => one.kind === kind));
  const levels: PrintedLevel[] = [
    'M1',
    'M2',
    'M3',
    ...(table.byLevel.some(({ level }) => level === 'any') ? (['any'] as const) : []),
  ];
  const topics = table.lines.reduce<{ name: string; lines: MatrixLine[] }[]>((all, line) => {
    const name = names[line.id] ?? '';
    const last = all.at(-1);
    if (last && last.name === name && name !== '') last.lines.push(line);
    else all.push({ name, lines: [line] });
    return all;
  }, []);
  return {
    table,
    kinds,
    levels,
    columns: kinds.flatMap((kind) => levels.map((level) => ({ kind, level }))),
    topics,
    kindSums: kinds.map((kind) => table.byKind.find((one) => one.kind === kind) ?? none),
    levelSums: levels.map((level) => sum(table.byLevel.filter((one) => printed(one.level) === level))),
    translate: translateIn(locale),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  };
}

const count = ({ questions }: MatrixSum): string => (questions === 0 ? '' : String(questions));
const points = ({ number }: Layout, one: MatrixSum): string => number.format(one.points / 100);
const shares = ({ number }: Layout, sums: readonly MatrixSum[]): string[] =>
  percents(sums.map((one) => one.points)).map((share) => number.format(share));

/** The counts of one line, or of the totals, in the columns that are printed. */
const counts = ({ table, columns }: Layout, sums: readonly (MatrixSum | null)[]): string[] =>
  columns.map(({ kind, level }) =>
    count(sum(sums.filter((_, at) => table.columns[at]!.kind === kind && printed(table.columns[at]!.level) === level))),
  );

const ofLevel = (line: MatrixLine, level: PrintedLevel): MatrixSum =>
  sum(Object.entries(line.byLevel).map(([name, one]) => (printed(name as Level | 'any') === level ? one : null)));

/** The four rows of the header. The matrix has totals at its end; the specification table has requirements instead. */
function headOf({ kinds, levels, columns, translate }: Layout, form: 'matrix' | 'specification'): GridCell[][] {
  const specified = form === 'specification';
  const span = levels.length;
  const isObjective = (kind: PaperKind) => kind === 'choice' || kind === 'true-false' || kind === 'short';
  const objective = kinds.filter(isObjective);
  const others = kinds.filter((kind) => !isObjective(kind));
  const levelHeads = levels.map((level) => head(translate(`matrix.levels.${level}`)));
  return [
    [
      head(translate('matrix.number'), { rows: 4 }),
      head(translate('matrix.topic'), { rows: 4 }),
      head(translate('matrix.unit'), { rows: 4 }),
      ...(specified ? [head(translate('matrix.requirements'), { rows: 4 })] : []),
      head(translate(specified ? 'matrix.countsByLevel' : 'matrix.byLevel'), { columns: columns.length }),
      ...(specified
        ? []
        : [
            head(translate('matrix.total'), { columns: span, rows: 3 }),
            head(translate('matrix.percent'), { rows: 4 }),
          ]),
    ],
    [
      head(translate('matrix.objective'), { columns: objective.length * span }),
      ...others.map((kind) => head(translate(`matrix.kinds.${kind}`), { columns: span, rows: 2 })),
    ],
    objective.map((kind) => head(translate(`matrix.kinds.${kind}`), { columns: span })),
    Array.from({ length: kinds.length + (specified ? 0 : 1) }, () => levelHeads).flat(),
  ];
}

/** A row for each line: number and name of its topic, its unit, then the cells of `rest`. */
function lineRows({ topics }: Layout, rest: (line: MatrixLine) => readonly GridCell[]): GridCell[][] {
  return topics.flatMap(({ name, lines }, at) =>
    lines.map((line, l) => [
      ...(l === 0 ? [cell(String(at + 1), { rows: lines.length })] : []),
      // A whole topic has no units.
      ...(lines.length === 1 && (line.unit === '' || name === '')
        ? [cell(name || line.unit, { columns: 2, left: true })]
        : [
            ...(l === 0 ? [cell(name, { rows: lines.length, left: true })] : []),
            cell(line.unit || name, { left: true }),
          ]),
      ...rest(line),
    ]),
  );
}

type FootKey = 'matrix.questions' | 'matrix.points' | 'matrix.percent';

function matrixGrid(layout: Layout): Grid {
  const { table, levels, columns, kindSums, levelSums, translate, number } = layout;
  const span = levels.length;
  const each = (width - 9 - 36 - 42 - 13) / (columns.length + span);
  const foot = (label: FootKey, cells: readonly GridCell[]) => [head(translate(label), { columns: 3 }), ...cells];
  return {
    title: translate('matrix.title'),
    narrow: columns.length > mostWide,
    widths: [9, 36, 42, ...Array.from({ length: columns.length + span }, () => each), 13],
    head: headOf(layout, 'matrix'),
    body: [
      ...lineRows(layout, (line) => [
        ...counts(layout, line.cells).map((text) => cell(text)),
        ...levels.map((level) => cell(count(ofLevel(line, level)), { bold: true })),
        cell(number.format(line.percent)),
      ]),
      foot('matrix.questions', [
        ...counts(layout, table.totals).map((text) => head(text)),
        ...levelSums.map((one) => head(count(one))),
        head(String(table.total.questions)),
      ]),
      foot('matrix.points', [
        ...kindSums.map((one) => head(points(layout, one), { columns: span })),
        ...levelSums.map((one) => head(points(layout, one))),
        head(points(layout, table.total)),
      ]),
      foot('matrix.percent', [
        ...shares(layout, kindSums).map((share) => head(share, { columns: span })),
        ...shares(layout, levelSums).map((share) => head(share)),
        head('100'),
      ]),
    ],
  };
}

function specificationGrid(layout: Layout): Grid {
  const { table, levels, columns, kindSums, translate } = layout;
  const span = levels.length;
  const each = (width - 9 - 30 - 36 - 72) / columns.length;
  const foot = (label: FootKey, cells: readonly GridCell[]) => [head(translate(label), { columns: 4 }), ...cells];
  return {
    title: translate('matrix.specification'),
    narrow: columns.length > mostWide,
    widths: [9, 30, 36, 72, ...columns.map(() => each)],
    head: headOf(layout, 'specification'),
    body: [
      ...lineRows(layout, (line) => [
        cell(
          (['M1', 'M2', 'M3', 'M4'] as const)
            .filter((level) => line.requirements[level])
            .map((level) => `${translate(`matrix.required.${level}`)}: ${line.requirements[level]}`)
            .join('\n'),
          { left: true },
        ),
        ...counts(layout, line.cells).map((text) => cell(text)),
      ]),
      foot(
        'matrix.questions',
        counts(layout, table.totals).map((text) => head(text)),
      ),
      foot(
        'matrix.points',
        kindSums.map((one) => head(points(layout, one), { columns: span })),
      ),
      foot(
        'matrix.percent',
        shares(layout, kindSums).map((share) => head(share, { columns: span })),
      ),
    ],
  };
}
