/** Tests assigned to classes: by their teacher, and as their learners see them. Marks in hundredths of ten. */
import { skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { empty, id, idParams, instant, pageQuery, search, text } from '../schemas.ts';

const teacher = ['TEACHER'] as const;
const student = ['STUDENT'] as const;
const feature = 'manage-classes';
const timeStatus = z.enum(['UPCOMING', 'ONGOING', 'ENDED']);
const showScore = z.enum(['AFTER_SUBMIT', 'AFTER_END']);
const minutes = z.int().min(1, 'tooSmall').max(600, 'tooBig');

const abilities = z.strictObject({ view: z.boolean(), edit: z.boolean(), cancel: z.boolean(), 'see-results': z.boolean(), 'export-results': z.boolean() });

const examFacts = {
  id,
  title: z.string(),
  subject: z.enum(subjects),
  questions: z.int(),
  minutes: z.int(),
  skills: z.array(z.enum(skills)),
  startsAt: instant,
  endsAt: instant,
  status: timeStatus,
  note: z.string(),
};

export const assignmentView = z.strictObject({
  ...examFacts,
  examId: id,
  classId: id,
  className: z.string(),
  showScore,
  cancelledAt: instant.nullable(),
  /** Learners in the class now, those working, those who handed in. */
  students: z.int(),
  running: z.int(),
  submitted: z.int(),
  /** Mean mark of the scored attempts. */
  average: z.int().nullable(),
  createdAt: instant,
  abilities,
});
export type AssignmentView = z.infer<typeof assignmentView>;

/** One learner's cell of a running test. */
export const liveCell = z.strictObject({
  studentId: id,
  name: z.string(),
  state: z.enum(['NOT_STARTED', 'RUNNING', 'SUBMITTED']),
  answered: z.int(),
  /** When an answer last arrived. */
  lastSavedAt: instant.nullable(),
  deadlineAt: instant.nullable(),
});

export const assignmentLive = z.strictObject({
  serverTime: instant,
  /** When the last learner still working must be done; else the window's end. */
  endsAt: instant,
  questions: z.int(),
  /** Minutes already added for everybody, and the most there may be. */
  addedMinutes: z.int(),
  maxAddedMinutes: z.int(),
  cells: z.array(liveCell),
});
export type AssignmentLive = z.infer<typeof assignmentLive>;

/** An assigned test as its learner sees it. */
export const assignedTest = z.strictObject({
  ...examFacts,
  classId: id,
  className: z.string(),
  teacherName: z.string(),
  /** False once the class is deactivated, the learner has left or the test was cancelled. */
  open: z.boolean(),
  /** It starts only after the learner has used an activation code for it. */
  needsCode: z.boolean(),
  attempt: z.strictObject({
    status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
    answered: z.int(),
    deadlineAt: instant,
    submittedAt: instant.nullable(),
    /** Null until the teacher lets it be seen. */
    mark: z.int().nullable(),
  }).nullable(),
  serverTime: instant,
});
export type AssignedTest = z.infer<typeof assignedTest>;

const window = { startsAt: instant, endsAt: instant, minutes: minutes.optional(), showScore: showScore.default('AFTER_SUBMIT'), note: text(500).default('') };
const windowErrors = ['ASSIGNMENT_END_TOO_SOON', 'ASSIGNMENT_WINDOW_TOO_SHORT'] as const;

const assignedQuery = z.object({ status: timeStatus.optional(), ...pageQuery });

export const assignmentRoutes = defineRoutes({
  'GET /itf/classes/{id}/unit-tests': {
    summary: 'Tests assigned to a class',
    access: teacher, feature, params: idParams,
    query: z.object({ search, status: timeStatus.optional(), ...pageQuery }),
    reply: z.array(assignmentView),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'POST /itf/classes/{id}/unit-tests': {
    summary: 'Assign a test to a class; publishes the test',
    access: teacher, feature, params: idParams,
    body: z.strictObject({ examId: id, ...window }),
    reply: assignmentView,
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', 'UNIT_TEST_NOT_FOUND', 'TEST_CONTENT_INSUFFICIENT', 'REACH_LIMIT_SYSTEM_TESTS', ...windowErrors],
  },
  'PUT /itf/classes/unit-tests/{id}': {
    summary: 'Change the window; once a learner has started, only a later end, the score option and the note',
    access: teacher, feature, params: idParams,
    body: z.strictObject({ startsAt: instant.optional(), endsAt: instant.optional(), minutes: minutes.optional(), showScore: showScore.optional(), note: text(500).optional() }),
    reply: assignmentView,
    errors: ['NOT_FOUND', 'ASSIGNMENT_STARTED', ...windowErrors],
  },
  'DELETE /itf/classes/unit-tests/{id}': {
    summary: 'Cancel: the class loses access, running attempts are handed in with what they hold, results stay',
    access: teacher, feature, params: idParams,
    reply: empty,
  },
  'POST /itf/classes/unit-tests/{id}/extend': {
    summary: 'More minutes for everybody who is working now',
    access: teacher, feature, params: idParams,
    body: z.strictObject({ minutes: z.int().min(1, 'tooSmall').max(30, 'tooBig') }),
    reply: z.strictObject({ attempts: z.int(), addedMinutes: z.int() }),
    errors: ['ASSIGNMENT_EXTENSION_LIMIT', 'ASSIGNMENT_NOBODY_WORKING'],
  },
  'POST /itf/unit-tests/use': {
    summary: 'Take a test to print or export: one of the system counts against the month once',
    access: ['ADMIN', 'OPERATOR', 'TEACHER'],
    feature: 'use-content',
    body: z.strictObject({ id }),
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND', 'REACH_LIMIT_SYSTEM_TESTS'],
  },
  'GET /itf/classes/unit-test-assigned/{id}': {
    summary: 'One assigned test for its learner',
    access: student, params: idParams, reply: assignedTest, errors: ['TEST_NO_PERMISSION'],
  },
  'GET /itf/classes/unit-test-assigned/{id}/teacher': { summary: 'One assigned test for its teacher', access: teacher, feature, params: idParams, reply: assignmentView },
  'GET /itf/classes/unit-test-assigned/{id}/live': { summary: 'Who is working, how far, who handed in', access: teacher, feature, params: idParams, reply: assignmentLive },
  'GET /student/classes': {
    summary: "The learner's classes",
    access: student,
    reply: z.array(z.strictObject({ id, name: z.string(), code: z.string(), gradeName: z.string(), gradeNameEn: z.string(), schoolYear: z.int(), teacherName: z.string() })),
  },
  'GET /student/classes/{id}/unit-tests-assigned': { summary: 'Tests assigned to one class of the learner', access: student, params: idParams, query: assignedQuery, reply: z.array(assignedTest), paged: true, errors: ['CLASS_NOT_FOUND'] },
  'GET /student/unit-tests-assigned': { summary: 'All tests assigned to the learner: what is due first comes first', access: student, query: assignedQuery, reply: z.array(assignedTest), paged: true },
});
