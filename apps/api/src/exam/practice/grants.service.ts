/** Granting learners tests for their own practice (nothing else does it), and counting the uses. */
import { AppError, opensInternational } from '@vumon/domain';
import { codeInForce, countUse, type GrantContext } from '#people/packages';
import {
  findOptionalReadyExam,
  insertGrant,
  lockLearner,
  takeUse,
  type GrantSource,
  type PractisableExam,
} from './grants.queries.ts';

export interface OwnedTestGrant {
  readonly userId: string;
  readonly examId: string;
  /** Number of attempts that it allows; null for any number. */
  readonly uses: number | null;
  readonly source: 'ORDER' | 'GRANT';
  /** An order's number or the like, at most 60 characters, which makes the grant idempotent. */
  readonly reference: string;
}

/**
 * Gives a learner one test, in the caller's transaction; false when the same grant was given before.
 * Errors: USER_NOT_STUDENT, UNIT_TEST_NOT_FOUND for a test that is unknown, deleted, not ready or no test of the
 * system for practice.
 */
export async function grantOwnedTest(
  { db, now }: Pick<GrantContext, 'db' | 'now'>,
  grant: OwnedTestGrant,
): Promise<boolean> {
  if (!(await lockLearner(db, grant.userId))) throw new AppError('USER_NOT_STUDENT');
  const exam = await findOptionalReadyExam(db, grant.examId, grant.userId);
  if (exam?.pool !== 'PRACTICE') throw new AppError('UNIT_TEST_NOT_FOUND');
  return insertGrant(db, grant, new Date(now));
}

/** Errors: TEST_ACTIVE_CODE_REQUIRED, PACKAGE_REQUIRED. */
export async function requireOpen(
  { db, now }: Pick<GrantContext, 'db' | 'now'>,
  userId: string,
  exam: PractisableExam,
): Promise<void> {
  if (exam.lacksCode) throw new AppError('TEST_ACTIVE_CODE_REQUIRED');
  if (exam.international && !opensInternational(await codeInForce(db, userId, new Date(now))))
    throw new AppError('PACKAGE_REQUIRED', { params: { feature: 'international-tests' } });
}

/**
 * Takes a use for a new attempt, in the transaction of its start, which has locked the learner's row: from a grant of
 * the test if one has uses left, or else from the package, which then grants the test to the learner. Errors:
 * UNIT_TEST_NOT_FOUND, TEST_ACTIVE_CODE_REQUIRED, PACKAGE_REQUIRED, PACKAGE_NO_USES_LEFT.
 */
export async function useForStart(
  context: GrantContext,
  { userId, examId }: { readonly userId: string; readonly examId: string },
): Promise<GrantSource> {
  const { db, now } = context;
  const taken = await takeUse(db, { userId, examId });
  if (taken) return taken;
  const exam = await findOptionalReadyExam(db, examId, userId);
  if (exam?.pool !== 'PRACTICE') throw new AppError('UNIT_TEST_NOT_FOUND');
  await requireOpen(context, userId, exam);
  const at = new Date(now);
  const counted = await countUse(context, { userId, subject: `exam:${examId}` });
  // The package's use for this test was counted before, but the grant has no uses left or was revoked.
  if (!counted) throw new AppError('PACKAGE_NO_USES_LEFT');
  await insertGrant(db, { userId, examId, source: 'PACKAGE', reference: counted.packageCode, uses: null }, at);
  return 'PACKAGE';
}
