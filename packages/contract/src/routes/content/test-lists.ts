/** Sample tests and the welcome gift of each grade, as operators put them together. */
import { sampleTestsOfGrade, subjects, testListKinds, testListSize, unfitReasons } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, empty, gradeId, id, idParams, instant, pageQuery, search, snapshot } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;
const listParams = z.strictObject({ kind: z.enum(testListKinds), gradeId });
const mostTests = Math.max(...Object.values(testListSize));

const listedTest = z.strictObject({
  id,
  name: z.string(),
  nameEn: z.string().nullable(),
  subject: z.enum(subjects),
  gradeId: z.string(),
  examType: z.int(),
  isInternational: z.boolean(),
  minutes: z.int(),
  totalQuestions: z.int(),
  /** Why nobody gets it although it is in the list. */
  unfit: z.enum(unfitReasons).nullable(),
});
export type ListedTest = z.infer<typeof listedTest>;

const testList = z.strictObject({
  kind: z.enum(testListKinds),
  gradeId: z.string(),
  revision: z.int(),
  tests: z.array(listedTest),
});
export type TestList = z.infer<typeof testList>;

export const testListRoutes = defineRoutes({
  'GET /itf/test-lists': {
    summary: 'How many tests the sample list and the gift of each grade have, and when each was changed',
    access: managers,
    reply: z.array(
      z.strictObject({
        kind: z.enum(testListKinds),
        gradeId: z.string(),
        tests: z.int(),
        /** Those that nobody gets, because they are no longer ready or were moved. */
        unfit: z.int(),
        changedAt: instant.nullable(),
      }),
    ),
  },
  'GET /itf/test-lists/{kind}/{gradeId}': {
    summary: 'The tests of a list in their order',
    access: managers,
    params: listParams,
    reply: testList,
  },
  'GET /itf/test-lists/{kind}/{gradeId}/candidates': {
    summary: 'Tests that fit into a list and are not in it',
    access: managers,
    params: listParams,
    query: z.object({ search, subject: z.enum(subjects).optional(), ...pageQuery }),
    reply: z.array(listedTest),
    paged: true,
  },
  'PUT /itf/test-lists/{kind}/{gradeId}': {
    summary: 'Put together a list anew; `revision` is the one that was shown. Learners and teachers get it at once',
    access: managers,
    params: listParams,
    body: z.strictObject({ revision: z.int().min(0), tests: z.array(id).max(mostTests) }),
    reply: testList,
    errors: ['VERSION_CONFLICT', 'TEST_LIST_UNFIT', 'CONFLICT'],
  },
  'GET /itf/test-lists/{kind}/{gradeId}/history': {
    summary: 'Every revision of a list with who made it, the newest first; names of tests by their place',
    access: managers,
    params: listParams,
    reply: z.array(changeOf(snapshot)),
  },
  'POST /itf/test-lists/{kind}/{gradeId}/undo': {
    summary: 'Take back the last change of a list, if `revision` is still the last',
    idempotency: 'key',
    access: managers,
    params: listParams,
    body: z.strictObject({ revision: z.int().min(1) }),
    reply: testList,
    errors: ['VERSION_CONFLICT', 'TEST_LIST_UNFIT', 'CONFLICT'],
  },
  'PUT /itf/unit-tests/{id}/sample': {
    summary: 'Put a finished test of the system among the sample tests of its grade, or take it out',
    access: managers,
    params: idParams,
    body: z.strictObject({ position: z.int().min(1).max(sampleTestsOfGrade).nullable() }),
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND', 'TEST_CONTENT_INSUFFICIENT', 'CONFLICT'],
  },
});
