/**
 * Tests assigned to classes, groups and learners: by their teacher, and as their learners see them. Marks in hundredths
 * of ten.
 */
import {
  assignmentTargets,
  attemptModes,
  countings,
  examTools,
  mostAttempts,
  reviewStates,
  skills,
  subjects,
} from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';
import { attemptAbilities } from './attempts.ts';

const teacher = ['TEACHER'] as const;
const student = ['STUDENT'] as const;
const feature = 'manage-classes';
const timeStatus = z.enum(['UPCOMING', 'ONGOING', 'ENDED']);
/** Null: no time limit but the end of the window. In practice only. */
const minutes = z.int().min(1, 'tooSmall').max(600, 'tooBig').nullable();
/** Null: no limit. In practice only. */
const attemptsAllowed = z.int().min(1, 'tooSmall').max(mostAttempts, 'tooBig').nullable();
const review = z.enum(reviewStates);
export const tools = z
  .array(z.enum(examTools))
  .max(examTools.length, 'tooLong')
  .refine((list) => new Set(list).size === list.length, 'invalid');

const abilities = z.strictObject({
  view: z.boolean(),
  edit: z.boolean(),
  cancel: z.boolean(),
  'see-results': z.boolean(),
  'export-results': z.boolean(),
});

const examFacts = {
  id,
  title: z.string(),
  subject: z.enum(subjects),
  questions: z.int(),
  /** Null: no time limit but the end of the window. */
  minutes: z.int().nullable(),
  skills: z.array(z.enum(skills)),
  startsAt: instant,
  endsAt: instant,
  status: timeStatus,
  note: z.string(),
  target: z.enum(assignmentTargets),
  /** The class that the test was assigned to, or the class of the group or learners that it was assigned to. */
  classId: id.nullable(),
  /** Name of the class or group. Where learners are named, their class's; empty without one. */
  className: z.string(),
  mode: z.enum(attemptModes),
  attemptsAllowed: z.int().nullable(),
  /** Which attempt gives the mark. */
  counting: z.enum(countings),
  /** Events during each attempt are recorded, and learners are informed of it. */
  record: z.boolean(),
};

export const assignmentView = z.strictObject({
  ...examFacts,
  examId: id,
  groupId: id.nullable(),
  /** Ids of named learners; empty when it is for a class or group. */
  studentIds: z.array(id),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  /** Aids that learners may use in the player. */
  tools,
  /** What learners see of their results while the window is open, and after it. */
  reviewOpen: review,
  reviewAfter: review,
  cancelledAt: instant.nullable(),
  /** Counts of learners: assigned now, working now, handed in at least once. */
  students: z.int(),
  running: z.int(),
  submitted: z.int(),
  /** Mean of the counted marks that are final. */
  average: z.int().nullable(),
  createdAt: instant,
  abilities,
});
export type AssignmentView = z.infer<typeof assignmentView>;

/** One learner's cell of a running test. */
export const liveCell = z.strictObject({
  studentId: id,
  name: z.string(),
  /** The running attempt, else the last; null before the first. */
  attemptId: id.nullable(),
  number: z.int().nullable(),
  /** How many attempts the learner has started. */
  taken: z.int(),
  state: z.enum(['NOT_STARTED', 'RUNNING', 'SUBMITTED']),
  /** Since when the teacher has stopped the clock; null while it runs. */
  pausedAt: instant.nullable(),
  /** The stopped clock resumes by itself once the learner is back and the page requests it. */
  untilBack: z.boolean(),
  /** What the teacher may do to the attempt; null before the first. */
  abilities: attemptAbilities.nullable(),
  answered: z.int(),
  /** When an answer last arrived. */
  lastSavedAt: instant.nullable(),
  /**
   * While the attempt runs: since when the server has received no request of the page. Answers given meanwhile are
   * stored on the device.
   */
  lostSince: instant.nullable(),
  submittedAt: instant.nullable(),
  /** TEACHER: the teacher collected it. */
  finishedBy: z.enum(['SUBMIT', 'TIME', 'TEACHER']).nullable(),
  deadlineAt: instant.nullable(),
  /** How often the attempt was reopened, and how many minutes were added to it. */
  reopened: z.int(),
  addedMinutes: z.int(),
  /** Minutes that this learner gets at the next start, besides those that everybody got. */
  extraMinutes: z.int(),
  /** Number of recorded events of the attempt, where they are recorded. */
  recorded: z.int(),
});

export const assignmentLive = z.strictObject({
  serverTime: instant,
  /** What the next look names in `since`, to get only what has changed; null: it gets the whole room. */
  version: z.string().nullable(),
  /** False: `cells` are only those that have changed since the look that `since` names. */
  whole: z.boolean(),
  /** The latest deadline of a running attempt; without one, the end of the window. */
  endsAt: instant,
  questions: z.int(),
  /** Minutes that were added for everybody so far, and the limit. */
  addedMinutes: z.int(),
  maxAddedMinutes: z.int(),
  /** Learners may still start. */
  open: z.boolean(),
  title: z.string(),
  /** Events during each attempt are recorded. */
  record: z.boolean(),
  /** Name of the class or group; empty where learners are named. */
  className: z.string(),
  classId: id.nullable(),
  cells: z.array(liveCell),
});
export type AssignmentLive = z.infer<typeof assignmentLive>;

/** An assigned test as its learner sees it. */
export const assignedTest = z.strictObject({
  ...examFacts,
  teacherName: z.string(),
  /** Of a test for a partner's learners: the path of its page, where the learner came from. */
  partner: z.strictObject({ name: z.string(), logo: z.string().nullable(), page: z.string() }).nullable(),
  /** False once the class is inactive, the learner has left or the test was cancelled. */
  open: z.boolean(),
  /** Attempts started so far, and how many more may be started (null: no limit). */
  attemptsTaken: z.int(),
  attemptsLeft: z.int().nullable(),
  /**
   * The number of the attempt to start next with `POST …/start`; null while one runs, when none is left, and outside
   * the window.
   */
  nextAttempt: z.int().nullable(),
  /** It starts only after the learner has used an activation code for it. */
  needsCode: z.boolean(),
  /** Minutes that this learner gets at the next start, besides those of the test. */
  extraMinutes: z.int(),
  /** The running attempt, else the last. */
  attempt: z
    .strictObject({
      id,
      number: z.int(),
      status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
      answered: z.int(),
      deadlineAt: instant,
      pausedAt: instant.nullable(),
      submittedAt: instant.nullable(),
      /** The mark of the attempt that counts; null until the review policy shows it. */
      mark: z.int().nullable(),
      /** Some items of that attempt still wait for the teacher's marks: the mark may change. */
      provisional: z.boolean(),
    })
    .nullable(),
  serverTime: instant,
});
export type AssignedTest = z.infer<typeof assignedTest>;

export const openedTest = assignedTest.extend({
  /** Question types in it, parts of composite ones included: the player loads them while the start page is read. */
  types: z.array(z.string()),
});
export type OpenedTest = z.infer<typeof openedTest>;

/** The settings of every assignment. Where minutes or option shuffling are absent, those of the test apply. */
const settings = {
  startsAt: instant,
  endsAt: instant,
  minutes: minutes.optional(),
  mode: z.enum(attemptModes).default('TEST'),
  attemptsAllowed: attemptsAllowed.default(1),
  counting: z.enum(countings).default('BEST'),
  shuffleQuestions: z.boolean().default(false),
  shuffleOptions: z.boolean().optional(),
  tools: tools.default([]),
  /** Only for tests; practice is not recorded. */
  record: z.boolean().default(false),
  reviewOpen: review.default('OFF'),
  reviewAfter: review.default('FREE'),
  note: text(500).default(''),
};
const studentIds = z
  .array(id)
  .min(1, 'required')
  .max(200, 'tooLong')
  .refine((list) => new Set(list).size === list.length, 'invalid');
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('CLASS'), classId: id }),
  z.strictObject({ kind: z.literal('GROUP'), groupId: id }),
  /** Named learners. With a class, the test is listed in that class. */
  z.strictObject({ kind: z.literal('STUDENTS'), studentIds, classId: id.optional() }),
]);
const windowErrors = ['ASSIGNMENT_END_TOO_SOON', 'ASSIGNMENT_END_BEFORE_START', 'ASSIGNMENT_WINDOW_TOO_SHORT'] as const;

const assignErrors = [
  'CLASS_NOT_FOUND',
  'CLASS_INACTIVE',
  'UNIT_TEST_NOT_FOUND',
  'TEST_CONTENT_INSUFFICIENT',
  'REACH_LIMIT_SYSTEM_TESTS',
  ...windowErrors,
] as const;

const assignedQuery = z.object({ status: timeStatus.optional(), ...pageQuery });

export const assignmentRoutes = defineRoutes({
  'GET /itf/classes/{id}/unit-tests': {
    summary: 'Tests assigned to a class',
    access: teacher,
    support: 'shown',
    feature,
    params: idParams,
    query: z.object({ search, status: timeStatus.optional(), ...pageQuery }),
    reply: z.array(assignmentView),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'POST /itf/classes/{id}/unit-tests': {
    summary: 'Assign a test to a class; publishes the test',
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ examId: id, ...settings }),
    reply: assignmentView,
    errors: assignErrors,
  },
  'POST /itf/unit-tests/assign': {
    summary: 'Assign a test to a class, a study group or learners by name; publishes the test',
    idempotency: 'key',
    access: teacher,
    feature,
    body: z.strictObject({ examId: id, target, ...settings }),
    reply: assignmentView,
    errors: ['STUDY_GROUP_NOT_FOUND', 'STUDENT_NOT_FOUND', ...assignErrors],
  },
  'PUT /itf/classes/unit-tests/{id}': {
    summary:
      'Change an assignment; once a learner has started only a later end, more attempts, the counting, the review policy, the tools, the learners, the note and the end of recording',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({
      startsAt: instant.optional(),
      endsAt: instant.optional(),
      minutes: minutes.optional(),
      mode: z.enum(attemptModes).optional(),
      attemptsAllowed: attemptsAllowed.optional(),
      counting: z.enum(countings).optional(),
      shuffleQuestions: z.boolean().optional(),
      shuffleOptions: z.boolean().optional(),
      tools: tools.optional(),
      /** Once somebody has started it can only be taken back. */
      record: z.boolean().optional(),
      reviewOpen: review.optional(),
      reviewAfter: review.optional(),
      note: text(500).optional(),
      /** All learners who have the test from now on; only where learners are named. */
      studentIds: studentIds.optional(),
    }),
    reply: assignmentView,
    errors: ['NOT_FOUND', 'STUDENT_NOT_FOUND', 'ASSIGNMENT_STARTED', ...windowErrors],
  },
  'DELETE /itf/classes/unit-tests/{id}': {
    summary: 'Cancel: learners lose access, running attempts are handed in with what they hold, results stay',
    access: teacher,
    feature,
    params: idParams,
    reply: empty,
  },
  'POST /itf/classes/unit-tests/{id}/extend': {
    summary: 'More minutes for everybody who is working now',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    body: z.strictObject({ minutes: z.int().min(1, 'tooSmall').max(30, 'tooBig') }),
    reply: z.strictObject({ attempts: z.int(), addedMinutes: z.int() }),
    errors: ['ASSIGNMENT_EXTENSION_LIMIT', 'ASSIGNMENT_NOBODY_WORKING'],
  },
  'POST /itf/classes/unit-tests/{id}/collect': {
    summary: 'End all running attempts now, with what they hold',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: z.strictObject({ attempts: z.int() }),
    errors: ['ASSIGNMENT_NOBODY_WORKING'],
  },
  'POST /itf/classes/unit-tests/{id}/pause': {
    summary: 'Stop the clock of everybody who is working: no answer is taken until it runs again',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: z.strictObject({ attempts: z.int() }),
    errors: ['ASSIGNMENT_NOBODY_WORKING'],
  },
  'POST /itf/classes/unit-tests/{id}/resume': {
    summary: 'Let all stopped clocks run again; the time that passed meanwhile is given back to each',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: z.strictObject({ attempts: z.int() }),
    errors: ['ASSIGNMENT_NOBODY_PAUSED'],
  },
  'PUT /itf/classes/unit-test-assigned/{id}/extra-time': {
    summary: "Minutes that one learner gets besides everybody's from the next start on; 0 takes them back",
    access: teacher,
    params: idParams,
    body: z.strictObject({ studentId: id, minutes: z.int().min(0, 'tooSmall').max(600, 'tooBig') }),
    reply: empty,
    errors: ['NOT_FOUND', 'STUDENT_NOT_FOUND'],
  },
  'POST /itf/unit-tests/send-email-to-student': {
    summary:
      'Remind learners of a test by mail and notice, with its link: those named, else all who have not handed in; once an hour',
    idempotency: 'natural',
    access: teacher,
    feature,
    body: z.strictObject({ assignmentId: id, studentIds: studentIds.optional() }),
    reply: z.strictObject({
      /** How many learners are notified, and how many of these have no e-mail address and see only the notice. */
      told: z.int(),
      withoutMail: z.int(),
    }),
    errors: ['NOT_FOUND', 'STUDENT_NOT_FOUND', 'TEST_EXPIRED', 'ASSIGNMENT_NOBODY_TO_REMIND', 'TOO_MANY_REQUESTS'],
  },
  'POST /itf/unit-tests/use': {
    summary: 'Take a test to print or export: one of the system counts against the month once',
    idempotency: 'natural',
    access: ['ADMIN', 'OPERATOR', 'TEACHER'],
    feature: 'use-content',
    body: z.strictObject({ id }),
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND', 'REACH_LIMIT_SYSTEM_TESTS'],
  },
  'GET /itf/classes/unit-test-assigned/{id}': {
    summary: 'One assigned test for its learner',
    access: student,
    launched: 'assignment',
    params: idParams,
    reply: openedTest,
    errors: ['TEST_NO_PERMISSION', 'TEST_CANCELLED'],
  },
  'GET /itf/classes/unit-test-assigned/{id}/teacher': {
    summary: 'One assigned test for its teacher',
    access: teacher,
    support: 'shown',
    params: idParams,
    reply: assignmentView,
  },
  'GET /itf/classes/unit-test-assigned/{id}/live': {
    summary: 'Who is working, how far, who handed in; with `since`, only the cells that have changed',
    access: teacher,
    params: idParams,
    query: z.object({ since: z.string().max(4_000).optional() }),
    reply: assignmentLive,
  },
  'GET /student/classes': {
    summary: "The learner's classes",
    access: student,
    guests: true,
    support: 'shown',
    reply: z.array(
      z.strictObject({
        id,
        name: z.string(),
        code: z.string(),
        gradeName: z.string(),
        gradeNameEn: z.string(),
        schoolYear: z.int(),
        teacherName: z.string(),
      }),
    ),
    paged: true,
  },
  'GET /student/classes/{id}/unit-tests-assigned': {
    summary: 'Tests assigned to one class of the learner',
    access: student,
    guests: true,
    support: 'shown',
    params: idParams,
    query: assignedQuery,
    reply: z.array(assignedTest),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /student/unit-tests-assigned': {
    summary: 'All tests assigned to the learner: what is due first comes first',
    access: student,
    guests: true,
    support: 'shown',
    query: assignedQuery,
    reply: z.array(assignedTest),
    paged: true,
  },
});
