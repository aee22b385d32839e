/** SQL of the practice from which a learner's weak topics are computed. */
import type { Subject } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { latestResult } from '#exam/attempts';
import { heldBack } from '#content/keys';

export interface ScoredPractice {
  readonly id: string;
  readonly targetId: string;
  readonly examVersionId: string;
  readonly title: string;
  readonly subject: Subject;
  readonly itemStates: string;
  readonly itemPoints: number[];
  readonly itemMax: number[] | null;
}

/** Number of latest attempts that are read to find the latest tests. */
const mostRead = 40;

const scored = (userId: string, origins: readonly string[], only: readonly string[] | null) => sql`
  SELECT p.*, r.item_states, r.item_points, r.item_max
  FROM (SELECT * FROM attempts x
    WHERE x.student_id = ${userId} AND x.owner_id = ${userId} AND x.origin = ANY (${[...origins]}::text[])
      AND (${only === null ? null : [...only]}::uuid[] IS NULL OR x.target_id = ANY (${only === null ? [] : [...only]}::uuid[]))
    ORDER BY x.id DESC LIMIT ${mostRead}) p ${latestResult}`;

const columns = sql`p.id, p.target_id AS "targetId", p.exam_version_id AS "examVersionId", v.content ->> 'name' AS title,
  v.content ->> 'subject' AS subject, p.item_states AS "itemStates", p.item_points AS "itemPoints", p.item_max AS "itemMax"`;

/** The learner's own tests whose last attempt is scored and whose result is not withheld, the newest first. */
export async function latestOwnPractice(db: Db, userId: string, most: number, now: Date): Promise<ScoredPractice[]> {
  const { rows } = await sql<ScoredPractice>`
    SELECT ${columns}
    FROM (SELECT DISTINCT ON (target_id) * FROM (${scored(userId, ['PACKAGE', 'GIFT'], null)}) own
      ORDER BY target_id, status = 'RUNNING' DESC, started_at DESC, id DESC) p
    JOIN exam_versions v ON v.id = p.exam_version_id
    WHERE p.item_states IS NOT NULL AND NOT ${heldBack(userId, sql`p.exam_version_id`, now)}
    ORDER BY p.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The learner's practice of assigned tests. */
export async function practiceOfAssigned(
  db: Db,
  userId: string,
  assignmentIds: readonly string[],
): Promise<ScoredPractice[]> {
  if (assignmentIds.length === 0) return [];
  const { rows } = await sql<ScoredPractice>`
    SELECT ${columns} FROM (${scored(userId, ['PRACTICE'], assignmentIds)}) p
    JOIN exam_versions v ON v.id = p.exam_version_id WHERE p.item_states IS NOT NULL`.execute(db);
  return rows;
}
