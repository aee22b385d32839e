/** SQL of deleting one's own account: counts of what it affects, and the erasure. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { eraseWorkOf, ownData, type Holdings } from '#people/hooks';

/** Counts of the data that a deletion removes, and of the data that it keeps. */
export async function holdingsOf(db: Db, userId: string, now: Date): Promise<Holdings> {
  const { rows } = await sql<Pick<Holdings, 'classes' | 'purchases'>>`
    SELECT (SELECT count(*)::int FROM classes WHERE owner_id = ${userId} AND deleted_at IS NULL) AS classes,
      (SELECT count(*)::int FROM memberships WHERE user_id = ${userId} AND amount > 0) AS purchases`.execute(db);
  const none = { upcomingTests: 0, questions: 0, exams: 0, formats: 0, results: 0 };
  const others = [];
  for (const { count } of ownData.all()) others.push(await count?.(db, userId, now));
  return Object.assign({}, none, rows[0]!, ...others) as Holdings;
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
  for (const { erase } of ownData.all()) await erase?.(db, userId, now);
  // Invitations name contacts, which are read from the account while it still has them.
  await sql`
    DELETE FROM school_invitations i USING users u
    WHERE u.id = ${userId} AND (i.contact = u.phone OR i.contact = lower(u.email))`.execute(db);
  await db.updateTable('school_invitations').set({ invited_by: null }).where('invited_by', '=', userId).execute();
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
  await db.deleteFrom('sign_in_days').where('user_id', '=', userId).execute();
  await db.deleteFrom('class_sign_ins').where('student_id', '=', userId).execute();
  for (const table of [
    'known_devices',
    'support_codes',
    'support_stays',
    'contact_changes',
    'guardian_consents',
    'school_consents',
    'sign_on_identities',
    'calendar_feeds',
  ] as const)
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
  // So do checked exports of a school's system.
  await sql`
    DELETE FROM roster_import_rows w USING roster_imports i, roster_records r
    WHERE i.id = w.import_id AND r.school_id = i.school_id AND r.kind = 'USER' AND r.target = ${userId}
      AND w.sourced_id = r.sourced_id AND w.kind = 'USER'`.execute(db);
  await sql`UPDATE class_students SET removed_at = ${now} WHERE student_id = ${userId} AND removed_at IS NULL`.execute(
    db,
  );
  await sql`UPDATE managed_students SET contact_phone = NULL, contact_email = NULL, removed_at = coalesce(removed_at, ${now}) WHERE student_id = ${userId}`.execute(
    db,
  );
  await sql`UPDATE managed_students SET contact_phone = NULL, contact_email = NULL, removed_at = coalesce(removed_at, ${now}) WHERE teacher_id = ${userId}`.execute(
    db,
  );
  await sql`UPDATE classes SET deleted_at = ${now} WHERE owner_id = ${userId} AND deleted_at IS NULL`.execute(db);
  await db.deleteFrom('student_imports').where('owner_id', '=', userId).execute();
}
