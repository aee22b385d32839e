/** SQL of checked files of questions. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { ImportDraft, ImportNote } from '@vumon/question-types/importing';

/** Draft rows of an import, stored until the teacher confirms them. */
export interface StoredRow {
  readonly line: number;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly difficulty: 'NA' | 'M1' | 'M2' | 'M3' | 'M4';
  readonly draft: ImportDraft | null;
  readonly title: string;
  readonly problems: readonly ImportNote[];
  readonly notices: readonly ImportNote[];
}

export interface StoredImport {
  readonly id: string;
  readonly owner_id: string;
  readonly file_name: string;
  readonly format: 'GIFT' | 'SHEET';
  readonly rows: StoredRow[];
  readonly created_at: Date;
  readonly imported_at: Date | null;
  readonly imported: number;
}

const columns = ['id', 'owner_id', 'file_name', 'format', 'rows', 'created_at', 'imported_at', 'imported'] as const;

/** Stores a checked file and deletes the owner's unconfirmed checks from earlier days. */
export async function insertQuestionImport(
  db: Db,
  one: { id: string; ownerId: string; fileName: string; format: string; rows: readonly StoredRow[]; now: Date },
): Promise<void> {
  await sql`DELETE FROM question_imports WHERE owner_id = ${one.ownerId} AND imported_at IS NULL AND created_at < ${one.now}::timestamptz - interval '7 days'`.execute(
    db,
  );
  await db
    .insertInto('question_imports')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      file_name: one.fileName,
      format: one.format,
      rows: JSON.stringify(one.rows),
      created_at: one.now,
    })
    .execute();
}

export async function findOptionalQuestionImport(
  db: Db,
  ownerId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredImport | undefined> {
  const query = db.selectFrom('question_imports').select(columns).where('id', '=', id).where('owner_id', '=', ownerId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) as StoredImport | undefined;
}

export interface ListedImport {
  readonly id: string;
  readonly owner_id: string;
  readonly file_name: string;
  readonly rows: number;
  readonly created_at: Date;
  readonly imported_at: Date | null;
  readonly imported: number;
}

export async function listQuestionImports(db: Db, ownerId: string, most: number): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    SELECT id, file_name, jsonb_array_length(rows) AS rows, created_at, imported_at, imported FROM question_imports
    WHERE owner_id = ${ownerId} ORDER BY created_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Marks the import as done and deletes its drafts. */
export async function markQuestionsImported(db: Db, id: string, imported: number, now: Date): Promise<void> {
  await db
    .updateTable('question_imports')
    .set({ imported_at: now, imported, rows: '[]' })
    .where('id', '=', id)
    .execute();
}
