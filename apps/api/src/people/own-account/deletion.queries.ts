/** SQL of deleting one's own account: tests that prevent it, counts of what it affects, and the erasure. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { eraseWorkOf } from '#people/hooks';
import { ofTarget } from './assignment-target.queries.ts';

const targetIsActive = sql.raw(
  "(c.id IS NULL OR (c.deleted_at IS NULL AND c.status = 'ACTIVE')) AND g.deleted_at IS NULL",
);
export interface RunningTestRow {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly endsAt: Date;
}

/** Tests of an owner that learners may be taking at `now`: the window is open, or an attempt is running. */
export async function runningTests(db: Db, ownerId: string, now: Date): Promise<RunningTestRow[]> {
  const { rows } = await sql<RunningTestRow>`
    SELECT a.id, a.title, coalesce(g.name, c.name, '') AS "className", a.ends_at AS "endsAt" FROM assignments a ${ofTarget}
    WHERE a.owner_id = ${ownerId} AND a.cancelled_at IS NULL AND ${targetIsActive} AND a.starts_at <= ${now}
      AND (a.ends_at > ${now} OR EXISTS (SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'RUNNING' AND (p.deadline_at > ${now} OR p.paused_at IS NOT NULL)))
    ORDER BY a.ends_at, a.id LIMIT 100`.execute(db);
  return rows;
}

export interface HoldingsRow {
  readonly upcomingTests: number;
  readonly classes: number;
  readonly questions: number;
  readonly exams: number;
  readonly formats: number;
  readonly results: number;
  readonly purchases: number;
}

/** Counts of the data that a deletion removes, and of the data that it keeps. */
export async function holdingsOf(db: Db, userId: string, now: Date): Promise<HoldingsRow> {
  const { rows } = await sql<HoldingsRow>`
    SELECT (SELECT count(*)::int FROM assignments a ${ofTarget} WHERE a.owner_id = ${userId} AND c.deleted_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL AND a.starts_at > ${now}) AS "upcomingTests",
      (SELECT count(*)::int FROM classes WHERE owner_id = ${userId} AND deleted_at IS NULL) AS classes,
      (SELECT count(*)::int FROM questions WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL) AS questions,
      (SELECT count(*)::int FROM exams WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL) AS exams,
      (SELECT count(*)::int FROM formats WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL) AS formats,
      (SELECT count(*)::int FROM attempts WHERE student_id = ${userId}) + (SELECT count(*)::int FROM attempts WHERE owner_id = ${userId} AND student_id <> ${userId}) AS results,
      (SELECT count(*)::int FROM memberships WHERE user_id = ${userId} AND amount > 0) AS purchases`.execute(db);
  return rows[0]!;
}

export async function countOtherAdmins(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/**
 * Erases the personal data of an account and cancels or deletes its content. Kept are marks (in the class under `name`,
 * with the learner's code), published tests with other users' answers, memberships and the audit log.
 */
export async function eraseAccount(db: Db, userId: string, name: string, now: Date): Promise<void> {
  // The user's name and phone in other buyers' orders, and those of others in the user's own unpaid orders.
  await sql`
    UPDATE order_accounts SET full_name = '', phone = NULL
    WHERE user_id = ${userId} OR phone = (SELECT phone FROM users WHERE id = ${userId})
      OR order_id IN (SELECT id FROM orders WHERE user_id = ${userId} AND state IN ('FAIL', 'CANCEL'))`.execute(db);
  await db
    .updateTable('users')
    .set({
      email: null,
      phone: null,
      sign_in_name: null,
      password_hash: null,
      one_time_password: null,
      last_name: '',
      first_name: name,
      time_zone: null,
      gender: null,
      birthday: null,
      province_code: null,
      avatar_media: null,
      is_admin: false,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).execute();
  await db.deleteFrom('class_sign_ins').where('student_id', '=', userId).execute();
  for (const table of ['known_devices', 'contact_changes', 'guardian_consents', 'calendar_feeds'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db.deleteFrom('notices').where('owner_id', '=', userId).execute();
  await db.deleteFrom('notice_choices').where('user_id', '=', userId).execute();
  await db.deleteFrom('job_runs').where('owner_id', '=', userId).execute();
  await sql`UPDATE memberships SET starts_at = least(starts_at, ${now}), ends_at = ${now}, ended_at = ${now} WHERE user_id = ${userId} AND (ends_at IS NULL OR ends_at > ${now})`.execute(
    db,
  );
  // The user leaves all classes. Contacts that teachers noted of the user, and that the user noted of learners, are
  // deleted.
  await eraseWorkOf.call(db, userId, now);
  for (const column of ['student_id', 'owner_id'] as const) {
    await db.deleteFrom('join_requests').where(column, '=', userId).execute();
    await db.deleteFrom('class_invitations').where(column, '=', userId).execute();
  }
  // Imported class lists contain the names of learners.
  await sql`DELETE FROM student_imports WHERE owner_id IN (SELECT teacher_id FROM managed_students WHERE student_id = ${userId})`.execute(
    db,
  );
  await sql`UPDATE class_students SET removed_at = ${now} WHERE student_id = ${userId} AND removed_at IS NULL`.execute(
    db,
  );
  await sql`UPDATE managed_students SET contact_phone = NULL, contact_email = NULL, removed_at = coalesce(removed_at, ${now}) WHERE student_id = ${userId}`.execute(
    db,
  );
  await sql`UPDATE managed_students SET contact_phone = NULL, contact_email = NULL, removed_at = coalesce(removed_at, ${now}) WHERE teacher_id = ${userId}`.execute(
    db,
  );
  // The user's own tests, classes and content.
  await sql`UPDATE assignments SET cancelled_at = ${now} WHERE owner_id = ${userId} AND cancelled_at IS NULL AND starts_at > ${now}`.execute(
    db,
  );
  for (const table of ['classes', 'questions', 'exams', 'formats'] as const) {
    await sql`UPDATE ${sql.table(table)} SET deleted_at = ${now} WHERE owner_id = ${userId} AND deleted_at IS NULL`.execute(
      db,
    );
  }
  await db.deleteFrom('student_imports').where('owner_id', '=', userId).execute();
  await db.deleteFrom('question_imports').where('owner_id', '=', userId).execute();
}
