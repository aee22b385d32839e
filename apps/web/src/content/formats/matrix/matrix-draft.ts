/** The matrix of a format being written: rows, and counts by part and level. Counts of the parts follow their cells. */
import { levels, levelsOfCells, questionsOfCells, type Level, type MatrixRow, type PartCell } from '@vumon/domain';
import { moved, newLocalId, type Amount, type FormatDraft, type PartDraft, type SectionDraft } from '../draft.ts';

/** A row that asks nothing yet. */
export const newRow = (row: Partial<MatrixRow> = {}): MatrixRow => ({
  id: newLocalId(),
  skill: null,
  topic: null,
  unit: '',
  ...row,
});

/** The part with these cells: its count and its levels are their sums. A cluster that is not complete counts too. */
function counted(part: PartDraft, cells: readonly PartCell[]): PartDraft {
  const counts = cells.filter(({ questions }) => questions > 0);
  const sums = levelsOfCells(counts);
  return {
    ...part,
    cells: counts,
    questions: Math.ceil(questionsOfCells(counts) / (part.statements ?? 1)) || '',
    levels: Object.fromEntries(
      levels.map((level): [Level, Amount] => [level, sums[level] ?? '']),
    ) as PartDraft['levels'],
  };
}

const mapParts = (draft: FormatDraft, map: (part: PartDraft, section: SectionDraft) => PartDraft): FormatDraft => ({
  ...draft,
  sections: draft.sections.map((section) => ({ ...section, parts: section.parts.map((part) => map(part, section)) })),
});

export const countOf = (part: PartDraft, row: string, level: Level): number =>
  part.cells.find((cell) => cell.row === row && cell.level === level)?.questions ?? 0;

export function setCount(
  draft: FormatDraft,
  partId: string,
  row: string,
  level: Level,
  questions: number,
): FormatDraft {
  return mapParts(draft, (part) =>
    part.id === partId
      ? counted(part, [
          ...part.cells.filter((cell) => cell.row !== row || cell.level !== level),
          { row, level, questions },
        ])
      : part,
  );
}

/** The format as a table: a row for each skill and topic that its parts name, with the counts that they have. */
export function toMatrix(draft: FormatDraft): FormatDraft {
  const rows: MatrixRow[] = [];
  const rowFor = (part: PartDraft, { skill: section }: SectionDraft): string => {
    const skill = section === 'MX' ? null : section;
    const found = rows.find((row) => row.skill === skill && row.topic === part.topic);
    if (found) return found.id;
    const row = newRow({ skill, topic: part.topic, unit: skill === null && part.topic === null ? part.name : '' });
    rows.push(row);
    return row.id;
  };
  const next = mapParts({ ...draft, cognition: 'SPECIFIED' }, (part, section) => {
    const row = rowFor(part, section);
    const known = levels.some((level) => Number(part.levels[level]) > 0);
    const cells = levels.map((level) => ({
      row,
      level,
      // Counts without levels are entered as M1; the teacher spreads them over the table.
      questions: known
        ? Number(part.levels[level])
        : level === 'M1'
          ? Number(part.questions) * (part.statements ?? 1)
          : 0,
    }));
    return { ...counted(part, cells), topic: null };
  });
  return { ...next, rows };
}

/** Back to parts: their counts and levels stay. */
export const fromMatrix = (draft: FormatDraft): FormatDraft => ({
  ...mapParts(draft, (part) => ({ ...part, cells: [] })),
  rows: [],
});

export const setRow = (draft: FormatDraft, id: string, changes: Partial<MatrixRow>): FormatDraft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
});

export const removeRow = (draft: FormatDraft, id: string): FormatDraft => ({
  ...mapParts(draft, (part) =>
    counted(
      part,
      part.cells.filter((cell) => cell.row !== id),
    ),
  ),
  rows: draft.rows.filter((row) => row.id !== id),
});

export function moveRow(draft: FormatDraft, id: string, by: -1 | 1): FormatDraft {
  const at = draft.rows.findIndex((row) => row.id === id);
  return { ...draft, rows: moved(draft.rows, at, by) };
}
