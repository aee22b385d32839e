/** SQL of published tests with drawn questions. */
import { sql } from 'kysely';
import type { Db } from '#db';

/** Whether the question differs between the draws of the version, so that learners have different keys. */
export async function isDrawn(db: Db, examVersionId: string, questionId: string): Promise<boolean> {
  const own = sql`jsonb_path_query_first(x.content, '$.sections[*].parts[*].questions[*] ? (@.id == $id).content', ${JSON.stringify({ id: questionId })}::jsonb)`;
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT ${own})::int AS n FROM exam_versions x
    WHERE (x.id = ${examVersionId} OR x.drawn_from = ${examVersionId})
      AND EXISTS (SELECT 1 FROM exam_versions v WHERE v.id = ${examVersionId} AND v.draws > 1)`.execute(db);
  return rows[0]!.n > 1;
}
