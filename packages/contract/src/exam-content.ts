/**
 * The published test: made once by the exams module, stored hashed, served to learners as it is,
 * read by the player, the scorer, results and print. Holds nothing of a key.
 */
import { levels, roundings, skills, subjects } from '@vumon/domain';
import { z } from 'zod';

/** How many questions and points a part has; `levels` only in formats with specified cognition. Points in hundredths. */
export const formatPart = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{4,16}$/),
  name: z.string().trim().min(1, 'required').max(100, 'tooLong'),
  instructions: z.string().max(1000, 'tooLong').default(''),
  questions: z.int().min(1, 'required').max(200),
  points: z.int().min(1, 'required').max(100_000),
  levels: z.partialRecord(z.enum(levels), z.int().min(0).max(200)).optional(),
  /** Question types that fill the part; absent = any. A wish for filling and picking, not a rule for what is chosen by hand. */
  types: z
    .array(z.string().regex(/^[A-Z0-9]{2,6}$/))
    .min(1)
    .max(60)
    .optional(),
});
export type FormatPart = z.infer<typeof formatPart>;

export const formatSection = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{4,16}$/),
  skill: z.enum(skills),
  parts: z.array(formatPart).min(1, 'required').max(20),
});
export type FormatSection = z.infer<typeof formatSection>;
export const formatSections = z.array(formatSection).min(1, 'required').max(10);

export const examQuestionContent = z.strictObject({
  /** The question's id: answers refer to it. */
  id: z.uuid(),
  type: z.string(),
  schemaVersion: z.int(),
  /** Of the type's own content schema. */
  content: z.unknown(),
  /** Numbered items in paper order: numbers run from firstNumber. */
  items: z.array(z.string()),
  firstNumber: z.int(),
  /** Hundredths for each item. */
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
  /** Hundredths. */
  totalPoints: z.int(),
  rounding: z.enum(roundings),
  /** Options are put in an order of their own for each attempt. */
  shuffle: z.boolean(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      skill: z.enum(skills),
      parts: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          instructions: z.string(),
          questions: z.array(examQuestionContent),
        }),
      ),
    }),
  ),
});
export type ExamContent = z.infer<typeof examContent>;

/** By question id; the value is of the type's own key schema. Never leaves the server before release. */
export type ExamKeys = Readonly<Record<string, unknown>>;
