/** SQL of the tests that a learner can practise, and of their results. The learner is the owner of these attempts. */
import type { AttemptMode, OwnedSource, SectionSkill, Skill, Subject } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { testHoldsWords, type Db } from '#db';
import { latestResult } from '#exam/attempts';
import { poolOfTest } from '#content/exams';
import { heldBack } from '#content/keys';

export interface TestFilters {
  readonly search?: string | undefined;
  readonly subject?: Subject | undefined;
  readonly gradeId?: string[] | undefined;
  readonly seriesId?: string[] | undefined;
  readonly skill?: Skill[] | undefined;
  readonly examType?: number[] | undefined;
  readonly page: number;
  readonly size: number;
}

export interface OwnedFilters extends TestFilters {
  readonly source?: OwnedSource | undefined;
  readonly state?: 'NEW' | 'RUNNING' | 'DONE' | undefined;
}

export interface TestRow {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly examType: number;
  readonly isInternational: boolean;
  readonly subject: Subject;
  readonly gradeId: string;
  readonly seriesId: string | null;
  readonly minutes: number;
  readonly totalQuestions: number;
  readonly skills: SectionSkill[];
  readonly lacksCode: boolean;
  readonly sources: OwnedSource[] | null;
  readonly since: Date | null;
  readonly usesLeft: number | null;
  readonly unlimited: boolean | null;
  readonly attempts: number;
  readonly runningId: string | null;
  readonly lastId: string | null;
  readonly lastAt: Date | null;
  readonly lastMark: number | null;
  readonly best: number | null;
}

/** SQL: the learner's own attempts at a test, whatever the source of the test. */
const ownAttempts = (userId: string): RawBuilder<unknown> =>
  sql`p.owner_id = ${userId} AND p.target_id = e.id AND p.student_id = ${userId} AND p.origin IN ('PACKAGE', 'GIFT')`;

function conditions(filters: TestFilters): RawBuilder<unknown> {
  const { search, subject, gradeId, seriesId, skill, examType } = filters;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (search) all.push(testHoldsWords('e', search));
  if (subject) all.push(sql`e.subject = ${subject}`);
  if (gradeId?.length) all.push(sql`e.grade_id = ANY (${gradeId}::text[])`);
  if (seriesId?.length) all.push(sql`e.series_id = ANY (${seriesId}::text[])`);
  if (examType?.length) all.push(sql`e.exam_type = ANY (${examType}::int[])`);
  if (skill?.length)
    all.push(
      sql`(${sql.join(
        skill.map((one) => sql`e.sections @> ${JSON.stringify([{ skill: one }])}::jsonb`),
        sql` OR `,
      )})`,
    );
  return sql.join(all, sql` AND `);
}

/** The tests with these ids, in this order, with the learner's grants, attempts and marks. */
async function withProgress(db: Db, userId: string, ids: readonly string[], now: Date): Promise<TestRow[]> {
  const visibleMark = sql`CASE WHEN r.mark IS NOT NULL AND NOT ${heldBack(userId, sql`p.exam_version_id`, now)} THEN r.mark END`;
  const { rows } = await sql<TestRow>`
    SELECT e.id, e.name, e.name_en AS "nameEn", e.exam_type AS "examType", t.exam_group = 'INTERNATIONAL' AS "isInternational", e.subject,
      e.grade_id AS "gradeId", e.series_id AS "seriesId", e.minutes, e.total_questions AS "totalQuestions",
      ARRAY(SELECT DISTINCT s ->> 'skill' FROM jsonb_array_elements(e.sections) s ORDER BY 1) AS skills,
      lacks_code(e.id, ${userId}) AS "lacksCode", g.sources, g.since, g.uses_left AS "usesLeft", g.unlimited,
      own.attempts, own.running_id AS "runningId", own.best, last.id AS "lastId", last.at AS "lastAt", last.mark AS "lastMark"
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS page (id, place)
    JOIN exams e ON e.id = page.id
    JOIN exam_types t ON t.code = e.exam_type
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT x.source ORDER BY x.source) AS sources, min(x.granted_at) AS since, sum(x.uses_left)::int AS uses_left,
        bool_or(x.uses_total IS NULL) AS unlimited
      FROM exam_grants x WHERE x.user_id = ${userId} AND x.exam_id = e.id) g
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS attempts, min(p.id::text) FILTER (WHERE p.status = 'RUNNING') AS running_id,
        max(${visibleMark}) FILTER (WHERE p.question_ids IS NULL) AS best
      FROM attempts p ${latestResult} WHERE ${ownAttempts(userId)}) own
    LEFT JOIN LATERAL (
      SELECT p.id, p.submitted_at AS at, ${visibleMark} AS mark
      FROM attempts p ${latestResult}
      WHERE ${ownAttempts(userId)} AND p.status <> 'RUNNING' ORDER BY p.submitted_at DESC, p.id DESC LIMIT 1) last ON true
    ORDER BY page.place`.execute(db);
  return rows;
}

interface Found {
  readonly rows: TestRow[];
  readonly total: number;
}

/** One page of the tests `e` that `from` selects, with their number. */
async function pageOf(
  db: Db,
  userId: string,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { page, size }: TestFilters,
  now: Date,
): Promise<Found> {
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    SELECT e.id ${from} ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { rows: await withProgress(db, userId, ids, now), total: counted.rows[0]!.total };
}

/** Tests of the system that are ready and for practice, the newest first. */
export function listSystemTests(db: Db, userId: string, filters: TestFilters, now: Date): Promise<Found> {
  const from = sql`FROM exams e WHERE e.scope = 'SYSTEM' AND e.deleted_at IS NULL AND e.status = 'READY'
    AND ${poolOfTest('e')} = 'PRACTICE' AND ${conditions(filters)}`;
  return pageOf(db, userId, from, sql`e.updated_at DESC, e.id DESC`, filters, now);
}

const inState = (userId: string, state: NonNullable<OwnedFilters['state']>): RawBuilder<unknown> => {
  const some = (what: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT 1 FROM attempts p WHERE ${ownAttempts(userId)} AND ${what})`;
  if (state === 'NEW') return sql`NOT ${some(sql`true`)}`;
  const running = some(sql`p.status = 'RUNNING'`);
  return state === 'RUNNING' ? running : sql`NOT ${running} AND ${some(sql`true`)}`;
};

/** Tests that the learner has, also those that were deleted since: running ones first, then the newest. */
export function listOwnedTests(db: Db, userId: string, filters: OwnedFilters, now: Date): Promise<Found> {
  const { source = null, state } = filters;
  const from = sql`
    FROM (SELECT exam_id, max(granted_at) AS at FROM exam_grants
      WHERE user_id = ${userId} AND (${source}::text IS NULL OR source = ${source}) GROUP BY exam_id) g
    JOIN exams e ON e.id = g.exam_id
    WHERE ${conditions(filters)} ${state ? sql`AND ${inState(userId, state)}` : sql``}`;
  const order = sql`${inState(userId, 'RUNNING')} DESC, g.at DESC, e.name COLLATE vi_sort, e.id`;
  return pageOf(db, userId, from, order, filters, now);
}

export interface OwnedCounts {
  readonly owned: number;
  readonly giftGradeId: string | null;
  readonly giftReceivedAt: Date | null;
  readonly gift: number;
  readonly giftOpened: number;
}

export async function countOwned(db: Db, userId: string): Promise<OwnedCounts> {
  const { rows } = await sql<OwnedCounts>`
    SELECT u.gift_grade_id AS "giftGradeId", u.gift_received_at AS "giftReceivedAt", g.*
    FROM users u CROSS JOIN LATERAL (
      SELECT count(DISTINCT e.id)::int AS owned, count(DISTINCT e.id) FILTER (WHERE x.source = 'GIFT')::int AS gift,
        count(DISTINCT e.id) FILTER (WHERE x.source = 'GIFT' AND EXISTS (
          SELECT 1 FROM attempts p WHERE ${ownAttempts(userId)}))::int AS "giftOpened"
      FROM exam_grants x JOIN exams e ON e.id = x.exam_id WHERE x.user_id = u.id) g
    WHERE u.id = ${userId}`.execute(db);
  return rows[0]!;
}

export interface PracticeResultRow {
  readonly id: string;
  readonly name: string;
  readonly subject: Subject;
  readonly mode: AttemptMode;
  readonly partial: boolean;
  readonly submittedAt: Date;
  /** Null while it is withheld. */
  readonly mark: number | null;
}

export async function listResults(
  db: Db,
  userId: string,
  { page, size }: { readonly page: number; readonly size: number },
  now: Date,
): Promise<{ rows: PracticeResultRow[]; total: number }> {
  const from = sql`
    FROM attempts p ${latestResult}
    WHERE p.student_id = ${userId} AND p.owner_id = ${userId} AND r.mark IS NOT NULL
      AND p.origin IN ('PRACTICE', 'PACKAGE', 'GIFT', 'LINK')`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  // The page is chosen first, so that nothing is looked up for the results before it.
  const { rows } = await sql<PracticeResultRow>`
    SELECT p.id, v.content ->> 'name' AS name, v.content ->> 'subject' AS subject, p.mode, p.partial, p.submitted_at AS "submittedAt",
      CASE WHEN NOT ${heldBack(userId, sql`p.exam_version_id`, now)} THEN p.mark END AS mark
    FROM (SELECT p.id, p.exam_version_id, p.mode, p.question_ids IS NOT NULL AS partial, p.submitted_at, r.mark ${from}
      ORDER BY p.id DESC LIMIT ${size} OFFSET ${page * size}) p
    JOIN exam_versions v ON v.id = p.exam_version_id
    ORDER BY p.id DESC`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
