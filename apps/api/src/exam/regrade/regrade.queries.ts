/** SQL of regrading. The teacher is part of every predicate. */
import type { RegradeChange, RegradeScope } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { latestResult, markIsShown } from '#exam/attempts';
import { stepColumns, type StoredItems } from '#exam/scoring';

/** An assigned test, and which attempts a step reaches. */
export interface Reach {
  readonly ownerId: string;
  readonly examVersionId: string;
  readonly assignmentId: string;
  readonly scope: RegradeScope;
  readonly studentId: string | null;
}

const inReach = ({ ownerId, examVersionId, assignmentId, scope, studentId }: Reach) => sql`p.owner_id = ${ownerId}
  AND p.question_ids IS NULL AND p.answers_erased_at IS NULL AND ${
    scope === 'VERSION'
      ? sql`p.assignment_id IN (SELECT v.id FROM assignments v WHERE v.owner_id = ${ownerId} AND v.exam_version_id = ${examVersionId})`
      : sql`p.assignment_id = ${assignmentId}`
  } AND (${scope === 'STUDENT' ? studentId : null}::uuid IS NULL OR p.student_id = ${scope === 'STUDENT' ? studentId : null}::uuid)`;

export interface ReachedAttempt extends StoredItems {
  readonly attemptId: string;
  /** The version that was taken: for a test with parameters, the attempt's own draw. */
  readonly examVersionId: string;
  readonly assignmentId: string;
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
  readonly className: string;
  readonly points: number;
  readonly maxPoints: number;
  readonly mark: number;
  readonly needsTeacher: boolean;
  /** The learner may see the mark now. */
  readonly told: boolean;
}

/** Locks these attempts against scoring and marking until the transaction ends. */
export async function lockReached(db: Db, reach: Reach): Promise<void> {
  await sql`SELECT FROM attempts p WHERE ${inReach(reach)} AND p.status <> 'RUNNING' ORDER BY p.id FOR UPDATE`.execute(
    db,
  );
}

/** Scored attempts by the learner's name, at most `limit`. */
export async function reachedAttempts(db: Db, reach: Reach, now: Date, limit: number): Promise<ReachedAttempt[]> {
  const { rows } = await sql<ReachedAttempt>`
    SELECT p.id AS "attemptId", p.exam_version_id AS "examVersionId", p.assignment_id AS "assignmentId", p.student_id AS "studentId", u.last_name AS "lastName",
      u.first_name AS "firstName", s.code, coalesce(g.name, c.name, '') AS "className", r.points, r.max_points AS "maxPoints",
      r.mark, r.needs_teacher AS "needsTeacher", r.item_states AS "itemStates", r.item_points AS "itemPoints", r.item_max AS "itemMax",
      a.cancelled_at IS NULL AND a.mode = 'TEST' AND ${markIsShown(now)} AS told
    FROM attempts p
    JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
    JOIN users u ON u.id = p.student_id
    LEFT JOIN managed_students s ON s.teacher_id = p.owner_id AND s.student_id = u.id
    ${latestResult}
    WHERE ${inReach(reach)} AND p.status = 'SCORED' AND r.revision IS NOT NULL
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id, p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Number of attempts that a step for the assigned test, or for its version, reaches. */
export async function countReached(db: Db, reach: Omit<Reach, 'scope' | 'studentId'>) {
  const count = async (scope: RegradeScope) => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM attempts p WHERE ${inReach({ ...reach, scope, studentId: null })} AND p.status = 'SCORED'`.execute(
      db,
    );
    return rows[0]!.n;
  };
  const [ASSIGNMENT, VERSION] = await Promise.all([count('ASSIGNMENT'), count('VERSION')]);
  return { ASSIGNMENT, VERSION };
}

interface StepFacts {
  readonly id: string;
  readonly number: number;
  readonly question: string;
  readonly item: string;
  readonly change: RegradeChange;
  readonly assignmentId: string | null;
  readonly studentId: string | null;
  readonly raiseOnly: boolean;
  readonly reason: string;
  readonly raised: number;
  readonly lowered: number;
  readonly bankVersion: number | null;
  readonly by: string;
}

export interface StepRow extends StepFacts {
  readonly student: string | null;
  readonly madeAt: Date;
  readonly undoneAt: Date | null;
}

/** All steps of the owner at the version, newest first. */
export async function stepRows(db: Db, ownerId: string, examVersionId: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    SELECT g.id, g.number, ${stepColumns}, s.full_name AS student, g.reason, g.raised, g.lowered, g.bank_version AS "bankVersion",
      u.full_name AS by, g.made_at AS "madeAt", g.undone_at AS "undoneAt"
    FROM regrades g JOIN users u ON u.id = g.made_by LEFT JOIN users s ON s.id = g.student_id
    WHERE g.owner_id = ${ownerId} AND g.exam_version_id = ${examVersionId} ORDER BY g.number DESC`.execute(db);
  return rows;
}

export interface NewStep extends StepFacts {
  readonly now: Date;
}

export async function insertStep(db: Db, { ownerId, examVersionId, assignmentId }: Reach, one: NewStep): Promise<void> {
  await sql`
    INSERT INTO regrades (owner_id, id, exam_version_id, number, made_at_assignment, question_id, item, change, assignment_id, student_id,
      raise_only, reason, raised, lowered, bank_version, made_by, made_at)
    VALUES (${ownerId}, ${one.id}, ${examVersionId}, ${one.number}, ${assignmentId}, ${one.question}, ${one.item},
      ${JSON.stringify(one.change)}::jsonb, ${one.assignmentId}, ${one.studentId}, ${one.raiseOnly}, ${one.reason}, ${one.raised},
      ${one.lowered}, ${one.bankVersion}, ${one.by}, ${one.now})`.execute(db);
}

export async function markUndone(db: Db, ownerId: string, id: string, by: string, now: Date): Promise<void> {
  await sql`UPDATE regrades SET undone_at = ${now}, undone_by = ${by} WHERE owner_id = ${ownerId} AND id = ${id} AND undone_at IS NULL`.execute(
    db,
  );
}

/** The seed of the random ids of the version's test. */
export async function randomIdsSeedOf(db: Db, examVersionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ seed: string }>`
    SELECT e.random_ids_seed AS seed FROM exam_versions v JOIN exams e ON e.id = v.exam_id WHERE v.id = ${examVersionId}`.execute(
    db,
  );
  return rows[0]?.seed;
}
