/** Facts of the questions in these tables: grade, levels and skill or topic. */
import type { Cefr, Difficulty, Skill } from '@vumon/domain';
import type { SeedFacts } from '../kit.ts';
import { topicOf } from '../maths/curriculum.ts';

/** The CEFR level of English questions by grade; it never decreases. */
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

/** Facts of an English question; the CEFR level is that of the grade unless `more` has another one. */
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
