/** SQL of a learner's own week. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { logOf } from '#exam/attempts';

export interface DayAnswer {
  /** Its place among the days, from 1. */
  readonly day: number;
  readonly examVersionId: string;
  readonly position: number;
  readonly answer: unknown;
}

/**
 * What the learner answered between each moment and the next: of each question the last answer of the day. Attempts of the
 * last days are found by the index of their learner.
 */
export async function answersByDay(db: Db, studentId: string, bounds: readonly Date[]): Promise<DayAnswer[]> {
  const first = bounds[0]!;
  const { rows } = await sql<DayAnswer>`
    SELECT DISTINCT ON (day, e.attempt_id, e.question) width_bucket(e.received_at, ${[...bounds]}::timestamptz[]) AS day,
      p.exam_version_id AS "examVersionId", e.question AS position, e.answer
    FROM attempts p JOIN attempt_answers e ON ${logOf}
    WHERE p.student_id = ${studentId} AND p.deadline_at >= ${first} AND p.origin <> 'SAMPLE'
      AND e.disposition IN ('A', 'S') AND e.received_at >= ${first} AND e.received_at < ${bounds.at(-1)!}
    ORDER BY day, e.attempt_id, e.question, e.entry DESC`.execute(db);
  return rows;
}
