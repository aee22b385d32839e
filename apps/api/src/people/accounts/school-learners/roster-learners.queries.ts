/** SQL of many accounts of learners at once, whom a school's system names. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { NewStudent } from '../users.queries.ts';

/** The ids of those whose sign-in name was free. */
export async function insertStudents(
  db: Db,
  students: readonly (NewStudent & { readonly signInName: string })[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO users (id, role, status, sign_in_name, last_name, first_name, gender, birthday, one_time_password, one_time_password_until, created_at)
    SELECT i.id, 'STUDENT', 'INACTIVE', i.name, i.last, i.first, i.gender, i.birthday, i.password, i.until, i.at
    FROM unnest(${students.map(({ id }) => id)}::uuid[], ${students.map(({ signInName }) => signInName)}::text[],
      ${students.map(({ lastName }) => lastName)}::text[], ${students.map(({ firstName }) => firstName)}::text[],
      ${students.map(({ gender }) => gender)}::text[], ${students.map(({ birthday }) => birthday)}::date[],
      ${students.map(({ oneTimePassword }) => oneTimePassword)}::bytea[], ${students.map(({ until }) => until)}::timestamptz[],
      ${students.map(({ at }) => at)}::timestamptz[]) AS i (id, name, last, first, gender, birthday, password, until, at)
    ON CONFLICT (sign_in_name) DO NOTHING RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NamedLearner {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  /** Null: what is known stays. */
  readonly more: { readonly birthday: string | null; readonly gender: string | null } | null;
}

/** Names and dates of learners who have not signed in yet; afterwards they are the learners' own. */
export async function followNames(db: Db, learners: readonly NamedLearner[]): Promise<void> {
  await sql`
    UPDATE users u SET last_name = r."lastName", first_name = r."firstName",
      birthday = CASE WHEN r.more IS NULL THEN u.birthday ELSE (r.more ->> 'birthday')::date END,
      gender = CASE WHEN r.more IS NULL THEN u.gender ELSE r.more ->> 'gender' END
    FROM jsonb_to_recordset(${JSON.stringify(learners.map(({ more, ...one }) => (more ? { ...one, more } : one)))}::jsonb)
      AS r (id uuid, "lastName" text, "firstName" text, more jsonb)
    WHERE u.id = r.id AND u.status = 'INACTIVE' AND u.email IS NULL AND u.phone IS NULL`.execute(db);
}
