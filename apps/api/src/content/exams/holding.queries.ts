/** Which tests hold a question of the bank, and the drafts that follow its new version. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';

export interface Reader {
  readonly userId: string;
  /** Reads unfinished tests of the system. */
  readonly withSystemDrafts: boolean;
}

/** The reader's own tests and those of the system: few beside the tests of all, so they are gathered first. */
const seenBy = ({ userId, withSystemDrafts }: Reader): RawBuilder<unknown> => sql`
  SELECT id, name, scope, status, owner_id, updated_at FROM exams WHERE scope = 'USER' AND owner_id = ${userId} AND deleted_at IS NULL
  UNION ALL
  SELECT id, name, scope, status, owner_id, updated_at FROM exams WHERE scope = 'SYSTEM' AND deleted_at IS NULL ${withSystemDrafts ? sql`` : sql`AND status = 'READY'`}`;

/** How many tests that the reader sees hold each of a page of questions; those without any are left out. */
export async function countHolding(
  db: Db,
  reader: Reader,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (questionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; tests: number }>`
    WITH seen AS MATERIALIZED (${seenBy(reader)})
    SELECT h.question_id AS id, count(*)::int AS tests FROM exam_questions h JOIN seen ON seen.id = h.exam_id
    WHERE h.question_id = ANY (${questionIds}::uuid[]) GROUP BY h.question_id`.execute(db);
  return new Map(rows.map(({ id, tests }) => [id, tests]));
}

export interface HoldingRow {
  readonly id: string;
  readonly name: string;
  readonly scope: 'SYSTEM' | 'USER';
  readonly status: 'DRAFT' | 'READY';
  readonly version: number;
  readonly total: number;
}

/** Unfinished ones first, then the latest. */
export async function listHolding(
  db: Db,
  reader: Reader,
  questionId: string,
  { page, size }: { page: number; size: number },
): Promise<HoldingRow[]> {
  const { rows } = await sql<HoldingRow>`
    WITH seen AS MATERIALIZED (${seenBy(reader)})
    SELECT seen.id, seen.name, seen.scope, seen.status, h.question_version AS version, count(*) OVER ()::int AS total
    FROM exam_questions h JOIN seen ON seen.id = h.exam_id WHERE h.question_id = ${questionId}
    ORDER BY seen.status, seen.updated_at DESC, seen.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return rows;
}

/**
 * Moves drafts of the question's author to its newest version. When the new version has another count of numbers the
 * draft is left as it is, because the question might no longer fit its part; the builder then offers the change.
 */
export async function moveDrafts(
  db: Db,
  question: { id: string; version: number; items: number; skill: string; difficulty: string },
  of: { scope: 'SYSTEM' } | { scope: 'USER'; ownerId: string },
): Promise<void> {
  await sql`
    UPDATE exam_questions h SET question_version = ${question.version}, skill = ${question.skill}, difficulty = ${question.difficulty}
    FROM exams e WHERE h.question_id = ${question.id} AND e.id = h.exam_id AND e.status = 'DRAFT' AND e.deleted_at IS NULL
      AND h.items = ${question.items} AND ${of.scope === 'SYSTEM' ? sql`e.scope = 'SYSTEM'` : sql`e.scope = 'USER' AND e.owner_id = ${of.ownerId}`}`.execute(
    db,
  );
}
