/** What a matrix adds up to while it is written: counts, points and shares of its rows, levels and parts. */
import { percents, questionsOfCells, sumOf, type Level, type PartCell } from '@vumon/domain';
import type { FormatDraft, PartDraft } from '../draft.ts';
import { countOf } from './matrix-draft.ts';

export const hundredths = (part: PartDraft): number => Math.round(Number(part.points) * 100);

/** The points of some of the questions in hundredths; what is counted in a part shares its points equally. */
const pointsOf = (parts: readonly PartDraft[], wanted: (cell: PartCell) => boolean): number =>
  Math.round(
    sumOf(
      parts.map((part) => {
        const count = questionsOfCells(part.cells.filter(wanted));
        return count === 0 ? 0 : (hundredths(part) * count) / questionsOfCells(part.cells);
      }),
    ),
  );

export interface MatrixFigures {
  readonly parts: readonly PartDraft[];
  /** The levels that have columns. */
  readonly levels: readonly Level[];
  /** Percent of the points for each row. */
  readonly rowShares: readonly number[];
  /** Points in hundredths for each level. */
  readonly levelPoints: readonly number[];
  /** Percent of the points for each part. */
  readonly partShares: readonly number[];
  /** How many questions of a level the row has in all parts. */
  countOf(rowId: string, level: Level): number;
}

export function matrixFigures(draft: FormatDraft, levels: readonly Level[]): MatrixFigures {
  const parts = draft.sections.flatMap((section) => section.parts);
  return {
    parts,
    levels,
    rowShares: percents(draft.rows.map((row) => pointsOf(parts, (cell) => cell.row === row.id))),
    levelPoints: levels.map((level) => pointsOf(parts, (cell) => cell.level === level)),
    partShares: percents(parts.map(hundredths)),
    countOf: (rowId, level) => sumOf(parts.map((part) => countOf(part, rowId, level))),
  };
}
