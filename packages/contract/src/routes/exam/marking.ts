/**
 * Marking by the teacher: answers that no key can score, their scores, comments and history. Points and scores are
 * integer hundredths.
 */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { examContent } from '../../exam-content.ts';
import { id, idParams, instant, text } from '../../schemas.ts';
import { shownKeys } from '../../shown.ts';

const teacher = ['TEACHER'] as const;
const item = z.string().regex(/^[a-z0-9]{1,16}$/, 'invalid');

export const markScores = z
  .record(item, z.int().min(0).max(2_000))
  .refine((scores) => Object.keys(scores).length <= 20, 'invalid');
/** Offsets count UTF-16 units of the learner's text. */
export const markNote = z.strictObject({ id: item, start: z.int().min(0), end: z.int().min(1), text: text(1000, 1) });

export const mark = z.strictObject({
  version: z.int(),
  scores: z.record(z.string(), z.int()),
  /** The points that follow from the scores; null until every criterion has one. */
  points: z.int().nullable(),
  comment: z.string(),
  notes: z.array(z.strictObject({ id: z.string(), start: z.int(), end: z.int(), text: z.string() })),
  by: z.string(),
  at: instant,
});
export type Mark = z.infer<typeof mark>;

/** Absent where the teacher marks without seeing names. */
const learner = z.strictObject({ lastName: z.string(), firstName: z.string(), code: z.string().nullable() }).nullable();

export const markingOverview = z.strictObject({
  assignment: z.strictObject({
    id,
    title: z.string(),
    className: z.string(),
    /** Null where no class is meant, and for colleagues. */
    classId: id.nullable(),
    startsAt: instant,
    endsAt: instant,
  }),
  desk: z.strictObject({
    /** It is another teacher's test. */
    invited: z.boolean(),
    /** That teacher does not let colleagues see whose answers they are. */
    namesHidden: z.boolean(),
    /** Others mark it too. */
    together: z.boolean(),
  }),
  /** The paper as learners saw it, and the keys of the questions to mark. */
  content: examContent,
  keys: shownKeys,
  items: z.array(
    z.strictObject({
      question: id,
      item: z.string(),
      number: z.int(),
      type: z.string(),
      max: z.int(),
      total: z.int(),
      done: z.int(),
      /** How many of the unmarked answers have a draft: scores or a comment that are not saved as a mark. */
      drafts: z.int(),
      /** `steps`: the answer gets nothing, half or all of the points. */
      marking: z.union([
        z.strictObject({ kind: z.literal('steps') }),
        z.strictObject({ kind: z.literal('rubric'), rubric: z.unknown() }),
      ]),
    }),
  ),
  /** In the order in which to mark them, which does not reveal who they are where names are hidden. */
  learners: z.array(
    z.strictObject({
      attempt: id,
      /** Which of the learner's attempts it is. */
      attemptNumber: z.int(),
      label: z.int(),
      learner,
      total: z.int(),
      done: z.int(),
      drafts: z.int(),
    }),
  ),
  /** Learners who are still working: their answers come later. */
  running: z.int(),
});
export type MarkingOverview = z.infer<typeof markingOverview>;

/** What the teacher has entered without saving it as a mark. */
export const markDraft = z.strictObject({
  scores: z.record(z.string(), z.int()),
  comment: z.string(),
  notes: mark.shape.notes,
  at: instant,
});
export type MarkDraft = z.infer<typeof markDraft>;

export const markingWork = z.strictObject({
  attempt: id,
  question: id,
  item: z.string(),
  number: z.int(),
  /** The answer to the whole question; the part for this item is stored under the item's id. */
  answer: z.json(),
  /**
   * The number of this answer in the log. It is sent back with the mark, so that an answer that the teacher has not
   * seen is never marked.
   */
  entry: z.int(),
  max: z.int(),
  mark: mark.nullable(),
  /** Set when it is newer than the mark. */
  draft: markDraft.nullable(),
  recording: z
    .strictObject({ id, seconds: z.number(), received: z.int(), complete: z.boolean(), late: z.boolean() })
    .nullable(),
});
export type MarkingWork = z.infer<typeof markingWork>;

const newMark = z.strictObject({
  attempt: id,
  question: id,
  item,
  entry: z.int().min(1),
  /** Version of the mark that this one replaces; 0 for the first mark. */
  version: z.int().min(0),
  scores: markScores,
  comment: z
    .string()
    .max(4000, 'tooLong')
    .transform((words) => words.normalize('NFC').trim()),
  notes: z.array(markNote).max(100),
});

const markers = z.strictObject({
  /** Name of the owner's school; null without one. */
  school: z.string().nullable(),
  colleagues: z.array(
    z.strictObject({
      id,
      name: z.string(),
      invited: z.boolean(),
      namesHidden: z.boolean(),
      /** Answers whose current mark is theirs. */
      marked: z.int(),
    }),
  ),
});

const byName = z.enum(['true', 'false']).default('false');

// Marking needs no package: what learners have handed in is marked and read after a teacher's package has ended too.
export const markingRoutes = defineRoutes({
  'GET /itf/classes/unit-tests-assigned/{id}/marking': {
    summary: 'What there is to mark in one assigned test, by question and by learner',
    access: teacher,
    params: idParams,
    query: z.object({ blind: byName }),
    reply: markingOverview,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/marking/works': {
    summary: 'The works of one question’s item, or of one learner',
    access: teacher,
    params: idParams,
    query: z.object({ question: id.optional(), item: item.optional(), attempt: id.optional() }),
    reply: z.array(markingWork),
  },
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks': {
    summary: 'Give or change marks; all of them or none. Each attempt concerned gets a new result',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    body: z.strictObject({
      marks: z.array(newMark).min(1, 'required').max(200),
    }),
    bodyLimit: 1024 * 1024,
    reply: z.array(z.strictObject({ attempt: id, question: id, item: z.string(), mark })),
    errors: ['VERSION_CONFLICT', 'MARK_ANSWER_CHANGED', 'MARK_NOT_NEEDED', 'MARK_SCORE_INVALID', 'MARK_NOTE_OUTSIDE'],
  },
  'PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts': {
    summary: 'Keep what is being written while marking, or throw it away; a mark that is given takes its place',
    access: teacher,
    params: idParams,
    body: z.strictObject({ draft: newMark, discard: z.boolean().default(false) }),
    bodyLimit: 256 * 1024,
    /** False when the answer has been marked meanwhile: the draft is then not stored. */
    reply: z.strictObject({ kept: z.boolean() }),
    errors: ['MARK_ANSWER_CHANGED', 'MARK_NOT_NEEDED', 'MARK_SCORE_INVALID', 'MARK_NOTE_OUTSIDE'],
  },
  'GET /itf/classes/unit-tests-assigned/{id}/markers': {
    summary: 'Colleagues of the same school, and who of them may mark one assigned test; for its owner',
    access: teacher,
    params: idParams,
    reply: markers,
  },
  'PUT /itf/classes/unit-tests-assigned/{id}/markers': {
    summary: 'Say which colleagues may mark one assigned test; whoever is not named loses access, their marks stay',
    access: teacher,
    params: idParams,
    body: z.strictObject({ markers: z.array(id).max(50, 'tooBig'), namesHidden: z.boolean() }),
    reply: markers,
    errors: ['MARKER_NOT_COLLEAGUE'],
  },
  'GET /itf/classes/unit-tests-assigned/marking-invitations': {
    summary: 'Assigned tests of colleagues that one is invited to mark, the newest invitation first',
    access: teacher,
    reply: z.array(
      z.strictObject({
        assignmentId: id,
        title: z.string(),
        className: z.string(),
        teacher: z.string(),
        endsAt: instant,
        /** Tests of learners with an answer that waits for a mark. */
        waiting: z.int(),
      }),
    ),
  },
  'GET /itf/unit-tests-result/{id}/marks': {
    summary: 'Every change of the marks of one learner’s test, newest first',
    access: teacher,
    params: idParams,
    query: z.object({ question: id.optional(), item: item.optional() }),
    reply: z.array(z.strictObject({ question: id, item: z.string(), number: z.int(), max: z.int(), mark })),
  },
});
