/** SQL of an assignment as one learner meets it. The learner is part of every predicate. */
import type { AttemptMode, ReviewState } from '@vumon/domain';
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import { latestResult, learnersWithAttempts, somebodyWorks } from './counted.queries.ts';

export interface AssignmentForStudent {
  readonly ownerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly mode: AttemptMode;
  readonly attemptsAllowed: number | null;
  readonly counting: 'BEST' | 'LAST' | 'FIRST';
  readonly reviewOpen: ReviewState;
  readonly reviewAfter: ReviewState;
  readonly examVersionId: string;
  readonly title: string;
  /** Of the class or group it was given to; empty when to learners by name. */
  readonly className: string;
  /** Reaches the learner now, the class active and the assignment not cancelled. */
  readonly open: boolean;
  /** Reaches the learner, but the teacher has cancelled it. */
  readonly cancelled: boolean;
  /** The test opens only with an activation code that the learner has not used yet. */
  readonly lacksCode: boolean;
}

/** Undefined unless the assignment reaches the learner, or once did. */
export async function findAssignment(
  db: Db,
  assignmentId: string,
  studentId: string,
): Promise<AssignmentForStudent | undefined> {
  const { rows } = await sql<AssignmentForStudent>`
    ${prepared} SELECT a.owner_id AS "ownerId", a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.mode, a.attempts_allowed AS "attemptsAllowed", a.counting,
      a.review_open AS "reviewOpen", a.review_after AS "reviewAfter", a.exam_version_id AS "examVersionId", a.title,
      coalesce(g.name, c.name, ofp.name, '') AS "className", l.open, l.member AND a.cancelled_at IS NOT NULL AS cancelled, lacks_code(a.exam_id, l.student_id) AS "lacksCode"
    FROM assignment_learners l
    JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id
    LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id
    LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
    LEFT JOIN partners ofp ON ofp.id = a.partner_id
    WHERE l.assignment_id = ${assignmentId} AND l.student_id = ${studentId}`.execute(db);
  return rows[0];
}

/** Whether anyone is still working on the assignment, and once its window has ended the average of the counted marks. */
export async function assignmentProgress(
  db: Db,
  ownerId: string,
  assignmentId: string,
  now: Date,
): Promise<{ running: boolean; average: number | null }> {
  const { rows } = await sql<{ running: boolean; average: number | null }>`
    ${prepared} SELECT ${somebodyWorks} AS running,
      CASE WHEN a.ends_at <= ${now} THEN (SELECT round(avg(n.mark))::int FROM ${learnersWithAttempts} n) END AS average
    FROM assignments a WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId}`.execute(db);
  return rows[0]!;
}

/** The marks of a learner's scored attempts at an assignment by number. */
export async function marksAt(
  db: Db,
  ownerId: string,
  assignmentId: string,
  studentId: string,
): Promise<{ id: string; mark: number; provisional: boolean }[]> {
  const { rows } = await sql<{ id: string; mark: number; provisional: boolean }>`
    ${prepared} SELECT p.id, r.mark, r.needs_teacher AS provisional FROM attempts p ${latestResult}
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${assignmentId} AND p.student_id = ${studentId} AND r.mark IS NOT NULL
    ORDER BY p.number`.execute(db);
  return rows;
}
