/** Deletes answers but keeps their marks: for deleted accounts, and after the retention period. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';

interface Erased {
  readonly ownerId: string;
  readonly id: string;
}

/** Deletes the answers, the record, teachers' comments and their drafts. Points and marks stay and are final. */
async function erase(db: Db, attempts: readonly Erased[], now: Date): Promise<void> {
  if (attempts.length === 0) return;
  // Only for this transaction: answers and marks are append-only otherwise.
  await sql`SELECT set_config('vumon.erasing', 'yes', true)`.execute(db);
  const owners = attempts.map(({ ownerId }) => ownerId);
  const ids = attempts.map(({ id }) => id);
  const these: RawBuilder<unknown> = sql`(owner_id, attempt_id) IN (SELECT * FROM unnest(${owners}::uuid[], ${ids}::uuid[]))`;
  await sql`DELETE FROM attempt_answers WHERE ${these}`.execute(db);
  await sql`DELETE FROM attempt_record WHERE ${these}`.execute(db);
  await sql`DELETE FROM marking_drafts WHERE ${these}`.execute(db);
  await sql`UPDATE attempt_marks SET answer = 'null', comment = '', notes = '[]' WHERE ${these}`.execute(db);
  await sql`
    UPDATE attempts SET answers_erased_at = ${now}, flags = '[]'
    WHERE (owner_id, id) IN (SELECT * FROM unnest(${owners}::uuid[], ${ids}::uuid[]))`.execute(db);
  await sql`SELECT set_config('vumon.erasing', '', true)`.execute(db);
}

/** Deletes the answers of all scored attempts of a learner; returns how many attempts are not scored yet. */
export async function eraseScoredAnswersOf(db: Db, studentId: string, now: Date): Promise<number> {
  const { rows } = await sql<Erased & { readonly scored: boolean }>`
    SELECT owner_id AS "ownerId", id, status = 'SCORED' AS scored FROM attempts
    WHERE student_id = ${studentId} AND answers_erased_at IS NULL`.execute(db);
  const scored = rows.filter((row) => row.scored);
  await erase(db, scored, now);
  return rows.length - scored.length;
}

/** Deletes the answers of at most `limit` attempts that began before a moment; returns how many attempts. Ids begin with the time, so only old months are read. */
export async function eraseAnswersBefore(db: Db, before: Date, limit: number, now: Date): Promise<number> {
  const { rows } = await sql<Erased>`
    (SELECT DISTINCT owner_id AS "ownerId", attempt_id AS id FROM attempt_answers WHERE attempt_id < first_attempt_id(${before}) LIMIT ${limit})
    UNION (SELECT DISTINCT owner_id, attempt_id FROM attempt_record WHERE attempt_id < first_attempt_id(${before}) LIMIT ${limit})
    LIMIT ${limit}`.execute(db);
  await erase(db, rows, now);
  return rows.length;
}
