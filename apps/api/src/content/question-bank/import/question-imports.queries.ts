/** SQL of question imports: checked files that wait for confirmation, and confirmed ones. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { ImportDraft, ImportNote } from '@vumon/question-import';
import type { ReadingChoices, ReviewChanges, StoredPaper } from '@vumon/question-import/papers';

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

/** A picture of the file: stored as a medium, or as it is where browsers do not show it. */
export interface StoredFile {
  readonly n: number;
  readonly mediaType: string;
  readonly mediaId: string | null;
}

export type ImportFormat = 'GIFT' | 'SHEET' | 'WORD' | 'TEXT';

export interface StoredImport {
  readonly id: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly format: ImportFormat;
  /**
   * Rows of GIFT files and spreadsheets; questions of a paper are computed from `paper` and `changes` at every read.
   */
  readonly rows: StoredRow[];
  readonly paper: StoredPaper | null;
  readonly files: readonly StoredFile[];
  readonly changes: ReviewChanges;
  readonly examId: string | null;
  readonly createdAt: Date;
  readonly importedAt: Date | null;
  readonly imported: number;
}

const columns = [
  'id',
  'owner_id as ownerId',
  'file_name as fileName',
  'format',
  'rows',
  'paper',
  'changes',
  'exam_id as examId',
  'created_at as createdAt',
  'imported_at as importedAt',
  'imported',
] as const;

/** A file as its row gets it. */
export interface WrittenFile {
  /** The name of the stored file. */
  readonly key: string;
  readonly inRow: Buffer | null;
}

/** A file as its row has it: its name, or for one of an earlier release its bytes. */
export interface FoundFile {
  readonly key: string | null;
  readonly bytes: Buffer | null;
}

/** Stores a checked file. */
export async function insertQuestionImport(
  db: Db,
  one: {
    id: string;
    ownerId: string;
    fileName: string;
    format: ImportFormat;
    rows: readonly StoredRow[];
    paper?: StoredPaper;
    source?: WrittenFile;
    changes?: ReviewChanges;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('question_imports')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      file_name: one.fileName,
      format: one.format,
      rows: JSON.stringify(one.rows),
      paper: one.paper ? JSON.stringify(one.paper) : null,
      source: one.source?.inRow ?? null,
      stored_as: one.source?.key ?? null,
      ...(one.changes && { changes: JSON.stringify(one.changes) }),
      created_at: one.now,
    })
    .execute();
}

/** Deletes the owner's imports that were not confirmed within a week; returns media that no question uses. */
export async function deleteOldImports(db: Db, ownerId: string, now: Date): Promise<string[]> {
  const old = sql`SELECT id FROM question_imports WHERE owner_id = ${ownerId} AND imported_at IS NULL AND created_at < ${now}::timestamptz - interval '7 days'`;
  const { rows } = await sql<{ mediaId: string }>`
    SELECT DISTINCT f.media_id AS "mediaId" FROM question_import_files f WHERE f.import_id IN (${old}) AND f.media_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM question_media m WHERE m.media_id = f.media_id)`.execute(db);
  await sql`DELETE FROM question_imports WHERE id IN (${old})`.execute(db);
  return rows.map(({ mediaId }) => mediaId);
}

export async function insertImportFiles(
  db: Db,
  importId: string,
  files: readonly (StoredFile & { readonly file: WrittenFile | null })[],
): Promise<void> {
  for (const { n, mediaType, mediaId, file } of files)
    await db
      .insertInto('question_import_files')
      .values({
        import_id: importId,
        n,
        media_type: mediaType,
        media_id: mediaId,
        stored_as: file?.key ?? null,
        bytes: file?.inRow ?? null,
      })
      .execute();
}

export async function findImportFile(
  db: Db,
  importId: string,
  n: number,
): Promise<(FoundFile & { readonly mediaType: string }) | undefined> {
  return await db
    .selectFrom('question_import_files')
    .select(['media_type as mediaType', 'stored_as as key', 'bytes'])
    .where('import_id', '=', importId)
    .where('n', '=', n)
    .executeTakeFirst();
}

export async function storeChanges(db: Db, id: string, changes: ReviewChanges): Promise<void> {
  await db
    .updateTable('question_imports')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
}

/** The paper as it is read after another choice for the whole file, with the choice. */
export async function storeReading(db: Db, id: string, paper: StoredPaper, changes: ReviewChanges): Promise<void> {
  await db
    .updateTable('question_imports')
    .set({ paper: JSON.stringify(paper), changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
}

export async function findImportSource(db: Db, id: string): Promise<FoundFile | undefined> {
  return await db
    .selectFrom('question_imports')
    .select(['stored_as as key', 'source as bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The owner's last choices for a whole file, if later files are to be read so too. */
export async function findRememberedReading(db: Db, ownerId: string): Promise<ReadingChoices | null> {
  const { rows } = await sql<{ reading: ReadingChoices; remember: boolean }>`
    SELECT changes -> 'reading' AS reading, (changes ->> 'remember')::boolean AS remember FROM question_imports
    WHERE owner_id = ${ownerId} AND changes ? 'reading' ORDER BY created_at DESC LIMIT 1`.execute(db);
  return rows[0]?.remember ? rows[0].reading : null;
}

export async function findOptionalQuestionImport(
  db: Db,
  ownerId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredImport | undefined> {
  const query = db.selectFrom('question_imports').select(columns).where('id', '=', id).where('owner_id', '=', ownerId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const files = row.paper
    ? await db
        .selectFrom('question_import_files')
        .select(['n', 'media_type as mediaType', 'media_id as mediaId'])
        .where('import_id', '=', id)
        .orderBy('n')
        .execute()
    : [];
  return { ...row, files } as unknown as StoredImport;
}

export interface ListedImport {
  readonly id: string;
  readonly ownerId: string;
  readonly fileName: string;
  readonly rows: number;
  readonly createdAt: Date;
  readonly importedAt: Date | null;
  readonly imported: number;
  readonly examId: string | null;
}

export async function listQuestionImports(db: Db, ownerId: string, most: number): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    SELECT id, file_name AS "fileName", jsonb_array_length(coalesce(paper -> 'questions', rows)) AS rows, created_at AS "createdAt", imported_at AS "importedAt", imported, exam_id AS "examId" FROM question_imports
    WHERE owner_id = ${ownerId} ORDER BY created_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** Marks the import as done and deletes its draft rows and files. */
export async function markQuestionsImported(
  db: Db,
  id: string,
  { imported, examId, now }: { imported: number; examId: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('question_imports')
    .set({ imported_at: now, imported, exam_id: examId, rows: '[]', paper: null, source: null, stored_as: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('question_import_files').where('import_id', '=', id).execute();
}

/** A file that an earlier release wrote into a row; without a number it is the packed text of the import. */
export interface InRow {
  readonly importId: string;
  readonly n: number | null;
  readonly bytes: Buffer;
}

/** From one import on. */
export async function filesInRows(db: Db, from: string | null, most: number): Promise<InRow[]> {
  const { rows } = await sql<InRow>`
    SELECT id AS "importId", NULL::int AS n, source AS bytes FROM question_imports
    WHERE source IS NOT NULL AND stored_as IS NULL AND (${from}::uuid IS NULL OR id >= ${from}::uuid)
    UNION ALL
    SELECT import_id, n, bytes FROM question_import_files
    WHERE bytes IS NOT NULL AND stored_as IS NULL AND (${from}::uuid IS NULL OR import_id >= ${from}::uuid)
    ORDER BY 1, 2 LIMIT ${most}`.execute(db);
  return rows;
}

export async function nameFile(db: Db, { importId, n }: Pick<InRow, 'importId' | 'n'>, key: string): Promise<boolean> {
  const { rows } =
    n === null
      ? await sql`UPDATE question_imports SET stored_as = ${key} WHERE id = ${importId} AND source IS NOT NULL AND stored_as IS NULL RETURNING 1`.execute(
          db,
        )
      : await sql`UPDATE question_import_files SET stored_as = ${key} WHERE import_id = ${importId} AND n = ${n} AND stored_as IS NULL RETURNING 1`.execute(
          db,
        );
  return rows.length > 0;
}

/** Confirmed by the release before, which does not know the name of what it no longer needs. */
export async function dropNamesOfConfirmed(db: Db): Promise<void> {
  await sql`UPDATE question_imports SET stored_as = NULL WHERE imported_at IS NOT NULL AND stored_as IS NOT NULL`.execute(
    db,
  );
}
