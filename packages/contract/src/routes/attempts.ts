/** A learner's run of an assigned test: start, save, submit, result. Nothing here carries a key before release. */
import { defineRoutes } from '../define.ts';
import { examContent } from '../exam-content.ts';
import { id, idParams, instant } from '../schemas.ts';
import { z } from 'zod';

/** A learner's answer: of the question type's response schema; null clears it. An essay of nothing but quotation marks still fits. */
const answer = z.json().refine((value) => JSON.stringify(value).length <= 40_000, 'tooLong');

export const savedAnswer = z.strictObject({ question: id, answer: z.json(), entry: z.int() });

export const attemptState = z.strictObject({
  id,
  assignmentId: id,
  examVersionId: id,
  status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  startedAt: instant,
  deadlineAt: instant,
  submittedAt: instant.nullable(),
  serverTime: instant,
  shuffleSeed: z.string(),
  answers: z.array(savedAnswer),
  flags: z.array(z.string()),
  /** Plays used so far by media id. */
  plays: z.record(z.string(), z.int()),
});
export type AttemptState = z.infer<typeof attemptState>;

export const answerEntry = z.strictObject({
  /** Rises by at least one with every entry of this client. */
  seq: z.int().min(1).max(2_000_000_000),
  question: id,
  /** `entry` of the answer this client had seen last for the question; 0 when none. */
  base: z.int().min(0),
  answer,
});

const clientId = z.string().regex(/^[A-Za-z0-9-]{8,40}$/, 'invalid');
const entries = z.array(answerEntry).max(200).refine(
  (list) => new Set(list.map((entry) => entry.question)).size === list.length && new Set(list.map((entry) => entry.seq)).size === list.length,
  'invalid',
);

export const entryOutcome = z.strictObject({ seq: z.int(), entry: z.int().nullable(), outcome: z.enum(['ACCEPTED', 'SUPERSEDED', 'STALE', 'LATE', 'REUSED']) });
export type EntryOutcome = z.infer<typeof entryOutcome>;

const saveReply = z.strictObject({ serverTime: instant, deadlineAt: instant, status: attemptState.shape.status, entries: z.array(entryOutcome) });

const itemResult = z.strictObject({
  question: id,
  item: z.string(),
  number: z.int(),
  state: z.enum(['right', 'partial', 'wrong', 'blank', 'needs-teacher', 'unscored']),
  points: z.int(),
  max: z.int(),
});

/** What the teacher gave and wrote on one item. */
const itemMark = z.strictObject({
  question: id,
  item: z.string(),
  scores: z.record(z.string(), z.int()),
  comment: z.string(),
  notes: z.array(z.strictObject({ id: z.string(), start: z.int(), end: z.int(), text: z.string() })),
});

/** What a learner may see of their result: each part is null until it is released. */
export const studentResult = z.strictObject({
  attempt: attemptState.omit({ plays: true }).nullable(),
  exam: z.strictObject({ name: z.string(), minutes: z.int(), totalQuestions: z.int(), totalPoints: z.int() }),
  className: z.string(),
  endsAt: instant,
  /** When a score will be shown, if not yet. */
  scoreState: z.enum(['NOT_SUBMITTED', 'BEING_SCORED', 'AFTER_END', 'SHOWN']),
  score: z.strictObject({ mark: z.int(), points: z.int(), maxPoints: z.int(), needsTeacher: z.boolean(), classAverage: z.int().nullable() }).nullable(),
  review: z.strictObject({ content: examContent, keys: z.record(z.string(), z.unknown()), items: z.array(itemResult), marks: z.array(itemMark) }).nullable(),
});

export const attemptRoutes = defineRoutes({
  'POST /student/unit-tests-assigned/{id}/start': {
    summary: 'Start an assigned test, or go on with it',
    access: ['STUDENT'],
    params: idParams,
    reply: attemptState,
    errors: ['TEST_EXPIRED', 'TEST_NOT_STARTED', 'TEST_ALREADY_DONE', 'TEST_NO_PERMISSION', 'TEST_ACTIVE_CODE_REQUIRED'],
  },
  'GET /student/attempts/{id}': { summary: 'Where an attempt stands: clock, saved answers, flags', access: ['STUDENT'], params: idParams, reply: attemptState },
  'GET /student/attempts/{id}/content': { summary: "The test's questions, without any key", access: ['STUDENT'], params: idParams, reply: examContent, file: 'application/json' },
  'POST /student/attempts/{id}/answers': {
    summary: 'Save answers; 200 means stored durably. 409 tells per entry what became of it',
    access: ['STUDENT'],
    params: idParams,
    body: z.strictObject({ clientId, entries: entries.min(1) }),
    bodyLimit: 1024 * 1024,
    reply: saveReply,
    errors: ['ANSWER_STALE', 'ANSWER_SEQUENCE_REUSED', 'ATTEMPT_CLOSED'],
  },
  'POST /student/attempts/{id}/flags': {
    summary: 'Remember which items the learner flagged',
    access: ['STUDENT'],
    params: idParams,
    body: z.strictObject({ flags: z.array(z.string().max(60)).max(300) }),
  },
  'POST /student/attempts/{id}/plays': {
    summary: 'Count one play of a recording before it sounds',
    access: ['STUDENT'],
    params: idParams,
    /** A request that is named is counted once, however often it is sent. */
    body: z.strictObject({ media: z.string().max(40), request: clientId.optional() }),
    /** Null: as often as wanted. */
    reply: z.strictObject({ playsLeft: z.int().nullable() }),
    errors: ['AUDIO_NO_PLAYS_LEFT', 'ATTEMPT_CLOSED'],
  },
  'POST /itf/unit-tests-result/submit': {
    summary: 'Hand in an attempt with what was not saved yet',
    access: ['STUDENT'],
    body: z.strictObject({ attemptId: id, clientId, entries }),
    bodyLimit: 1024 * 1024,
    reply: saveReply,
  },
  'GET /student/unit-tests-assigned/{id}/result': {
    summary: "The learner's own result and, once released, the review",
    access: ['STUDENT'],
    params: idParams,
    reply: studentResult,
    errors: ['TEST_NO_PERMISSION'],
  },
});
