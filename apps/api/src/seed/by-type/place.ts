/** Where a question of these tables stands: grade, level and what it trains. */
import type { Cefr, Difficulty, Skill } from '@vumon/domain';
import type { SeedFacts } from '../kit.ts';
import { topicOf } from '../maths/curriculum.ts';

/** The level of English of each grade's questions, by number; it never falls. */
export const cefrOf: readonly Cefr[] = [
  'NA',
  'PA1Y',
  'PA1Y',
  'PA1Y',
  'A1Y',
  'A1Y',
  'A1',
  'A2',
  'A2',
  'B1',
  'B1',
  'B1+',
  'B2',
];
const labelOf: Partial<Record<Skill, string>> = {
  PR: 'PRONUNCIATION',
  VO: 'VOCABULARY',
  GR: 'GRAMMAR',
  RE: 'READING',
  WR: 'WRITING',
  LI: 'LISTENING',
  SP: 'SPEAKING',
};

export type Level = Exclude<Difficulty, 'NA'>;

/** English of a grade; the level of the language follows the grade unless said. */
export const english = (grade: number, difficulty: Level, skill: Skill, more: Partial<SeedFacts> = {}): SeedFacts => ({
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  skill,
  difficulty,
  cefr: cefrOf[grade]!,
  seriesId: `global-success-${grade}`,
  labels: [labelOf[skill]!],
  ...more,
});

export const maths = (grade: number, difficulty: Level, topic: string, more: Partial<SeedFacts> = {}): SeedFacts => ({
  gradeId: `G${grade}`,
  subject: 'MATH',
  ...topicOf(`G${grade}`, topic),
  difficulty,
  seriesId: `math-ket-noi-${grade}`,
  name: topic,
  keywords: [topic],
  ...more,
});

export const pictureAuthor = 'Vumon, OpenMoji, Mulberry Symbols (CC BY-SA 4.0)';
