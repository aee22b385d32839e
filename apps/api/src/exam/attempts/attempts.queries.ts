/** SQL of attempts. The owner or the learner is always part of the predicate. Hot paths are single statements over arrays. */
import type { AttemptMode, AttemptOrigin, ExamTool } from '@vumon/domain';
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import { logOf } from './counted.queries.ts';

/** Names one attempt: tables of an attempt are keyed by owner first. */
export interface AttemptKey {
  readonly ownerId: string;
  readonly id: string;
}

const owners = (keys: readonly AttemptKey[]) => keys.map(({ ownerId }) => ownerId);
const ids = (keys: readonly AttemptKey[]) => keys.map(({ id }) => id);

export interface StartRequest {
  readonly attemptId: string;
  readonly assignmentId: string;
  readonly studentId: string;
  /** Number of the attempt among the learner's attempts, from 1. */
  readonly number: number;
  readonly shuffleSeed: string;
}

export type AttemptStatus = 'RUNNING' | 'SUBMITTED' | 'SCORED';

export interface AttemptRow extends AttemptKey {
  readonly assignmentId: string | null;
  readonly examVersionId: string;
  readonly studentId: string;
  readonly origin: AttemptOrigin;
  readonly number: number;
  readonly mode: AttemptMode;
  readonly clock: boolean;
  readonly status: AttemptStatus;
  readonly shuffleSeed: string;
  readonly shuffleQuestions: boolean;
  readonly shuffleOptions: boolean;
  readonly tools: ExamTool[];
  readonly record: boolean;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly pausedAt: Date | null;
  /** Its clock runs again by itself once the learner's page is heard of. */
  readonly untilBack: boolean;
  readonly submittedAt: Date | null;
  readonly flags: string[];
  /** Of practice: by position, the entry that answered the question when its key was shown. */
  readonly checked: Readonly<Record<string, number>>;
}

const attemptColumns =
  sql.raw(`p.owner_id AS "ownerId", p.id, p.assignment_id AS "assignmentId", p.exam_version_id AS "examVersionId", p.student_id AS "studentId",
  p.origin, p.number, p.mode, p.clock, p.status, p.shuffle_seed AS "shuffleSeed", coalesce(a.shuffle_questions, false) AS "shuffleQuestions",
  coalesce(a.shuffle_options, true) AS "shuffleOptions", coalesce(a.tools, '{}') AS tools, coalesce(a.record, false) AS record, p.started_at AS "startedAt", p.deadline_at AS "deadlineAt", p.paused_at AS "pausedAt", p.until_back AS "untilBack",
  p.submitted_at AS "submittedAt", p.flags, p.checked`);

const itsAssignment = sql.raw('LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id');

/** The moment by the database's clock, which decides; `shiftMs` moves it, for tests and demos. */
const databaseNow = (shiftMs: number) => sql`clock_timestamp() + make_interval(secs => ${shiftMs / 1000})`;
const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;

/** The version that the learner's attempt of that number will have; `start_attempts` asks the same function. */
export async function versionToStart(
  db: Db,
  { examVersionId, studentId, number }: { examVersionId: string; studentId: string; number: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT drawn_version(${examVersionId}::uuid, ${studentId}::uuid || ':' || ${number}::int) AS id`.execute(db);
  return rows[0]!.id;
}

/**
 * One attempt for each request whose assignment is open to its learner and whose number is the learner's next; a row only for
 * those it created. See the function `start_attempts`, which waits for whoever takes access away.
 */
export async function startAttempts(db: Db, requests: readonly StartRequest[], shiftMs: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    ${prepared} SELECT ${attemptColumns}
    FROM start_attempts(${requests.map((r) => r.attemptId)}::uuid[], ${requests.map((r) => r.assignmentId)}::uuid[],
      ${requests.map((r) => r.studentId)}::uuid[], ${requests.map((r) => r.number)}::int[],
      ${requests.map((r) => r.shuffleSeed)}::text[], ${seconds(shiftMs)}) p ${itsAssignment}`.execute(db);
  return rows;
}

export async function findAttempt(db: Db, attemptId: string, studentId: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    ${prepared} SELECT ${attemptColumns} FROM attempts p ${itsAssignment} WHERE p.id = ${attemptId} AND p.student_id = ${studentId}`.execute(
    db,
  );
  return rows[0];
}

export interface FactsRow extends AttemptKey {
  readonly assignmentId: string | null;
  /** Taken only with a session that was opened for it in its room. */
  readonly inRoom: boolean;
  readonly examVersionId: string;
  /** Entries of the log that do not count, and the bytes of all answers. */
  readonly notCounting: number;
  readonly bytes: number;
  readonly lastEntry: number;
}

/** The immutable facts of an attempt, and the current size of its log. */
export async function findFacts(db: Db, attemptId: string, studentId: string): Promise<FactsRow | undefined> {
  const { rows } = await sql<FactsRow>`
    ${prepared} SELECT p.owner_id AS "ownerId", p.id, p.assignment_id AS "assignmentId", coalesce(a.in_room, false) AS "inRoom", p.exam_version_id AS "examVersionId", log.not_counting AS "notCounting", log.bytes, log.last AS "lastEntry"
    FROM attempts p ${itsAssignment}
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE e.disposition <> 'A')::int AS not_counting, coalesce(sum(octet_length(e.answer::text)), 0)::float8 AS bytes, coalesce(max(e.entry), 0)::int AS last
      FROM attempt_answers e WHERE ${logOf}) log
    WHERE p.id = ${attemptId} AND p.student_id = ${studentId}`.execute(db);
  return rows[0];
}

/** Whether an assignment is taken in a room alone; also of an unknown one: no. */
export async function isInRoom(db: Db, assignmentId: string): Promise<boolean> {
  const { rows } = await sql`${prepared} SELECT FROM assignments WHERE id = ${assignmentId} AND in_room`.execute(db);
  return rows.length > 0;
}

/** A learner's attempts at an assignment by number. */
export async function findAttemptsAt(db: Db, assignmentId: string, studentId: string): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    ${prepared} SELECT ${attemptColumns} FROM attempts p ${itsAssignment}
    WHERE p.student_id = ${studentId} AND p.assignment_id = ${assignmentId} ORDER BY p.number`.execute(db);
  return rows;
}

export interface Entry {
  readonly ownerId: string;
  readonly attemptId: string;
  readonly studentId: string;
  readonly clientId: string;
  readonly seq: number;
  /** Position among the published test's questions, from 1. */
  readonly position: number;
  readonly answer: unknown;
  readonly base: number;
}

/** BUSY: another transaction holds the attempt; nothing was stored. */
export type Outcome = 'ACCEPTED' | 'SUPERSEDED' | 'STALE' | 'LATE' | 'PAUSED' | 'REUSED' | 'NOT_FOUND' | 'BUSY';

export interface SavedEntry {
  readonly outcome: Outcome;
  readonly entry: number | null;
  readonly status: AttemptStatus;
  readonly deadlineAt: Date;
}

/** Stores a batch in one transaction; results in the order of `entries`. */
export async function saveEntries(
  db: Db,
  entries: readonly Entry[],
  shiftMs: number,
  graceMs: number,
): Promise<SavedEntry[]> {
  const { rows } = await sql<SavedEntry & { n: number }>`
    ${prepared} SELECT n, outcome, entry, status, deadline_at AS "deadlineAt"
    FROM save_answers(${entries.map((e) => e.ownerId)}::uuid[], ${entries.map((e) => e.attemptId)}::uuid[],
      ${entries.map((e) => e.studentId)}::uuid[], ${entries.map((e) => e.clientId)}::text[],
      ${entries.map((e) => e.seq)}::int[], ${entries.map((e) => e.position)}::smallint[],
      ${entries.map((e) => JSON.stringify(e.answer))}::jsonb[], ${entries.map((e) => e.base)}::int[],
      ${seconds(shiftMs)}, ${seconds(graceMs)})`.execute(db);
  const ordered = new Array<SavedEntry>(entries.length);
  for (const row of rows) ordered[row.n - 1] = row;
  return ordered;
}

export async function saveFlags(db: Db, attemptId: string, studentId: string, flags: readonly string[]): Promise<void> {
  await sql`UPDATE attempts SET flags = ${JSON.stringify(flags)}::jsonb WHERE id = ${attemptId} AND student_id = ${studentId} AND status = 'RUNNING'`.execute(
    db,
  );
}

export interface SubmitRequest extends AttemptKey {
  readonly studentId: string;
  /** Only if its time is over. */
  readonly ifOver: boolean;
}

/**
 * Compare-and-set from RUNNING. After the deadline and its grace period the attempt counts as finished by time, unless the time of an outage is still to be added. Paused attempts are not changed. Returns whether each was changed; attempts that are locked by another transaction or do not exist are missing.
 */
export async function submitAttempts(
  db: Db,
  requests: readonly SubmitRequest[],
  shiftMs: number,
  graceMs: number,
): Promise<Map<string, boolean>> {
  const over = sql`c.now > p.deadline_at + ${seconds(graceMs)}
    AND c.now > p.deadline_at + ${seconds(graceMs)} + c.outage + outage_due(p.owner_id, p.id)`;
  const { rows } = await sql<{ id: string; changed: boolean }>`
    ${prepared} WITH clock AS MATERIALIZED (SELECT ${databaseNow(shiftMs)} AS now, outage_under_way() AS outage),
    free AS MATERIALIZED (
      SELECT p.owner_id, p.id, i.if_over
      FROM unnest(${owners(requests)}::uuid[], ${ids(requests)}::uuid[], ${requests.map((r) => r.studentId)}::uuid[],
        ${requests.map((r) => r.ifOver)}::boolean[]) AS i (owner_id, id, student_id, if_over)
      JOIN attempts p ON p.owner_id = i.owner_id AND p.id = i.id AND p.student_id = i.student_id
      FOR NO KEY UPDATE OF p SKIP LOCKED
    ), changed AS (
      UPDATE attempts p
      SET status = 'SUBMITTED', submitted_at = least(c.now, p.deadline_at), finished_by = CASE WHEN ${over} THEN 'TIME' ELSE 'SUBMIT' END
      FROM free f, clock c
      WHERE p.owner_id = f.owner_id AND p.id = f.id AND p.status = 'RUNNING' AND p.paused_at IS NULL AND (NOT f.if_over OR (${over}))
      RETURNING p.id
    )
    SELECT f.id, EXISTS (SELECT FROM changed c WHERE c.id = f.id) AS changed FROM free f`.execute(db);
  return new Map(rows.map(({ id, changed }) => [id, changed]));
}

/** Which of these attempts exist, locked or not. */
export async function existingAttempts(db: Db, keys: readonly AttemptKey[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM unnest(${owners(keys)}::uuid[], ${ids(keys)}::uuid[]) AS i (owner_id, id)
    JOIN attempts p ON p.owner_id = i.owner_id AND p.id = i.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Finalises attempts whose time is over or that were paused too long; returns how many. Does nothing while saving fails, and skips attempts that are to get back the time of an outage.
 */
export async function finaliseOverdue(
  db: Db,
  shiftMs: number,
  { graceMs, longestPauseMs, limit }: { graceMs: number; longestPauseMs: number; limit: number },
): Promise<number> {
  const result = await sql`
    UPDATE attempts SET status = 'SUBMITTED', finished_by = 'TIME', submitted_at = coalesce(paused_at, deadline_at), paused_at = NULL,
      until_back = false
    WHERE (owner_id, id) IN (
      SELECT p.owner_id, p.id FROM attempts p
      WHERE p.status = 'RUNNING' AND p.deadline_at < (SELECT ${databaseNow(shiftMs)} - ${seconds(graceMs)})
        AND (p.paused_at IS NULL OR p.paused_at < (SELECT ${databaseNow(shiftMs)} - ${seconds(longestPauseMs)}))
        AND (SELECT outage_under_way() = interval '0')
        AND NOT EXISTS (SELECT FROM outage_dues d WHERE d.owner_id = p.owner_id AND d.attempt_id = p.id)
      ORDER BY p.deadline_at LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED)`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

export interface UnscoredAttempt extends AttemptKey {
  readonly examVersionId: string;
  /** Practice of some questions alone; null: all. */
  readonly questionIds: string[] | null;
  /** How often it was reopened: then it may have marks of a teacher. */
  readonly reopened: number;
}

/**
 * Lets attempts be scored that waited for the end of their window: of at most `limit` assignments that have ended and that
 * nobody is taking any more. Returns how many assignments.
 */
export async function scoreEnded(db: Db, shiftMs: number, limit: number): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    ${prepared} WITH due AS (
      SELECT a.owner_id, a.id FROM assignments a
      WHERE a.scored_at_end AND a.ends_at <= (SELECT ${databaseNow(shiftMs)})
        AND NOT EXISTS (SELECT FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING')
      ORDER BY a.ends_at LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    opened AS (UPDATE assignments a SET scored_at_end = false FROM due WHERE a.owner_id = due.owner_id AND a.id = due.id),
    freed AS (UPDATE attempts p SET scored_at_end = false FROM due
      WHERE p.owner_id = due.owner_id AND p.assignment_id = due.id AND p.scored_at_end)
    SELECT count(*)::int AS ended FROM due`.execute(db);
  return rows[0]!.ended;
}

/** Lets the attempts at one assignment be scored now, because its teacher may see the keys meanwhile. */
export async function scoreAtOnce(db: Db, { ownerId, id }: AttemptKey): Promise<boolean> {
  const { rows } = await sql`
    WITH due AS (UPDATE assignments SET scored_at_end = false WHERE owner_id = ${ownerId} AND id = ${id} AND scored_at_end RETURNING id),
    freed AS (UPDATE attempts p SET scored_at_end = false FROM due WHERE p.owner_id = ${ownerId} AND p.assignment_id = due.id AND p.scored_at_end)
    SELECT FROM due`.execute(db);
  return rows.length > 0;
}

/** Submitted attempts nobody else is scoring, oldest first, locked until the transaction ends. */
export async function takeUnscored(db: Db, limit: number, except: readonly string[]): Promise<UnscoredAttempt[]> {
  const { rows } = await sql<UnscoredAttempt>`
    ${prepared} SELECT owner_id AS "ownerId", id, exam_version_id AS "examVersionId", question_ids AS "questionIds", reopened FROM attempts
    WHERE status = 'SUBMITTED' AND NOT scored_at_end AND NOT (id = ANY (${except}::uuid[]))
    ORDER BY submitted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(db);
  return rows;
}

/** How many submitted attempts wait for their scores, and for how many seconds the first of them has. */
export async function unscoredAttempts(db: Db): Promise<{ readonly count: number; readonly seconds: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    SELECT count(*)::int AS count, greatest(coalesce(extract(epoch FROM now() - min(submitted_at)), 0), 0)::float8 AS seconds FROM attempts
    WHERE status = 'SUBMITTED' AND NOT scored_at_end`.execute(db);
  return rows[0]!;
}

/** Serialises regrading of one attempt; false when it is not the teacher's or not scored yet. */
export async function lockScored(db: Db, { ownerId, id }: AttemptKey): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM attempts WHERE owner_id = ${ownerId} AND id = ${id} AND status = 'SCORED' FOR UPDATE`.execute(
      db,
    );
  return rows.length > 0;
}

/** Milliseconds since the epoch by the database's clock. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at`.execute(
    db,
  );
  return rows[0]!.at;
}

/** See the function `beat`: the outage that has just ended, or undefined. */
export async function beat(
  db: Db,
  shiftMs: number,
  graceMs: number,
): Promise<{ seconds: number; attempts: number } | undefined> {
  const { rows } = await sql<{ seconds: number; attempts: number }>`
    SELECT outage_seconds AS seconds, attempts_extended AS attempts FROM beat(${seconds(shiftMs)}, ${seconds(graceMs)})`.execute(
    db,
  );
  return rows[0];
}

/** Makes the partitions of the log for the month of `at` and `ahead` months more, where there are none. Waits for no lock for long. */
export async function makeAnswersPartitions(db: Db, at: Date, ahead: number): Promise<void> {
  await sql`SET LOCAL lock_timeout = '2s'`.execute(db);
  await sql`
    SELECT make_answers_partition((date_trunc('month', ${at}::timestamptz AT TIME ZONE 'UTC') + make_interval(months => n))::date)
    FROM generate_series(0, ${ahead}::int) AS n`.execute(db);
}
