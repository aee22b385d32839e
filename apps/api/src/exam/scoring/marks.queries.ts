/** Effective marks of a teacher: the newest of each item, as long as the answer is still the one that was marked. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface MarkNote {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface MarkRow {
  readonly attemptId: string;
  readonly question: string;
  readonly item: string;
  readonly version: number;
  readonly answer: unknown;
  readonly scores: Record<string, number>;
  readonly earned: number | null;
  readonly shareOf: number | null;
  readonly comment: string;
  readonly notes: MarkNote[];
  readonly by: string;
  readonly at: Date;
}

export const markColumns =
  sql.raw(`m.attempt_id AS "attemptId", m.question_id AS question, m.item, m.version, m.answer, m.scores, m.earned::float8 AS earned, m.share_of::float8 AS "shareOf",
  m.comment, m.notes, u.full_name AS by, m.marked_at AS at`);

/** The newest mark of each item. */
export async function latestMarks(db: Db, ownerId: string, attemptIds: readonly string[]): Promise<MarkRow[]> {
  if (attemptIds.length === 0) return [];
  const { rows } = await sql<MarkRow>`
    SELECT DISTINCT ON (m.attempt_id, m.question_id, m.item) ${markColumns}
    FROM attempt_marks m JOIN users u ON u.id = m.marked_by 
    WHERE m.owner_id = ${ownerId} AND m.attempt_id = ANY (${attemptIds}::uuid[])
    ORDER BY m.attempt_id, m.question_id, m.item, m.version DESC`.execute(db);
  return rows;
}

/** What a response says to one item: all of it where items have no part of their own. */
export function answerTo(response: unknown, item: string): unknown {
  return typeof response === 'object' && response !== null && Object.hasOwn(response, item)
    ? (response as Record<string, unknown>)[item]
    : response;
}

export const markKey = (question: string, item: string): string => `${question}:${item}`;

/** The effective marks of several attempts, each by `markKey`: a mark of an answer that has been replaced does not count. */
export async function effectiveMarksOf(
  db: Db,
  ownerId: string,
  answers: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): Promise<Map<string, Map<string, MarkRow>>> {
  const effective = new Map([...answers.keys()].map((attempt) => [attempt, new Map<string, MarkRow>()]));
  for (const mark of await latestMarks(db, ownerId, [...answers.keys()])) {
    const { attemptId, question, item } = mark;
    if (isDeepStrictEqual(mark.answer, answerTo(answers.get(attemptId)?.get(question), item)))
      effective.get(attemptId)?.set(markKey(question, item), mark);
  }
  return effective;
}

/** The effective marks of one attempt. */
export const effectiveMarks = async (
  db: Db,
  ownerId: string,
  attemptId: string,
  answers: ReadonlyMap<string, unknown>,
): Promise<Map<string, MarkRow>> =>
  (await effectiveMarksOf(db, ownerId, new Map([[attemptId, answers]]))).get(attemptId)!;
