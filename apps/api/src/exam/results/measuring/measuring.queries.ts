/** SQL of the sums of tests and of the statistics of questions. */
import type { ChoiceSums, ItemFlag, ItemSums, Suspicion } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { latestResult, somebodyWorks } from '#exam/attempts';
import type { StoredItems } from '#exam/scoring';

/** Only one process measures at a time, so that no statistics miss the sums that another process is writing. */
export async function mayMeasure(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended('questions.measure', 0)) AS free`.execute(db);
  return rows[0]!.free;
}

export interface ToMeasure {
  readonly ownerId: string;
  readonly id: string;
  readonly examVersionId: string;
  /** Null: no clock. */
  readonly minutes: number | null;
  readonly inOrder: boolean;
  readonly seed: string;
  readonly draw: number;
  readonly hasRandomIds: boolean;
}

/**
 * Tests that have ended and have results that are not in the sums. They are taken off the list before the results are
 * read: results that are stored afterwards put them on it again.
 */
export async function takeEnded(db: Db, now: Date, most: number): Promise<ToMeasure[]> {
  const { rows } = await sql<ToMeasure>`
    WITH due AS (
      SELECT a.owner_id, a.id FROM assignments a
      WHERE (a.owner_id, a.id) IN (SELECT t.owner_id, t.assignment_id FROM tests_to_measure t) AND a.ends_at <= ${now} AND NOT ${somebodyWorks}
        AND NOT EXISTS (SELECT 1 FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'SUBMITTED')
      ORDER BY a.ends_at LIMIT ${most}
    ), taken AS (
      DELETE FROM tests_to_measure t USING due WHERE t.owner_id = due.owner_id AND t.assignment_id = due.id
    )
    SELECT a.owner_id AS "ownerId", a.id, a.exam_version_id AS "examVersionId", a.minutes, NOT a.shuffle_questions AS "inOrder",
      e.random_ids_seed AS seed, v.draw, v.has_random_ids AS "hasRandomIds"
    FROM due JOIN assignments a ON a.owner_id = due.owner_id AND a.id = due.id
    JOIN exam_versions v ON v.id = a.exam_version_id JOIN exams e ON e.id = v.exam_id
    WHERE a.target <> 'SAMPLE'`.execute(db);
  return rows;
}

export interface FirstAttempt extends StoredItems {
  readonly id: string;
  readonly studentId: string;
  /** Milliseconds at work. */
  readonly took: number;
}

/** Each learner's first attempt with its latest result. */
export async function firstAttempts(db: Db, { ownerId, id }: ToMeasure): Promise<FirstAttempt[]> {
  const { rows } = await sql<FirstAttempt>`
    SELECT p.id, p.student_id AS "studentId", r.item_states AS "itemStates", r.item_points AS "itemPoints", r.item_max AS "itemMax",
      (extract(epoch FROM coalesce(p.submitted_at, p.deadline_at) - p.started_at) * 1000 - p.paused_ms)::float8 AS took
    FROM attempts p ${latestResult}
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${id} AND p.number = 1 AND p.mode = 'TEST' AND p.status = 'SCORED'
      AND p.question_ids IS NULL AND r.item_states IS NOT NULL
    ORDER BY p.id`.execute(db);
  return rows;
}

export interface SumRow extends ItemSums {
  readonly questionId: string;
  /** Position in the question, from 1. */
  readonly item: number;
  readonly version: number | null;
  readonly hash: string | null;
  readonly choices: readonly ChoiceSums[];
}

/** Replaces everything that is stored of a test; returns the questions that it or its former sums contain. */
export async function replaceSums(db: Db, { ownerId, id }: ToMeasure, sums: readonly SumRow[]): Promise<string[]> {
  const before = await sql<{ question: string }>`
    DELETE FROM item_sums WHERE owner_id = ${ownerId} AND assignment_id = ${id} RETURNING question_id AS question`.execute(
    db,
  );
  await sql`
    INSERT INTO item_sums (owner_id, assignment_id, question_id, item, version, measured_hash, n, reached, sx, sxx, sxt, st, stt)
    SELECT ${ownerId}, ${id}, s."questionId", s.item, s.version, s.hash, s.n, s.reached, s.sx, s.sxx, s.sxt, s.st, s.stt
    FROM jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) AS s ("questionId" uuid, item smallint, version int, hash text, n int, reached int,
      sx float8, sxx float8, sxt float8, st float8, stt float8)
    JOIN questions q ON q.id = s."questionId"`.execute(db);
  const choices = sums.flatMap(({ questionId, item, choices: own }) =>
    own.map((one) => ({ questionId, item, ...one })),
  );
  await sql`
    INSERT INTO item_choices (owner_id, assignment_id, question_id, item, place, choice, is_right, n, sr)
    SELECT ${ownerId}, ${id}, c."questionId", c.item, c.place, c.choice, c."right", c.n, c.sr
    FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) AS c ("questionId" uuid, item smallint, place smallint, choice smallint, "right" boolean, n int, sr float8)
    JOIN questions q ON q.id = c."questionId"`.execute(db);
  return [...new Set([...before.rows.map(({ question }) => question), ...sums.map(({ questionId }) => questionId)])];
}

/** Questions whose current version has changed, off the list. */
export async function takeChanged(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ question: string }>`
    DELETE FROM questions_to_measure WHERE id IN (SELECT id FROM questions_to_measure ORDER BY id LIMIT ${most})
    RETURNING question_id AS question`.execute(db);
  return [...new Set(rows.map(({ question }) => question))];
}

/** The sums of tests that asked a question as it is now: `hashes` are of the current versions. */
export async function sumsOfQuestions(
  db: Db,
  hashes: readonly { readonly question: string; readonly hash: string }[],
): Promise<(SumRow & { readonly test: string })[]> {
  const { rows } = await sql<SumRow & { test: string }>`
    SELECT s.question_id AS "questionId", s.item, s.version, s.measured_hash AS hash, s.assignment_id AS test, s.n, s.reached, s.sx, s.sxx, s.sxt, s.st, s.stt,
      coalesce((SELECT jsonb_agg(jsonb_build_object('place', c.place, 'choice', c.choice, 'right', c.is_right, 'n', c.n, 'sr', c.sr) ORDER BY c.place, c.choice)
        FROM item_choices c WHERE c.owner_id = s.owner_id AND c.assignment_id = s.assignment_id AND c.question_id = s.question_id AND c.item = s.item), '[]') AS choices
    FROM unnest(${hashes.map(({ question }) => question)}::uuid[], ${hashes.map(({ hash }) => hash)}::text[]) AS h (question, hash)
    JOIN item_sums s ON s.question_id = h.question AND s.measured_hash = h.hash
    ORDER BY s.question_id, s.item, s.owner_id, s.assignment_id`.execute(db);
  return rows;
}

export interface QuestionStatistics {
  readonly question: string;
  readonly version: number;
  readonly n: number;
  readonly tests: number;
  readonly share: number;
  readonly rest: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly flags: readonly ItemFlag[];
  readonly suspicions: readonly Suspicion[];
  readonly weight: number;
}

/** Replaces what is stored of these questions: those without statistics have no row afterwards. */
export async function replaceStatistics(
  db: Db,
  questions: readonly string[],
  statistics: readonly QuestionStatistics[],
  now: Date,
): Promise<void> {
  await sql`DELETE FROM question_statistics WHERE question_id = ANY(${questions}::uuid[])`.execute(db);
  await sql`
    INSERT INTO question_statistics (question_id, version, n, tests, share, rest_r, rest_low, rest_high, flags, suspicions, suspicion_weight, computed_at)
    SELECT s.question, s.version, s.n, s.tests, s.share, s.rest, s.low, s.high, s.flags, s.suspicions, s.weight, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(statistics)}::jsonb) AS s (question uuid, version int, n int, tests int, share float8, rest real, low real, high real, flags jsonb, suspicions jsonb, weight real)
    JOIN questions q ON q.id = s.question`.execute(db);
}
