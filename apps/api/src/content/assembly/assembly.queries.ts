import { sql, type RawBuilder } from 'kysely';
import { enoughAnswers, type Pool } from '@vumon/domain';
import type { Db } from '#db';
import { clusterTypes, statementsOf } from './statements.queries.ts';

export interface BankOf {
  readonly ownerId: string;
  readonly subject: string;
  readonly gradeId: string;
  /** Of questions of the system; null: both. */
  readonly pool: Pool | null;
}

/** Questions of the owner, and those of the system in a pool or in none yet, for a subject and grade. */
const ofBank = ({ ownerId, subject, gradeId, pool }: BankOf): RawBuilder<unknown> =>
  sql`q.subject = ${subject} AND q.grade_id = ${gradeId} AND q.deleted_at IS NULL AND ((q.scope = 'SYSTEM' AND (${pool}::text IS NULL OR q.pool IS NULL OR q.pool = ${pool})) OR (q.scope = 'USER' AND q.owner_id = ${ownerId}))`;

/** Changes whenever a question is added, removed or edited, and when difficulties are measured again. */
export async function bankStamp(db: Db, bank: BankOf): Promise<string> {
  const { rows } = await sql<{
    stamp: string;
  }>`SELECT concat_ws(' ', count(*), max(q.updated_at), max(q.created_at),
    (SELECT max(computed_at) FROM question_statistics)) AS stamp FROM questions q WHERE ${ofBank(bank)}`.execute(db);
  return rows[0]!.stamp;
}

/**
 * The bank as one text, a line a question (`parseBank` reads it): the web process passes it on as it comes instead of
 * making a hundred thousand rows of it.
 */
export async function bankText(db: Db, bank: BankOf): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`
    SELECT string_agg(concat_ws(E'\t', q.id, q.type, q.skill, q.difficulty, q.items, coalesce(q.series_id, ''), coalesce(q.topic_id, ''),
      CASE WHEN q.scope = 'USER' THEN '1' ELSE '' END,
      CASE WHEN d.n >= ${enoughAnswers} THEN round(d.share::numeric, 2)::text ELSE '' END, coalesce(left(md5(q.family), 16), ''), coalesce(left(encode(q.text_hash, 'hex'), 16), ''),
      coalesce(array_to_string(q.sketch, ','), ''),
      CASE WHEN q.type IN (${sql.join(clusterTypes)}) THEN array_to_string(${statementsOf(sql.ref('q.id'), sql.ref('q.version'), sql.ref('q.difficulty'))}, ' ') ELSE '' END),
      E'\n' ORDER BY q.id) AS text
    FROM questions q LEFT JOIN question_statistics d ON d.question_id = q.id AND d.version = q.version WHERE ${ofBank(bank)}`.execute(
    db,
  );
  return rows[0]!.text ?? '';
}

/** Pairs of the owner's and the system's questions that were marked as distinct. */
export async function pairsApart(db: Db, bank: BankOf): Promise<[string, string][]> {
  const { rows } = await sql<{ a: string; b: string }>`
    SELECT d.first_id AS a, d.second_id AS b FROM questions q JOIN question_distinctions d ON d.first_id = q.id WHERE ${ofBank(bank)}`.execute(
    db,
  );
  return rows.map(({ a, b }) => [a, b]);
}

export async function ownsClass(db: Db, ownerId: string, classId: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM classes WHERE id = ${classId} AND owner_id = ${ownerId} AND deleted_at IS NULL`.execute(db);
  return rows.length > 0;
}
