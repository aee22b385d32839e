/** SQL about the tests of classes and groups, which the assignments register. */
import type { RawBuilder } from 'kysely';
import { defineSqlHook } from '../../platform/hooks.ts';

/** How many tests the class has, without cancelled ones; inside a query of `classes`. */
export const testsOfClass = defineSqlHook<[], RawBuilder<number>>('testsOfClass');

/** One row (ongoing, upcoming) with the numbers of tests of the group `g` that have not ended. */
export const openTestsOfGroup = defineSqlHook<[now: Date], RawBuilder<unknown>>('openTestsOfGroup');

/**
 * Two common table expressions: `tests`, a row for each test of the group that has begun, and `done` (student_id, submitted,
 * average), the results of its learners.
 */
export const resultsOfGroup = defineSqlHook<[ownerId: string, groupId: string, now: Date], RawBuilder<unknown>>(
  'resultsOfGroup',
);
