/** The profile of the signed-in user: account and package in force. */
import type { PackageCode, Subject } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { StoredRole } from '#people/accounts';
import { membershipInForce } from '#people/packages';

export interface ProfileRow {
  readonly id: string;
  readonly role: StoredRole;
  readonly isAdmin: boolean;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly signInName: string | null;
  readonly avatarMedia: string | null;
  readonly locale: 'vi' | 'en';
  readonly subject: Subject | null;
  /** Of the user's own active classes, the most frequent one first. */
  readonly grades: string[];
  readonly timeZone: string | null;
  readonly receivedGift: boolean;
  readonly roleChosen: boolean;
  readonly packageCode: PackageCode | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesLeft: number | null;
  /** Uses left of the free package; null for a learner who never used it. */
  readonly freeUsesLeft: number | null;
  readonly administersSchool: boolean;
}

export async function findProfile(db: Db, userId: string, now: Date): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    SELECT u.id, u.role, u.is_admin AS "isAdmin", u.full_name AS "fullName", u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.phone, u.sign_in_name AS "signInName",
      u.avatar_media AS "avatarMedia", u.locale, u.subject, u.time_zone AS "timeZone", u.received_gift AS "receivedGift", u.role_chosen AS "roleChosen",
      ARRAY(
        SELECT c.grade_id FROM classes c WHERE c.owner_id = u.id AND c.status = 'ACTIVE' AND c.deleted_at IS NULL
        GROUP BY c.grade_id ORDER BY count(*) DESC, c.grade_id) AS grades,
      m.package_code AS "packageCode", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.uses_left AS "usesLeft",
      (SELECT sum(f.uses_left)::int FROM memberships f WHERE f.user_id = u.id AND f.package_code = 'BEAT_FREE_EXAM') AS "freeUsesLeft",
      EXISTS (SELECT 1 FROM school_members a WHERE a.user_id = u.id AND a.role = 'ADMIN' AND a.left_at IS NULL) AS "administersSchool"
    FROM users u
    ${membershipInForce(now)}
    WHERE u.id = ${userId}`.execute(db);
  return rows[0]!;
}

export async function setTimeZone(db: Db, userId: string, timeZone: string): Promise<void> {
  await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();
}

export async function setSubject(db: Db, userId: string, subject: Subject | null): Promise<void> {
  await db.updateTable('users').set({ subject }).where('id', '=', userId).execute();
}

export async function setLocale(db: Db, userId: string, locale: 'vi' | 'en'): Promise<void> {
  await db.updateTable('users').set({ locale }).where('id', '=', userId).execute();
}
