/** The lists of tests that operators put together for each grade: sample tests of teachers, the welcome gift of learners. */
import { giftSize } from './practice.ts';
import { sampleTestsOfGrade } from '../people/packages.ts';
import type { Pool } from '../content/pools.ts';

export const testListKinds = ['SAMPLE', 'GIFT'] as const;
export type TestListKind = (typeof testListKinds)[number];
export const testListSize: Readonly<Record<TestListKind, number>> = { SAMPLE: sampleTestsOfGrade, GIFT: giftSize };
/** The label of the tests in a list, where it has one. */
export const testListLabel = { SAMPLE: 'SAMPLE', GIFT: null } as const satisfies Record<TestListKind, string | null>;

/** Why a test is not shown to those whom its list is for, or cannot enter it. */
export const unfitReasons = ['GONE', 'NOT_SYSTEM', 'NOT_READY', 'OTHER_GRADE', 'EXAM_POOL', 'NEEDS_CODE'] as const;
export type UnfitReason = (typeof unfitReasons)[number];

export interface ListableTest {
  readonly deleted: boolean;
  readonly scope: string;
  readonly status: string;
  readonly gradeId: string;
  readonly pool: Pool | null;
  readonly needsCode: boolean;
}

/**
 * Learners practise a gift with its keys, so its tests are of the pool for practice, and several grades may share one.
 * Sample tests are read by teachers, from either pool, and belong to the grade.
 */
export function unfitFor(kind: TestListKind, gradeId: string, test: ListableTest): UnfitReason | null {
  if (test.deleted) return 'GONE';
  if (test.scope !== 'SYSTEM') return 'NOT_SYSTEM';
  if (test.status !== 'READY') return 'NOT_READY';
  if (kind === 'SAMPLE') return test.gradeId === gradeId ? null : 'OTHER_GRADE';
  if (test.pool !== 'PRACTICE') return 'EXAM_POOL';
  return test.needsCode ? 'NEEDS_CODE' : null;
}
