/** What a blueprint still asks for once some questions are chosen, as cells of the assembly. Pure. */
import type { FormatSection } from '@vumon/contract';
import { matrixCells, partState, partsOf, type Level, type MatrixRow } from '@vumon/domain';
import type { Cell } from '#content/assembly';
import type { PinnedQuestion } from '../exam-questions.queries.ts';

export interface OpenCell extends Cell {
  readonly partId: string;
  readonly level: Level | null;
  readonly topicId: string | null;
}

export interface ChosenOfPart extends Pick<PinnedQuestion, 'partId' | 'items' | 'skill' | 'difficulty'> {
  readonly topicId: string | null;
}

export function openCells(
  { sections, rows }: { readonly sections: readonly FormatSection[]; readonly rows: readonly MatrixRow[] },
  chosen: readonly ChosenOfPart[],
): OpenCell[] {
  const all = matrixCells(sections, rows);
  return partsOf(sections).flatMap((part) => {
    const cells = all
      .filter((cell) => cell.part === part.id)
      .map(({ row, skill, topic, types, level, questions }): OpenCell => ({
        id: `${part.id}.${row ?? ''}.${level ?? 'any'}`,
        partId: part.id,
        topicId: topic,
        skills: skill === null ? null : [skill],
        topics: topic === null ? null : [topic],
        types: types ?? null,
        level,
        size: null,
        count: questions,
      }));
    const own = chosen.filter(({ partId }) => partId === part.id);
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

/** How badly a question matches a cell of its level; 0: exactly. */
const misfit = ({ topics, skills }: OpenCell, one: ChosenOfPart): number =>
  (topics === null ? 1 : topics.includes(one.topicId ?? '') ? 0 : 4) +
  (skills === null ? 1 : skills.includes(one.skill) ? 0 : 4);
const misfitOf = (cell: OpenCell | undefined, one: ChosenOfPart): number => (cell ? misfit(cell, one) : 0);
