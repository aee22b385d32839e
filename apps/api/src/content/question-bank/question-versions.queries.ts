/** Versions of a question with their keys, for those who may change the question. */
import { sql } from 'kysely';
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
