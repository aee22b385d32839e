/** SQL of the tests that learners have for their own practice. */
import type { Pool } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { poolOfTest } from '#content/exams';

export type GrantSource = 'PACKAGE' | 'GIFT' | 'ORDER' | 'GRANT';

export interface ExamGrant {
  readonly userId: string;
  readonly examId: string;
  readonly source: GrantSource;
  readonly reference: string;
  /** Number of attempts that it allows; null for any number. */
  readonly uses: number | null;
}

/** Locks the learner, so that starts, the gift and orders run one after the other. Undefined for no such learner. */
export async function lockLearner(db: Db, userId: string): Promise<{ receivedGift: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select('received_gift as receivedGift')
    .where('id', '=', userId)
    .where('role', '=', 'STUDENT')
    .where('is_admin', '=', false)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** False if the same grant exists already. */
export async function insertGrant(db: Db, grant: ExamGrant, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('exam_grants')
    .values({
      user_id: grant.userId,
      exam_id: grant.examId,
      source: grant.source,
      reference: grant.reference,
      uses_total: grant.uses,
      uses_left: grant.uses,
      granted_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('exam_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses one attempt of a grant without limit, or else of the oldest grant. Undefined when none is left. */
export async function takeUse(
  db: Db,
  { userId, examId }: { readonly userId: string; readonly examId: string },
): Promise<GrantSource | undefined> {
  const { rows } = await sql<{ source: GrantSource }>`
    UPDATE exam_grants g SET uses_left = g.uses_left - 1
    FROM (SELECT source, reference FROM exam_grants
      WHERE user_id = ${userId} AND exam_id = ${examId} AND (uses_left IS NULL OR uses_left > 0)
      ORDER BY uses_left IS NULL DESC, granted_at, source, reference LIMIT 1) one
    WHERE g.user_id = ${userId} AND g.exam_id = ${examId} AND g.source = one.source AND g.reference = one.reference
    RETURNING g.source`.execute(db);
  return rows[0]?.source;
}

/** Whether the learner bought the test, which allows any number of attempts. */
export async function hasBoughtTest(
  db: Db,
  { userId, examId }: { readonly userId: string; readonly examId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM exam_grants WHERE user_id = ${userId} AND exam_id = ${examId} AND source = 'ORDER' AND uses_left IS NULL`.execute(
    db,
  );
  return rows.length > 0;
}

/** Revokes the test that an order granted; attempts that were started stay. */
export async function takeBackBoughtTest(
  db: Db,
  { userId, examId, reference }: { readonly userId: string; readonly examId: string; readonly reference: string },
): Promise<void> {
  await sql`
    DELETE FROM exam_grants WHERE user_id = ${userId} AND exam_id = ${examId} AND source = 'ORDER' AND reference = ${reference}`.execute(
    db,
  );
}

/** A test that can be given to a learner or opened with a package. */
export interface PractisableExam {
  readonly scope: 'SYSTEM' | 'USER';
  /** Null for tests of teachers. */
  readonly pool: Pool | null;
  readonly international: boolean;
  /** Requires an activation code that this learner has not entered. */
  readonly lacksCode: boolean;
}

/** Undefined for a test that is unknown, deleted or not ready. */
export async function findOptionalReadyExam(
  db: Db,
  examId: string,
  learnerId: string,
): Promise<PractisableExam | undefined> {
  const { rows } = await sql<PractisableExam>`
    SELECT e.scope, ${poolOfTest('e')} AS pool, t.exam_group = 'INTERNATIONAL' AS international, lacks_code(e.id, ${learnerId}) AS "lacksCode"
    FROM exams e JOIN exam_types t ON t.code = e.exam_type
    WHERE e.id = ${examId} AND e.deleted_at IS NULL AND e.status = 'READY'`.execute(db);
  return rows[0];
}

/** SQL: whether learners have the test to practise or get it as a gift. */
export const isGranted = (examId: string): RawBuilder<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM gift_exams WHERE exam_id = ${examId}) OR EXISTS (SELECT FROM exam_grants WHERE exam_id = ${examId}))`;
