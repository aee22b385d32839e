/**
 * What the teacher's dashboards show. Marks are integer hundredths; averages leave out practice and provisional marks.
 */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, pageQuery } from '../../schemas.ts';

const teacher = ['TEACHER'] as const;

/** Days in the teacher's time zone, both included; a year at most. Without them the last twelve weeks. */
const range = { from: day.optional(), to: day.optional() };

/** CLASS: only tests that were given to a whole class. */
const over = z.enum(['ALL', 'CLASS']).default('ALL');
/** Only tests of one class. */
const classId = id.optional();

const classRank = z.strictObject({
  classId: id,
  className: z.string(),
  /** Counts of learners and tests with a mark, and the mean of the learners' averages. */
  students: z.int(),
  tests: z.int(),
  average: z.int(),
  GOOD: z.int(),
  FAIR: z.int(),
  PASS: z.int(),
  FAIL: z.int(),
});
export type ClassRank = z.infer<typeof classRank>;

export const testStatistics = z.strictObject({
  from: day,
  to: day,
  /** Tests by the week in which they began, which is named by its Monday; weeks without tests are included. */
  weeks: z.array(z.strictObject({ monday: day, tests: z.int(), submitted: z.int() })),
  classes: z.array(classRank),
  /** Learners by the level of their average, over all classes. */
  ability: z.strictObject({ GOOD: z.int(), FAIR: z.int(), PASS: z.int(), FAIL: z.int() }),
});
export type TestStatistics = z.infer<typeof testStatistics>;

export const statisticRoutes = defineRoutes({
  'GET /itf/statistic/count-students': {
    summary: "The teacher's learners, of one class when it is named: all of them, and those who came in the range",
    access: teacher,
    support: 'shown',
    query: z.object({ ...range, classId }),
    reply: z.strictObject({ total: z.int(), added: z.int() }),
  },
  'GET /itf/statistic/count-unit-tests': {
    summary: 'Tests that were assigned in the range',
    access: teacher,
    support: 'shown',
    query: z.object({ ...range, over, classId }),
    reply: z.strictObject({ total: z.int() }),
  },
  'GET /itf/statistic/count-all-unit-tests': {
    summary: 'Tests that the teacher has made, and those of the system',
    access: teacher,
    support: 'shown',
    reply: z.strictObject({ own: z.int(), system: z.int() }),
  },
  'GET /itf/statistic/count-new-unit-tests': {
    summary: 'Tests that the teacher made in the range',
    access: teacher,
    support: 'shown',
    query: z.object(range),
    reply: z.strictObject({ total: z.int() }),
  },
  'GET /itf/statistic/result-ranking/class': {
    summary: 'Classes by the average of their marks in the range, best first',
    access: teacher,
    support: 'shown',
    query: z.object({ ...range, over, classId }),
    reply: z.array(classRank),
  },
  'GET /itf/statistic/result-ranking/student': {
    summary: 'Learners by the average of their marks in the range, best first',
    access: teacher,
    support: 'shown',
    query: z.object({ ...range, over, classId, ...pageQuery }),
    reply: z.array(
      z.strictObject({
        /** Learners with equal averages share a rank. */
        rank: z.int(),
        studentId: id,
        lastName: z.string(),
        firstName: z.string(),
        code: z.string().nullable(),
        classId: id,
        className: z.string(),
        tests: z.int(),
        average: z.int(),
      }),
    ),
    paged: true,
  },
  'GET /itf/statistic/result-ranking/export': {
    summary: 'Both rankings in the range as a spreadsheet',
    access: teacher,
    query: z.object({ ...range, over, classId }),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /itf/statistic/unit-tests': {
    summary: 'Assigned tests by week, classes and levels of learners in the range',
    idempotency: 'natural',
    access: teacher,
    body: z.strictObject({ ...range, over, classId }),
    reply: testStatistics,
  },
});
