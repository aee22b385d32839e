/** SQL of study groups. The owner is part of every predicate. */
import { fold } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';
import { openTestsOfGroup, resultsOfGroup } from '#people/hooks';

export interface GroupRow {
  readonly id: string;
  readonly classId: string | null;
  readonly name: string;
  readonly students: number;
  readonly ongoing: number;
  readonly upcoming: number;
  readonly createdAt: Date;
}

/** Current members in `study_group_students m`, without deleted accounts. */
const membersOf = sql`
  FROM study_group_students m JOIN users u ON u.id = m.student_id AND u.deleted_at IS NULL
  WHERE m.owner_id = g.owner_id AND m.group_id = g.id AND m.removed_at IS NULL`;

const groupColumns = (now: Date) => sql`g.id, g.class_id AS "classId", g.name, g.created_at AS "createdAt",
  (SELECT count(*)::int ${membersOf}) AS students, t.ongoing, t.upcoming
  FROM study_groups g
  CROSS JOIN LATERAL ${openTestsOfGroup.of(now)} t`;

export interface GroupFilters {
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

export async function listGroups(
  db: Db,
  ownerId: string,
  classId: string,
  { search, page, size }: GroupFilters,
  now: Date,
): Promise<{ rows: GroupRow[]; total: number }> {
  const where = sql`g.owner_id = ${ownerId} AND g.class_id = ${classId} AND g.deleted_at IS NULL
    AND ${search ? sql`g.search LIKE ${likePattern(fold(search))}` : sql`true`}`;
  const counted = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM study_groups g WHERE ${where}`.execute(db);
  const { rows } = await sql<GroupRow>`
    SELECT ${groupColumns(now)} WHERE ${where}
    ORDER BY g.name COLLATE vi_sort, g.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalGroupRow(
  db: Db,
  ownerId: string,
  groupId: string,
  now: Date,
): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    SELECT ${groupColumns(now)} WHERE g.owner_id = ${ownerId} AND g.id = ${groupId} AND g.deleted_at IS NULL`.execute(
    db,
  );
  return rows[0];
}

/** Locks the group until the transaction ends, so that no test is assigned to it meanwhile. */
export async function lockGroup(
  db: Db,
  ownerId: string,
  groupId: string,
): Promise<{ classId: string | null; name: string } | undefined> {
  const { rows } = await sql<{ classId: string | null; name: string }>`
    SELECT class_id AS "classId", name FROM study_groups
    WHERE owner_id = ${ownerId} AND id = ${groupId} AND deleted_at IS NULL FOR UPDATE`.execute(db);
  return rows[0];
}

interface NewGroup {
  readonly ownerId: string;
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  readonly now: Date;
}

export async function insertGroup(db: Db, { ownerId, id, classId, name, now }: NewGroup): Promise<void> {
  await db
    .insertInto('study_groups')
    .values({ owner_id: ownerId, id, class_id: classId, name, created_at: now, updated_at: now })
    .execute();
}

export async function renameGroup(db: Db, ownerId: string, groupId: string, name: string, now: Date): Promise<void> {
  await db
    .updateTable('study_groups')
    .set({ name, updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', groupId)
    .execute();
}

export async function markGroupDeleted(db: Db, ownerId: string, groupId: string, now: Date): Promise<void> {
  await db
    .updateTable('study_groups')
    .set({ deleted_at: now, updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', groupId)
    .execute();
}

/** Replaces the members of the group; returns the ids of those removed. */
export async function setMembers(
  db: Db,
  { ownerId, groupId }: { ownerId: string; groupId: string },
  studentIds: readonly string[],
  now: Date,
): Promise<string[]> {
  await sql`
    INSERT INTO study_group_students AS m (owner_id, group_id, student_id, joined_at)
    SELECT ${ownerId}, ${groupId}, i.id, ${now} FROM unnest(${studentIds}::uuid[]) AS i (id)
    ON CONFLICT (owner_id, group_id, student_id) DO UPDATE SET removed_at = NULL, joined_at = excluded.joined_at
      WHERE m.removed_at IS NOT NULL`.execute(db);
  const { rows } = await sql<{ id: string }>`
    UPDATE study_group_students SET removed_at = ${now}
    WHERE owner_id = ${ownerId} AND group_id = ${groupId} AND removed_at IS NULL AND NOT (student_id = ANY (${studentIds}::uuid[]))
    RETURNING student_id AS id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns those of the learners who may be members: learners in the teacher's list or in the group's class. */
export async function filterEligible(
  db: Db,
  ownerId: string,
  classId: string | null,
  studentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM unnest(${studentIds}::uuid[]) AS i (id)
    WHERE EXISTS (SELECT 1 FROM managed_students s WHERE s.teacher_id = ${ownerId} AND s.student_id = i.id AND s.removed_at IS NULL)
      OR EXISTS (SELECT 1 FROM class_students m
        WHERE m.owner_id = ${ownerId} AND m.class_id = ${classId}::uuid AND m.student_id = i.id AND m.removed_at IS NULL)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface MemberRow {
  readonly id: string;
  readonly fullName: string;
  readonly code: string | null;
  readonly inClass: boolean;
  readonly given: number;
  readonly submitted: number;
  readonly average: number | null;
}

/** Members by name, with their results in the group's tests that have begun. */
export async function listMembers(db: Db, ownerId: string, groupId: string, now: Date): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    WITH ${resultsOfGroup.of(ownerId, groupId, now)}
    SELECT u.id, u.full_name AS "fullName", s.code,
      EXISTS (SELECT 1 FROM class_students c WHERE c.owner_id = g.owner_id AND c.class_id = g.class_id AND c.student_id = u.id
        AND c.removed_at IS NULL) AS "inClass",
      (SELECT count(*)::int FROM tests) AS given, coalesce(d.submitted, 0) AS submitted, d.average
    FROM study_groups g
    JOIN study_group_students m ON m.owner_id = g.owner_id AND m.group_id = g.id AND m.removed_at IS NULL
    JOIN users u ON u.id = m.student_id AND u.deleted_at IS NULL
    LEFT JOIN managed_students s ON s.teacher_id = g.owner_id AND s.student_id = u.id
    LEFT JOIN done d ON d.student_id = u.id
    WHERE g.owner_id = ${ownerId} AND g.id = ${groupId}
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`.execute(db);
  return rows;
}
