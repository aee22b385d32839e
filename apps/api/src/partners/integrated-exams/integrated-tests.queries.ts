/** SQL of integrated exams. */
import type { IntegratedReturn, IntegratedState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, holdsWords } from '#db';
import type { SubjectNames } from '#people/user-administration';
import { latestResult, learnersWithAttempts } from '#exam/attempts';

export interface IntegratedRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly state: IntegratedState;
  readonly partnerId: string;
  readonly partnerSlug: string;
  readonly partnerName: string;
  readonly partnerLogo: string | null;
  readonly partnerActive: boolean;
  readonly gradeId: string;
  readonly seriesId: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly examId: string;
  readonly examName: string;
  readonly questions: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly attemptsAllowed: number;
  readonly returns: IntegratedReturn;
  readonly signIn: boolean;
  readonly assignmentId: string | null;
  readonly unpublishedReason: string | null;
  readonly createdAt: Date;
}

export interface ListedRow extends IntegratedRow {
  readonly learners: number;
  readonly running: number;
  readonly submitted: number;
  readonly average: number | null;
}

/** The window is the assignment's once there is one: it may have been moved. */
const columns = sql`i.id, i.slug, i.title, i.state, i.partner_id AS "partnerId", p.slug AS "partnerSlug", p.name AS "partnerName",
  p.logo_media AS "partnerLogo", p.status = 'ACTIVE' AS "partnerActive", i.grade_id AS "gradeId", i.series_id AS "seriesId",
  i.owner_id AS "ownerId", o.full_name AS "ownerName", i.exam_id AS "examId", e.name AS "examName",
  coalesce(a.question_count, e.total_questions) AS questions, coalesce(a.starts_at, i.starts_at) AS "startsAt",
  coalesce(a.ends_at, i.ends_at) AS "endsAt", i.minutes, i.attempts_allowed AS "attemptsAllowed", i.returns, i.sign_in AS "signIn",
  i.assignment_id AS "assignmentId", i.unpublished_reason AS "unpublishedReason", i.created_at AS "createdAt"`;

const joined = sql`integrated_tests i JOIN partners p ON p.id = i.partner_id JOIN users o ON o.id = i.owner_id JOIN exams e ON e.id = i.exam_id
  LEFT JOIN assignments a ON a.owner_id = i.owner_id AND a.id = i.assignment_id`;

const counts = sql`coalesce(n.running, 0) AS running, coalesce(n.submitted, 0) AS submitted, n.average,
  (SELECT count(*)::int FROM assignment_students s WHERE s.owner_id = i.owner_id AND s.assignment_id = i.assignment_id) AS learners`;
const counted = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.running)::int AS running, count(*) FILTER (WHERE x.submitted)::int AS submitted, round(avg(x.mark))::int AS average
    FROM ${learnersWithAttempts} x) n ON a.id IS NOT NULL`;

export interface IntegratedPage {
  readonly search?: string | undefined;
  readonly state?: readonly IntegratedState[] | undefined;
  readonly partnerId?: string | undefined;
  readonly gradeId?: string | undefined;
  readonly sort: 'created' | 'title' | 'starts' | 'ends' | 'partner';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const orders: Readonly<Record<IntegratedPage['sort'], RawBuilder<unknown>>> = {
  created: sql`i.created_at`,
  title: sql`i.title COLLATE vi_sort`,
  starts: sql`coalesce(a.starts_at, i.starts_at)`,
  ends: sql`coalesce(a.ends_at, i.ends_at)`,
  partner: sql`p.name COLLATE vi_sort`,
};

/** As the state counts at `now`: published ones whose window is over have ended. */
const stateAt = (now: Date) =>
  sql`CASE WHEN i.state = 'PUBLISHED' AND coalesce(a.ends_at, i.ends_at) <= ${now} THEN 'ENDED' ELSE i.state END`;

/** `ownerId` null: everybody's. */
export async function listIntegrated(
  db: Db,
  ownerId: string | null,
  page: IntegratedPage,
  now: Date,
): Promise<{ rows: ListedRow[]; total: number }> {
  const where = sql`WHERE ${ownerId === null ? sql`true` : sql`i.owner_id = ${ownerId}`}
    AND ${page.search ? holdsWords('i.search', page.search) : sql`true`}
    AND ${page.state ? sql`${stateAt(now)} = ANY (${[...page.state]}::text[])` : sql`true`}
    AND ${page.partnerId ? sql`i.partner_id = ${page.partnerId}` : sql`true`}
    AND ${page.gradeId ? sql`i.grade_id = ${page.gradeId}` : sql`true`}`;
  const { rows: all } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${joined} ${where}`.execute(db);
  const way = sql.raw(page.direction === 'desc' ? 'DESC' : 'ASC');
  const { rows } = await sql<ListedRow>`
    WITH page AS (
      SELECT i.id, row_number() OVER (ORDER BY ${orders[page.sort]} ${way}, i.id ${way}) AS place FROM ${joined} ${where}
      ORDER BY place LIMIT ${page.size} OFFSET ${page.page * page.size})
    SELECT ${columns}, ${counts} FROM page JOIN ${joined} ON i.id = page.id ${counted} ORDER BY page.place`.execute(db);
  return { rows, total: all[0]!.total };
}

export async function findOptionalIntegrated(
  db: Db,
  by: { readonly id: string } | { readonly slug: string },
): Promise<ListedRow | undefined> {
  const { rows } = await sql<ListedRow>`
    SELECT ${columns}, ${counts} FROM ${joined} ${counted}
    WHERE ${'id' in by ? sql`i.id = ${by.id}` : sql`i.slug = ${by.slug}`}`.execute(db);
  return rows[0];
}

/** The published exam at an address, or one that was; without its counts. Undefined for drafts and unknown addresses. */
export async function findOptionalAtAddress(
  db: Db,
  partnerSlug: string,
  slug: string,
): Promise<IntegratedRow | undefined> {
  const { rows } = await sql<IntegratedRow>`
    SELECT ${columns} FROM ${joined} WHERE p.slug = ${partnerSlug} AND i.slug = ${slug} AND i.assignment_id IS NOT NULL`.execute(
    db,
  );
  return rows[0];
}

/** Locks it until the transaction ends; false when there is none. */
export async function lockIntegrated(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('integrated_tests').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export interface IntegratedFacts {
  readonly title: string;
  readonly partnerId: string;
  readonly gradeId: string;
  readonly seriesId: string;
  readonly examId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  readonly attemptsAllowed: number;
  readonly returns: IntegratedReturn;
  readonly signIn: boolean;
}

const factColumns = (facts: IntegratedFacts) => ({
  title: facts.title,
  partner_id: facts.partnerId,
  grade_id: facts.gradeId,
  series_id: facts.seriesId,
  exam_id: facts.examId,
  starts_at: facts.startsAt,
  ends_at: facts.endsAt,
  minutes: facts.minutes,
  attempts_allowed: facts.attemptsAllowed,
  returns: facts.returns,
  sign_in: facts.signIn,
});

/** False when another one has the slug. */
export async function insertIntegrated(
  db: Db,
  one: { readonly id: string; readonly slug: string; readonly ownerId: string; readonly at: Date },
  facts: IntegratedFacts,
): Promise<boolean> {
  const row = await db
    .insertInto('integrated_tests')
    .values({
      id: one.id,
      slug: one.slug,
      owner_id: one.ownerId,
      state: 'DRAFT',
      created_at: one.at,
      updated_at: one.at,
      ...factColumns(facts),
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateFacts(db: Db, id: string, facts: IntegratedFacts, at: Date): Promise<void> {
  await db
    .updateTable('integrated_tests')
    .set({ ...factColumns(facts), updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function updateState(
  db: Db,
  id: string,
  change: {
    readonly state: IntegratedState;
    readonly assignmentId?: string;
    readonly unpublishedBy?: string | null;
    readonly unpublishedReason?: string | null;
  },
  at: Date,
): Promise<void> {
  await db
    .updateTable('integrated_tests')
    .set({
      state: change.state,
      updated_at: at,
      ...(change.assignmentId !== undefined && { assignment_id: change.assignmentId }),
      ...(change.unpublishedBy !== undefined && { unpublished_by: change.unpublishedBy }),
      ...(change.unpublishedReason !== undefined && { unpublished_reason: change.unpublishedReason }),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteIntegrated(db: Db, id: string): Promise<void> {
  await db.deleteFrom('integrated_tests').where('id', '=', id).where('state', '=', 'DRAFT').execute();
}

/** Serialises one teacher's requests that make integrated exams, and counts those that are not over. */
export async function countOpen(db: Db, ownerId: string, now: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`integrated tests:${ownerId}`}, 0))`.execute(db);
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM integrated_tests i LEFT JOIN assignments a ON a.owner_id = i.owner_id AND a.id = i.assignment_id
    WHERE i.owner_id = ${ownerId} AND ${stateAt(now)} IN ('DRAFT', 'PUBLISHED')`.execute(db);
  return rows[0]!.open;
}

/** Whether the series exists and is of the grade. */
export async function isSeriesOfGrade(db: Db, seriesId: string, gradeId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM series WHERE id = ${seriesId} AND grade_id = ${gradeId}`.execute(db);
  return rows.length > 0;
}

/** Whether the test is of this grade, and of this series or of none. */
export async function isOfGradeAndSeries(
  db: Db,
  { examId, gradeId, seriesId }: Pick<IntegratedFacts, 'examId' | 'gradeId' | 'seriesId'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM exams WHERE id = ${examId} AND deleted_at IS NULL AND grade_id = ${gradeId} AND (series_id IS NULL OR series_id = ${seriesId})`.execute(
    db,
  );
  return rows.length > 0;
}

export interface AttemptListRow {
  readonly id: string;
  readonly number: number;
  readonly learner: string;
  readonly learnerId: string | null;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly mark: number | null;
  readonly provisional: boolean;
}

export async function listIntegratedAttempts(
  db: Db,
  {
    ownerId,
    assignmentId,
    partnerId,
  }: Pick<IntegratedRow, 'ownerId' | 'partnerId'> & { readonly assignmentId: string },
  { search, page, size }: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ rows: AttemptListRow[]; total: number }> {
  const from = sql`FROM attempts p JOIN users u ON u.id = p.student_id
    LEFT JOIN LATERAL (SELECT min(x.learner_id) AS learner_id FROM partner_learners x WHERE x.user_id = u.id AND x.partner_id = ${partnerId}) l ON true
    ${latestResult}
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${assignmentId}
      AND ${search ? sql`(${holdsWords('u.search', search)} OR l.learner_id = ${search})` : sql`true`}`;
  const { rows: all } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<AttemptListRow>`
    SELECT p.id, p.number, u.full_name AS learner, l.learner_id AS "learnerId", p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt",
      r.mark, coalesce(r.needs_teacher, false) AS provisional
    ${from} ORDER BY coalesce(p.submitted_at, p.started_at) DESC, p.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: all[0]!.total };
}

export const namesOfIntegratedTests: SubjectNames = {
  'integrated-test': (ids) =>
    sql`SELECT i.id, i.title, p.name, NULL FROM integrated_tests i JOIN partners p ON p.id = i.partner_id WHERE i.id = ANY (${ids}::uuid[])`,
};
