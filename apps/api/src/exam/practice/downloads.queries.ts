/** SQL of tests that learners download as files. */
import { sql } from 'kysely';
import type { Db } from '#db';

export async function hasTest(db: Db, userId: string, examId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM exam_grants g JOIN exams e ON e.id = g.exam_id
    WHERE g.user_id = ${userId} AND g.exam_id = ${examId} AND e.deleted_at IS NULL AND e.status = 'READY'
      AND NOT lacks_code(e.id, ${userId}) LIMIT 1`.execute(db);
  return rows.length > 0;
}

export async function countDownloads(
  db: Db,
  userId: string,
  examId: string,
): Promise<{ readonly used: number; readonly already: boolean }> {
  const { rows } = await sql<{ used: number; already: boolean }>`
    SELECT count(*)::int AS used, coalesce(bool_or(exam_id = ${examId}), false) AS already
    FROM practice_downloads WHERE user_id = ${userId}`.execute(db);
  return rows[0]!;
}

export async function insertDownload(db: Db, userId: string, examId: string, at: Date): Promise<void> {
  await db
    .insertInto('practice_downloads')
    .values({ user_id: userId, exam_id: examId, downloaded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
