/** SQL of the attempts of one assigned test as lists. The owner is part of every predicate. */
import { sql } from 'kysely';
import { type Db, holdsWords } from '#db';
import { latestResult, markIsShown, type AttemptStatus } from '#exam/attempts';

export interface AttemptListRow {
  readonly attemptId: string;
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  readonly number: number;
  readonly status: AttemptStatus;
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
  readonly mark: number | null;
  readonly provisional: boolean;
}

export interface AttemptPage {
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/**
 * All attempts, the latest first; or each learner's attempt with the highest mark, whichever counts, the best learner
 * first.
 */
export async function listAttempts(
  db: Db,
  ownerId: string,
  assignmentId: string,
  { highest, search, page, size }: AttemptPage & { readonly highest: boolean },
): Promise<{ rows: AttemptListRow[]; total: number }> {
  const from = sql`FROM attempts p JOIN users u ON u.id = p.student_id
    LEFT JOIN managed_students s ON s.teacher_id = p.owner_id AND s.student_id = u.id ${latestResult}
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${assignmentId} AND ${highest ? sql`r.mark IS NOT NULL` : sql`true`}
      AND ${search ? sql`(${holdsWords('u.search', search)} OR lower(s.code) = lower(${search}))` : sql`true`}`;
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(${highest ? sql`DISTINCT p.student_id` : sql`*`})::int AS total ${from}`.execute(db);
  const columns = sql`p.id AS "attemptId", u.id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", s.code, p.number,
    p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt", r.mark, coalesce(r.needs_teacher, false) AS provisional`;
  const limit = sql`LIMIT ${size} OFFSET ${page * size}`;
  const byName = sql`"firstName" COLLATE vi_sort, "lastName" COLLATE vi_sort, "studentId"`;
  const { rows } = await (
    highest
      ? sql<AttemptListRow>`
          SELECT * FROM (SELECT DISTINCT ON (p.student_id) ${columns} ${from} ORDER BY p.student_id, r.mark DESC, p.number) best
          ORDER BY mark DESC, ${byName} ${limit}`
      : sql<AttemptListRow>`SELECT ${columns} ${from} ORDER BY coalesce(p.submitted_at, p.started_at) DESC, p.id ${limit}`
  ).execute(db);
  return { rows, total: counted[0]!.total };
}

/** False when learners were already notified after `before`. */
export async function markMailed(
  db: Db,
  ownerId: string,
  assignmentId: string,
  at: Date,
  before: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE assignments SET results_mailed_at = ${at}
    WHERE owner_id = ${ownerId} AND id = ${assignmentId} AND (results_mailed_at IS NULL OR results_mailed_at <= ${before})`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Learners with a final mark that the review policy lets them see now. */
export async function learnersToTell(
  db: Db,
  ownerId: string,
  assignmentId: string,
  now: Date,
): Promise<{ id: string; hasMail: boolean }[]> {
  const { rows } = await sql<{ id: string; hasMail: boolean }>`
    SELECT u.id, u.email IS NOT NULL AS "hasMail"
    FROM assignments a
    JOIN attempts p ON p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'SCORED'
    JOIN users u ON u.id = p.student_id AND u.deleted_at IS NULL ${latestResult}
    WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId} AND ${markIsShown(now)}
    GROUP BY u.id HAVING NOT bool_or(r.needs_teacher)`.execute(db);
  return rows;
}
