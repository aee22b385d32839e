/** SQL of regrades as scoring needs them. Who makes and undoes them is the module `regrade`. */
import type { RegradeChange, RegradeStep } from '@vumon/domain';
import { sql } from 'kysely';
import { prepared, type Db } from '#db';

export const stepColumns = sql.raw(
  `g.question_id AS question, g.item, g.change, g.assignment_id AS "assignmentId", g.student_id AS "studentId", g.raise_only AS "raiseOnly"`,
);

interface StepRow extends Omit<RegradeStep, 'change'> {
  readonly change: RegradeChange;
}

/** The steps in force for an assigned test, or for its version where `assignmentId` is null, in their order. */
export async function stepsInForce(
  db: Db,
  ownerId: string,
  { examVersionId, assignmentId }: { examVersionId: string; assignmentId: string | null },
): Promise<RegradeStep[]> {
  const { rows } = await sql<StepRow>`
    SELECT ${stepColumns} FROM regrades g
    WHERE g.owner_id = ${ownerId} AND g.exam_version_id = version_drawn_from(${examVersionId}) AND g.undone_at IS NULL
      AND (${assignmentId}::uuid IS NULL OR g.assignment_id IS NULL OR g.assignment_id = ${assignmentId}::uuid)
    ORDER BY g.number`.execute(db);
  return rows;
}

/** The steps in force for each of these attempts. */
export async function stepsOfAttempts(
  db: Db,
  keys: readonly { readonly ownerId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, RegradeStep[]>> {
  const { rows } = await sql<StepRow & { attemptId: string }>`
    ${prepared} SELECT p.id AS "attemptId", ${stepColumns}
    FROM unnest(${keys.map(({ ownerId }) => ownerId)}::uuid[], ${keys.map(({ id }) => id)}::uuid[]) AS i (owner_id, id)
    JOIN attempts p ON p.owner_id = i.owner_id AND p.id = i.id AND p.assignment_id IS NOT NULL AND p.question_ids IS NULL
    JOIN exam_versions v ON v.id = p.exam_version_id
    JOIN regrades g ON g.owner_id = p.owner_id AND g.exam_version_id = coalesce(v.drawn_from, v.id) AND g.undone_at IS NULL
      AND (g.assignment_id IS NULL OR g.assignment_id = p.assignment_id) AND (g.student_id IS NULL OR g.student_id = p.student_id)
    ORDER BY p.id, g.number`.execute(db);
  return Map.groupBy(rows, ({ attemptId }) => attemptId);
}

const lockName = (owner: string, version: string) => `regrade:${owner}:${version}`;

/** Nobody else regrades the version, and no worker scores an attempt at it, until the transaction ends. */
export async function lockRegrading(db: Db, ownerId: string, examVersionId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lockName(ownerId, examVersionId)}, 0))`.execute(db);
}

/** The attempts that are not being regraded right now: scoring these takes every step into account. */
export async function withoutRegrading<Attempt extends { readonly ownerId: string; readonly examVersionId: string }>(
  db: Db,
  attempts: readonly Attempt[],
): Promise<Attempt[]> {
  const names = [...new Set(attempts.map(({ ownerId, examVersionId }) => `${ownerId}:${examVersionId}`))];
  // All draws of a version are regraded together, under the name of that version.
  const { rows } = await sql<{ name: string; free: boolean }>`
    ${prepared} SELECT name, pg_try_advisory_xact_lock_shared(hashtextextended(
      'regrade:' || split_part(name, ':', 1) || ':' || version_drawn_from(split_part(name, ':', 2)::uuid), 0)) AS free
    FROM unnest(${names}::text[]) AS n (name)`.execute(db);
  const free = new Set(rows.flatMap((row) => (row.free ? [row.name] : [])));
  return attempts.filter(({ ownerId, examVersionId }) => free.has(`${ownerId}:${examVersionId}`));
}
