/** SQL of recordings. The learner, or the teacher of the test, is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface AttemptFacts {
  readonly ownerId: string;
  readonly id: string;
  readonly examVersionId: string;
  readonly deadlineAt: Date;
  /** Set while the attempt is paused. */
  readonly pausedAt: Date | null;
  /** Null while the attempt is running. */
  readonly submittedAt: Date | null;
}

export interface RecordingRow {
  readonly ownerId: string;
  readonly id: string;
  /** The name of its file: `id` comes from the browser and is unique for its owner only. */
  readonly fileId: string;
  readonly attemptId: string;
  readonly questionId: string;
  readonly item: string;
  readonly mime: string;
  readonly maxBytes: number;
  readonly bytes: number;
  readonly seconds: number | null;
  readonly late: boolean;
  readonly finishedAt: Date | null;
  readonly deadlineAt: Date;
  readonly pausedAt: Date | null;
  readonly submittedAt: Date | null;
}

const columns =
  sql.raw(`r.owner_id AS "ownerId", r.id, r.file_id AS "fileId", r.attempt_id AS "attemptId", r.question_id AS "questionId", r.item, r.mime, r.max_bytes AS "maxBytes", r.bytes, r.seconds, r.late,
  r.finished_at AS "finishedAt", p.deadline_at AS "deadlineAt", p.paused_at AS "pausedAt", p.submitted_at AS "submittedAt"`);

const ofAttempt = sql.raw('FROM recordings r JOIN attempts p ON p.owner_id = r.owner_id AND p.id = r.attempt_id');

/** Locks the attempt, so that concurrent announcements of recordings cannot exceed the limit. */
export async function lockAttempt(db: Db, studentId: string, attemptId: string): Promise<AttemptFacts | undefined> {
  const { rows } = await sql<AttemptFacts>`
    SELECT owner_id AS "ownerId", id, exam_version_id AS "examVersionId", deadline_at AS "deadlineAt", paused_at AS "pausedAt", submitted_at AS "submittedAt"
    FROM attempts WHERE id = ${attemptId} AND student_id = ${studentId} FOR NO KEY UPDATE`.execute(db);
  return rows[0];
}

export async function findOwn(db: Db, studentId: string, id: string): Promise<RecordingRow | undefined> {
  const { rows } =
    await sql<RecordingRow>`SELECT ${columns} ${ofAttempt} WHERE r.id = ${id} AND p.student_id = ${studentId}`.execute(
      db,
    );
  return rows[0];
}

/** Locks the recording, so that pieces are written one after the other. */
export async function lockOwn(db: Db, studentId: string, id: string): Promise<RecordingRow | undefined> {
  const { rows } = await sql<RecordingRow>`
    SELECT ${columns} ${ofAttempt} WHERE r.id = ${id} AND p.student_id = ${studentId} FOR UPDATE OF r`.execute(db);
  return rows[0];
}

/**
 * For the owner of the test and for colleagues who mark it. Recordings are keyed by owner: LATERAL and OFFSET 0 keep the
 * planner from reading the recordings of all teachers for the id.
 */
export async function findForTeacher(db: Db, teacherId: string, id: string): Promise<RecordingRow | undefined> {
  const { rows } = await sql<RecordingRow>`
    SELECT ${columns}
    FROM (SELECT ${teacherId}::uuid AS owner_id UNION SELECT k.owner_id FROM marking_access k WHERE k.marker_id = ${teacherId}) o
    CROSS JOIN LATERAL (SELECT * FROM recordings WHERE owner_id = o.owner_id AND id = ${id} OFFSET 0) r
    JOIN attempts p ON p.owner_id = r.owner_id AND p.id = r.attempt_id
    WHERE p.owner_id = ${teacherId} OR EXISTS (
      SELECT 1 FROM marking_access k WHERE k.marker_id = ${teacherId} AND k.owner_id = p.owner_id AND k.assignment_id = p.assignment_id)`.execute(
    db,
  );
  return rows[0];
}

export async function usageOf(db: Db, ownerId: string, attemptId: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{
    count: number;
    bytes: number;
  }>`SELECT count(*)::int AS count, coalesce(sum(bytes), 0)::float8 AS bytes FROM recordings WHERE owner_id = ${ownerId} AND attempt_id = ${attemptId}`.execute(
    db,
  );
  return rows[0]!;
}

export interface NewRecording {
  readonly ownerId: string;
  readonly id: string;
  readonly fileId: string;
  readonly attemptId: string;
  readonly question: string;
  readonly item: string;
  readonly mime: string;
  readonly maxBytes: number;
  readonly late: boolean;
  readonly now: Date;
}

export async function insertRecording(db: Db, one: NewRecording): Promise<void> {
  await sql`
    INSERT INTO recordings (owner_id, id, file_id, attempt_id, question_id, item, mime, max_bytes, late, created_at)
    VALUES (${one.ownerId}, ${one.id}, ${one.fileId}, ${one.attemptId}, ${one.question}, ${one.item}, ${one.mime}, ${one.maxBytes}, ${one.late}, ${one.now})
    ON CONFLICT (owner_id, id) DO NOTHING`.execute(db);
}

export async function addBytes(db: Db, ownerId: string, id: string, bytes: number, late: boolean): Promise<void> {
  await sql`UPDATE recordings SET bytes = ${bytes}, late = late OR ${late} WHERE owner_id = ${ownerId} AND id = ${id}`.execute(
    db,
  );
}

export async function finishRecording(db: Db, ownerId: string, id: string, seconds: number, now: Date): Promise<void> {
  await sql`UPDATE recordings SET finished_at = ${now}, seconds = ${seconds} WHERE owner_id = ${ownerId} AND id = ${id} AND finished_at IS NULL`.execute(
    db,
  );
}

export interface HeardRecording {
  readonly id: string;
  readonly seconds: number | null;
  readonly bytes: number;
  readonly late: boolean;
  readonly complete: boolean;
}

/** The recordings of some attempts, by recording id. */
export async function recordingsOf(
  db: Db,
  ownerId: string,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, HeardRecording & { attempt: string }>> {
  if (attemptIds.length === 0) return new Map();
  const { rows } = await sql<HeardRecording & { attempt: string }>`
    SELECT id, attempt_id AS attempt, seconds, bytes, late, finished_at IS NOT NULL AS complete FROM recordings WHERE owner_id = ${ownerId} AND attempt_id = ANY (${attemptIds}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes the rows of a learner's recordings and returns their file names. */
export async function deleteRecordingsOf(db: Db, studentId: string): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    DELETE FROM recordings r USING attempts p
    WHERE p.student_id = ${studentId} AND r.owner_id = p.owner_id AND r.attempt_id = p.id RETURNING r.file_id AS "fileId"`.execute(
    db,
  );
  return rows.map(({ fileId }) => fileId);
}

/** Deletes the rows of at most `limit` recordings begun before a moment and returns their file names. */
export async function deleteRecordingsBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    DELETE FROM recordings WHERE (owner_id, id) IN (
      SELECT owner_id, id FROM recordings WHERE created_at < ${before} ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING file_id AS "fileId"`.execute(db);
  return rows.map(({ fileId }) => fileId);
}
