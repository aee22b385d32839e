/**
 * The published test: created once by the exams module, stored with a hash, sent to learners unchanged, read by the
 * player, the scorer, results and print. It contains nothing of the key.
 */
import { levels, roundings, sectionSkills, skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { questionContent } from './question-content.ts';

const rowId = z.string().regex(/^[a-z0-9]{1,16}$/, 'invalid');
export const topicId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, 'invalid');

/** A row of the matrix: a unit of content, with what the specification table requires at each level. */
export const matrixRow = z.strictObject({
  id: rowId,
  skill: z.enum(skills).nullable(),
  topic: topicId.nullable(),
  unit: z.string().trim().max(200, 'tooLong'),
  requirements: z.partialRecord(z.enum(levels), z.string().trim().max(1000, 'tooLong')).optional(),
});
export const matrixRows = z.array(matrixRow).max(60, 'tooBig');

/**
 * How many questions and points a part has; `levels` only in formats with specified cognition. Points in hundredths.
 */
export const formatPart = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{4,16}$/),
  name: z.string().trim().min(1, 'required').max(100, 'tooLong'),
  /** Absent where the name is the same in both languages. */
  nameEn: z.string().trim().min(1, 'required').max(100, 'tooLong').optional(),
  instructions: z.string().max(1000, 'tooLong').default(''),
  questions: z.int().min(1, 'required').max(200),
  points: z.int().min(1, 'required').max(100_000),
  levels: z.partialRecord(z.enum(levels), z.int().min(0).max(800)).optional(),
  /**
   * All its questions are clusters of so many statements, and `levels` and `cells` count statements instead of numbers
   * on the paper.
   */
  statements: z.int().min(2).max(10).optional(),
  /**
   * Question types of the part; any when absent. Automatic filling and suggestions use only these; an author may
   * choose others by hand.
   */
  types: z
    .array(z.string().regex(/^[A-Z0-9]{2,6}$/))
    .min(1)
    .max(60)
    .optional(),
  /** All its questions come from this topic. */
  topic: topicId.nullable().optional(),
  /** Counts by row of the matrix and level; `questions` (or their statements) and `levels` above are their sums. */
  cells: z
    .array(
      z.strictObject({ row: rowId, level: z.enum(levels), questions: z.int().min(0, 'tooSmall').max(200, 'tooBig') }),
    )
    .max(240)
    .optional(),
});
export type FormatPart = z.infer<typeof formatPart>;

export const formatSection = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{4,16}$/),
  /** `MX` takes questions of every skill or strand. */
  skill: z.enum(sectionSkills),
  parts: z.array(formatPart).min(1, 'required').max(20),
});
export type FormatSection = z.infer<typeof formatSection>;
export const formatSections = z.array(formatSection).min(1, 'required').max(10);

export const examQuestionContent = z.strictObject({
  /** The question's id: answers refer to it. */
  id: z.uuid(),
  type: z.string(),
  schemaVersion: z.int(),
  content: questionContent,
  /** Ids of its numbered items in the order of the paper: the first has the number `firstNumber`, and so on. */
  items: z.array(z.string()),
  firstNumber: z.int(),
  /** Points in hundredths by item id. */
  points: z.record(z.string(), z.int()),
  skill: z.enum(skills),
  difficulty: z.string(),
});
export type ExamQuestionContent = z.infer<typeof examQuestionContent>;

export const examContent = z.strictObject({
  examId: z.uuid(),
  version: z.int(),
  name: z.string(),
  subject: z.enum(subjects),
  gradeId: z.string(),
  minutes: z.int(),
  totalQuestions: z.int(),
  /** In hundredths. */
  totalPoints: z.int(),
  rounding: z.enum(roundings),
  /** Each attempt has its own order of the options. */
  shuffle: z.boolean(),
  /** Adaptive practice that has questions left, which follow the last one. */
  asksOn: z.boolean().optional(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      skill: z.enum(sectionSkills),
      parts: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          /** Absent where the name is the same in both languages. */
          nameEn: z.string().optional(),
          instructions: z.string(),
          questions: z.array(examQuestionContent),
        }),
      ),
    }),
  ),
});
export type ExamContent = z.infer<typeof examContent>;

/**
 * By question id; each value follows the key schema of its question type. Never sent to a learner before the release.
 */
export type ExamKeys = Readonly<Record<string, unknown>>;
