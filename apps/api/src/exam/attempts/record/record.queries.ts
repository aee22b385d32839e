/** SQL of records of attempts. The owner or the learner is part of every predicate. */
import type { RecordKind } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { AttemptKey, AttemptStatus } from '../attempts.queries.ts';

export interface RecordedAttempt extends AttemptKey {
  readonly status: AttemptStatus;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  /** Its assignment keeps a record now. */
  readonly record: boolean;
}

const recordedColumns = sql.raw(
  `p.owner_id AS "ownerId", p.id, p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt", coalesce(a.record, false) AS record`,
);
const itsAssignment = sql.raw('LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id');

export async function findRecorded(db: Db, attemptId: string, studentId: string): Promise<RecordedAttempt | undefined> {
  const { rows } = await sql<RecordedAttempt>`
    SELECT ${recordedColumns} FROM attempts p ${itsAssignment} WHERE p.id = ${attemptId} AND p.student_id = ${studentId}`.execute(
    db,
  );
  return rows[0];
}

export async function findRecordedOf(
  db: Db,
  ownerId: string,
  attemptId: string,
): Promise<(RecordedAttempt & { readonly examVersionId: string }) | undefined> {
  const { rows } = await sql<RecordedAttempt & { readonly examVersionId: string }>`
    SELECT ${recordedColumns}, p.exam_version_id AS "examVersionId" FROM attempts p
    JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    WHERE p.id = ${attemptId} AND p.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export interface NewRecordEntry {
  readonly id: string;
  readonly kind: RecordKind;
  readonly at: Date;
  readonly seconds: number | null;
  readonly characters: number | null;
}

/** Two pages of one learner take turns, without a lock that saves would wait for. */
export async function lockRecord(db: Db, attemptId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`record:${attemptId}`}, 0))`.execute(db);
}

/** Adds what is new and for what there is room, the device once; how many entries there are then. Call it under the lock. */
export async function addToRecord(
  db: Db,
  { ownerId, id }: AttemptKey,
  device: string,
  entries: readonly NewRecordEntry[],
  { most, mostDevices }: { most: number; mostDevices: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH had AS (
      SELECT count(*)::int AS entries, (count(*) FILTER (WHERE kind = 'DEVICE'))::int AS devices
      FROM attempt_record WHERE owner_id = ${ownerId} AND attempt_id = ${id}
    ), fresh AS (
      SELECT i.*, row_number() OVER (ORDER BY i.place) AS n, had.entries
      FROM unnest(${entries.map((one) => one.id)}::text[], ${entries.map(({ kind }) => kind)}::text[],
        ${entries.map(({ at }) => at)}::timestamptz[], ${entries.map(({ seconds }) => seconds)}::int[],
        ${entries.map(({ characters }) => characters)}::int[]) WITH ORDINALITY AS i (id, kind, at, seconds, characters, place)
      CROSS JOIN had
      WHERE (i.kind <> 'DEVICE' OR had.devices < ${mostDevices})
        AND NOT EXISTS (SELECT FROM attempt_record r WHERE r.owner_id = ${ownerId} AND r.attempt_id = ${id} AND r.id = i.id)
    ), added AS (
      INSERT INTO attempt_record (owner_id, attempt_id, n, id, kind, at, seconds, characters, device)
      SELECT ${ownerId}, ${id}, entries + n, id, kind, at, seconds, characters, ${device} FROM fresh WHERE entries + n <= ${most}
      RETURNING 1)
    SELECT had.entries + (SELECT count(*)::int FROM added) AS count FROM had`.execute(db);
  return rows[0]!.count;
}

export interface RecordRow {
  readonly kind: RecordKind;
  readonly at: Date;
  readonly seconds: number | null;
  readonly characters: number | null;
  readonly device: string;
}

/** By time. */
export async function recordRows(db: Db, { ownerId, id }: AttemptKey): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    SELECT kind, at, seconds, characters, device FROM attempt_record
    WHERE owner_id = ${ownerId} AND attempt_id = ${id} ORDER BY at, n`.execute(db);
  return rows;
}

/** Entries by attempt, without the one of the first device; nothing for attempts that have none. */
export async function recordedCounts(
  db: Db,
  ownerId: string,
  attemptIds: readonly string[],
): Promise<Map<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT attempt_id AS id, (count(*) - least(1, count(*) FILTER (WHERE kind = 'DEVICE')))::int AS count FROM attempt_record
    WHERE owner_id = ${ownerId} AND attempt_id = ANY (${attemptIds}::uuid[]) GROUP BY 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
