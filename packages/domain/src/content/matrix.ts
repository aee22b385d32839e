/**
 * The matrix of a test: rows are units of content, columns the parts of the paper by level of cognition, and a cell is
 * a number of numbered questions, or of statements in a part that counts those. It is stored in the blueprint (rows beside the sections, cells in the parts) and
 * derived if a blueprint has none. Pure; used by the editor, the exact assembly and the printed tables.
 */
import type { FieldError } from '../platform/errors.ts';
import { countedIn, partsOf, sumOf, type BlueprintPart, type LevelCounts } from './blueprint.ts';
import { levels, type Level, type SectionSkill, type Skill } from './vocabulary.ts';

/** A unit of content; its requirements are the fourth column of the specification table. */
export interface MatrixRow {
  readonly id: string;
  /** Null: any skill or strand that its part's section allows. */
  readonly skill: Skill | null;
  /** A topic of the curriculum. */
  readonly topic: string | null;
  /** The unit as the author describes it; empty: the whole topic. */
  readonly unit: string;
  readonly requirements?: Partial<Record<Level, string>> | undefined;
}

export interface PartCell {
  readonly row: string;
  readonly level: Level;
  readonly questions: number;
}

export interface MatrixPart extends BlueprintPart {
  readonly types?: readonly string[] | undefined;
  /** Every question of the part comes from this topic. */
  readonly topic?: string | null | undefined;
  /** Counts by row and level; the count and the levels of the part must be their sums. */
  readonly cells?: readonly PartCell[] | undefined;
}

export interface MatrixSection {
  readonly skill: SectionSkill;
  readonly parts: readonly MatrixPart[];
}

/** The requirements for some numbers of a paper; null, or no types, means any. Points in hundredths. */
export interface MatrixCell {
  readonly part: string;
  /** Null: the part has no rows of its own. */
  readonly row: string | null;
  readonly skill: Skill | null;
  readonly topic: string | null;
  readonly types: readonly string[] | undefined;
  readonly level: Level | null;
  /** Numbers on the paper, or statements where `statements` says how many each number has. */
  readonly questions: number;
  readonly statements: number | null;
  readonly points: number;
}

/** Kinds of questions, which are the columns of the printed table. */
export const paperKinds = ['choice', 'true-false', 'short', 'essay', 'other', 'any'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** How the printed table counts a question type; the types state it themselves. */
export interface PaperColumn {
  readonly kind: Exclude<PaperKind, 'any'>;
  /** Dispatch 7991 counts the statements of a cluster, which has one number on the paper. */
  readonly statements: number;
}
export type ColumnOf = (type: string) => PaperColumn;

/** A part's column; `any` where it names no types, `other` where they are of several kinds. */
function columnOfPart(
  { types }: Pick<MatrixPart, 'types'>,
  columnOf: ColumnOf,
): { kind: PaperKind; statements: number } {
  if (!types?.length) return { kind: 'any', statements: 1 };
  const columns = types.map(columnOf);
  const [first] = columns;
  return {
    kind: columns.every(({ kind }) => kind === first!.kind) ? first!.kind : 'other',
    statements: columns.every(({ statements }) => statements === first!.statements) ? first!.statements : 1,
  };
}

/** Cells of a part by level, as its blueprint counts them. */
export function levelsOfCells(cells: readonly PartCell[]): LevelCounts {
  const counts: LevelCounts = {};
  for (const { level, questions } of cells) if (questions > 0) counts[level] = (counts[level] ?? 0) + questions;
  return counts;
}

export const questionsOfCells = (cells: readonly PartCell[]): number => sumOf(cells.map((cell) => cell.questions));

/** Whether the format was entered as a matrix. */
export const hasMatrix = (rows: readonly MatrixRow[]): boolean => rows.length > 0;

/** Problems of rows and cells; empty if they agree with their parts. */
export function matrixProblems(sections: readonly MatrixSection[], rows: readonly MatrixRow[]): FieldError[] {
  const problems: FieldError[] = [];
  const known = new Map<string, MatrixRow>();
  rows.forEach((row, r) => {
    if (known.has(row.id)) problems.push({ path: `rows.${r}.id`, code: 'repeated' });
    known.set(row.id, row);
  });
  const used = new Set<string>();
  sections.forEach((section, s) =>
    section.parts.forEach((part, p) => {
      const path = `sections.${s}.parts.${p}.cells`;
      if (!part.cells) {
        if (rows.length > 0) problems.push({ path, code: 'required' });
        return;
      }
      const places = new Set<string>();
      for (const cell of part.cells) {
        const row = known.get(cell.row);
        if (!row) problems.push({ path, code: 'rowUnknown' });
        else if (row.skill !== null && section.skill !== 'MX' && row.skill !== section.skill && cell.questions > 0)
          problems.push({ path, code: 'otherSkill' });
        const place = `${cell.row} ${cell.level}`;
        if (places.has(place)) problems.push({ path, code: 'repeated' });
        places.add(place);
        if (cell.questions > 0) used.add(cell.row);
      }
      const sum = questionsOfCells(part.cells);
      const total = countedIn(part);
      if (sum !== total)
        problems.push({
          path,
          code: part.statements ? 'statementCellsDiffer' : 'cellsDiffer',
          params: { sum, total },
        });
      // A cluster belongs to one unit of content, so the statements of a row are those of whole clusters.
      const { statements = 1 } = part;
      const inPart = part.cells;
      const broken = rows.findIndex(
        ({ id }) => questionsOfCells(inPart.filter((cell) => cell.row === id)) % statements !== 0,
      );
      if (broken >= 0) problems.push({ path, code: 'clusterBroken', params: { row: broken + 1, count: statements } });
      const counts = levelsOfCells(part.cells);
      if (levels.some((level) => (counts[level] ?? 0) !== (part.levels?.[level] ?? 0)))
        problems.push({ path, code: 'cellLevelsDiffer' });
    }),
  );
  rows.forEach((row, r) => {
    if (row.skill === null && row.topic === null && row.unit === '')
      problems.push({ path: `rows.${r}.unit`, code: 'required' });
    if (!used.has(row.id)) problems.push({ path: `rows.${r}`, code: 'rowEmpty' });
  });
  return problems;
}

/** Splits a whole number by weights into whole numbers; the remainder goes to those with the largest fractions. */
function shares(whole: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * whole) / sum);
  const given = exact.map(Math.floor);
  const left = whole - sumOf(given);
  const order = exact.map((_, at) => at).toSorted((a, b) => exact[b]! - given[b]! - (exact[a]! - given[a]!) || a - b);
  for (const at of order.slice(0, left)) given[at]! += 1;
  return given;
}

/**
 * All cells of a blueprint that are not empty, in the order of parts, rows and levels. A part without cells of its own
 * has one for each of its levels, or a single one of any level. The points of its cells sum to the part's.
 */
export function matrixCells(sections: readonly MatrixSection[], rows: readonly MatrixRow[]): MatrixCell[] {
  const place = new Map(rows.map((row, at) => [row.id, at]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const rank = (cell: PartCell) => (place.get(cell.row) ?? 0) * levels.length + levels.indexOf(cell.level);
  return sections.flatMap((section) =>
    section.parts.flatMap((part) => {
      const asked: { row: string | null; level: Level | null; questions: number }[] = part.cells
        ? part.cells.toSorted((a, b) => rank(a) - rank(b))
        : part.levels
          ? levels.map((level) => ({ row: null, level, questions: part.levels?.[level] ?? 0 }))
          : [{ row: null, level: null, questions: part.questions }];
      const points = shares(
        part.points,
        asked.map(({ questions }) => questions),
      );
      return asked.flatMap(({ row: rowId, level, questions }, at): MatrixCell[] => {
        if (questions === 0) return [];
        const row = rowId === null ? undefined : byId.get(rowId);
        return [
          {
            part: part.id,
            row: rowId,
            skill: row?.skill ?? (section.skill === 'MX' ? null : section.skill),
            topic: row?.topic ?? part.topic ?? null,
            types: part.types,
            level,
            questions,
            statements: level === null ? null : (part.statements ?? null),
            points: points[at]!,
          },
        ];
      });
    }),
  );
}

/** One count of the printed table with its points (hundredths). */
export interface MatrixSum {
  readonly questions: number;
  readonly points: number;
}

export interface MatrixLine {
  /** The id of the author's row, or of the part for which a row was derived. */
  readonly id: string;
  readonly skill: Skill | null;
  readonly topic: string | null;
  readonly unit: string;
  readonly requirements: Partial<Record<Level, string>>;
  /** Null: the cell is empty. In the order of `columns`. */
  readonly cells: readonly (MatrixSum | null)[];
  readonly byLevel: Readonly<Partial<Record<Level | 'any', MatrixSum>>>;
  readonly total: MatrixSum;
  /** Share of all points in per cent, to a tenth. */
  readonly percent: number;
}

export interface MatrixColumn {
  readonly kind: PaperKind;
  readonly level: Level | 'any';
}

/** The table as it is printed: columns by kind of question and level. */
export interface MatrixTable {
  readonly columns: readonly MatrixColumn[];
  readonly lines: readonly MatrixLine[];
  /** By column. */
  readonly totals: readonly MatrixSum[];
  readonly byKind: readonly (MatrixSum & { readonly kind: PaperKind; readonly percent: number })[];
  readonly byLevel: readonly (MatrixSum & { readonly level: Level | 'any'; readonly percent: number })[];
  readonly total: MatrixSum;
}

const sumUp = (sums: readonly MatrixSum[]): MatrixSum => ({
  questions: sumOf(sums.map((one) => one.questions)),
  points: sumOf(sums.map((one) => one.points)),
});

/** Per cents to a tenth that sum to exactly 100. */
export const percents = (points: readonly number[]): number[] => shares(1000, points).map((tenths) => tenths / 10);

/** One count of the printed table, with its line and its column. */
interface PlacedCell extends MatrixSum {
  readonly line: string;
  readonly kind: PaperKind;
  readonly level: Level | 'any';
}

/**
 * The printed table of a blueprint, in which statements of clusters are counted. A part without rows becomes a row of its own,
 * with its section's skill.
 */
export function matrixTable(
  sections: readonly (MatrixSection & { readonly parts: readonly (MatrixPart & { readonly name: string })[] })[],
  rows: readonly MatrixRow[],
  columnOf: ColumnOf,
): MatrixTable {
  const parts = new Map(partsOf(sections).map((part) => [part.id, part]));
  const cells = matrixCells(sections, rows);
  const heads = [
    ...rows.filter((row) => cells.some((cell) => cell.row === row.id)),
    ...[...parts.values()]
      .filter((part) => cells.some((cell) => cell.row === null && cell.part === part.id))
      .map((part): MatrixRow => {
        const cell = cells.find((one) => one.part === part.id)!;
        return { id: `part ${part.id}`, skill: cell.skill, topic: cell.topic, unit: part.name };
      }),
  ];
  return tableOf(
    cells.map((cell) => {
      const { kind, statements } = columnOfPart(parts.get(cell.part)!, columnOf);
      return {
        line: cell.row ?? `part ${cell.part}`,
        kind,
        level: cell.level ?? 'any',
        questions: cell.statements === null ? cell.questions * statements : cell.questions,
        points: cell.points,
      };
    }),
    heads,
  );
}

/** The properties of a question that the table of a test counts. */
export interface CountedQuestion {
  readonly type: string;
  readonly skill: Skill;
  readonly topic: string | null;
  readonly difficulty: string;
  /** Numbers on the paper. */
  readonly questions: number;
  /** Hundredths. */
  readonly points: number;
  /** A cluster of statements under one number: the level of each, null where it is that of the question. */
  readonly statements?: readonly (Level | null)[] | undefined;
}

/** The printed table of a test whose format has no rows: one row for each skill and topic, in order. */
export function matrixOfQuestions(questions: readonly CountedQuestion[], columnOf: ColumnOf): MatrixTable {
  const lineOf = ({ skill, topic }: CountedQuestion) => `${skill} ${topic ?? ''}`;
  const heads = new Map(
    questions.map((question): [string, MatrixRow] => [
      lineOf(question),
      { id: lineOf(question), skill: question.skill, topic: question.topic, unit: '' },
    ]),
  );
  return tableOf(
    questions.flatMap((question): PlacedCell[] => {
      const own: Level | 'any' = levels.find((level) => level === question.difficulty) ?? 'any';
      const { statements = [] } = question;
      const counted = statements.length > 0 ? statements.map((level) => level ?? own) : [own];
      const points = shares(
        question.points,
        counted.map(() => 1),
      );
      return counted.map((level, at) => ({
        line: lineOf(question),
        kind: columnOf(question.type).kind,
        level,
        questions: statements.length > 0 ? 1 : question.questions,
        points: points[at]!,
      }));
    }),
    [...heads.values()],
  );
}

function tableOf(cells: readonly PlacedCell[], heads: readonly MatrixRow[]): MatrixTable {
  const usedLevels = (['any', ...levels] as const).filter((level) => cells.some((cell) => cell.level === level));
  const usedKinds = paperKinds.filter((kind) => cells.some((cell) => cell.kind === kind));
  // The dispatch requires columns for its three levels; M4 has one only if some cell needs it.
  const shown = usedLevels.filter((level) => level !== 'any').length > 0 ? levels.slice(0, 3) : [];
  const columnLevels = [...new Set<Level | 'any'>([...shown, ...usedLevels])].toSorted(
    (a, b) => ['M1', 'M2', 'M3', 'M4', 'any'].indexOf(a) - ['M1', 'M2', 'M3', 'M4', 'any'].indexOf(b),
  );
  const columns = usedKinds.flatMap((kind) => columnLevels.map((level): MatrixColumn => ({ kind, level })));
  const ofLine = (id: string) => cells.filter((cell) => cell.line === id);
  const shares = percents(heads.map((head) => sumUp(ofLine(head.id)).points));
  const lines = heads.map((head, at): MatrixLine => {
    const own = ofLine(head.id);
    return {
      id: head.id,
      skill: head.skill,
      topic: head.topic,
      unit: head.unit,
      requirements: head.requirements ?? {},
      cells: columns.map(({ kind, level }) => {
        const here = own.filter((cell) => cell.kind === kind && cell.level === level);
        return here.length > 0 ? sumUp(here) : null;
      }),
      byLevel: Object.fromEntries(
        columnLevels.map((level) => [level, sumUp(own.filter((cell) => cell.level === level))]),
      ),
      total: sumUp(own),
      percent: shares[at]!,
    };
  });
  const kindSums = usedKinds.map((kind) => sumUp(cells.filter((cell) => cell.kind === kind)));
  const levelSums = columnLevels.map((level) => sumUp(cells.filter((cell) => cell.level === level)));
  const kindShares = percents(kindSums.map((one) => one.points));
  const levelShares = percents(levelSums.map((one) => one.points));
  return {
    columns,
    lines,
    totals: columns.map(({ kind, level }) => sumUp(cells.filter((cell) => cell.kind === kind && cell.level === level))),
    byKind: usedKinds.map((kind, at) => ({ kind, ...kindSums[at]!, percent: kindShares[at]! })),
    byLevel: columnLevels.map((level, at) => ({ level, ...levelSums[at]!, percent: levelShares[at]! })),
    total: sumUp(cells),
  };
}
