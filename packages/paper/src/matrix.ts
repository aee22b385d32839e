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
import { wordsIn } from './words.ts';

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
  /** Many columns leave less room for each. */
  readonly narrow: boolean;
  readonly widths: readonly number[];
  readonly head: readonly (readonly GridCell[])[];
  readonly body: readonly (readonly GridCell[])[];
}

/** A4 in landscape, without margins of 15 mm. */
const width = 267;
/** Four kinds by three levels. */
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
export function matrixGrids({ table, names }: PaperMatrix, locale: PaperLocale): readonly [Grid, Grid] {
  const words = wordsIn(locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const count = ({ questions }: MatrixSum): string => (questions === 0 ? '' : String(questions));
  const points = (one: MatrixSum): string => number.format(one.points / 100);

  const kinds = paperKinds.filter((kind) => always.has(kind) || table.byKind.some((one) => one.kind === kind));
  const levels: PrintedLevel[] = [
    'M1',
    'M2',
    'M3',
    ...(table.byLevel.some(({ level }) => level === 'any') ? (['any'] as const) : []),
  ];
  const columns = kinds.flatMap((kind) => levels.map((level) => ({ kind, level })));
  const objective = kinds.filter((kind) => kind === 'choice' || kind === 'true-false' || kind === 'short');
  const others = kinds.filter((kind) => kind !== 'choice' && kind !== 'true-false' && kind !== 'short');

  const inColumn = (sums: readonly (MatrixSum | null)[], kind: PaperKind, level: PrintedLevel): MatrixSum =>
    sum(sums.filter((_, at) => table.columns[at]!.kind === kind && printed(table.columns[at]!.level) === level));
  const ofLevel = (line: MatrixLine, level: PrintedLevel): MatrixSum =>
    sum(Object.entries(line.byLevel).map(([name, one]) => (printed(name as Level | 'any') === level ? one : null)));
  const levelSums = levels.map((level) => sum(table.byLevel.filter((one) => printed(one.level) === level)));
  const kindSums = kinds.map((kind) => table.byKind.find((one) => one.kind === kind) ?? none);

  /** Lines of one topic are grouped under its name. */
  const groups = table.lines.reduce<{ name: string; lines: MatrixLine[] }[]>((all, line) => {
    const name = names[line.id] ?? '';
    const last = all.at(-1);
    if (last && last.name === name && name !== '') last.lines.push(line);
    else all.push({ name, lines: [line] });
    return all;
  }, []);

  const span = levels.length;
  const levelHeads = (times: number) =>
    Array.from({ length: times }, () => levels.map((level) => head(words(`matrix.levels.${level}`)))).flat();
  const heads = (specified: boolean): GridCell[][] => [
    [
      head(words('matrix.number'), { rows: 4 }),
      head(words('matrix.topic'), { rows: 4 }),
      head(words('matrix.unit'), { rows: 4 }),
      ...(specified ? [head(words('matrix.requirements'), { rows: 4 })] : []),
      head(words(specified ? 'matrix.countsByLevel' : 'matrix.byLevel'), { columns: columns.length }),
      ...(specified
        ? []
        : [head(words('matrix.total'), { columns: span, rows: 3 }), head(words('matrix.percent'), { rows: 4 })]),
    ],
    [
      head(words('matrix.objective'), { columns: objective.length * span }),
      ...others.map((kind) => head(words(`matrix.kinds.${kind}`), { columns: span, rows: 2 })),
    ],
    objective.map((kind) => head(words(`matrix.kinds.${kind}`), { columns: span })),
    levelHeads(kinds.length + (specified ? 0 : 1)),
  ];

  const named = (row: (line: MatrixLine) => GridCell[]): GridCell[][] =>
    groups.flatMap(({ name, lines }, at) =>
      lines.map((line, l) => [
        ...(l === 0 ? [cell(String(at + 1), { rows: lines.length })] : []),
        // A whole topic has no units.
        ...(lines.length === 1 && (line.unit === '' || name === '')
          ? [cell(name || line.unit, { columns: 2, left: true })]
          : [
              ...(l === 0 ? [cell(name, { rows: lines.length, left: true })] : []),
              cell(line.unit || name, { left: true }),
            ]),
        ...row(line),
      ]),
    );
  const counts = (line: MatrixLine) => columns.map(({ kind, level }) => cell(count(inColumn(line.cells, kind, level))));

  const foot = (label: string, cells: readonly GridCell[]): GridCell[] => [
    head(words(label), { columns: 3 }),
    ...cells,
  ];
  const shares = (sums: readonly MatrixSum[]) =>
    percents(sums.map((one) => one.points)).map((share) => number.format(share));
  const narrow = (left: number, extra: number) => left / (columns.length + extra);
  const matrixLeft = width - 9 - 36 - 42 - 13;
  const specificationLeft = width - 9 - 30 - 36 - 72;
  return [
    {
      title: words('matrix.title'),
      narrow: columns.length > mostWide,
      widths: [9, 36, 42, ...Array.from({ length: columns.length + span }, () => narrow(matrixLeft, span)), 13],
      head: heads(false),
      body: [
        ...named((line) => [
          ...counts(line),
          ...levels.map((level) => cell(count(ofLevel(line, level)), { bold: true })),
          cell(number.format(line.percent)),
        ]),
        foot('matrix.questions', [
          ...columns.map(({ kind, level }) => head(count(inColumn(table.totals, kind, level)))),
          ...levelSums.map((one) => head(count(one))),
          head(String(table.total.questions)),
        ]),
        foot('matrix.points', [
          ...kindSums.map((one) => head(points(one), { columns: span })),
          ...levelSums.map((one) => head(points(one))),
          head(points(table.total)),
        ]),
        foot('matrix.percent', [
          ...shares(kindSums).map((share) => head(share, { columns: span })),
          ...shares(levelSums).map((share) => head(share)),
          head('100'),
        ]),
      ],
    },
    {
      title: words('matrix.specification'),
      narrow: columns.length > mostWide,
      widths: [9, 30, 36, 72, ...columns.map(() => narrow(specificationLeft, 0))],
      head: heads(true),
      body: [
        ...named((line) => [
          cell(
            (['M1', 'M2', 'M3', 'M4'] as const)
              .filter((level) => line.requirements[level])
              .map((level) => `${words(`matrix.required.${level}`)}: ${line.requirements[level]}`)
              .join('\n'),
            { left: true },
          ),
          ...counts(line),
        ]),
        [
          head(words('matrix.questions'), { columns: 4 }),
          ...columns.map(({ kind, level }) => head(count(inColumn(table.totals, kind, level)))),
        ],
        [head(words('matrix.points'), { columns: 4 }), ...kindSums.map((one) => head(points(one), { columns: span }))],
        [
          head(words('matrix.percent'), { columns: 4 }),
          ...shares(kindSums).map((share) => head(share, { columns: span })),
        ],
      ],
    },
  ];
}
