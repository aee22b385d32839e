/** SQL of what ends attempts from outside or changes their clocks. The owner is always part of the predicate. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import type { AttemptKey, AttemptStatus } from '../attempts.queries.ts';

/** Which running attempts to end: those of an assignment, of a whole class, or of some learners in a class or at a teacher's. */
export interface Ending {
  readonly ownerId: string;
  readonly assignmentId?: string;
  readonly classId?: string;
  readonly groupId?: string;
  readonly studentIds?: readonly string[];
}

/**
 * Runs an update of attempts that returns `student_id` and tells the pages of these learners that their attempt has changed,
 * by the channel on which they hear of their session. Whose attempts it changed.
 */
async function updateAndTell(db: Db, update: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ students: string[] }>`
    WITH done AS (${update}), told AS (SELECT student_id, pg_notify('actors_changed', student_id::text) FROM done)
    SELECT coalesce(array_agg(student_id), '{}') AS students FROM told`.execute(db);
  return rows[0]!.students;
}

const ended = (now: Date) =>
  sql`status = 'SUBMITTED', submitted_at = least(${now}::timestamptz, coalesce(p.paused_at, p.deadline_at)), paused_at = NULL, until_back = false`;

/**
 * Submits running attempts whose learner loses access, with the answers stored so far; returns how many. A learner who leaves a class keeps tests that were assigned to the learner by name. Call it after the change that takes the access away: it waits for starts in progress, and later starts wait for this transaction.
 */
export async function finishRunningAttempts(
  db: Db,
  { ownerId, assignmentId, classId, groupId, studentIds }: Ending,
  now: Date,
  by: 'TIME' | 'TEACHER' = 'TIME',
): Promise<number> {
  await sql`
    SELECT 1 FROM assignments a
    WHERE a.owner_id = ${ownerId} AND a.ends_at > ${now} AND a.cancelled_at IS NULL
      AND (${assignmentId ?? null}::uuid IS NULL OR a.id = ${assignmentId ?? null}::uuid)
      AND (${groupId ?? null}::uuid IS NULL OR a.group_id = ${groupId ?? null}::uuid)
      AND (${classId ?? null}::uuid IS NULL OR a.class_id = ${classId ?? null}::uuid)
    ORDER BY a.id FOR UPDATE`.execute(db);
  const students = await updateAndTell(
    db,
    sql`
    UPDATE attempts p SET ${ended(now)}, finished_by = ${by}
    FROM assignments a
    WHERE a.owner_id = p.owner_id AND a.id = p.assignment_id AND p.owner_id = ${ownerId} AND p.status = 'RUNNING'
      AND (${assignmentId ?? null}::uuid IS NULL OR a.id = ${assignmentId ?? null}::uuid)
      AND (${groupId ?? null}::uuid IS NULL OR a.group_id = ${groupId ?? null}::uuid)
      AND (${classId ?? null}::uuid IS NULL OR a.class_id = ${classId ?? null}::uuid)
      AND (${studentIds ?? null}::uuid[] IS NULL OR (p.student_id = ANY (${studentIds ?? null}::uuid[])
        AND (${classId ?? null}::uuid IS NULL OR a.target <> 'STUDENTS')))
    RETURNING p.student_id`,
  );
  return students.length;
}

/** Submits all running attempts of a learner, whoever assigned them. */
export async function finishAttemptsOf(db: Db, studentId: string, now: Date): Promise<void> {
  await sql`UPDATE attempts p SET ${ended(now)}, finished_by = 'TIME' WHERE p.student_id = ${studentId} AND p.status = 'RUNNING'`.execute(
    db,
  );
}

/** Adds minutes to every running attempt of the assignment; returns the learners who got them. */
export async function extendRunning(
  db: Db,
  { ownerId, id }: AttemptKey,
  minutes: number,
  now: Date,
  graceMs: number,
): Promise<string[]> {
  return updateAndTell(
    db,
    sql`
    UPDATE attempts SET deadline_at = deadline_at + make_interval(mins => ${minutes}), extension_seconds = extension_seconds + ${minutes * 60}
    WHERE assignment_id = ${id} AND owner_id = ${ownerId} AND status = 'RUNNING'
      AND (paused_at IS NOT NULL OR deadline_at + make_interval(secs => ${graceMs / 1000}) >= ${now}::timestamptz)
    RETURNING student_id`,
  );
}

const ofThese = (studentIds: readonly string[] | undefined) =>
  studentIds === undefined ? sql`true` : sql`student_id = ANY (${studentIds}::uuid[])`;

/** Stops the clocks of an assignment, or of some of its learners, that run and have time left; returns whose they are. */
export async function pauseRunning(
  db: Db,
  { ownerId, id }: AttemptKey,
  now: Date,
  graceMs: number,
  studentIds?: readonly string[],
): Promise<string[]> {
  return updateAndTell(
    db,
    sql`
    UPDATE attempts SET paused_at = ${now}
    WHERE assignment_id = ${id} AND owner_id = ${ownerId} AND status = 'RUNNING' AND paused_at IS NULL
      AND deadline_at + make_interval(secs => ${graceMs / 1000}) >= ${now}::timestamptz AND ${ofThese(studentIds)}
    RETURNING student_id`,
  );
}

/** Resumes all stopped clocks of an assignment, or of some of its learners, whoever stopped them, and adds to each deadline how long it was stopped. */
export async function resumePaused(
  db: Db,
  { ownerId, id }: AttemptKey,
  now: Date,
  studentIds?: readonly string[],
): Promise<string[]> {
  return updateAndTell(
    db,
    sql`
    UPDATE attempts SET deadline_at = deadline_at + greatest(${now}::timestamptz - paused_at, interval '0'),
      paused_ms = paused_ms + greatest(0, round(extract(epoch FROM ${now}::timestamptz - paused_at) * 1000))::bigint, paused_at = NULL,
      until_back = false
    WHERE assignment_id = ${id} AND owner_id = ${ownerId} AND status = 'RUNNING' AND paused_at IS NOT NULL AND ${ofThese(studentIds)}
    RETURNING student_id`,
  );
}

/** Running attempts follow their assignment's new window: min(start + duration, end) + what was added to each. */
export async function moveDeadlines(
  db: Db,
  { ownerId, id }: AttemptKey,
  minutes: number | null,
  endsAt: Date,
): Promise<void> {
  await updateAndTell(
    db,
    sql`
    UPDATE attempts SET deadline_at = least(started_at + make_interval(mins => ${minutes}::int), ${endsAt}::timestamptz)
      + make_interval(secs => extension_seconds + paused_ms / 1000.0)
    WHERE assignment_id = ${id} AND owner_id = ${ownerId} AND status = 'RUNNING'
    RETURNING student_id`,
  );
}

export interface ControlledAttempt extends AttemptKey {
  readonly assignmentId: string | null;
  readonly studentId: string;
  readonly number: number;
  readonly status: AttemptStatus;
  readonly deadlineAt: Date;
  readonly extensionSeconds: number;
  readonly pausedAt: Date | null;
  readonly reopened: number;
  readonly title: string;
  /** The assigned version, or that of the attempt where nobody assigned it. */
  readonly examVersionId: string;
  /** The assignment was cancelled. */
  readonly cancelled: boolean;
}

/** Locked until the transaction ends. */
export async function lockControlled(
  db: Db,
  ownerId: string,
  attemptId: string,
): Promise<ControlledAttempt | undefined> {
  const { rows } = await sql<ControlledAttempt>`
    SELECT p.owner_id AS "ownerId", p.id, p.assignment_id AS "assignmentId", p.student_id AS "studentId", p.number, p.status,
      p.deadline_at AS "deadlineAt", p.extension_seconds AS "extensionSeconds", p.paused_at AS "pausedAt", p.reopened, coalesce(a.title, '') AS title,
      coalesce(a.exam_version_id, p.exam_version_id) AS "examVersionId",
      coalesce(a.cancelled_at IS NOT NULL, false) AS cancelled
    FROM attempts p LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    WHERE p.owner_id = ${ownerId} AND p.id = ${attemptId} FOR NO KEY UPDATE OF p`.execute(db);
  return rows[0];
}

/** What a notice about an attempt says, and to whom. */
export async function findOptionalNoticeFacts(
  db: Db,
  { ownerId, attemptId }: { readonly ownerId: string; readonly attemptId: string },
): Promise<{ studentId: string; assignmentId: string | null; title: string } | undefined> {
  const { rows } = await sql<{ studentId: string; assignmentId: string | null; title: string }>`
    SELECT p.student_id AS "studentId", p.assignment_id AS "assignmentId", coalesce(a.title, '') AS title
    FROM attempts p LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    WHERE p.owner_id = ${ownerId} AND p.id = ${attemptId}`.execute(db);
  return rows[0];
}

/** Moves the deadline of a locked attempt by so many seconds, as an extension of its own. */
export async function extendAttempt(db: Db, { ownerId, id }: AttemptKey, seconds: number): Promise<void> {
  await updateAndTell(
    db,
    sql`
    UPDATE attempts SET deadline_at = deadline_at + make_interval(secs => ${seconds}), extension_seconds = extension_seconds + ${seconds}
    WHERE owner_id = ${ownerId} AND id = ${id} RETURNING student_id`,
  );
}

export async function pauseAttempt(db: Db, { ownerId, id }: AttemptKey, untilBack: boolean, now: Date): Promise<void> {
  await updateAndTell(
    db,
    sql`UPDATE attempts SET paused_at = ${now}, until_back = ${untilBack} WHERE owner_id = ${ownerId} AND id = ${id} AND status = 'RUNNING' AND paused_at IS NULL
      RETURNING student_id`,
  );
}

/** Adds the length of the pause to the deadline. */
export async function resumeAttempt(db: Db, { ownerId, id }: AttemptKey, pausedMs: number): Promise<void> {
  await updateAndTell(
    db,
    sql`
    UPDATE attempts SET deadline_at = deadline_at + make_interval(secs => ${pausedMs / 1000}), paused_ms = paused_ms + ${pausedMs}, paused_at = NULL, until_back = false
    WHERE owner_id = ${ownerId} AND id = ${id} AND paused_at IS NOT NULL RETURNING student_id`,
  );
}

/** Resumes a clock that was stopped until the learner is back; for how long it was stopped, null unless this call resumed it. */
export async function resumeReturned(db: Db, { ownerId, id }: AttemptKey, now: Date): Promise<number | null> {
  const { rows } = await sql<{ pausedMs: number }>`
    WITH held AS (
      SELECT owner_id, id, greatest(0, round(extract(epoch FROM ${now}::timestamptz - paused_at) * 1000))::bigint AS ms FROM attempts
      WHERE owner_id = ${ownerId} AND id = ${id} AND paused_at IS NOT NULL AND until_back FOR NO KEY UPDATE
    )
    UPDATE attempts p SET deadline_at = deadline_at + make_interval(secs => h.ms / 1000.0), paused_ms = paused_ms + h.ms,
      paused_at = NULL, until_back = false
    FROM held h WHERE p.owner_id = h.owner_id AND p.id = h.id RETURNING h.ms::float8 AS "pausedMs"`.execute(db);
  return rows[0]?.pausedMs ?? null;
}

export async function endAttempt(db: Db, { ownerId, id }: AttemptKey, now: Date): Promise<void> {
  await updateAndTell(
    db,
    sql`UPDATE attempts p SET ${ended(now)}, finished_by = 'TEACHER' WHERE p.owner_id = ${ownerId} AND p.id = ${id} AND p.status = 'RUNNING'
      RETURNING p.student_id`,
  );
}

/** Violates the constraint `attempts_one_running` when another attempt of the same assignment is running. */
export async function reopenAttempt(db: Db, { ownerId, id }: AttemptKey, addedSeconds: number): Promise<void> {
  await updateAndTell(
    db,
    sql`
    UPDATE attempts SET status = 'RUNNING', submitted_at = NULL, finished_by = NULL, reopened = reopened + 1,
      deadline_at = deadline_at + make_interval(secs => ${addedSeconds}), extension_seconds = extension_seconds + ${addedSeconds}
    WHERE owner_id = ${ownerId} AND id = ${id} AND status <> 'RUNNING' RETURNING student_id`,
  );
}
