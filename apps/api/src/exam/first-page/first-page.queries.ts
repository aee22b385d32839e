/** SQL of first pages: the owner is part of every predicate, except where a code or the job finds the row. */
import { sql } from 'kysely';
import { poolOfTest } from '#content/exams';
import type { Db } from '#db';

export interface FirstPageRow {
  readonly assignmentId: string | null;
  readonly seatId: string | null;
  readonly pupilIds: string[];
  readonly code: string | null;
  readonly codeExpiresAt: Date | null;
  readonly seatedAt: Date | null;
  readonly putAway: number;
  readonly putAwayAt: Date | null;
  readonly begunAt: Date | null;
  readonly closedAt: Date | null;
}

const columns =
  sql.raw(`assignment_id AS "assignmentId", seat_id AS "seatId", pupil_ids AS "pupilIds", code, code_expires_at AS "codeExpiresAt",
  seated_at AS "seatedAt", put_away AS "putAway", put_away_at AS "putAwayAt", begun_at AS "begunAt", closed_at AS "closedAt"`);

export async function findOptional(db: Db, ownerId: string): Promise<FirstPageRow | undefined> {
  const { rows } = await sql<FirstPageRow>`SELECT ${columns} FROM first_pages WHERE owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** The teacher's row, made if there is none, and locked until the transaction ends. */
export async function lockOwn(db: Db, ownerId: string): Promise<FirstPageRow> {
  await sql`INSERT INTO first_pages (owner_id) VALUES (${ownerId}) ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<FirstPageRow>`
    SELECT ${columns} FROM first_pages WHERE owner_id = ${ownerId} FOR UPDATE`.execute(db);
  return rows[0]!;
}

const middleGrade = 6;

export interface ReadyTest {
  readonly examId: string;
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
}

/**
 * One of the gift's tests, because learners may practise these, keys can score them, and they need neither sound nor a
 * microphone: of the teacher's own subject if there is one, of the nearest grade, and the shortest of these. Where no class
 * tells the grade, one of the middle is the nearest to primary and to upper secondary school.
 */
export async function findReadyTest(db: Db, ownerId: string): Promise<ReadyTest | undefined> {
  const { rows } = await sql<ReadyTest>`
    SELECT e.id AS "examId", e.name AS title, e.total_questions AS questions, e.minutes
    FROM gift_exams x JOIN exams e ON e.id = x.exam_id
    WHERE e.deleted_at IS NULL AND e.status = 'READY' AND NOT e.needs_code AND ${poolOfTest('e')} = 'PRACTICE'
      AND NOT EXISTS (SELECT FROM exam_questions m JOIN questions q ON q.id = m.question_id
        WHERE m.exam_id = e.id AND q.skill IN ('LI', 'SP', 'WR'))
    ORDER BY e.subject IS DISTINCT FROM (SELECT u.subject FROM users u WHERE u.id = ${ownerId}),
      abs(substr(x.grade_id, 2)::int - coalesce((
        SELECT substr(c.grade_id, 2)::int FROM classes c
        WHERE c.owner_id = ${ownerId} AND c.deleted_at IS NULL AND c.grade_id ~ '^G[0-9]{1,2}$'
        GROUP BY c.grade_id ORDER BY count(*) DESC, c.grade_id LIMIT 1), ${middleGrade})),
      e.total_questions, e.minutes, e.id
    LIMIT 1`.execute(db);
  return rows[0];
}

export interface GivenRow {
  readonly title: string;
  readonly questions: number;
  readonly minutes: number;
  readonly examVersionId: string;
  readonly createdAt: Date;
  readonly endsAt: Date;
}

export async function findGiven(db: Db, ownerId: string, assignmentId: string): Promise<GivenRow> {
  const { rows } = await sql<GivenRow>`
    SELECT title, question_count AS questions, minutes, exam_version_id AS "examVersionId", created_at AS "createdAt", ends_at AS "endsAt"
    FROM assignments WHERE owner_id = ${ownerId} AND id = ${assignmentId}`.execute(db);
  return rows[0]!;
}

/** A new code replaces the one before. */
export interface Code {
  readonly code: string;
  readonly expiresAt: Date;
}

export async function begin(
  db: Db,
  ownerId: string,
  one: {
    readonly assignmentId: string;
    readonly seatId: string;
    readonly pupilIds: readonly string[];
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    UPDATE first_pages SET assignment_id = ${one.assignmentId}, seat_id = ${one.seatId}, pupil_ids = ${[...one.pupilIds]}::uuid[],
      begun_at = coalesce(begun_at, ${one.at}), seated_at = NULL
    WHERE owner_id = ${ownerId}`.execute(db);
}

export async function setCode(db: Db, ownerId: string, { code, expiresAt }: Code): Promise<void> {
  await sql`UPDATE first_pages SET code = ${code}, code_expires_at = ${expiresAt} WHERE owner_id = ${ownerId}`.execute(
    db,
  );
}

export async function storePutAway(db: Db, ownerId: string, times: number, at: Date): Promise<void> {
  await sql`UPDATE first_pages SET put_away = ${times}, put_away_at = ${at} WHERE owner_id = ${ownerId}`.execute(db);
}

/** Uses the code up: of two who type it at once, one gets the seat. */
export async function takeCode(
  db: Db,
  code: string,
  now: Date,
): Promise<{ readonly assignmentId: string; readonly seatId: string } | undefined> {
  const { rows } = await sql<{ assignmentId: string; seatId: string }>`
    UPDATE first_pages SET code = NULL, code_expires_at = NULL, seated_at = ${now}
    WHERE code = ${code} AND code_expires_at > ${now} AND closed_at IS NULL AND seat_id IS NOT NULL
    RETURNING assignment_id AS "assignmentId", seat_id AS "seatId"`.execute(db);
  return rows[0];
}

export async function lockBegunBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ readonly ownerId: string; readonly assignmentId: string; readonly accounts: string[] }[]> {
  const { rows } = await sql<{ ownerId: string; assignmentId: string; accounts: string[] }>`
    SELECT owner_id AS "ownerId", assignment_id AS "assignmentId", pupil_ids || seat_id AS accounts FROM first_pages
    WHERE closed_at IS NULL AND begun_at < ${before} ORDER BY begun_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(
    db,
  );
  return rows;
}

export async function close(db: Db, ownerId: string, at: Date): Promise<void> {
  await sql`UPDATE first_pages SET closed_at = ${at}, code = NULL, code_expires_at = NULL WHERE owner_id = ${ownerId}`.execute(
    db,
  );
}

export async function nameOf(db: Db, userId: string): Promise<string> {
  const { full_name } = await db
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return full_name;
}
