/** SQL of the live room. The owner is part of every predicate. */
import type { AssignmentTarget } from '@vumon/domain';
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import type { AttemptStatus } from '#exam/attempts';
import { withTarget } from './assignments.queries.ts';

export interface RoomKey {
  readonly ownerId: string;
  readonly id: string;
}

export interface RoomRow extends RoomKey {
  readonly target: AssignmentTarget;
  readonly classId: string | null;
  readonly className: string;
  readonly examVersionId: string;
  readonly title: string;
  readonly questions: number;
  readonly record: boolean;
  readonly endsAt: Date;
  readonly cancelledAt: Date | null;
  readonly addedMinutes: number;
  /** What this statement saw, and when, by the database's clock. */
  readonly snapshot: string;
  readonly readAt: Date;
  /** Since when changes are noted, and when that was last asked for; null: they are not. */
  readonly watchedSince: Date | null;
  readonly watchedAt: Date | null;
  /** What `since` does not see: whose cells have changed, and whether all may have. */
  readonly changed: readonly string[];
  readonly allChanged: boolean;
}

/** An assignment as its room shows it, and what has changed in it since a snapshot; reads no row of a learner. */
export async function findOptionalRoom(
  db: Db,
  ownerId: string,
  id: string,
  since: string | null,
): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`
    ${prepared} SELECT a.owner_id AS "ownerId", a.id, a.target, a.class_id AS "classId", coalesce(g.name, c.name, ofp.name, '') AS "className",
      a.exam_version_id AS "examVersionId", a.title, a.question_count AS questions, a.record, a.ends_at AS "endsAt",
      a.cancelled_at AS "cancelledAt", a.added_minutes AS "addedMinutes", pg_current_snapshot()::text AS snapshot,
      clock_timestamp() AS "readAt", w.since AS "watchedSince", w.watched_at AS "watchedAt", n.changed, n."allChanged"
    FROM assignments a ${withTarget}
    LEFT JOIN watched_rooms w ON w.owner_id = a.owner_id AND w.assignment_id = a.id
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(DISTINCT r.student_id) FILTER (WHERE r.student_id IS NOT NULL), '{}') AS changed,
        coalesce(bool_or(r.student_id IS NULL), false) AS "allChanged"
      FROM room_changes r
      WHERE r.owner_id = a.owner_id AND r.assignment_id = a.id AND r.change >= pg_snapshot_xmin(${since}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(r.change, ${since}::pg_snapshot)) n
    WHERE a.owner_id = ${ownerId} AND a.id = ${id}`.execute(db);
  return rows[0];
}

/** After so long without a look, changes of a room are not noted any more; a bit less than the functions wait. */
const forgottenAfter = sql`interval '60 seconds'`;

/** Asks for the changes of a room to be noted, and deletes what nobody asks for any more. */
export async function watchRoom(db: Db, { ownerId, id }: RoomKey): Promise<void> {
  await sql`
    INSERT INTO watched_rooms AS w (owner_id, assignment_id, since, watched_at)
    VALUES (${ownerId}, ${id}, clock_timestamp(), clock_timestamp())
    ON CONFLICT (owner_id, assignment_id) DO UPDATE SET watched_at = excluded.watched_at,
      since = CASE WHEN w.watched_at < excluded.watched_at - ${forgottenAfter} THEN excluded.since ELSE w.since END`.execute(
    db,
  );
  await sql`
    DELETE FROM room_changes WHERE owner_id = ${ownerId} AND assignment_id = ${id} AND at < now() - interval '2 minutes'`.execute(
    db,
  );
  await sql`
    WITH gone AS (
      DELETE FROM watched_rooms w WHERE (w.owner_id, w.assignment_id) IN (
        SELECT o.owner_id, o.assignment_id FROM watched_rooms o WHERE o.watched_at < now() - interval '1 hour'
        ORDER BY o.watched_at LIMIT 5 FOR UPDATE SKIP LOCKED)
      RETURNING w.owner_id, w.assignment_id)
    DELETE FROM room_changes r USING gone WHERE r.owner_id = gone.owner_id AND r.assignment_id = gone.assignment_id`.execute(
    db,
  );
}

export interface RunningRow {
  readonly studentId: string;
  readonly deadlineAt: Date;
  /** When the page of the attempt was last heard of; saves have a time of their own. */
  readonly heardAt: Date;
}

/** The running attempts of an assignment. */
export async function runningAttempts(db: Db, { ownerId, id }: RoomKey): Promise<RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    ${prepared} SELECT p.student_id AS "studentId", p.deadline_at AS "deadlineAt", greatest(p.started_at, seen.seen_at) AS "heardAt"
    FROM attempts p LEFT JOIN attempt_presence seen ON seen.owner_id = p.owner_id AND seen.attempt_id = p.id
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${id} AND p.status = 'RUNNING'`.execute(db);
  return rows;
}

export interface CellRow {
  readonly studentId: string;
  readonly name: string;
  readonly attemptId: string | null;
  readonly number: number | null;
  readonly taken: number;
  readonly status: AttemptStatus | null;
  readonly deadlineAt: Date | null;
  readonly pausedAt: Date | null;
  readonly untilBack: boolean;
  readonly reopened: number;
  readonly addedMinutes: number;
  readonly extraMinutes: number;
  readonly finishedBy: 'SUBMIT' | 'TIME' | 'TEACHER' | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  /** When the learner's page last requested its clock. */
  readonly seenAt: Date | null;
}

/**
 * The learners it reaches and all who have an attempt, each with the running attempt or else the last one; of these
 * learners, null: of all.
 */
export async function liveCells(
  db: Db,
  { ownerId, id }: RoomKey,
  studentIds: readonly string[] | null,
): Promise<CellRow[]> {
  const { rows } = await sql<CellRow>`
    SELECT u.id AS "studentId", u.full_name AS name, p.id AS "attemptId", p.number, coalesce(p.taken, 0) AS taken, p.status,
      p.deadline_at AS "deadlineAt", p.paused_at AS "pausedAt", coalesce(p.until_back, false) AS "untilBack", coalesce(p.reopened, 0) AS reopened,
      round(coalesce(p.extension_seconds, 0) / 60.0)::int AS "addedMinutes", coalesce(e.minutes, 0) AS "extraMinutes",
      p.finished_by AS "finishedBy", p.started_at AS "startedAt", p.submitted_at AS "submittedAt", seen.seen_at AS "seenAt"
    FROM assignment_learners l
    JOIN users u ON u.id = l.student_id
    LEFT JOIN LATERAL (
      SELECT p.*, (count(*) OVER ())::int AS taken FROM attempts p
      WHERE p.owner_id = l.owner_id AND p.assignment_id = l.assignment_id AND p.student_id = l.student_id
      ORDER BY p.status = 'RUNNING' DESC, p.number DESC LIMIT 1) p ON true
    LEFT JOIN attempt_presence seen ON seen.owner_id = l.owner_id AND seen.attempt_id = p.id
    LEFT JOIN assignment_extra_time e ON e.owner_id = l.owner_id AND e.assignment_id = l.assignment_id AND e.student_id = l.student_id
    WHERE l.owner_id = ${ownerId} AND l.assignment_id = ${id} AND (l.member OR p.id IS NOT NULL)
      ${studentIds === null ? sql`` : sql`AND l.student_id = ANY (${studentIds}::uuid[])`}
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`.execute(db);
  return rows;
}
