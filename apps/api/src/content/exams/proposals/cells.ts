/** What a blueprint still asks for once some questions are chosen, as cells of the assembly. Pure. */
import type { FormatSection } from '@vumon/contract';
import {
  levelCounts,
  levels,
  matrixCells,
  partState,
  partsOf,
  sumOf,
  type Level,
  type MatrixCell,
  type MatrixRow,
} from '@vumon/domain';
import type { Cell, StatementCounts } from '#content/assembly';
import type { PinnedQuestion } from '../exam-questions.queries.ts';

export interface OpenCell extends Cell {
  readonly partId: string;
  readonly level: Level | null;
  readonly topicId: string | null;
}

export interface ChosenOfPart extends Pick<PinnedQuestion, 'partId' | 'items' | 'skill' | 'difficulty' | 'statements'> {
  readonly topicId: string | null;
}

export function openCells(
  { sections, rows }: { readonly sections: readonly FormatSection[]; readonly rows: readonly MatrixRow[] },
  chosen: readonly ChosenOfPart[],
): OpenCell[] {
  const all = matrixCells(sections, rows);
  return partsOf(sections).flatMap((part) => {
    const own = chosen.filter(({ partId }) => partId === part.id);
    const ofPart = all.filter((cell) => cell.part === part.id);
    if (part.levels && part.statements) return openClusters(ofPart, part.statements, own);
    const cells = ofPart.map((cell): OpenCell => ({
      ...limitsOf(cell),
      id: idOf(part.id, cell.row, cell.level),
      level: cell.level,
      statements: null,
      count: cell.questions,
    }));
    const left = new Map(cells.map((cell) => [cell, cell.count]));
    // A question is counted in the cell that matches it exactly; one chosen by hand may be counted in any cell of its level.
    const places = (one: ChosenOfPart) =>
      cells
        .filter(({ level }) => level === null || level === one.difficulty)
        .toSorted((a, b) => misfit(a, one) - misfit(b, one));
    for (const one of own.toSorted((a, b) => misfitOf(places(a)[0], a) - misfitOf(places(b)[0], b))) {
      let items = one.items;
      for (const cell of places(one)) {
        const taken = Math.min(items, left.get(cell)!);
        left.set(cell, left.get(cell)! - taken);
        items -= taken;
      }
    }
    // Never more of a level than the part lacks.
    const { missing } = partState(part, own);
    const room = new Map(missing.map(({ level, count }) => [level, count]));
    return cells.flatMap((cell) => {
      const count = Math.min(left.get(cell)!, room.get(cell.level) ?? 0);
      room.set(cell.level, (room.get(cell.level) ?? 0) - count);
      return count > 0 ? [{ ...cell, count }] : [];
    });
  });
}

/** A cell of the matrix as it is printed, with what it still lacks. */
export interface PrintedCell extends ReturnType<typeof limitsOf> {
  readonly row: string | null;
  readonly level: Level | null;
  /** Counts are of statements, not of numbers on the paper. */
  readonly statements: boolean;
  readonly wanted: number;
  readonly open: number;
}

/** All cells of a blueprint in the order of its parts and rows. */
export function printedCells(
  blueprint: { readonly sections: readonly FormatSection[]; readonly rows: readonly MatrixRow[] },
  chosen: readonly ChosenOfPart[],
): PrintedCell[] {
  const open = new Map(openCells(blueprint, chosen).map((cell) => [cell.id, cell]));
  return matrixCells(blueprint.sections, blueprint.rows).map((cell) => {
    const { part, row, level, questions, statements } = cell;
    const own = open.get(idOf(part, row, statements === null ? level : null));
    return {
      ...limitsOf(cell),
      row,
      level,
      statements: statements !== null,
      wanted: questions,
      open: (statements === null ? own?.count : own?.statements?.[level!]) ?? 0,
    };
  });
}

const idOf = (part: string, row: string | null, level: Level | null) => `${part}.${row ?? ''}.${level ?? 'any'}`;

/** What a cell of the matrix asks of its questions, but for their level. */
const limitsOf = ({ part, skill, topic, types }: MatrixCell) => ({
  partId: part,
  topicId: topic,
  skills: skill === null ? null : [skill],
  topics: topic === null ? null : [topic],
  types: types ?? null,
  size: null,
});

/** A part that counts statements: one cell for each row, whose clusters together have the statements of its levels. */
function openClusters(cells: readonly MatrixCell[], each: number, chosen: readonly ChosenOfPart[]): OpenCell[] {
  const open = [...Map.groupBy(cells, ({ row }) => row)].map(([row, ofRow]) => ({
    ...limitsOf(ofRow[0]!),
    id: idOf(ofRow[0]!.part, row, null),
    level: null,
    statements: Object.fromEntries(ofRow.map(({ level, questions }) => [level!, questions])) as StatementCounts,
    count: sumOf(ofRow.map(({ questions }) => questions)) / each,
  }));
  for (const one of chosen) {
    const own = levelCounts([one], each);
    const best = open
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => misfit(a, one) - misfit(b, one) || excess(a, own) - excess(b, own))[0];
    if (!best) continue;
    best.count -= 1;
    best.statements = Object.fromEntries(
      levels.map((level) => [level, Math.max(0, (best.statements[level] ?? 0) - own[level])]),
    );
  }
  return open.filter(({ count }) => count > 0);
}

/** How many statements of a cluster a cell has no place for. */
const excess = ({ statements }: Pick<OpenCell, 'statements'>, own: Readonly<Record<Level, number>>): number =>
  sumOf(levels.map((level) => Math.max(0, own[level] - (statements?.[level] ?? 0))));

/** How badly a question matches a cell of its level; 0: exactly. */
const misfit = ({ topics, skills }: Pick<OpenCell, 'topics' | 'skills'>, one: ChosenOfPart): number =>
  (topics === null ? 1 : topics.includes(one.topicId ?? '') ? 0 : 4) +
  (skills === null ? 1 : skills.includes(one.skill) ? 0 : 4);
const misfitOf = (cell: OpenCell | undefined, one: ChosenOfPart): number => (cell ? misfit(cell, one) : 0);
