/**
 * Results as the teacher sees them, and what the home pages show of them. Points and marks are integer hundredths,
 * marks out of ten.
 */
import { assignmentTargets, attemptModes, countings, difficulties, skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { examContent } from '../../exam-content.ts';
import { itemFlag } from '../../item-flags.ts';
import { questionContent } from '../../question-content.ts';
import { flag, gradeId, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';
import { attemptRecord } from './attempt-record.ts';
import { attemptAbilities } from './attempts.ts';
import { shown, shownKeys } from '../../shown.ts';
import { mark } from './marking.ts';

const teacher = ['TEACHER'] as const;
const student = ['STUDENT'] as const;
const itemState = z.enum(['right', 'partial', 'wrong', 'blank', 'needs-teacher', 'unscored']);

/** `states`: which answers are right, but no key; `nothing`: not even that before the window has ended. */
const keyAccess = z.enum(['shown', 'totals', 'nothing']);

const assignmentFacts = z.strictObject({
  id,
  title: z.string(),
  target: z.enum(assignmentTargets),
  /** Name of the class or group. Where learners are named, their class's; empty without one. */
  className: z.string(),
  classId: id.nullable(),
  subject: z.enum(subjects),
  startsAt: instant,
  endsAt: instant,
  minutes: z.int().nullable(),
  mode: z.enum(attemptModes),
  attemptsAllowed: z.int().nullable(),
  counting: z.enum(countings),
  maxPoints: z.int(),
  questions: z.int(),
});

/** One numbered item of the paper: a column of the grid. Shares are in per cent of the scored attempts. */
export const resultColumn = z.strictObject({
  number: z.int(),
  question: id,
  item: z.string(),
  type: z.string(),
  skill: z.enum(skills),
  difficulty: z.enum(difficulties),
  part: z.string(),
  max: z.int(),
  rightShare: z.int().nullable(),
});

export const resultRow = z.strictObject({
  studentId: id,
  lastName: z.string(),
  firstName: z.string(),
  code: z.string().nullable(),
  /** The attempt whose mark counts, or the last one while none is scored. */
  attemptId: id.nullable(),
  number: z.int().nullable(),
  /** How many attempts the learner has started. */
  attempts: z.int(),
  status: z.enum(['NOT_STARTED', 'RUNNING', 'SUBMITTED', 'SCORED']),
  mark: z.int().nullable(),
  points: z.int().nullable(),
  startedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Answers that came after the deadline: stored, not scored. */
  late: z.int(),
  /** Some items still wait for the teacher's marks: the mark may change. */
  needsTeacher: z.boolean(),
  /**
   * In the order of the columns; empty until scored. Null where this teacher may not see yet whether the answer is
   * right.
   */
  states: z.array(itemState.nullable()),
});

/** Keys that are hidden because another test of the teacher, current or planned, contains the same question. */
export const keyRelease = z.strictObject({
  /** When the teacher released them in spite of that. */
  releasedAt: instant.nullable(),
  waitsFor: z.array(
    z.strictObject({ id, title: z.string(), className: z.string(), startsAt: instant, endsAt: instant }),
  ),
});

export const assignmentResults = z.strictObject({
  assignment: assignmentFacts,
  columns: z.array(resultColumn),
  /** For the whole test: the narrowest access among its questions. */
  keyAccess,
  release: keyRelease,
  /**
   * Results of the class by skill or strand and topic, the weakest first. Per cent of the points; null where the
   * teacher may not see them.
   */
  topics: z.array(
    z.strictObject({
      skill: z.enum(skills),
      topic: z.string().nullable(),
      items: z.int(),
      share: z.int().nullable(),
    }),
  ),
  rows: z.array(resultRow),
  stats: z.strictObject({
    enrolled: z.int(),
    submitted: z.int(),
    scored: z.int(),
    /** Answers that wait for the teacher's marks. */
    toMark: z.int(),
    /** Attempts that are marked in full. Average, median, `passed` and the histogram count only these. */
    final: z.int(),
    average: z.int().nullable(),
    median: z.int().nullable(),
    /** Marks of 5 and above. */
    passed: z.int(),
    /** Learners by mark: [0,1), [1,2) … [9,10]. */
    histogram: z.array(z.int()).length(10),
  }),
});
export type AssignmentResults = z.infer<typeof assignmentResults>;

/** One answer to an item, and how many of the scored attempts gave it. */
const answerCount = z.strictObject({
  id: z.string(),
  text: z.string(),
  count: z.int(),
  /** Null where this teacher may not see whether it is right. */
  right: shown(z.boolean()).nullable(),
});
export const itemDetails = z.strictObject({
  /** What the teacher should look at in this question; empty with too few answers or without access to the key. */
  flags: z.array(itemFlag),
  column: resultColumn,
  /** A regrade gives the points to everybody, so no share and no discrimination is told. */
  granted: z.boolean(),
  /** Whether the teacher may see the key of the question, or at least which answers are right. */
  keyAccess,
  /** Whether the question is the teacher's own, so that there is nobody to report it to. */
  own: z.boolean(),
  scored: z.int(),
  /** This and the next three are 0 while the teacher may not see which answers are right. */
  right: z.int(),
  partial: z.int(),
  wrong: z.int(),
  blank: z.int(),
  /**
   * Per cent of right answers among the best and the weakest 27 % of attempts, and their difference in hundredths. Null
   * below ten attempts.
   */
  upper: z.int().nullable(),
  lower: z.int().nullable(),
  discrimination: z.int().nullable(),
  /** Drawn from a template: learners had different numbers and words; the content is one of the draws. */
  drawn: z.boolean(),
  /** One group, or one for each statement of a cluster; none where answers to a drawn question cannot be compared. */
  groups: z.array(z.strictObject({ label: z.string(), answers: z.array(answerCount) })),
  /** The question as learners saw it. */
  content: questionContent,
});
export type ItemDetails = z.infer<typeof itemDetails>;

/** A question of one number with options, of the topic, level and type of one of the test. */
export const similarToTry = z.strictObject({
  question: id,
  type: z.string(),
  item: z.string(),
  content: questionContent,
  /** Ids of the right options. */
  right: shown(z.array(z.string())),
});
export type SimilarToTry = z.infer<typeof similarToTry>;

/** What a projector shows: a question, its key or not, the similar question in its place or not, names or not. */
const projectorSlide = z.strictObject({
  number: z.int().min(1).max(1000),
  shown: z.boolean(),
  trying: z.boolean(),
  named: z.boolean(),
});
export type ProjectorSlide = z.infer<typeof projectorSlide>;

const projectorMeeting = z.strictObject({
  as: z.enum(['SCREEN', 'REMOTE']),
  /** What this side has changed; null: nothing. */
  slide: projectorSlide.nullable(),
});
export type ProjectorMeeting = z.infer<typeof projectorMeeting>;

const projectorState = z.strictObject({
  /** Grows with every change. */
  revision: z.int(),
  /** Null until a screen has shown a question. */
  slide: projectorSlide.nullable(),
  /** Which sides are there. */
  screen: z.boolean(),
  remote: z.boolean(),
});
export type ProjectorState = z.infer<typeof projectorState>;

const scoredItem = z.strictObject({
  question: id,
  item: z.string(),
  number: z.int(),
  state: itemState,
  points: z.int(),
  max: z.int(),
});

export const paper = z.strictObject({
  attemptId: id,
  student: z.strictObject({ id, lastName: z.string(), firstName: z.string(), code: z.string().nullable() }),
  assignment: assignmentFacts,
  number: z.int(),
  /** All attempts of this learner at the assignment, in the order of their numbers. */
  attempts: z.array(
    z.strictObject({
      id,
      number: z.int(),
      status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
      mark: z.int().nullable(),
      provisional: z.boolean(),
      counts: z.boolean(),
    }),
  ),
  status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  /** TEACHER: collected by the teacher. */
  finishedBy: z.enum(['SUBMIT', 'TIME', 'TEACHER']).nullable(),
  startedAt: instant,
  submittedAt: instant.nullable(),
  deadlineAt: instant,
  pausedAt: instant.nullable(),
  abilities: attemptAbilities,
  shuffleSeed: z.string(),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  mark: z.int().nullable(),
  points: z.int().nullable(),
  /** Items still wait for the teacher's marks. */
  provisional: z.boolean(),
  content: examContent,
  /** Only of questions whose keys the teacher may see. */
  keys: shownKeys,
  /** For the whole test: the narrowest access among its questions. */
  keyAccess,
  answers: z.array(z.strictObject({ question: id, answer: z.json(), receivedAt: instant })),
  /** Without questions of which the teacher may not see yet whether the answers are right. */
  items: z.array(scoredItem),
  marks: z.array(z.strictObject({ question: id, item: z.string(), mark })),
  /** `accepted`: a teacher has let this late answer count. */
  late: z.array(
    z.strictObject({
      entry: z.int(),
      question: id,
      numbers: z.array(z.int()),
      answer: z.json(),
      receivedAt: instant,
      accepted: z.boolean(),
    }),
  ),
  /** The recorded events of the attempt, where they were recorded. */
  record: attemptRecord.nullable(),
  /** The neighbours in the list of learners, for moving from paper to paper. */
  previous: id.nullable(),
  next: id.nullable(),
  revisions: z.array(
    z.strictObject({
      revision: z.int(),
      mark: z.int(),
      points: z.int(),
      scoredAt: instant,
      scoredBy: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
export type Paper = z.infer<typeof paper>;

export const assignmentSummary = assignmentFacts.extend({
  status: z.enum(['UPCOMING', 'ONGOING', 'ENDED']),
  students: z.int(),
  submitted: z.int(),
  toMark: z.int(),
  average: z.int().nullable(),
});

export const teacherHome = z.strictObject({
  serverTime: instant,
  /** The teacher's own gender, for the greeting. */
  gender: z.enum(['MALE', 'FEMALE']).nullable(),
  /** Requests to join that wait for an answer, by class. */
  joining: z.array(z.strictObject({ classId: id, className: z.string(), requests: z.int() })),
  /** Tests that end within a day and that some learners have not handed in; drafts with missing questions. */
  ending: z.array(z.strictObject({ id, title: z.string(), className: z.string(), endsAt: instant, missing: z.int() })),
  drafts: z.array(z.strictObject({ id, name: z.string(), missing: z.int() })),
  late: z.array(
    z.strictObject({ attemptId: id, assignmentId: id, student: z.string(), title: z.string(), answers: z.int() }),
  ),
  /** Tests with answers that wait for marks. */
  toMark: z.array(z.strictObject({ id, title: z.string(), className: z.string(), works: z.int() })),
  week: z.array(z.strictObject({ id, title: z.string(), className: z.string(), startsAt: instant, endsAt: instant })),
  /** Attempts started in each of the last seven weeks, in order; each week is named by its Monday. */
  attemptsByWeek: z.array(z.strictObject({ monday: z.iso.date(), count: z.int() })),
  ability: z
    .strictObject({ classId: id, className: z.string(), GOOD: z.int(), FAIR: z.int(), PASS: z.int(), FAIL: z.int() })
    .nullable(),
  ranking: z.array(z.strictObject({ classId: id, className: z.string(), average: z.int() })),
  counts: z.strictObject({ classes: z.int(), students: z.int(), exams: z.int(), assignments: z.int() }),
});
export type TeacherHome = z.infer<typeof teacherHome>;

/** A test with one learner's result: the attempt that counts. */
const learnerTest = z.strictObject({
  id,
  title: z.string(),
  subject: z.enum(subjects),
  className: z.string(),
  startsAt: instant,
  endsAt: instant,
  mode: z.enum(attemptModes),
  attemptId: id.nullable(),
  attempts: z.int(),
  status: z.enum(['NOT_STARTED', 'RUNNING', 'SUBMITTED', 'SCORED']),
  submittedAt: instant.nullable(),
  mark: z.int().nullable(),
  provisional: z.boolean(),
});
export type LearnerTest = z.infer<typeof learnerTest>;

/** Points reached and points possible, added up by skill, level or topic. */
const tally = z.strictObject({
  subject: z.enum(subjects),
  /** A skill, a level, or the name of a topic. */
  key: z.string(),
  items: z.int(),
  points: z.int(),
  max: z.int(),
});
export const learnerProgress = z.strictObject({
  /** The latest final marks in the order of time; `average` is that of everybody who took the test. */
  marks: z.array(
    z.strictObject({
      assignmentId: id,
      title: z.string(),
      subject: z.enum(subjects),
      submittedAt: instant,
      mark: z.int(),
      average: z.int(),
    }),
  ),
  average: z.int().nullable(),
  /** How many tests the shares are computed from: those whose window has ended. */
  tests: z.int(),
  /** The weakest skill first. */
  skills: z.array(tally),
  levels: z.array(tally),
  topics: z.array(tally),
});
export type LearnerProgress = z.infer<typeof learnerProgress>;

const listedAttempt = z.strictObject({
  attemptId: id,
  studentId: id,
  lastName: z.string(),
  firstName: z.string(),
  code: z.string().nullable(),
  number: z.int(),
  status: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  startedAt: instant,
  submittedAt: instant.nullable(),
  mark: z.int().nullable(),
  provisional: z.boolean(),
});
export type ListedAttempt = z.infer<typeof listedAttempt>;

// No package feature: teachers whose package has ended still read, send and correct what their classes have done.
export const resultRoutes = defineRoutes({
  'GET /itf/classes/unit-tests-assigned': {
    summary: "The teacher's assigned tests over all classes, with how they came out",
    access: teacher,
    support: 'shown',
    query: z.object({
      search,
      classId: id.optional(),
      /** Of the class, or of the test where learners are named. */
      gradeId: gradeId.optional(),
      status: z.enum(['UPCOMING', 'ONGOING', 'ENDED']).optional(),
      sort: z.enum(['newest', 'oldest', 'average']).default('newest'),
      ...pageQuery,
    }),
    reply: z.array(assignmentSummary),
    paged: true,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/results': {
    summary: 'Learners and questions of one assigned test',
    access: teacher,
    support: 'shown',
    params: idParams,
    query: z.object({ sort: z.enum(['mark', 'name']).default('mark') }),
    reply: assignmentResults,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/highest-results': {
    summary: "Each learner's attempt with the highest mark, the best learner first",
    access: teacher,
    support: 'shown',
    params: idParams,
    query: z.object({ search, ...pageQuery }),
    reply: z.array(listedAttempt),
    paged: true,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/all-results': {
    summary: 'All attempts of an assigned test, the latest first',
    access: teacher,
    params: idParams,
    query: z.object({ search, ...pageQuery }),
    reply: z.array(listedAttempt),
    paged: true,
  },
  'POST /itf/unit-tests-result/send-mail': {
    summary:
      'Tell learners by notice and mail that they can see their result: those named, else all whom the review policy lets see it; once an hour',
    idempotency: 'natural',
    access: teacher,
    body: z.strictObject({
      assignmentId: id,
      studentIds: z.array(id).min(1, 'required').max(200, 'tooBig').optional(),
    }),
    reply: z.strictObject({
      /** How many learners are notified, and how many of them have no e-mail address and see only the notice. */
      told: z.int(),
      withoutMail: z.int(),
    }),
    errors: ['NOT_FOUND', 'STUDENT_NOT_FOUND', 'ASSIGNMENT_NOBODY_TO_REMIND', 'TOO_MANY_REQUESTS'],
  },
  'GET /itf/classes/unit-tests-assigned/{id}/details': {
    summary: 'How one item was answered',
    access: teacher,
    params: idParams,
    query: z.object({ number: z.coerce.number().int().min(1).max(1000) }),
    reply: itemDetails,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/similar': {
    summary: 'A question of the bank that the class may try after one of the test, or null',
    access: teacher,
    params: idParams,
    query: z.object({ number: z.coerce.number().int().min(1).max(1000) }),
    reply: similarToTry.nullable(),
  },
  'POST /itf/classes/unit-tests-assigned/{id}/projector': {
    summary: 'What a projector and the phone that turns its pages tell each other, every second',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    body: projectorMeeting,
    reply: projectorState,
  },
  'GET /itf/classes/unit-tests-assigned/{id}/export': {
    summary: 'All results as a spreadsheet',
    access: teacher,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /itf/classes/unit-tests-assigned/{id}/release-keys': {
    summary:
      'Let learners see keys as the review policy says, although another test of the teacher holds the questions',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    reply: keyRelease,
  },
  'GET /itf/students/{id}/results': {
    summary: "A learner's tests of the teacher over all classes, newest first",
    access: teacher,
    support: 'shown',
    params: idParams,
    query: z.object(pageQuery),
    reply: z.array(learnerTest),
    paged: true,
    errors: ['STUDENT_NOT_FOUND'],
  },
  'GET /itf/students/classes/{id}/unit-tests-assigned': {
    summary: "A learner's tests of one class, newest first",
    access: teacher,
    support: 'shown',
    params: idParams,
    query: z.object({ studentId: id, ...pageQuery }),
    reply: z.array(learnerTest),
    paged: true,
    errors: ['STUDENT_NOT_FOUND', 'CLASS_NOT_FOUND'],
  },
  'GET /itf/students/{id}/progress': {
    summary: "A learner's marks over time, and what came out weak by skill, level and topic",
    access: teacher,
    support: 'shown',
    params: idParams,
    reply: learnerProgress,
    errors: ['STUDENT_NOT_FOUND'],
  },
  'GET /itf/unit-tests-result/{id}': {
    summary: "One learner's paper for their teacher",
    access: teacher,
    params: idParams,
    reply: paper,
  },
  'POST /itf/unit-tests-result/{id}/accept-late': {
    summary: 'Let answers count that came after the deadline; scores the attempt again',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    body: z.strictObject({ entries: z.array(z.int().min(1)).min(1, 'required').max(200), reason: text(300, 1) }),
    reply: z.strictObject({ mark: z.int(), points: z.int(), revision: z.int() }),
    errors: ['CONFLICT'],
  },
  'GET /itf/statistic/teacher-home': {
    summary: "What needs doing and how classes stand, for the teacher's first page",
    access: teacher,
    support: 'shown',
    reply: teacherHome,
  },
  'GET /student/results': {
    summary: "The learner's marks that may be seen, newest first",
    access: student,
    guests: true,
    support: 'shown',
    /** `released`: only tests whose keys their review policy shows now. */
    query: z.object({ released: flag, ...pageQuery }),
    reply: z.array(
      z.strictObject({
        assignmentId: id,
        title: z.string(),
        subject: z.enum(subjects),
        className: z.string(),
        submittedAt: instant,
        mark: z.int(),
        /** Items still wait for the teacher's marks: the mark does not count yet. */
        provisional: z.boolean(),
      }),
    ),
    paged: true,
  },
});
