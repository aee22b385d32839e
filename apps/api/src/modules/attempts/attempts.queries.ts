/** SQL of attempts. The learner is always part of the predicate. Hot paths are single statements over arrays. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface StartRequest {
  readonly attemptId: string;
  readonly assignmentId: string;
  readonly studentId: string;
  readonly shuffleSeed: string;
  readonly now: Date;
}

export interface AttemptRow {
  readonly id: string;
  readonly assignment_id: string;
  readonly exam_version_id: string;
  readonly student_id: string;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly shuffle_seed: string;
  readonly started_at: Date;
  readonly deadline_at: Date;
  readonly submitted_at: Date | null;
  readonly flags: string[];
}

const attemptColumns = sql.raw(
  'id, assignment_id, exam_version_id, student_id, status, shuffle_seed, started_at, deadline_at, submitted_at, flags',
);

/** One attempt for each request whose assignment is open to its learner; a row only for those it created. */
export async function insertAttempts(db: Db, requests: readonly StartRequest[]): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    INSERT INTO attempts (id, assignment_id, exam_version_id, student_id, owner_id, shuffle_seed, started_at, deadline_at)
    SELECT i.id, a.id, a.exam_version_id, i.student_id, a.owner_id, i.seed, i.now,
      least(i.now + make_interval(mins => a.minutes), a.ends_at)
    FROM unnest(${requests.map((r) => r.attemptId)}::uuid[], ${requests.map((r) => r.assignmentId)}::uuid[],
      ${requests.map((r) => r.studentId)}::uuid[], ${requests.map((r) => r.shuffleSeed)}::text[],
      ${requests.map((r) => r.now)}::timestamptz[]) AS i (id, assignment_id, student_id, seed, now)
    JOIN assignments a ON a.id = i.assignment_id AND a.cancelled_at IS NULL AND a.starts_at <= i.now AND i.now < a.ends_at
    JOIN classes c ON c.id = a.class_id AND c.status = 'ACTIVE' AND c.deleted_at IS NULL
    JOIN class_students m ON m.class_id = a.class_id AND m.student_id = i.student_id AND m.removed_at IS NULL
    WHERE NOT lacks_code(a.exam_id, i.student_id)
    ORDER BY a.id, i.student_id
    ON CONFLICT (assignment_id, student_id) DO NOTHING
    RETURNING ${attemptColumns}`.execute(db);
  return rows;
}

export async function findAttempt(db: Db, attemptId: string, studentId: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    SELECT ${attemptColumns} FROM attempts WHERE id = ${attemptId} AND student_id = ${studentId}`.execute(db);
  return rows[0];
}

export async function findAttemptOf(db: Db, assignmentId: string, studentId: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`
    SELECT ${attemptColumns} FROM attempts WHERE assignment_id = ${assignmentId} AND student_id = ${studentId}`.execute(db);
  return rows[0];
}

export interface AssignmentForStudent {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly showScore: 'AFTER_SUBMIT' | 'AFTER_END';
  readonly examVersionId: string;
  readonly className: string;
  /** In the class now, the class active and the assignment not cancelled. */
  readonly open: boolean;
  /** The test opens only with an activation code that the learner has not used yet. */
  readonly lacksCode: boolean;
}

/** Undefined unless the learner is, or once was, in the class the test was assigned to. */
export async function findAssignment(db: Db, assignmentId: string, studentId: string): Promise<AssignmentForStudent | undefined> {
  const { rows } = await sql<AssignmentForStudent>`
    SELECT a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.minutes, a.show_score AS "showScore",
      a.exam_version_id AS "examVersionId", c.name AS "className",
      (a.cancelled_at IS NULL AND c.status = 'ACTIVE' AND c.deleted_at IS NULL AND m.removed_at IS NULL) AS open,
      lacks_code(a.exam_id, m.student_id) AS "lacksCode"
    FROM assignments a
    JOIN classes c ON c.id = a.class_id
    JOIN class_students m ON m.class_id = a.class_id AND m.student_id = ${studentId}
    WHERE a.id = ${assignmentId}`.execute(db);
  return rows[0];
}

export interface Entry {
  readonly attemptId: string;
  readonly studentId: string;
  readonly clientId: string;
  readonly seq: number;
  readonly question: string;
  readonly answer: unknown;
  readonly base: number;
}

export type Outcome = 'ACCEPTED' | 'SUPERSEDED' | 'STALE' | 'LATE' | 'REUSED' | 'NOT_FOUND';

export interface SavedEntry {
  readonly outcome: Outcome;
  readonly entry: number | null;
  readonly status: AttemptRow['status'];
  readonly deadlineAt: Date;
}

/** Stores a batch in one transaction; results in the order of `entries`. */
export async function saveEntries(db: Db, entries: readonly Entry[], now: Date, graceMs: number): Promise<SavedEntry[]> {
  const { rows } = await sql<SavedEntry & { n: number }>`
    SELECT n, outcome, entry, status, deadline_at AS "deadlineAt"
    FROM save_answers(${entries.map((e) => e.attemptId)}::uuid[], ${entries.map((e) => e.studentId)}::uuid[],
      ${entries.map((e) => e.clientId)}::text[], ${entries.map((e) => e.seq)}::int[], ${entries.map((e) => e.question)}::uuid[],
      ${entries.map((e) => JSON.stringify(e.answer))}::jsonb[], ${entries.map((e) => e.base)}::bigint[],
      ${now}::timestamptz, make_interval(secs => ${graceMs / 1000}))`.execute(db);
  const ordered = new Array<SavedEntry>(entries.length);
  for (const row of rows) ordered[row.n - 1] = row;
  return ordered;
}

export interface EffectiveAnswer {
  readonly attempt_id: string;
  readonly question: string;
  readonly answer: unknown;
  readonly entry: number;
}

/** The last accepted entry of each question. */
export async function effectiveAnswers(db: Db, attemptIds: readonly string[]): Promise<EffectiveAnswer[]> {
  const { rows } = await sql<EffectiveAnswer>`
    SELECT DISTINCT ON (attempt_id, question_id) attempt_id, question_id AS question, answer, id AS entry
    FROM attempt_answers
    WHERE attempt_id = ANY (${attemptIds}::uuid[]) AND disposition = 'ACCEPTED'
    ORDER BY attempt_id, question_id, id DESC`.execute(db);
  return rows;
}

/** One attempt's effective answers by question. */
export async function effectiveAnswersOf(db: Db, attemptId: string): Promise<Map<string, unknown>> {
  return new Map((await effectiveAnswers(db, [attemptId])).map(({ question, answer }) => [question, answer]));
}

export async function saveFlags(db: Db, attemptId: string, studentId: string, flags: readonly string[]): Promise<void> {
  await sql`UPDATE attempts SET flags = ${JSON.stringify(flags)}::jsonb WHERE id = ${attemptId} AND student_id = ${studentId} AND status = 'RUNNING'`.execute(db);
}

/** Plays used of each recording. */
export async function playsOf(db: Db, attemptId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ media: string; plays: number }>`
    SELECT media_id AS media, count(*)::int AS plays FROM audio_plays WHERE attempt_id = ${attemptId} GROUP BY media_id`.execute(db);
  return Object.fromEntries(rows.map(({ media, plays }) => [media, plays]));
}

/** Counts one play if fewer than `limit` were counted; the number of plays used then, or null when none was left. A request that was counted before is not counted again. */
export async function addPlay(db: Db, attemptId: string, mediaId: string, request: string | null, limit: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ used: number }>`
    WITH plays AS (
      SELECT count(*)::int AS used, count(*) FILTER (WHERE request = ${request}::text) > 0 AS counted
      FROM audio_plays WHERE attempt_id = ${attemptId} AND media_id = ${mediaId}
    ), added AS (
      INSERT INTO audio_plays (attempt_id, media_id, play, started_at, request)
      SELECT ${attemptId}, ${mediaId}, used + 1, ${now}, ${request} FROM plays WHERE NOT counted AND used < ${limit}
      ON CONFLICT DO NOTHING
      RETURNING play
    )
    SELECT used FROM plays WHERE counted UNION ALL SELECT play FROM added`.execute(db);
  return rows[0]?.used ?? null;
}

export interface SubmitRequest {
  readonly attemptId: string;
  readonly studentId: string;
  readonly now: Date;
}

/** Compare-and-set from RUNNING; past the deadline and its grace it counts as finished by time. Rows for those it changed. */
export async function submitAttempts(db: Db, requests: readonly SubmitRequest[], graceMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE attempts a
    SET status = 'SUBMITTED', submitted_at = least(i.now, a.deadline_at),
      finished_by = CASE WHEN i.now > a.deadline_at + make_interval(secs => ${graceMs / 1000}) THEN 'TIME' ELSE 'SUBMIT' END
    FROM unnest(${requests.map((r) => r.attemptId)}::uuid[], ${requests.map((r) => r.studentId)}::uuid[],
      ${requests.map((r) => r.now)}::timestamptz[]) AS i (id, student_id, now)
    WHERE a.id = i.id AND a.student_id = i.student_id AND a.status = 'RUNNING'
    RETURNING a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finalises what the clock has ended, however long ago; how many. */
export async function finaliseOverdue(db: Db, now: Date, graceMs: number, limit: number): Promise<number> {
  const result = await sql`
    UPDATE attempts SET status = 'SUBMITTED', finished_by = 'TIME', submitted_at = deadline_at
    WHERE id IN (
      SELECT id FROM attempts
      WHERE status = 'RUNNING' AND deadline_at < ${now}::timestamptz - make_interval(secs => ${graceMs / 1000})
      ORDER BY deadline_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** Submitted attempts nobody else is scoring, oldest first, locked until the transaction ends. */
export async function takeUnscored(db: Db, limit: number, except: readonly string[]): Promise<{ id: string; exam_version_id: string }[]> {
  const { rows } = await sql<{ id: string; exam_version_id: string }>`
    SELECT id, exam_version_id FROM attempts
    WHERE status = 'SUBMITTED' AND NOT (id = ANY (${except}::uuid[]))
    ORDER BY submitted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(db);
  return rows;
}

export interface NewResult {
  readonly attemptId: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly mark: number;
  readonly needsTeacher: boolean;
  readonly items: readonly ScoredItem[];
}

/** One numbered item in paper order; points in hundredths. */
export interface ScoredItem {
  readonly question: string;
  readonly item: string;
  readonly number: number;
  readonly state: 'right' | 'partial' | 'wrong' | 'blank' | 'needs-teacher' | 'unscored';
  readonly points: number;
  readonly max: number;
}

export async function insertFirstResults(db: Db, results: readonly NewResult[], engineVersion: string, now: Date): Promise<void> {
  await sql`
    WITH scored AS (
      INSERT INTO attempt_results (attempt_id, revision, engine_version, points, max_points, mark, needs_teacher, items, scored_at)
      SELECT i.*, ${now}
      FROM (SELECT u.id, 1, ${engineVersion}, u.points, u.max_points, u.mark, u.needs_teacher, u.items
        FROM unnest(${results.map((r) => r.attemptId)}::uuid[], ${results.map((r) => r.points)}::int[], ${results.map((r) => r.maxPoints)}::int[],
          ${results.map((r) => r.mark)}::int[], ${results.map((r) => r.needsTeacher)}::boolean[], ${results.map((r) => JSON.stringify(r.items))}::jsonb[])
          AS u (id, points, max_points, mark, needs_teacher, items)) i
      RETURNING attempt_id)
    UPDATE attempts SET status = 'SCORED' WHERE id IN (SELECT attempt_id FROM scored)`.execute(db);
}

export interface ResultRow extends NewResult {
  readonly revision: number;
}

export async function findLatestResult(db: Db, attemptId: string): Promise<ResultRow | undefined> {
  const { rows } = await sql<ResultRow>`
    SELECT attempt_id AS "attemptId", revision, points, max_points AS "maxPoints", mark, needs_teacher AS "needsTeacher", items
    FROM attempt_results WHERE attempt_id = ${attemptId} ORDER BY revision DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Whether anyone is still working on the assignment, and the class's average mark so far. */
export async function assignmentProgress(db: Db, assignmentId: string): Promise<{ running: boolean; average: number | null }> {
  const { rows } = await sql<{ running: boolean; average: number | null }>`
    SELECT coalesce(bool_or(a.status = 'RUNNING'), false) AS running, round(avg(r.mark))::int AS average
    FROM attempts a
    LEFT JOIN LATERAL (SELECT mark FROM attempt_results WHERE attempt_id = a.id ORDER BY revision DESC LIMIT 1) r ON true
    WHERE a.assignment_id = ${assignmentId}`.execute(db);
  return rows[0]!;
}

/** See the function `beat`: the outage that has just ended, or undefined. */
export async function beat(db: Db, thresholdSeconds: number): Promise<{ seconds: number; attempts: number } | undefined> {
  const { rows } = await sql<{ seconds: number; attempts: number }>`
    SELECT outage_seconds AS seconds, attempts_extended AS attempts FROM beat(make_interval(secs => ${thresholdSeconds}))`.execute(db);
  return rows[0];
}
