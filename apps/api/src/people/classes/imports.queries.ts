/** SQL of spreadsheets that were checked and wait for the teacher's confirmation. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { ImportRow } from './import/rows.ts';

export interface StoredImport {
  readonly id: string;
  /** Null: only into the teacher's list. */
  readonly classId: string | null;
  readonly fileName: string;
  /** SHA-256 of the file, hex. */
  readonly fileHash: string;
  readonly rows: ImportRow[];
  readonly importedAt: Date | null;
}

/**
 * Stores a checked file until the teacher confirms it, and deletes the teacher's checks from earlier days because they
 * hold names.
 */
export async function insertImport(
  db: Db,
  one: Omit<StoredImport, 'importedAt'> & { ownerId: string; now: Date },
): Promise<void> {
  await sql`DELETE FROM student_imports WHERE owner_id = ${one.ownerId} AND created_at < ${one.now}::timestamptz - interval '1 day'`.execute(
    db,
  );
  await db
    .insertInto('student_imports')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      class_id: one.classId,
      file_name: one.fileName,
      file_hash: one.fileHash,
      rows: JSON.stringify(one.rows),
      created_at: one.now,
    })
    .execute();
}

export async function findOptionalImport(db: Db, ownerId: string, importId: string): Promise<StoredImport | undefined> {
  const row = await db
    .selectFrom('student_imports')
    .select([
      'id',
      'class_id as classId',
      'file_name as fileName',
      'file_hash as fileHash',
      'rows',
      'imported_at as importedAt',
    ])
    .where('id', '=', importId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row as StoredImport | undefined;
}

export async function markImported(db: Db, importId: string, now: Date): Promise<void> {
  await db.updateTable('student_imports').set({ imported_at: now }).where('id', '=', importId).execute();
}
