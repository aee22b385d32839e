/** SQL of results: a row a revision, nothing is changed afterwards, the highest revision counts. */
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import { storedItems, type StoredItems } from './items.ts';
import type { Score } from './score-attempt.ts';

export interface NewResult extends Score {
  readonly ownerId: string;
  readonly attemptId: string;
}

/** Who caused a new revision and why; absent where the engine scored a hand-in. */
export interface Rescored {
  readonly teacherId: string;
  readonly cause: 'LATE' | 'MARKED' | 'REGRADED';
  readonly reason: string | null;
}

export interface ResultsOrigin {
  readonly engineVersion: string;
  readonly now: Date;
  readonly by?: Rescored | null;
}

export interface StoredResult {
  readonly ownerId: string;
  readonly attemptId: string;
  readonly revision: number;
  /** Whether a partner's learner made the attempt. */
  readonly ofPartner: boolean;
}

/**
 * The next result of each attempt, the first one that of handing in; the number of each. The attempt is scored with it and
 * has its mark (`attempts.latest_mark`), which averages over many tests read.
 */
export async function insertResults(
  db: Db,
  results: readonly NewResult[],
  { engineVersion, now, by = null }: ResultsOrigin,
): Promise<StoredResult[]> {
  const stored = results.map(({ items, regraded }) => storedItems(items, regraded));
  const array = (values: readonly number[] | null) => values && `{${values.join(',')}}`;
  const { rows } = await sql<StoredResult>`
    ${prepared} WITH i AS (
      SELECT * FROM unnest(${results.map((one) => one.ownerId)}::uuid[], ${results.map((one) => one.attemptId)}::uuid[],
        ${results.map((one) => one.points)}::int[], ${results.map((one) => one.maxPoints)}::int[], ${results.map((one) => one.mark)}::int[],
        ${results.map((one) => one.needsTeacher)}::boolean[], ${stored.map((one) => one.itemStates)}::text[],
        ${stored.map(({ itemPoints }) => array(itemPoints))}::text[], ${stored.map(({ itemMax }) => array(itemMax))}::text[])
        AS i (owner_id, attempt_id, points, max_points, mark, needs_teacher, states, item_points, item_max)
    ), marked AS (
      UPDATE attempts p SET status = 'SCORED', latest_mark = i.mark, latest_needs_teacher = i.needs_teacher
      FROM i WHERE p.owner_id = i.owner_id AND p.id = i.attempt_id
    )
    INSERT INTO attempt_results (owner_id, attempt_id, revision, engine_version, points, max_points, mark, needs_teacher,
      item_states, item_points, item_max, cause, reason, scored_at, scored_by)
    SELECT i.owner_id, i.attempt_id,
      (SELECT coalesce(max(r.revision), 0) + 1 FROM attempt_results r WHERE r.owner_id = i.owner_id AND r.attempt_id = i.attempt_id),
      ${engineVersion}, i.points, i.max_points, i.mark, i.needs_teacher, i.states, i.item_points::int[], i.item_max::int[],
      ${by?.cause ?? 'SCORED'}, ${by?.reason ?? null}, ${now}, ${by?.teacherId ?? null}::uuid
    FROM i RETURNING revision, owner_id AS "ownerId", attempt_id AS "attemptId",
      (SELECT p.origin = 'PARTNER' FROM attempts p WHERE p.owner_id = attempt_results.owner_id AND p.id = attempt_results.attempt_id) AS "ofPartner"`.execute(
    db,
  );
  return rows;
}

export interface ResultRow extends StoredItems {
  readonly revision: number;
  readonly points: number;
  readonly maxPoints: number;
  readonly mark: number;
  readonly needsTeacher: boolean;
}

export async function findLatestResult(db: Db, ownerId: string, attemptId: string): Promise<ResultRow | undefined> {
  const { rows } = await sql<ResultRow>`
    ${prepared} SELECT revision, points, max_points AS "maxPoints", mark, needs_teacher AS "needsTeacher",
      item_states AS "itemStates", item_points AS "itemPoints", item_max AS "itemMax"
    FROM attempt_results WHERE owner_id = ${ownerId} AND attempt_id = ${attemptId} ORDER BY revision DESC LIMIT 1`.execute(
    db,
  );
  return rows[0];
}

/** Whether the answers of an attempt are no longer kept. */
export async function answersAreErased(db: Db, ownerId: string, attemptId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM attempts WHERE owner_id = ${ownerId} AND id = ${attemptId} AND answers_erased_at IS NOT NULL`.execute(
    db,
  );
  return rows.length > 0;
}

/** The published test that the attempt holds: of one with drawn questions the learner's own draw. */
export async function versionTaken(db: Db, ownerId: string, attemptId: string): Promise<string> {
  const { exam_version_id } = await db
    .selectFrom('attempts')
    .select('exam_version_id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return exam_version_id;
}
