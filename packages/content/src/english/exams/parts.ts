/**
 * International exams. A part of one is a topic of the grade INT (table `topics`), from which the format of the exam
 * takes the questions of that part, so a paper never borrows from another exam or level.
 */
import type { Cefr } from '@vumon/domain';
import type { SeedQuestion } from '../../kit.ts';

interface ExamFacts {
  /** How the topics of its parts begin. */
  readonly prefix: string;
  /** Levels that its questions may have. */
  readonly cefr: readonly Cefr[];
}

export const exams = {
  starters: { prefix: 'XS', cefr: ['PA1Y'] },
  movers: { prefix: 'XM', cefr: ['A1Y'] },
  flyers: { prefix: 'XY', cefr: ['A2Y'] },
  key: { prefix: 'XK', cefr: ['A2'] },
  preliminary: { prefix: 'XP', cefr: ['B1'] },
  first: { prefix: 'XF', cefr: ['B2'] },
  ielts: { prefix: 'XI', cefr: ['B1', 'B1+', 'B2', 'C1'] },
  toeic: { prefix: 'XT', cefr: ['A2', 'B1', 'B1+', 'B2'] },
  vstep: { prefix: 'XV', cefr: ['B1', 'B1+', 'B2', 'C1'] },
} as const satisfies Record<string, ExamFacts>;
export type Exam = keyof typeof exams;

/** The topic of the part that is at this place, from 1, in the format of the exam. */
export const examPart = (exam: Exam, place: number): string =>
  `${exams[exam].prefix}-${String(place).padStart(2, '0')}`;

/** Whether the level of a question is one of the exam that its topic names; false without such a topic. */
export const isInExam = (topicId: string | undefined, cefr: Cefr | undefined): boolean =>
  Object.values(exams).some(
    ({ prefix, cefr: levels }: ExamFacts) =>
      topicId?.startsWith(`${prefix}-`) === true && cefr !== undefined && levels.includes(cefr),
  );

/** The parts of the first additions by series, skill, type and the beginning of the name. */
const places: readonly (readonly [series: string, exam: Exam, parts: Readonly<Record<string, number>>])[] = [
  [
    'cambridge',
    'first',
    {
      'GR MC10': 1,
      'GR FB2': 2,
      'GR FB7': 3,
      'GR SA1': 4,
      'RE MC9': 5,
      'RE DD2': 6,
      'RE MG4': 7,
      'WR EW1 Essay': 8,
      'WR EW1 Review': 9,
      'LI FB5': 11,
      'LI MG5': 12,
      'LI MC11': 13,
    },
  ],
  ['ielts', 'ielts', { 'LI FB5': 1, 'RE TF3': 5, 'WR EW1 Task 1': 8, 'WR EW1 Task 2': 9, 'SP SP2': 10 }],
  [
    'vstep',
    'vstep',
    {
      'LI MC4': 1,
      'LI MC11 Conversation': 2,
      'LI MC11 Talk': 3,
      'LI MC11 Lecture': 3,
      'RE MC9': 4,
      'WR EW1 A letter': 8,
      'WR EW1 Essay': 9,
      'SP SP2': 10,
    },
  ],
];

/** Gives a question of an exam the topic of its part, unless it names it itself. */
export function withExamPart(question: SeedQuestion): SeedQuestion {
  const { type, facts } = question;
  const { gradeId, seriesId, skill, name = '', cefr } = facts;
  if (gradeId !== 'INT' || isInExam(facts.topicId, cefr)) return question;
  const [, exam, parts] = places.find(([series]) => series === seriesId) ?? [];
  const place = Object.entries(parts ?? {}).find(([told]) => `${skill} ${type} ${name}`.startsWith(told))?.[1];
  if (exam === undefined || place === undefined) throw new Error(`${type} ${name} belongs to no part of an exam`);
  return { ...question, facts: { ...facts, topicId: examPart(exam, place) } };
}
