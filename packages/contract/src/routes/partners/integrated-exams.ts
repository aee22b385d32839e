/** Integrated exams: what a teacher gives to the learners of one partner, and what operators may withdraw. */
import { integratedReturns, integratedStates, mostIntegratedAttempts } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id, idParams, instant, pageQuery, search, several, text } from '../../schemas.ts';

const owners = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;
const managers = ['ADMIN', 'OPERATOR'] as const;
const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';
const state = z.enum(integratedStates);

const summary = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  state,
  partner: z.strictObject({ id, slug: z.string(), name: z.string(), logo: z.string().nullable() }),
  gradeId: z.string(),
  seriesId: z.string(),
  owner: z.strictObject({ id, fullName: z.string() }),
  startsAt: instant,
  endsAt: instant,
  minutes: z.int(),
  attemptsAllowed: z.int(),
  returns: z.enum(integratedReturns),
  signIn: z.boolean(),
  /** Learners who came, and those who handed in. */
  learners: z.int(),
  submitted: z.int(),
  createdAt: instant,
});
export type IntegratedTest = z.infer<typeof summary>;

const detail = summary.extend({
  examId: id,
  examName: z.string(),
  questions: z.int(),
  /** Null for a draft. Its results, marking and live view are those of any assigned test. */
  assignmentId: id.nullable(),
  /** The address to hand to the partner; null for a draft. */
  launchUrl: z.string().nullable(),
  unpublishedReason: z.string().nullable(),
  running: z.int(),
  average: z.int().nullable(),
  /** What the caller may do to it now. */
  abilities: z.strictObject({
    edit: z.boolean(),
    publish: z.boolean(),
    extend: z.boolean(),
    end: z.boolean(),
    copy: z.boolean(),
    delete: z.boolean(),
    results: z.boolean(),
    unpublish: z.boolean(),
    republish: z.boolean(),
  }),
});
export type IntegratedTestDetail = z.infer<typeof detail>;

const attempt = z.strictObject({
  id,
  number: z.int(),
  learner: z.string(),
  /** The id that the partner gave its learner; null for one who signed in. */
  learnerId: z.string().nullable(),
  status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  startedAt: instant,
  submittedAt: instant.nullable(),
  mark: z.int().nullable(),
  /** Some answers still wait for the teacher's marks. */
  provisional: z.boolean(),
});

/** Missing ones are refused as GRADE_SERIES_REQUIRED, before everything else. */
const gradeAndSeries = {
  gradeId: z.string().max(20, 'invalid').default(''),
  seriesId: z.string().max(40, 'invalid').default(''),
};
const facts = {
  ...gradeAndSeries,
  title: text(200, 1),
  partnerId: id,
  /** A ready test, or a format from which a test of the teacher's is assembled; exactly one of the two. */
  examId: id.optional(),
  formatId: id.optional(),
  startsAt: instant,
  endsAt: instant,
  /** That of the test when absent. */
  minutes: z.int().min(1, 'tooSmall').max(600, 'tooBig').optional(),
  attemptsAllowed: z.int().min(1, 'tooSmall').max(mostIntegratedAttempts, 'tooBig').default(1),
  returns: z.enum(integratedReturns).default('SCORE'),
  signIn: z.boolean().default(true),
};
/** Without one of them the request is parsed all the same, so that its first fault is named: grade and series. */
const given = (body: {
  examId?: string | undefined;
  formatId?: string | undefined;
  gradeId: string;
  seriesId: string;
}) => body.gradeId === '' || body.seriesId === '' || (body.examId === undefined) !== (body.formatId === undefined);
const givenMissing = { path: ['examId'], message: 'required' };

const errors = [
  'GRADE_SERIES_REQUIRED',
  'INTEGRATED_TEST_FAILED',
  'PARTNER_NOT_FOUND',
  'ASSIGNMENT_END_TOO_SOON',
  'ASSIGNMENT_END_BEFORE_START',
  'ASSIGNMENT_WINDOW_TOO_SHORT',
  'REACH_LIMIT_SYSTEM_TESTS',
  'REACH_LIMIT_INTEGRATED_TESTS',
  'SERVER_BUSY',
] as const;

export const integratedTestRoutes = defineRoutes({
  'GET /itf/integrated-tests': {
    summary: 'Integrated exams: a teacher’s own, or all for operators',
    access: owners,
    query: z.strictObject({
      search,
      state: several(state),
      partnerId: id.optional(),
      gradeId: z.string().max(20).optional(),
      sort: z.enum(['created', 'title', 'starts', 'ends', 'partner']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(summary),
    paged: true,
  },
  'GET /itf/integrated-tests/{slug}': {
    summary: 'One integrated exam with its launch address and how far its learners are',
    access: owners,
    params: z.object({ slug: z.string().max(100) }),
    reply: detail,
  },
  'GET /itf/integrated-tests/{id}/attempts': {
    summary: 'Attempts at an integrated exam, the newest first',
    access: teacher,
    params: idParams,
    query: z.strictObject({ search, ...pageQuery }),
    reply: z.array(attempt),
    paged: true,
  },
  'POST /itf/integrated-tests': {
    summary: 'Make an integrated exam for one partner, of a ready test or one assembled from a format',
    idempotency: 'key',
    access: teacher,
    feature,
    body: z.strictObject({ ...facts, publish: z.boolean().default(false) }).refine(given, givenMissing),
    reply: detail,
    errors,
  },
  'PUT /itf/integrated-tests/{id}': {
    summary: 'Change a draft',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject(facts).refine(given, givenMissing),
    reply: detail,
    errors: [...errors, 'INTEGRATED_TEST_PUBLISHED'],
  },
  'POST /itf/integrated-tests/{id}/publish': {
    summary: 'Open a draft to the partner’s learners; its test and settings are fixed from then on',
    idempotency: 'natural',
    access: teacher,
    feature,
    params: idParams,
    reply: detail,
    errors: [...errors, 'INTEGRATED_TEST_ENDED'],
  },
  'PUT /itf/integrated-tests/{id}/end-date': {
    summary: 'Let a published one end later',
    access: teacher,
    params: idParams,
    body: z.strictObject({ endsAt: instant }),
    reply: detail,
    errors: ['INTEGRATED_TEST_ENDED', 'ASSIGNMENT_END_TOO_SOON', 'ASSIGNMENT_STARTED'],
  },
  'POST /itf/integrated-tests/{id}/end': {
    summary: 'End it now: running attempts are handed in with what they hold',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: detail,
    errors: ['INTEGRATED_TEST_ENDED'],
  },
  'POST /itf/integrated-tests/{id}/copy': {
    summary: 'A new draft with the same test and settings',
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    reply: detail,
    errors: ['REACH_LIMIT_INTEGRATED_TESTS'],
  },
  'DELETE /itf/integrated-tests/{id}': {
    summary: 'Delete a draft',
    access: teacher,
    params: idParams,
    reply: empty,
    errors: ['INTEGRATED_TEST_PUBLISHED'],
  },
  'POST /itf/integrated-tests/{id}/unpublish': {
    summary: 'Operators take it from its learners; running attempts are handed in with what they hold',
    idempotency: 'natural',
    access: managers,
    params: idParams,
    body: z.strictObject({ reason: text(300, 1) }),
    reply: detail,
    errors: ['INTEGRATED_TEST_ENDED'],
  },
  'POST /itf/integrated-tests/{id}/republish': {
    summary: 'Open one again that operators took back',
    idempotency: 'natural',
    access: managers,
    params: idParams,
    reply: detail,
    errors: ['INTEGRATED_TEST_ENDED'],
  },
});
