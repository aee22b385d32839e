/** SQL of bulk changes: finding and locking questions, changing them in one statement, and listing deleted ones. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import {
  conditions,
  questionColumns,
  questionsInOrder,
  type BankReader,
  type QuestionFilter,
  type QuestionRow,
} from './question-list.queries.ts';
import { searchPatterns, searchTextFrom } from './search-text.ts';

export type ChangeableRow = QuestionRow & { readonly deletedAt: Date | null };

/** Questions by id, deleted or not, locked in the order of their ids so that two requests never wait for each other. */
export async function lockQuestions(db: Db, ids: readonly string[]): Promise<ChangeableRow[]> {
  const { rows } = await sql<ChangeableRow>`
    SELECT ${questionColumns}, q.deleted_at AS "deletedAt" FROM questions q LEFT JOIN users u ON u.id = q.owner_id
    WHERE q.id = ANY (${ids}::uuid[]) ORDER BY q.id FOR UPDATE OF q`.execute(db);
  return rows;
}

export async function setDeleted(db: Db, ids: readonly string[], at: Date | null): Promise<void> {
  await sql`UPDATE questions SET deleted_at = ${at} WHERE id = ANY (${ids}::uuid[])`.execute(db);
}

export async function setPrivacy(db: Db, ids: readonly string[], privacy: string): Promise<void> {
  await sql`UPDATE questions SET privacy = ${privacy} WHERE id = ANY (${ids}::uuid[])`.execute(db);
}

export interface FactChanges {
  readonly addLabels: readonly string[];
  readonly removeLabels: readonly string[];
  /** Undefined leaves the value unchanged. */
  readonly gradeId?: string | null | undefined;
  readonly skill?: string | undefined;
  readonly topicId?: string | null | undefined;
  readonly difficulty?: string | undefined;
  readonly cefr?: string | undefined;
}

/** Labels keep their order; new ones come last. */
export async function setFacts(
  db: Db,
  ids: readonly string[],
  { addLabels, removeLabels, gradeId, skill, topicId, difficulty, cefr }: FactChanges,
): Promise<void> {
  const sets = [
    sql`labels = ARRAY(SELECT label FROM unnest(labels || ${addLabels}::text[]) WITH ORDINALITY AS one (label, n) WHERE label <> ALL (${removeLabels}::text[]) GROUP BY label ORDER BY min(n))`,
    ...(gradeId === undefined ? [] : [sql`grade_id = ${gradeId}`]),
    ...(skill === undefined ? [] : [sql`skill = ${skill}`]),
    // Another strand removes the topic of a maths question, because topics belong to strands.
    ...(topicId !== undefined
      ? [sql`topic_id = ${topicId}`]
      : skill === undefined
        ? []
        : [sql`topic_id = CASE WHEN subject = 'MATH' AND skill <> ${skill} THEN NULL ELSE topic_id END`]),
    ...(difficulty === undefined ? [] : [sql`difficulty = ${difficulty}`]),
    ...(cefr === undefined ? [] : [sql`cefr = ${cefr}`]),
  ];
  await sql`UPDATE questions SET ${sql.join(sets)} WHERE id = ANY (${ids}::uuid[])`.execute(db);
}

/** The newest matches, one more than `most` when there are more. */
/** SQL: the questions of the system that filters choose, as `id` and `place`, at most `most`. */
export const chosenQuestions = (
  reader: BankReader,
  filter: Omit<QuestionFilter, 'scope'>,
  most: number,
): RawBuilder<unknown> => sql`
  SELECT q.id, q.updated_at AS place FROM questions q WHERE ${conditions({ ...filter, scope: 'system' }, reader)} LIMIT ${most}`;

export async function matchingIds(db: Db, reader: BankReader, filter: QuestionFilter, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT q.id FROM questions q WHERE ${conditions(filter, reader)} ORDER BY q.updated_at DESC, q.id DESC LIMIT ${most + 1}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Upper bound of the trash count. */
const mostTrash = 10_000;

export interface TrashPage {
  readonly rows: ChangeableRow[];
  readonly total: number;
  readonly more: boolean;
}

export interface TrashAsked {
  /** Null for the questions of the system. */
  readonly ownerId: string | null;
  readonly since: Date;
  readonly search?: string | undefined;
  readonly subject?: string | undefined;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

/** Questions deleted since `since`, by the time of their deletion. */
export async function listTrash(
  db: Db,
  { ownerId, since, search, subject: only, direction, page, size }: TrashAsked,
): Promise<TrashPage> {
  const subject = only ?? null;
  const of = ownerId === null ? sql`q.scope = 'SYSTEM'` : sql`q.scope = 'USER' AND q.owner_id = ${ownerId}`;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<{ total: number; ids: string[]; deleted: Date[] }>`
    WITH hits AS MATERIALIZED (
      SELECT q.id, q.deleted_at FROM questions q WHERE ${of} AND q.deleted_at IS NOT NULL AND q.deleted_at >= ${since}
        AND (${subject}::text IS NULL OR q.subject = ${subject}) AND q.search LIKE ALL (${searchPatterns(search)}::text[])
      ORDER BY q.deleted_at ${way}, q.id ${way} LIMIT ${mostTrash + 1}
    ), shown AS (SELECT * FROM hits ORDER BY deleted_at ${way}, id ${way} OFFSET ${page * size} LIMIT ${Math.max(0, Math.min(size, mostTrash - page * size))})
    SELECT (SELECT count(*)::int FROM hits) AS total, ARRAY(SELECT id FROM shown) AS ids, ARRAY(SELECT deleted_at FROM shown) AS deleted`.execute(
    db,
  );
  const { total, ids, deleted } = rows[0]!;
  const questions = await questionsInOrder(db, ids);
  return {
    rows: questions.map((row) => ({ ...row, deletedAt: deleted[ids.indexOf(row.id)]! })),
    total: Math.min(total, mostTrash),
    more: total > mostTrash,
  };
}

/** Merges labels and keywords into the remaining question and adds the new keywords to its search text. */
export async function mergeFacts(
  db: Db,
  id: string,
  labels: readonly string[],
  keywords: readonly string[],
): Promise<void> {
  await sql`UPDATE questions SET labels = ${labels}::text[], keywords = ${keywords}::text[], search = search || ${searchTextFrom(keywords).trimStart()} WHERE id = ${id}`.execute(
    db,
  );
}
