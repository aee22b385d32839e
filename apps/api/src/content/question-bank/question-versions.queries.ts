/** Versions of a question with their keys, for those who may change the question. */
import { sql } from 'kysely';
import type { Subject } from '@vumon/domain';
import type { Db } from '#db';

export interface VersionRow {
  readonly version: number;
  readonly createdAt: Date;
  readonly author: string | null;
  readonly restoredFrom: number | null;
  readonly schemaVersion: number;
  readonly content: unknown;
  /** Equal for equal content and keys. */
  readonly contentHash: string;
  readonly keyHash: string;
}

/** The newest first, and one more than the page holds. */
export async function listVersions(
  db: Db,
  questionId: string,
  { page, size }: { page: number; size: number },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    SELECT v.version, v.created_at AS "createdAt", u.full_name AS author, v.restored_from AS "restoredFrom", v.schema_version AS "schemaVersion", v.content,
      md5(v.content::text) AS "contentHash", md5(k.answer_key::text || coalesce(k.template::text, '')) AS "keyHash"
    FROM question_versions v
    JOIN question_keys k ON k.question_id = v.question_id AND k.version = v.version
    LEFT JOIN users u ON u.id = v.created_by
    WHERE v.question_id = ${questionId} ORDER BY v.version DESC LIMIT ${size + 1} OFFSET ${page * size}`.execute(db);
  return rows;
}

export async function findOptionalVersion(
  db: Db,
  questionId: string,
  version: number,
): Promise<{ schemaVersion: number; content: unknown; answerKey: unknown; template: unknown } | undefined> {
  return db
    .selectFrom('question_versions as v')
    .innerJoin('question_keys as k', (join) =>
      join.onRef('k.question_id', '=', 'v.question_id').onRef('k.version', '=', 'v.version'),
    )
    .select(['v.schema_version as schemaVersion', 'v.content', 'k.answer_key as answerKey', 'k.template'])
    .where('v.question_id', '=', questionId)
    .where('v.version', '=', version)
    .executeTakeFirst();
}

export interface RecentVersionRow {
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly subject: Subject;
  readonly schemaVersion: number;
  readonly content: unknown;
  readonly answerKey: unknown;
  readonly template: unknown;
}

/** Up to `most` versions of each question, the newest first, without the `skip` newest ones. */
export async function recentVersions(
  db: Db,
  questionIds: readonly string[],
  { skip, most }: { skip: number; most: number },
): Promise<RecentVersionRow[]> {
  if (questionIds.length === 0) return [];
  const { rows } = await sql<RecentVersionRow>`
    SELECT q.id, v.version, q.type, q.subject, v.schema_version AS "schemaVersion", v.content, k.answer_key AS "answerKey", k.template
    FROM questions q
    CROSS JOIN LATERAL (SELECT * FROM question_versions v WHERE v.question_id = q.id ORDER BY v.version DESC LIMIT ${most} OFFSET ${skip}) v
    JOIN question_keys k ON k.question_id = q.id AND k.version = v.version
    WHERE q.id = ANY(${questionIds}::uuid[]) ORDER BY q.id, v.version DESC`.execute(db);
  return rows;
}

/** Questions of the own bank with one of these hashes of their texts, the oldest first, with content and key. */
export async function ownWithHashes(
  db: Db,
  ownerId: string | null,
  hashes: readonly Buffer[],
): Promise<{ id: string; type: string; content: unknown; answerKey: object }[]> {
  if (hashes.length === 0) return [];
  const bank = ownerId === null ? sql`q.scope = 'SYSTEM'` : sql`q.scope = 'USER' AND q.owner_id = ${ownerId}`;
  const { rows } = await sql<{ id: string; type: string; content: unknown; answerKey: object }>`
    SELECT q.id, q.type, v.content, k.answer_key AS "answerKey" FROM questions q
    JOIN question_versions v ON v.question_id = q.id AND v.version = q.version
    JOIN question_keys k ON k.question_id = q.id AND k.version = q.version
    WHERE ${bank} AND q.deleted_at IS NULL AND q.text_hash = ANY (${hashes}::bytea[]) AND k.template IS NULL ORDER BY q.id`.execute(
    db,
  );
  return rows;
}
