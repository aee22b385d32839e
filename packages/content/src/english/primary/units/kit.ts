/** A word or a point of grammar of a unit; a unit of the course for children is named by a keyword. */
import type { Level } from '../../../by-type/place.ts';
import type { SeedQuestion } from '../../../kit.ts';
import { choiceRows, type Topic } from '../../rows.ts';

/** `___` is the gap; the right option comes first. */
export type UnitRow = readonly [
  unit: number,
  level: Level,
  stem: string,
  options: string,
  explanation: string,
  topic?: Topic,
];

export const rowsOf = (grade: 3 | 4 | 5, skill: 'VO' | 'GR', rows: readonly UnitRow[]): SeedQuestion[] =>
  rows.flatMap(([unit, ...row]) =>
    choiceRows({ grade, cefr: grade === 3 ? 'PA1Y' : 'A1Y', skill }, [row]).map((question) => ({
      ...question,
      facts: { ...question.facts, keywords: [`Global Success ${grade} – Unit ${unit}`] },
    })),
  );
