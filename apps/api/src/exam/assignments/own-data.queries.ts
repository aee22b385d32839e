/** Assigned tests of a user: their part of the export, what prevents a deletion, and what a deletion cancels. */
import { sql } from 'kysely';
import { startOfDay, type Db } from '#db';
import { ownDataPage, type OwnData, type RunningTestRow } from '#people/hooks';

/** The class or the group of the assignment `a`, where it has one. */
export const ofTarget = sql.raw(
  'LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id',
);

const targetIsActive = sql.raw(
  "(c.id IS NULL OR (c.deleted_at IS NULL AND c.status = 'ACTIVE')) AND g.deleted_at IS NULL",
);

/** Tests of an owner that learners may be taking at `now`: the window is open, or an attempt is running. */
export async function runningTests(db: Db, ownerId: string, now: Date): Promise<RunningTestRow[]> {
  const { rows } = await sql<RunningTestRow>`
    SELECT a.id, a.title, coalesce(g.name, c.name, '') AS "className", a.ends_at AS "endsAt" FROM assignments a ${ofTarget}
    WHERE a.owner_id = ${ownerId} AND a.target <> 'SAMPLE' AND a.cancelled_at IS NULL AND ${targetIsActive} AND a.starts_at <= ${now}
      AND (a.ends_at > ${now} OR EXISTS (SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'RUNNING' AND (p.deadline_at > ${now} OR p.paused_at IS NOT NULL)))
    ORDER BY a.ends_at, a.id LIMIT 100`.execute(db);
  return rows;
}

/** Tests of the system that were assigned since this day began in Vietnam, also if they were cancelled later. */
export async function countAssignedSystemTests(db: Db, ownerIds: readonly string[], day: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM assignments a JOIN exams e ON e.id = a.exam_id AND e.scope = 'SYSTEM'
    WHERE a.owner_id = ANY (${ownerIds}::uuid[]) AND a.target <> 'SAMPLE' AND a.created_at >= ${startOfDay(day)}`.execute(
    db,
  );
  return rows[0]!.total;
}

export const ownDataOfAssignments: OwnData = {
  parts: {
    testsAssigned: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT a.id AS cursor, a.id, a.title, coalesce(g.name, c.name) AS class, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.minutes, a.note, a.created_at AS "createdAt", a.cancelled_at AS "cancelledAt",
          (SELECT count(*)::int FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id) AS attempts
        FROM assignments a ${ofTarget} WHERE a.owner_id = ${userId} AND a.id > ${after ?? ownDataPage.lowest} ORDER BY a.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async count(db, userId, now) {
    const { rows } = await sql<{ upcomingTests: number }>`
      SELECT count(*)::int AS "upcomingTests" FROM assignments a ${ofTarget}
      WHERE a.owner_id = ${userId} AND c.deleted_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL AND a.starts_at > ${now}`.execute(
      db,
    );
    return rows[0]!;
  },
  async erase(db, userId, now) {
    await sql`UPDATE assignments SET cancelled_at = ${now} WHERE owner_id = ${userId} AND cancelled_at IS NULL AND starts_at > ${now}`.execute(
      db,
    );
  },
};
