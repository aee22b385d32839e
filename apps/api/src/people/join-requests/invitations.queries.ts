/** SQL of invitations into a class: the teacher or the learner is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { classFacts, classParts, stillTeaches, type ClassFacts } from './join-requests.queries.ts';

export interface InvitationRow {
  readonly id: string;
  readonly contact: string;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly accepted: boolean;
}

const columns = sql.raw(
  `i.id, i.contact, i.invited_at AS "invitedAt", i.expires_at AS "expiresAt", i.answer IS NOT DISTINCT FROM 'ACCEPTED' AS accepted`,
);

/** Lists invitations without the withdrawn ones; declined ones look unanswered. */
export async function listInvitations(
  db: Db,
  ownerId: string,
  { classId, page, size }: { classId: string; page: number; size: number },
): Promise<{ rows: InvitationRow[]; total: number }> {
  const where = sql`FROM class_invitations i WHERE i.owner_id = ${ownerId} AND i.class_id = ${classId} AND i.taken_back_at IS NULL`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<InvitationRow>`
    SELECT ${columns} ${where} ORDER BY i.invited_at DESC, i.id DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** Declined invitations are treated like unanswered ones, because the teacher must not learn of it. The answer stays stored. */
const stands = sql.raw(`taken_back_at IS NULL AND answer IS DISTINCT FROM 'ACCEPTED'`);
const takenBack = (at: Date) => sql`
  UPDATE class_invitations
  SET taken_back_at = ${at}, answer = coalesce(answer, 'CANCELLED'), answered_at = coalesce(answered_at, ${at})`;

/** False when it does not exist or was accepted. */
export async function withdrawInvitation(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`${takenBack(at)} WHERE owner_id = ${ownerId} AND id = ${id} AND ${stands}`.execute(db);
  return numAffectedRows === 1n;
}

export async function countInvited(db: Db, ownerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM class_invitations WHERE owner_id = ${ownerId} AND invited_at > ${since}`.execute(
    db,
  );
  return rows[0]!.total;
}

/** A new invitation replaces an older one to the same contact in the teacher's list, unless that was accepted. */
export async function insertInvitation(
  db: Db,
  one: { id: string; ownerId: string; classId: string; contact: string; at: Date; until: Date },
): Promise<InvitationRow> {
  await sql`${takenBack(one.at)} WHERE owner_id = ${one.ownerId} AND class_id = ${one.classId} AND contact = ${one.contact} AND ${stands}`.execute(
    db,
  );
  const { rows } = await sql<InvitationRow>`
    INSERT INTO class_invitations AS i (owner_id, id, class_id, contact, invited_at, expires_at)
    VALUES (${one.ownerId}, ${one.id}, ${one.classId}, ${one.contact}, ${one.at}, ${one.until}) RETURNING ${columns}`.execute(
    db,
  );
  return rows[0]!;
}

/** Links an invitation to the account with its contact, unless that learner is in the class or has declined recently. */
export async function addressInvitation(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
  now: Date,
): Promise<(ClassFacts & { studentId: string }) | undefined> {
  const { rows } = await sql<ClassFacts & { studentId: string }>`
    UPDATE class_invitations i SET student_id = u.id
    FROM users u, classes c ${classParts}
    WHERE i.owner_id = ${ownerId} AND i.id = ${id} AND i.answer IS NULL AND c.id = i.class_id
      AND u.deleted_at IS NULL AND u.role = 'STUDENT' AND NOT u.is_admin AND u.role_chosen
      AND (u.phone = i.contact OR lower(u.email) = i.contact OR u.sign_in_name = i.contact)
      AND NOT EXISTS (SELECT 1 FROM class_students m WHERE m.owner_id = i.owner_id AND m.class_id = i.class_id AND m.student_id = u.id AND m.removed_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM class_invitations d WHERE d.owner_id = i.owner_id AND d.class_id = i.class_id AND d.student_id = u.id AND d.answer = 'DECLINED' AND d.expires_at > ${now})
    RETURNING i.student_id AS "studentId", ${classFacts}`.execute(db);
  return rows[0];
}

export interface OwnInvitationRow extends ClassFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly classId: string;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

export async function ownInvitations(db: Db, studentId: string, now: Date, id?: string): Promise<OwnInvitationRow[]> {
  const { rows } = await sql<OwnInvitationRow>`
    SELECT i.id, i.owner_id AS "ownerId", i.class_id AS "classId", ${classFacts}, i.invited_at AS "invitedAt", i.expires_at AS "expiresAt"
    FROM class_invitations i JOIN classes c ON c.owner_id = i.owner_id AND c.id = i.class_id AND c.deleted_at IS NULL AND c.status = 'ACTIVE' ${classParts}
    WHERE i.student_id = ${studentId} AND i.answer IS NULL AND i.expires_at > ${now} AND ${stillTeaches}
      AND (${id ?? null}::uuid IS NULL OR i.id = ${id ?? null})
    ORDER BY i.invited_at DESC LIMIT 50`.execute(db);
  return rows;
}

/** False when it was answered or withdrawn meanwhile. */
export async function markInvitation(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string },
  answer: 'ACCEPTED' | 'DECLINED',
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE class_invitations SET answer = ${answer}, answered_at = ${at}
    WHERE owner_id = ${ownerId} AND id = ${id} AND answer IS NULL`.execute(db);
  return numAffectedRows === 1n;
}
