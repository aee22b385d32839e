/** SQL of the lists of members that were taken from courses into classes. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Course {
  readonly platformId: string;
  readonly contextId: string;
}

/** The active class that the teacher took the course into the last time. */
export async function findOptionalClassOf(
  db: Db,
  { platformId, contextId }: Course,
  ownerId: string,
): Promise<string | null> {
  const { rows } = await sql<{ classId: string }>`
    SELECT r.class_id AS "classId" FROM lti_rosters r
    JOIN classes c ON c.id = r.class_id AND c.owner_id = ${ownerId} AND c.status = 'ACTIVE' AND c.deleted_at IS NULL
    WHERE r.platform_id = ${platformId} AND r.context_id = ${contextId} AND r.owner_id = ${ownerId}
    ORDER BY r.taken_at DESC LIMIT 1`.execute(db);
  return rows[0]?.classId ?? null;
}

export async function storeRoster(
  db: Db,
  { platformId, contextId, classId, ownerId }: Course & { readonly classId: string; readonly ownerId: string },
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO lti_rosters (class_id, platform_id, context_id, owner_id, taken_at)
    VALUES (${classId}, ${platformId}, ${contextId}, ${ownerId}, ${at})
    ON CONFLICT (class_id, platform_id, context_id) DO UPDATE SET taken_at = excluded.taken_at, owner_id = excluded.owner_id`.execute(
    db,
  );
}

/**
 * Stores who is in the class by the course, and returns who was and is no more, unless another course says otherwise.
 * `kept` are members whom nothing is done to.
 */
export async function storeMembers(
  db: Db,
  { platformId, contextId, classId }: Course & { readonly classId: string },
  { userIds, kept }: { readonly userIds: readonly string[]; readonly kept: readonly string[] },
  at: Date,
): Promise<string[]> {
  await sql`
    INSERT INTO lti_roster_members AS m (class_id, platform_id, context_id, user_id)
    SELECT ${classId}::uuid, ${platformId}::uuid, ${contextId}, u FROM unnest(${[...userIds]}::uuid[]) u
    ON CONFLICT (class_id, platform_id, context_id, user_id) DO UPDATE SET left_at = NULL WHERE m.left_at IS NOT NULL`.execute(
    db,
  );
  const { rows } = await sql<{ userId: string }>`
    WITH gone AS (
      UPDATE lti_roster_members SET left_at = ${at}
      WHERE class_id = ${classId} AND platform_id = ${platformId} AND context_id = ${contextId} AND left_at IS NULL
        AND user_id <> ALL (${[...userIds, ...kept]}::uuid[])
      RETURNING user_id)
    SELECT g.user_id AS "userId" FROM gone g WHERE NOT EXISTS (
      SELECT 1 FROM lti_roster_members o WHERE o.user_id = g.user_id AND o.class_id = ${classId} AND o.left_at IS NULL
        AND (o.platform_id, o.context_id) <> (${platformId}::uuid, ${contextId}))`.execute(db);
  return rows.map(({ userId }) => userId);
}
