/** SQL of the pools of tests and questions of the system. */
import { practiceExamTypes, type Pool } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { isGranted, isInOpenTest, isSold } from '#content/hooks';

/** SQL: the pool of the test `alias`, null unless it is one of the system. */
export const poolOfTest = (
  alias: string,
): RawBuilder<Pool | null> => sql<Pool | null>`CASE WHEN ${sql.ref(`${alias}.scope`)} = 'SYSTEM'
  THEN coalesce(${sql.ref(`${alias}.pool`)}, CASE WHEN ${sql.ref(`${alias}.exam_type`)} = ANY (${[...practiceExamTypes]}::int[]) THEN 'PRACTICE' ELSE 'EXAM' END) END`;

/** SQL: the questions `given` with all of their families; `asked` is the question of `given` that one is related to. */
const withFamilies = (given: RawBuilder<unknown>) => sql`(
  SELECT g.id, g.id AS asked FROM ${given} g
  UNION SELECT k.id, g.id FROM ${given} g JOIN questions o ON o.id = g.id JOIN questions k ON k.family = o.family)`;

const idsOf = (ids: readonly string[]) => sql`(SELECT unnest(${[...ids]}::uuid[]) AS id)`;

/** Whether the published test contains a question that learners may only be asked in an assignment. */
export async function holdsExamQuestions(db: Db, examVersionId: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    SELECT EXISTS (SELECT FROM exam_version_questions v JOIN questions q ON q.id = v.question_id
      WHERE v.exam_version_id = ${examVersionId} AND q.pool = 'EXAM') AS holds`.execute(db);
  return rows[0]!.holds;
}

/** Likewise of a test as it is saved. */
export async function testHoldsExamQuestions(db: Db, examId: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    SELECT EXISTS (SELECT FROM exam_questions h JOIN questions q ON q.id = h.question_id
      WHERE h.exam_id = ${examId} AND q.pool = 'EXAM') AS holds`.execute(db);
  return rows[0]!.holds;
}

/** How many questions of a test learners may practise with their keys. */
export async function countPractised(db: Db, examId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM exam_questions h JOIN questions q ON q.id = h.question_id
    WHERE h.exam_id = ${examId} AND q.pool = 'PRACTICE'`.execute(db);
  return rows[0]!.count;
}

/** Whether learners have the test, get it as a gift or can buy it. */
export async function isPractised(db: Db, examId: string): Promise<boolean> {
  const { rows } = await sql<{ practised: boolean }>`
    SELECT ${isGranted.of(examId)} OR ${isSold.of(examId)} AS practised`.execute(db);
  return rows[0]!.practised;
}

/** The questions of tests that are not in a pool. */
export async function questionsApart(
  db: Db,
  examIds: readonly string[],
  pool: Pool,
): Promise<{ examId: string; questionId: string }[]> {
  const { rows } = await sql<{ examId: string; questionId: string }>`
    SELECT h.exam_id AS "examId", h.question_id AS "questionId"
    FROM exam_questions h JOIN questions q ON q.id = h.question_id
    WHERE h.exam_id = ANY (${[...examIds]}::uuid[]) AND q.pool IS DISTINCT FROM ${pool}`.execute(db);
  return rows;
}

export async function setPoolOfTests(db: Db, ids: readonly string[], pool: Pool): Promise<void> {
  if (ids.length > 0)
    await sql`
      UPDATE exams SET pool = ${pool}, updated_at = greatest(updated_at + interval '1 millisecond', now())
      WHERE id = ANY (${[...ids]}::uuid[])`.execute(db);
}

/**
 * Those of the questions that cannot move to a pool, because one of their family is in a test of the system of the other
 * pool that is not one of `except`, or (to PRACTICE) in an assigned test that has not ended.
 */
export async function boundTo(
  db: Db,
  ids: readonly string[],
  to: Pool,
  { except, now }: { readonly except: readonly string[]; readonly now: Date },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT k.asked AS id FROM ${withFamilies(idsOf(ids))} k
    WHERE EXISTS (
        SELECT FROM exam_questions h JOIN exams e ON e.id = h.exam_id
        WHERE h.question_id = k.id AND e.scope = 'SYSTEM' AND e.deleted_at IS NULL AND e.id <> ALL (${[...except]}::uuid[])
          AND ${poolOfTest('e')} <> ${to})
      OR (${to} = 'PRACTICE' AND ${isInOpenTest.of(sql.ref('k.id'), now)})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Moves questions with all of their families; copies of teachers keep what they may be used for, so they move too. */
export async function moveQuestions(db: Db, ids: readonly string[], to: Pool): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE questions SET pool = ${to} WHERE pool IS DISTINCT FROM ${to}
      AND id IN (SELECT id FROM ${withFamilies(idsOf(ids))} k)`.execute(db);
}

export interface Equal {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}

/** Another test of the system that is for exams, on the same format and for the same grade; the newest. */
export async function findOptionalEqual(db: Db, examId: string): Promise<Equal | undefined> {
  const { rows } = await sql<Equal>`
    SELECT e.id, e.name, e.name_en AS "nameEn" FROM exams o JOIN exams e ON e.format_id = o.format_id AND e.grade_id = o.grade_id AND e.id <> o.id
    WHERE o.id = ${examId} AND e.scope = 'SYSTEM' AND e.status = 'READY' AND e.deleted_at IS NULL AND ${poolOfTest('e')} = 'EXAM'
      AND NOT e.needs_code AND NOT EXISTS (
        SELECT FROM exam_questions h JOIN questions q ON q.id = h.question_id WHERE h.exam_id = e.id AND q.pool = 'PRACTICE')
    ORDER BY e.updated_at DESC, e.id LIMIT 1`.execute(db);
  return rows[0];
}

// ---- deciding where nobody has chosen

/**
 * SQL: the part of the families of `q`'s kind that is for practice, in 120ths: what is aimed at for practice beside what is
 * aimed at for both. International exams and maths have three papers for exams and two for practice, school English five
 * and three; English of grade 12, where the graduation papers are, twice as many for exams.
 */
const practiceShare = sql`CASE WHEN q.subject = 'MATH' OR g.is_international THEN 48 WHEN q.grade_id IS DISTINCT FROM 'G12' THEN 45 ELSE 40 END`;

/**
 * SQL: what families of `q`'s kind of maths have in common beside subject, grade and topic. In tests of primary school any
 * type may stand for another one.
 */
const formOfKind = sql`CASE WHEN q.grade_id ~ '^G[1-5]$' THEN q.difficulty ELSE concat_ws('|', q.type, q.difficulty) END`;

/** SQL: the part of its kind that `q` belongs to; choices, statements and numbers stand for each other in a place of primary maths. */
const stratumOf = sql`CASE WHEN q.subject = 'MATH' AND q.grade_id ~ '^G[1-5]$' AND q.type IN ('MC1', 'TF1', 'FB8') THEN 'short' ELSE concat_ws('|', q.type, q.difficulty) END`;

/**
 * SQL: how many families one paper takes of a kind of maths, by the fullest of the system's formats: a kind is divided by
 * papers, since half of what a place asks for fills none.
 */
const places = sql`(
  SELECT grade_id, topic, form, max(wanted) AS wanted FROM (
    SELECT f.grade_id, r ->> 'topic' AS topic, k.form, sum((c ->> 'questions')::int) AS wanted
    FROM formats f, jsonb_array_elements(f.sections) s, jsonb_array_elements(s -> 'parts') p,
      jsonb_array_elements(p -> 'cells') c, jsonb_array_elements(f.rows) r,
      LATERAL (SELECT CASE WHEN f.grade_id ~ '^G[1-5]$' THEN c ->> 'level' END AS form
        UNION SELECT concat_ws('|', t, c ->> 'level') FROM jsonb_array_elements_text(p -> 'types') t
          WHERE f.grade_id !~ '^G[1-5]$') k
    WHERE f.scope = 'SYSTEM' AND f.subject = 'MATH' AND f.deleted_at IS NULL AND NOT p ? 'statements'
      AND r ->> 'id' = c ->> 'row' AND k.form IS NOT NULL
    GROUP BY f.id, 2, 3) one
  GROUP BY 1, 2, 3)`;

/**
 * Questions without a pool, at most `most`, with the pool of their family: the one that a member has; that of a test that
 * contains a member, PRACTICE before EXAM; of the rest so many that practice gets its share of the kind, rounded down,
 * counting those that tests hold. A kind has one subject, grade, type, skill and level, in maths one topic, in school
 * English one number of items, since a place of a test takes sets of some sizes only; the topics of international exams are
 * the parts of their formats, so a part is a kind, whatever types and levels it has. Where a kind has several types or
 * levels, each gives its part. An interrupted run decides the same when it goes on, as what it has decided is counted.
 */
export async function undecided(db: Db, most: number): Promise<{ id: string; pool: Pool }[]> {
  const { rows } = await sql<{ id: string; pool: Pool }>`
    WITH families AS (
      SELECT coalesce(q.family, q.id::text) AS family, min(q.pool) AS pool, bool_or(q.pool IS NULL) AS lacking,
        min(${practiceShare}) AS share, min(${stratumOf}) AS stratum,
        min(q.grade_id) AS grade_id, min(CASE WHEN q.subject = 'MATH' THEN q.topic_id END) AS topic, min(${formOfKind}) AS form,
        min(CASE WHEN g.is_international AND q.topic_id IS NOT NULL THEN concat_ws('|', q.subject, q.grade_id, q.topic_id)
          WHEN q.subject = 'MATH' THEN concat_ws('|', q.subject, q.grade_id, q.topic_id, ${formOfKind})
          ELSE concat_ws('|', q.subject, q.grade_id, q.type, q.skill, q.items, q.difficulty) END) AS kind,
        array_agg(q.id) AS ids
      FROM questions q LEFT JOIN grades g ON g.id = q.grade_id
      WHERE q.scope = 'SYSTEM' GROUP BY 1),
    held AS (
      SELECT coalesce(q.family, q.id::text) AS family, max(${poolOfTest('e')}) AS pool
      FROM exams e JOIN exam_questions h ON h.exam_id = e.id JOIN questions q ON q.id = h.question_id
      WHERE e.scope = 'SYSTEM' AND e.deleted_at IS NULL GROUP BY 1),
    spread AS (
      SELECT f.*, h.pool AS held, coalesce(nullif(p.wanted, 0), 1) AS wanted, count(*) OVER (PARTITION BY f.kind) AS among,
        -- How far a family stands in its stratum: the first ones of this order come from all strata, as many as each can give.
        row_number() OVER stratum * 1.0 / count(*) OVER (PARTITION BY f.kind, f.stratum, coalesce(f.pool, h.pool) IS NULL) AS place,
        count(*) FILTER (WHERE coalesce(f.pool, h.pool) = 'PRACTICE') OVER (PARTITION BY f.kind) AS practised
      FROM families f LEFT JOIN held h ON h.family = f.family
        LEFT JOIN ${places} p ON p.grade_id = f.grade_id AND p.topic = f.topic AND p.form = f.form
      WINDOW stratum AS (PARTITION BY f.kind, f.stratum, coalesce(f.pool, h.pool) IS NULL ORDER BY md5(f.family))),
    ranked AS (
      SELECT *, row_number() OVER (PARTITION BY kind, coalesce(pool, held) IS NULL ORDER BY place, md5(family)) AS open_rank
      FROM spread)
    SELECT q.id, coalesce(r.pool, r.held,
      CASE WHEN r.open_rank <= r.among / r.wanted * r.share / 120 * r.wanted - r.practised THEN 'PRACTICE' ELSE 'EXAM' END) AS pool
    FROM ranked r JOIN questions q ON q.id = ANY (r.ids) AND q.pool IS NULL
    WHERE r.lacking ORDER BY q.id LIMIT ${most}`.execute(db);
  return rows;
}

/** Whether any question lacks a pool. */
export async function someUndecided(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    SELECT EXISTS (SELECT FROM questions WHERE scope = 'SYSTEM' AND pool IS NULL) AS some`.execute(db);
  return rows[0]!.some;
}

export async function setPool(db: Db, ids: readonly string[], pool: Pool): Promise<void> {
  if (ids.length > 0)
    await sql`UPDATE questions SET pool = ${pool} WHERE id = ANY (${[...ids]}::uuid[]) AND pool IS NULL`.execute(db);
}

export async function poolsOfQuestions(db: Db, ids: readonly string[]): Promise<Map<string, Pool | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'pool'])
    .where('id', 'in', [...ids])
    .where('scope', '=', 'SYSTEM')
    .execute();
  return new Map(rows.map(({ id, pool }) => [id, pool as Pool | null]));
}
