/** SQL of results: a row a revision, nothing is changed afterwards, the highest revision counts. */
import { sql } from 'kysely';
import { prepared, type Db } from '#db';
import { storedItems, type StoredItems } from './items.ts';
import type { Score } from './score-attempt.ts';

export interface NewResult extends Score {
  readonly ownerId: string;
  readonly attemptId: string;
}

/** Results by the engine alone. An attempt that was opened again after it had been scored gets its next revision. */
export async function insertResults(
  db: Db,
  results: readonly NewResult[],
  engineVersion: string,
  now: Date,
): Promise<void> {
  const stored = results.map(({ items }) => storedItems(items));
  await sql`
    INSERT INTO attempt_results (owner_id, attempt_id, revision, engine_version, points, max_points, mark, needs_teacher,
      item_states, item_points, cause, scored_at)
    SELECT i.owner_id, i.attempt_id,
      (SELECT coalesce(max(r.revision), 0) + 1 FROM attempt_results r WHERE r.owner_id = i.owner_id AND r.attempt_id = i.attempt_id),
      ${engineVersion}, i.points, i.max_points, i.mark, i.needs_teacher, i.states, i.item_points::int[], 'SCORED', ${now}
    FROM unnest(${results.map((one) => one.ownerId)}::uuid[], ${results.map((one) => one.attemptId)}::uuid[],
      ${results.map((one) => one.points)}::int[], ${results.map((one) => one.maxPoints)}::int[], ${results.map((one) => one.mark)}::int[],
      ${results.map((one) => one.needsTeacher)}::boolean[], ${stored.map((one) => one.itemStates)}::text[],
      ${stored.map(({ itemPoints }) => `{${itemPoints.join(',')}}`)}::text[])
      AS i (owner_id, attempt_id, points, max_points, mark, needs_teacher, states, item_points)`.execute(db);
}

export interface NewRevision extends NewResult {
  readonly engineVersion: string;
  readonly now: Date;
  readonly teacherId: string;
  readonly cause: 'LATE' | 'MARKED';
  readonly reason: string | null;
}

export async function insertRevision(db: Db, one: NewRevision): Promise<number> {
  const { itemStates, itemPoints } = storedItems(one.items);
  const { rows } = await sql<{ revision: number }>`
    INSERT INTO attempt_results (owner_id, attempt_id, revision, engine_version, points, max_points, mark, needs_teacher,
      item_states, item_points, scored_at, scored_by, cause, reason)
    SELECT ${one.ownerId}, ${one.attemptId}, max(revision) + 1, ${one.engineVersion}, ${one.points}, ${one.maxPoints}, ${one.mark},
      ${one.needsTeacher}, ${itemStates}, ${itemPoints}::int[], ${one.now}, ${one.teacherId}, ${one.cause}, ${one.reason}
    FROM attempt_results WHERE owner_id = ${one.ownerId} AND attempt_id = ${one.attemptId} RETURNING revision`.execute(
    db,
  );
  return rows[0]!.revision;
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
      item_states AS "itemStates", item_points AS "itemPoints"
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
