/** What a teacher marks: works that no key can judge, their scores, comments and history. Points and scores are integer hundredths. */
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { examContent } from '../exam-content.ts';
import { id, idParams, instant, text } from '../schemas.ts';

const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';
const item = z.string().regex(/^[a-z0-9]{1,16}$/, 'invalid');

export const markScores = z
  .record(item, z.int().min(0).max(2_000))
  .refine((scores) => Object.keys(scores).length <= 20, 'invalid');
/** Offsets count UTF-16 units of the learner's text. */
export const markNote = z.strictObject({ id: item, start: z.int().min(0), end: z.int().min(1), text: text(1000, 1) });

export const mark = z.strictObject({
  version: z.int(),
  scores: z.record(z.string(), z.int()),
  /** Points that the scores earn; null while a criterion has none. */
  points: z.int().nullable(),
  comment: z.string(),
  notes: z.array(z.strictObject({ id: z.string(), start: z.int(), end: z.int(), text: z.string() })),
  by: z.string(),
  at: instant,
});
export type Mark = z.infer<typeof mark>;

/** Absent where the teacher marks without names. */
const learner = z.strictObject({ lastName: z.string(), firstName: z.string(), code: z.string().nullable() }).nullable();

export const markingOverview = z.strictObject({
  assignment: z.strictObject({
    id,
    title: z.string(),
    className: z.string(),
    classId: id.nullable(),
    startsAt: instant,
    endsAt: instant,
  }),
  /** The paper as learners saw it, and the keys of what is marked. */
  content: examContent,
  keys: z.record(z.string(), z.unknown()),
  items: z.array(
    z.strictObject({
      question: id,
      item: z.string(),
      number: z.int(),
      type: z.string(),
      max: z.int(),
      total: z.int(),
      done: z.int(),
      /** `steps`: nothing, half or all. */
      marking: z.union([
        z.strictObject({ kind: z.literal('steps') }),
        z.strictObject({ kind: z.literal('rubric'), rubric: z.unknown() }),
      ]),
    }),
  ),
  /** In the order to mark them in; without names an order that tells nothing. */
  learners: z.array(
    z.strictObject({
      attempt: id,
      /** Which of the learner's attempts it is. */
      attemptNumber: z.int(),
      label: z.int(),
      learner,
      total: z.int(),
      done: z.int(),
    }),
  ),
  /** Learners who are still at work: their works come later. */
  running: z.int(),
});
export type MarkingOverview = z.infer<typeof markingOverview>;

export const markingWork = z.strictObject({
  attempt: id,
  question: id,
  item: z.string(),
  number: z.int(),
  /** Of the whole question; the item's own part is under its id. */
  answer: z.json(),
  /** Which entry of the log it is: sent back with the mark. */
  entry: z.int(),
  max: z.int(),
  mark: mark.nullable(),
  recording: z
    .strictObject({ id, seconds: z.number(), received: z.int(), complete: z.boolean(), late: z.boolean() })
    .nullable(),
});
export type MarkingWork = z.infer<typeof markingWork>;

const byName = z.enum(['true', 'false']).default('false');

export const markingRoutes = defineRoutes({
  'GET /itf/classes/unit-tests-assigned/{id}/marking': {
    summary: 'What there is to mark in one assigned test, by question and by learner',
    access: teacher,
    feature,
    params: idParams,
    query: z.object({ blind: byName }),
    reply: markingOverview,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/marking/works': {
    summary: 'The works of one question’s item, or of one learner',
    access: teacher,
    feature,
    params: idParams,
    query: z.object({ question: id.optional(), item: item.optional(), attempt: id.optional() }),
    reply: z.array(markingWork),
  },
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks': {
    summary: 'Give or change marks; all of them or none. Each attempt concerned gets a new result',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({
      marks: z
        .array(
          z.strictObject({
            attempt: id,
            question: id,
            item,
            entry: z.int().min(1),
            /** Of the mark that is changed; 0 where there is none. */
            version: z.int().min(0),
            scores: markScores,
            comment: z
              .string()
              .max(4000, 'tooLong')
              .transform((words) => words.normalize('NFC').trim()),
            notes: z.array(markNote).max(100),
          }),
        )
        .min(1, 'required')
        .max(200),
    }),
    bodyLimit: 1024 * 1024,
    reply: z.array(z.strictObject({ attempt: id, question: id, item: z.string(), mark })),
    errors: ['VERSION_CONFLICT', 'MARK_ANSWER_CHANGED', 'MARK_NOT_NEEDED', 'MARK_SCORE_INVALID', 'MARK_NOTE_OUTSIDE'],
  },
  'GET /itf/unit-tests-result/{id}/marks': {
    summary: 'Every change of the marks of one learner’s test, newest first',
    access: teacher,
    feature,
    params: idParams,
    query: z.object({ question: id.optional(), item: item.optional() }),
    reply: z.array(z.strictObject({ question: id, item: z.string(), number: z.int(), max: z.int(), mark })),
  },
});
