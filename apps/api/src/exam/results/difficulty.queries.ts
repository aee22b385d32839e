/** SQL of the difficulty of questions, measured with tests that have ended. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { latestResult, somebodyWorks } from '#exam/attempts';

export interface ToMeasure {
  readonly ownerId: string;
  readonly id: string;
  readonly examVersionId: string;
}

/** Tests that have ended since they were last measured, locked; rows that another process has locked are skipped. */
export async function takeEnded(db: Db, now: Date, most: number): Promise<ToMeasure[]> {
  const { rows } = await sql<ToMeasure>`
    SELECT a.owner_id AS "ownerId", a.id, a.exam_version_id AS "examVersionId" FROM assignments a
    WHERE a.measured_at IS NULL AND a.mode = 'TEST' AND a.ends_at <= ${now} AND NOT ${somebodyWorks}
      AND NOT EXISTS (SELECT 1 FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'SUBMITTED')
    ORDER BY a.ends_at LIMIT ${most} FOR UPDATE OF a SKIP LOCKED`.execute(db);
  return rows;
}

export async function markMeasured(db: Db, { ownerId, id }: ToMeasure, now: Date): Promise<void> {
  await sql`UPDATE assignments SET measured_at = ${now} WHERE owner_id = ${ownerId} AND id = ${id}`.execute(db);
}

export interface ItemTotal {
  /** Position of the item on the paper, from 1. */
  readonly at: number;
  readonly answers: number;
  readonly points: number;
  /** Sum of the item's maximum points if regrades have changed them; null otherwise. */
  readonly most: number | null;
}

/** Totals by item of the learners' first attempts; items that wait for a teacher or are void are left out. */
export async function totalsByItem(db: Db, { ownerId, id }: ToMeasure): Promise<ItemTotal[]> {
  const { rows } = await sql<ItemTotal>`
    SELECT i.at::int AS at, count(*)::int AS answers, sum(i.points)::int AS points, sum(r.item_max[i.at])::int AS most
    FROM attempts p ${latestResult}
    CROSS JOIN LATERAL unnest(r.item_points) WITH ORDINALITY AS i (points, at)
    WHERE p.owner_id = ${ownerId} AND p.assignment_id = ${id} AND p.number = 1 AND p.status = 'SCORED'
      AND substr(r.item_states, i.at::int, 1) IN ('R', 'P', 'W', 'B')
    GROUP BY i.at`.execute(db);
  return rows;
}

export interface QuestionTotal {
  readonly question: string;
  readonly answers: number;
  readonly points: number;
  readonly most: number;
}

/** Adds to the stored sums; questions that were removed since are skipped. */
export async function addTotals(db: Db, totals: readonly QuestionTotal[], now: Date): Promise<void> {
  await sql`
    INSERT INTO question_difficulty AS d (question_id, answers, points, most, measured_at)
    SELECT n.question, n.answers, n.points, n.most, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(totals)}::jsonb) AS n (question uuid, answers int, points bigint, most bigint)
    JOIN questions q ON q.id = n.question
    ORDER BY n.question
    ON CONFLICT (question_id) DO UPDATE SET answers = d.answers + excluded.answers, points = d.points + excluded.points,
      most = d.most + excluded.most, measured_at = excluded.measured_at`.execute(db);
}
