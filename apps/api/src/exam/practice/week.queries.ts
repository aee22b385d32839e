/** SQL of a learner's own week. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { logOf } from '#exam/attempts';

/**
 * Questions that the learner answered between each moment and the next; one that was answered twice on a day counts once.
 * Attempts of the last days are found by the index of their learner.
 */
export async function answeredByDay(db: Db, studentId: string, bounds: readonly Date[]): Promise<number[]> {
  const first = bounds[0]!;
  const { rows } = await sql<{ day: number; answered: number }>`
    SELECT day, count(*)::int AS answered FROM (
      SELECT DISTINCT width_bucket(e.received_at, ${[...bounds]}::timestamptz[]) AS day, e.attempt_id, e.question
      FROM attempts p JOIN attempt_answers e ON ${logOf}
      WHERE p.student_id = ${studentId} AND p.deadline_at >= ${first} AND p.origin <> 'SAMPLE'
        AND e.disposition IN ('A', 'S') AND e.received_at >= ${first} AND e.received_at < ${bounds.at(-1)!}) x
    GROUP BY day`.execute(db);
  return bounds.slice(0, -1).map((_, at) => rows.find(({ day }) => day === at + 1)?.answered ?? 0);
}
