/** A learner's own practice: tests from a package, an order or the welcome gift, with the uses left and the results. */
import { attemptModes, ownedSources, skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, packageCode, pageQuery, search, several } from '../../schemas.ts';
import { attemptState, pathFits, pathMisfits, practised, questionsFit, questionsMisfit } from './attempts.ts';
import { examSummary } from '../content/exams.ts';

const student = ['STUDENT'] as const;
const gradeId = z.string().max(20);

/** A test as a learner finds it for practice. */
export const practiceTest = z.strictObject({
  id,
  name: z.string(),
  nameEn: z.string().nullable(),
  examType: z.int(),
  isInternational: z.boolean(),
  subject: z.enum(subjects),
  gradeId,
  seriesId: z.string().nullable(),
  minutes: z.int(),
  totalQuestions: z.int(),
  skills: z.array(z.enum(skills)),
  /** What the learner has to do before the first start; null when nothing. */
  needs: z.enum(['code', 'package']).nullable(),
  /** Null until the test is the learner's own. */
  owned: z
    .strictObject({
      sources: z.array(z.enum(ownedSources)),
      since: instant,
      /** How many attempts may still be started; null: no limit. */
      usesLeft: z.int().nullable(),
    })
    .nullable(),
  attempts: z.int(),
  /** The running attempt, to be continued. */
  runningId: id.nullable(),
  /** Of that attempt: how many of its numbers have an answer. */
  progress: z.strictObject({ answered: z.int(), of: z.int() }).nullable(),
  /** The last attempt that ended, with its mark once it is scored and may be shown. */
  last: z.strictObject({ id, submittedAt: instant, mark: z.int().nullable() }).nullable(),
  best: z.int().nullable(),
});
export type PracticeTest = z.infer<typeof practiceTest>;

/** How many numbered items of one topic were answered right, and which questions are left to practise. */
const weakTopic = z.strictObject({
  subject: z.enum(subjects),
  skill: z.enum(skills),
  /** In the language of the request; null: questions without a topic. */
  topic: z.string().nullable(),
  right: z.int(),
  items: z.int(),
  /** The test with most of them: an assignment that has ended, or a test that the learner owns. */
  from: z.strictObject({ kind: z.enum(['ASSIGNED', 'OWN']), id, title: z.string(), attemptId: id.nullable() }),
  /** Questions of that test that were not answered right yet. */
  questions: z.array(id),
});

const filters = {
  search,
  subject: z.enum(subjects).optional(),
  gradeId: several(gradeId),
  seriesId: several(z.string().max(60)),
  skill: several(z.enum(skills)),
  examType: several(z.coerce.number().int()),
  ...pageQuery,
};

const giftTest = z.strictObject({
  id,
  name: z.string(),
  nameEn: z.string().nullable(),
  kind: z.enum(['INTERNATIONAL', 'PERIODIC', 'COMPETENCY']),
  minutes: z.int(),
  totalQuestions: z.int(),
});

/** A link to share, and when it expires. */
const practiceLink = z.strictObject({ url: z.string(), endsAt: instant });
export type PracticeLink = z.infer<typeof practiceLink>;

/** Files of a test that the learner owns. */
const downloads = z.strictObject({
  /** Tests that can still be downloaded, and the limit; a test that was downloaded before does not count again. */
  left: z.int(),
  total: z.int(),
  already: z.boolean(),
  /** Questions that the learner has answered in practice: their solutions can be downloaded too. */
  solutions: z.int(),
});

const token = z.object({ token: z.string().max(600) });

/** Why a test for practice is not the learner's: never started, or closed to them. */
export const downloadRefusals = ['TEST_NOT_OPENED', 'TEST_ACTIVE_CODE_REQUIRED', 'PACKAGE_REQUIRED'] as const;

export const practiceRoutes = defineRoutes({
  'POST /itf/unit-tests/{id}/practice-link': {
    summary: 'A link to a test, for one learner of the caller or for any; it gives no key',
    idempotency: 'natural',
    access: ['TEACHER'],
    feature: 'manage-classes',
    params: idParams,
    body: z.strictObject({ studentId: id.nullable().default(null) }).prefault({}),
    reply: practiceLink,
    errors: [
      'UNIT_TEST_NOT_FOUND',
      'PACKAGE_REQUIRED',
      'STUDENT_NOT_FOUND',
      'TEST_CONTENT_INSUFFICIENT',
      'REACH_LIMIT_SYSTEM_TESTS',
    ],
  },
  'POST /itf/unit-tests/{id}/practice-link/send': {
    summary: 'Send each learner of a class, or each one named, a link of the own by mail and notice; once an hour',
    idempotency: 'natural',
    access: ['TEACHER'],
    feature: 'manage-classes',
    params: idParams,
    body: z
      .strictObject({
        classId: id.nullable().default(null),
        studentIds: z.array(id).min(1, 'required').max(100, 'tooBig').nullable().default(null),
      })
      .refine(({ classId, studentIds }) => classId !== null || studentIds !== null, {
        path: ['classId'],
        message: 'required',
      }),
    reply: z.strictObject({
      /** How many learners are notified, and how many of them have no e-mail address and get only the notice. */
      told: z.int(),
      withoutMail: z.int(),
    }),
    errors: [
      'UNIT_TEST_NOT_FOUND',
      'PACKAGE_REQUIRED',
      'CLASS_NOT_FOUND',
      'CLASS_INACTIVE',
      'STUDENT_NOT_FOUND',
      'TEST_CONTENT_INSUFFICIENT',
      'REACH_LIMIT_SYSTEM_TESTS',
      'PRACTICE_NOBODY_TO_SEND',
      'TOO_MANY_REQUESTS',
    ],
  },
  'POST /student/unit-test-asset-result/{id}/link': {
    summary: 'A link by which anyone sees this result of practice and nothing else',
    idempotency: 'natural',
    access: student,
    params: idParams,
    reply: practiceLink,
  },
  'GET /practice-test/{token}': {
    summary: 'What stands behind a practice link: the start screen of its test, or a result',
    access: 'public',
    params: token,
    reply: z.discriminatedUnion('variant', [
      z.strictObject({
        variant: z.literal('test'),
        name: z.string(),
        subject: z.enum(subjects),
        minutes: z.int(),
        totalQuestions: z.int(),
        /** What the caller can do with the link. */
        state: z.enum(['SIGN_IN', 'NOT_YOURS', 'READY', 'RUNNING', 'DONE']),
        attemptId: id.nullable(),
      }),
      z.strictObject({
        variant: z.literal('result'),
        name: z.string(),
        mark: z.int().nullable(),
        items: z.int(),
        right: z.int(),
        submittedAt: instant.nullable(),
      }),
    ]),
    errors: ['PRACTICE_LINK_INVALID'],
  },
  'POST /practice-test/{token}/start': {
    summary: "Go on with the caller's one attempt by a practice link, or start it",
    idempotency: 'key',
    access: student,
    signedOut: 'TEST_SIGN_IN_REQUIRED',
    params: token,
    reply: attemptState,
    errors: ['PRACTICE_LINK_INVALID', 'TEST_NO_PERMISSION', 'TEST_ACTIVE_CODE_REQUIRED'],
  },
  'GET /student/practice': {
    summary: "What the learner may practise: the package's tests that are left, the gift, own tests",
    access: student,
    support: 'shown',
    reply: z.strictObject({
      uses: z.strictObject({
        packageCode,
        name: z.string(),
        nameEn: z.string(),
        left: z.int(),
        total: z.int(),
        /** A higher package is on sale. */
        mayUpgrade: z.boolean(),
      }),
      gift: z.strictObject({ gradeId, receivedAt: instant, opened: z.int(), total: z.int() }).nullable(),
      owned: z.int(),
    }),
  },
  'GET /student/practice/week': {
    summary: 'How many questions the learner answered on each day of this week, in tests and practice together',
    access: student,
    support: 'shown',
    reply: z.strictObject({
      today: z.iso.date(),
      /** Of the learner's newest class. */
      gradeId: gradeId.nullable(),
      /** Seven days from Monday on, by the reader's zone. */
      days: z.array(z.strictObject({ date: z.iso.date(), answered: z.int() })),
    }),
  },
  'GET /student/practice/topics': {
    summary: "What the learner's latest tests and practice left to go over, by topic, the weakest first",
    access: student,
    support: 'shown',
    reply: z.strictObject({
      /** Number of tests and practice attempts included. */
      tests: z.int(),
      topics: z.array(weakTopic),
    }),
  },
  'GET /student/practice/tests': {
    summary: 'Tests of the system for practice, with where the learner stands in each',
    access: student,
    support: 'shown',
    query: z.object(filters),
    reply: z.array(practiceTest),
    paged: true,
  },
  'GET /itf/unit-tests/owned': {
    summary: "A learner's own tests (bought, given, opened with a package); a maker's own tests that are ready",
    access: ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT'],
    support: 'shown',
    feature: 'use-content',
    query: z.object({
      ...filters,
      source: z.enum(ownedSources).optional(),
      state: z.enum(['NEW', 'RUNNING', 'DONE']).optional(),
    }),
    reply: z.array(z.union([practiceTest, examSummary])),
    paged: true,
  },
  'POST /student/unit-tests/{id}/practise': {
    summary:
      "Go on with the running attempt at a test of the learner's own, or start one: the first start of a test of the system counts a use",
    idempotency: 'key',
    access: student,
    signedOut: 'TEST_SIGN_IN_REQUIRED',
    params: idParams,
    body: z
      .strictObject({
        /** PRACTICE explains each answer at once and has no clock. */
        mode: z.enum(attemptModes).default('PRACTICE'),
        ...practised,
      })
      .refine(pathFits, pathMisfits)
      .refine(questionsFit, questionsMisfit)
      .refine(({ mode, path }) => mode === 'PRACTICE' || path === 'LINEAR', pathMisfits)
      .prefault({}),
    reply: attemptState,
    errors: [
      'UNIT_TEST_NOT_FOUND',
      'TEST_ACTIVE_CODE_REQUIRED',
      'PACKAGE_REQUIRED',
      'PACKAGE_NO_USES_LEFT',
      'PRACTICE_NOTHING_WRONG',
      'PRACTICE_KEY_WITHHELD',
    ],
  },
  'GET /student/unit-tests/{id}/download': {
    summary: "Whether a test of the learner's own can be taken as a file, and how many tests still",
    access: student,
    blank: { name: 'id', code: 'UNIT_TEST_ID_BLANK' },
    params: idParams,
    reply: downloads,
    errors: ['UNIT_TEST_NOT_FOUND', ...downloadRefusals],
  },
  'POST /student/unit-tests/{id}/download': {
    summary: "Take a test of the learner's own as a file: each counts once",
    idempotency: 'natural',
    access: student,
    blank: { name: 'id', code: 'UNIT_TEST_ID_BLANK' },
    params: idParams,
    reply: downloads,
    errors: ['UNIT_TEST_NOT_FOUND', ...downloadRefusals, 'REACH_LIMIT_DOWNLOADS', 'USER_NOT_STUDENT'],
  },
  'GET /student/unit-tests/{id}/download/{what}': {
    summary: 'A test that was taken as PDF, or the solutions of what the learner has answered of it in practice',
    access: student,
    blank: { name: 'id', code: 'UNIT_TEST_ID_BLANK' },
    params: z.object({ id, what: z.enum(['test', 'solutions']) }),
    file: 'application/pdf',
    errors: ['UNIT_TEST_NOT_FOUND', ...downloadRefusals, 'NOT_FOUND'],
  },
  'GET /student/practice/results': {
    summary: 'How practice came out over time, the newest first',
    access: student,
    support: 'shown',
    query: z.object({ ...pageQuery }),
    reply: z.array(
      z.strictObject({
        id,
        name: z.string(),
        subject: z.enum(subjects),
        mode: z.enum(attemptModes),
        /** The attempt contained only questions that had been wrong before. */
        partial: z.boolean(),
        submittedAt: instant,
        /** Null while the learner may still take a test that holds one of its questions. */
        mark: z.int().nullable(),
      }),
    ),
    paged: true,
  },
  'GET /student/gift': {
    summary:
      'The welcome gift: whether it was taken, and what it holds for each grade; no tests where there is none yet',
    access: student,
    support: 'shown',
    reply: z.strictObject({
      received: z.boolean(),
      /** The grade of the learner's class: the dialog begins with it. */
      gradeId: gradeId.nullable(),
      grades: z.array(z.strictObject({ id: gradeId, name: z.string(), nameEn: z.string(), tests: z.array(giftTest) })),
    }),
  },
  'POST /student': {
    summary: 'Take the welcome gift of a grade, once',
    idempotency: 'key',
    access: student,
    body: z.strictObject({ gradeId }),
    reply: z.strictObject({ gradeId, tests: z.int() }),
    errors: ['GIFT_ALREADY_RECEIVED', 'GIFT_GRADE_EMPTY'],
  },
});
