/** SQL of invitations to schools: the school or the invited teacher is part of every predicate. */
import type { SchoolRole } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface InvitationRow {
  readonly id: string;
  readonly contact: string;
  readonly role: SchoolRole;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

/** Declined invitations are treated like unanswered ones, because the school must not learn of it. */
const stands = sql.raw(`i.taken_back_at IS NULL AND i.answer IS DISTINCT FROM 'ACCEPTED'`);

/** Those that were not accepted or withdrawn, the newest first; the limits of inviting bound them. */
export async function listInvitations(db: Db, schoolId: string, since: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    SELECT i.id, i.contact, i.role, i.invited_at AS "invitedAt", i.expires_at AS "expiresAt"
    FROM school_invitations i WHERE i.school_id = ${schoolId} AND i.invited_at > ${since} AND ${stands}
    ORDER BY i.invited_at DESC, i.id DESC LIMIT 500`.execute(db);
  return rows;
}

export async function countInvited(db: Db, schoolId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM school_invitations WHERE school_id = ${schoolId} AND invited_at > ${since}`.execute(
    db,
  );
  return rows[0]!.total;
}

export interface NewInvitation {
  readonly id: string;
  readonly schoolId: string;
  readonly contact: string;
  readonly role: SchoolRole;
  readonly by: string;
  readonly at: Date;
  readonly until: Date;
}

/** A new invitation replaces the older ones of the school to the same contact, unless accepted. */
export async function insertInvitation(db: Db, one: NewInvitation): Promise<void> {
  await sql`
    UPDATE school_invitations i SET taken_back_at = ${one.at}
    WHERE i.school_id = ${one.schoolId} AND i.contact = ${one.contact} AND ${stands}`.execute(db);
  await db
    .insertInto('school_invitations')
    .values({
      id: one.id,
      school_id: one.schoolId,
      contact: one.contact,
      role: one.role,
      invited_by: one.by,
      invited_at: one.at,
      expires_at: one.until,
    })
    .execute();
}

/** The role of the withdrawn invitation; undefined when the school has none with this id, or it was accepted. */
export async function withdrawInvitation(
  db: Db,
  { schoolId, id }: { schoolId: string; id: string },
  at: Date,
): Promise<SchoolRole | undefined> {
  const { rows } = await sql<{ role: SchoolRole }>`
    UPDATE school_invitations i SET taken_back_at = ${at}
    WHERE i.school_id = ${schoolId} AND i.id = ${id} AND ${stands} RETURNING i.role`.execute(db);
  return rows[0]?.role;
}

/** An invitation that the teacher `u` may answer: to the teacher's own contact, and not after declining that school lately. */
const answerable = (now: Date) => sql`
  (i.contact = u.phone OR i.contact = lower(u.email)) AND i.taken_back_at IS NULL AND i.answer IS NULL AND i.expires_at > ${now}
  AND u.deleted_at IS NULL AND u.role = 'TEACHER' AND NOT u.is_admin
  AND NOT EXISTS (SELECT FROM school_members m WHERE m.user_id = u.id AND m.school_id = i.school_id AND m.left_at IS NULL)
  AND NOT EXISTS (
    SELECT FROM school_invitations d
    WHERE d.contact = i.contact AND d.school_id = i.school_id AND d.answer = 'DECLINED' AND d.expires_at > ${now})`;

export interface OwnInvitationRow {
  readonly id: string;
  readonly schoolId: string;
  readonly schoolName: string;
  readonly invitedBy: string | null;
  readonly role: SchoolRole;
  readonly expiresAt: Date;
}

/** Invitations to the contacts of a teacher; with `id` that one alone. */
export async function ownInvitations(db: Db, userId: string, now: Date, id?: string): Promise<OwnInvitationRow[]> {
  const { rows } = await sql<OwnInvitationRow>`
    SELECT i.id, i.school_id AS "schoolId", s.name AS "schoolName", i.role, i.expires_at AS "expiresAt",
      CASE WHEN b.is_admin THEN NULL ELSE b.full_name END AS "invitedBy"
    FROM users u
    JOIN school_invitations i ON i.contact IN (u.phone, lower(u.email))
    JOIN schools s ON s.id = i.school_id LEFT JOIN users b ON b.id = i.invited_by
    WHERE u.id = ${userId} AND (${id ?? null}::uuid IS NULL OR i.id = ${id ?? null}) AND ${answerable(now)}
    ORDER BY i.invited_at DESC LIMIT 50`.execute(db);
  return rows;
}

/** The teacher whom an invitation is for, with the name of the school; undefined when nobody can answer it. */
export async function findOptionalInvited(
  db: Db,
  id: string,
  now: Date,
): Promise<{ readonly userId: string; readonly school: string } | undefined> {
  const { rows } = await sql<{ userId: string; school: string }>`
    SELECT u.id AS "userId", s.name AS school
    FROM school_invitations i JOIN schools s ON s.id = i.school_id
    JOIN users u ON u.phone = i.contact OR lower(u.email) = i.contact
    WHERE i.id = ${id} AND ${answerable(now)}`.execute(db);
  return rows[0];
}

/** False when it was answered or withdrawn meanwhile. */
export async function markInvitation(db: Db, id: string, answer: 'ACCEPTED' | 'DECLINED', at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE school_invitations SET answer = ${answer}, answered_at = ${at}
    WHERE id = ${id} AND answer IS NULL AND taken_back_at IS NULL`.execute(db);
  return numAffectedRows === 1n;
}
