/** SQL of colleagues who mark together. The view `marking_access` grants access only while both are in one school. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Invitation {
  readonly ownerId: string;
  readonly namesHidden: boolean;
}

/** The invitation that allows a teacher to mark an assigned test now; undefined when there is none. */
export async function findOptionalInvitation(
  db: Db,
  markerId: string,
  assignmentId: string,
): Promise<Invitation | undefined> {
  return db
    .selectFrom('marking_access')
    .select(['owner_id as ownerId', 'names_hidden as namesHidden'])
    .where('marker_id', '=', markerId)
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirst() as Promise<Invitation | undefined>;
}

export interface ColleagueRow {
  readonly id: string;
  readonly name: string;
  readonly invited: boolean;
  readonly namesHidden: boolean;
  /** Number of answers whose current mark is this colleague's. */
  readonly marked: number;
}

/** Maximum number of colleagues that are listed. */
const mostColleagues = 1_000;

/** The other teachers of the owner's school. */
export async function colleaguesOf(db: Db, ownerId: string, assignmentId: string): Promise<ColleagueRow[]> {
  const { rows } = await sql<ColleagueRow>`
    WITH marks AS (
      SELECT DISTINCT ON (k.attempt_id, k.question_id, k.item) k.marked_by
      FROM attempts p JOIN attempt_marks k ON k.owner_id = p.owner_id AND k.attempt_id = p.id
      WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${assignmentId}
      ORDER BY k.attempt_id, k.question_id, k.item, k.version DESC),
    counts AS (SELECT marked_by, count(*)::int AS marked FROM marks GROUP BY marked_by)
    SELECT u.id, u.full_name AS name, i.marker_id IS NOT NULL AS invited, coalesce(i.names_hidden, false) AS "namesHidden",
      coalesce(n.marked, 0) AS marked
    FROM school_members o
    JOIN school_members m ON m.school_id = o.school_id AND m.left_at IS NULL AND m.user_id <> o.user_id
    JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL AND u.role = 'TEACHER' AND NOT u.is_admin
    LEFT JOIN assignment_markers i ON i.owner_id = o.user_id AND i.assignment_id = ${assignmentId} AND i.marker_id = u.id
    LEFT JOIN counts n ON n.marked_by = u.id
    WHERE o.user_id = ${ownerId} AND o.left_at IS NULL
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id LIMIT ${mostColleagues}`.execute(db);
  return rows;
}

/** The name of the user's school; null without one. */
export async function findOptionalSchoolName(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('school_members')
    .innerJoin('schools', 'schools.id', 'school_members.school_id')
    .select('schools.name')
    .where('school_members.user_id', '=', userId)
    .where('school_members.left_at', 'is', null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Locks the assignment, so that simultaneous changes of its markers are made one after the other. */
export async function lockAssignment(db: Db, ownerId: string, assignmentId: string): Promise<void> {
  await db
    .selectFrom('assignments')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', assignmentId)
    .forNoKeyUpdate()
    .execute();
}

export async function markersOf(db: Db, ownerId: string, assignmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment_markers')
    .select('marker_id')
    .where('owner_id', '=', ownerId)
    .where('assignment_id', '=', assignmentId)
    .execute();
  return rows.map(({ marker_id }) => marker_id);
}

/** Invites all of these, or changes what they see. */
export async function putMarkers(
  db: Db,
  {
    ownerId,
    assignmentId,
    markers,
    namesHidden,
    now,
  }: {
    readonly ownerId: string;
    readonly assignmentId: string;
    readonly markers: readonly string[];
    readonly namesHidden: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO assignment_markers (owner_id, assignment_id, marker_id, names_hidden, invited_at)
    SELECT ${ownerId}, ${assignmentId}, id, ${namesHidden}, ${now} FROM unnest(${markers}::uuid[]) AS i (id)
    ON CONFLICT (owner_id, assignment_id, marker_id) DO UPDATE SET names_hidden = excluded.names_hidden`.execute(db);
}

/** Withdraws invitations and deletes the markers' drafts; their marks stay. */
export async function removeMarkers(
  db: Db,
  ownerId: string,
  assignmentId: string,
  markers: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM assignment_markers
    WHERE owner_id = ${ownerId} AND assignment_id = ${assignmentId} AND marker_id = ANY (${markers}::uuid[])`.execute(
    db,
  );
  await sql`
    DELETE FROM marking_drafts d USING attempts p
    WHERE p.owner_id = d.owner_id AND p.id = d.attempt_id AND p.owner_id = ${ownerId} AND p.assignment_id = ${assignmentId}
      AND d.writer_id = ANY (${markers}::uuid[])`.execute(db);
}

export interface InvitedRow {
  readonly assignmentId: string;
  readonly title: string;
  readonly className: string;
  readonly teacher: string;
  readonly endsAt: Date;
  /** Number of attempts with an answer that waits for a mark. */
  readonly waiting: number;
}

const mostInvitations = 50;

/** The tests that colleagues have invited a teacher to mark, the newest first. Works are counted for these only. */
export async function invitationsOf(db: Db, markerId: string): Promise<InvitedRow[]> {
  const { rows } = await sql<InvitedRow>`
    WITH newest AS (
      SELECT k.owner_id, k.assignment_id, k.invited_at FROM marking_access k
      JOIN assignments a ON a.owner_id = k.owner_id AND a.id = k.assignment_id
      WHERE k.marker_id = ${markerId} AND a.cancelled_at IS NULL
      ORDER BY k.invited_at DESC, a.id LIMIT ${mostInvitations})
    SELECT a.id AS "assignmentId", a.title, coalesce(g.name, c.name, '') AS "className", u.full_name AS teacher, a.ends_at AS "endsAt",
      (SELECT count(*)::int FROM attempts p
       WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED' AND p.latest_needs_teacher) AS waiting
    FROM newest k
    JOIN assignments a ON a.owner_id = k.owner_id AND a.id = k.assignment_id
    JOIN users u ON u.id = k.owner_id
    LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
    ORDER BY k.invited_at DESC, a.id`.execute(db);
  return rows;
}

/**
 * The assigned test of an attempt that is the teacher's or that a colleague has invited the teacher to mark; undefined when
 * there is none. Attempts are keyed by owner, so that the id alone would be looked up among the attempts of all teachers.
 */
export async function findAssignedAttempt(
  db: Db,
  teacherId: string,
  attemptId: string,
): Promise<{ ownerId: string; assignmentId: string; examVersionId: string } | undefined> {
  const columns = sql`p.owner_id AS "ownerId", p.assignment_id AS "assignmentId", p.exam_version_id AS "examVersionId"`;
  const { rows } = await sql<{ ownerId: string; assignmentId: string; examVersionId: string }>`
    SELECT ${columns} FROM attempts p WHERE p.owner_id = ${teacherId} AND p.id = ${attemptId} AND p.assignment_id IS NOT NULL
    UNION ALL
    SELECT p.* FROM marking_access k CROSS JOIN LATERAL (
      SELECT ${columns} FROM attempts p
      WHERE p.owner_id = k.owner_id AND p.id = ${attemptId} AND p.assignment_id = k.assignment_id OFFSET 0) p
    WHERE k.marker_id = ${teacherId}`.execute(db);
  return rows[0];
}
