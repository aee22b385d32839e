/** The uploaded files, recordings and files of papers and imports that the rows of a database name, and their content in a folder or a bucket. */
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { fileOfRecording } from '../../apps/api/src/exam/recordings/file.ts';
import { isStored, removeRecording, storePiece, stretchOf } from '../../apps/api/src/exam/recordings/store.ts';
import { mediaKey } from '../../apps/api/src/platform/media/store.ts';
import { storageOf, type StorageConfig } from '../../apps/api/src/platform/storage/index.ts';

export type NamedFile =
  | { readonly kind: 'media'; readonly id: string; readonly bytes: number }
  | { readonly kind: 'recording'; readonly id: string; readonly bytes: number }
  /** Its id is the whole name of the object. */
  | { readonly kind: 'object'; readonly id: string; readonly bytes: null };

export async function namedFiles(client: pg.Client): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(
    `SELECT 'media' AS kind, id, bytes FROM media
     UNION ALL SELECT 'recording', file_id::text, bytes FROM recordings WHERE bytes > 0
     UNION ALL SELECT 'object', stored_as, NULL FROM paper_files WHERE stored_as IS NOT NULL
     UNION ALL SELECT 'object', stored_as, NULL FROM question_imports WHERE stored_as IS NOT NULL
     UNION ALL SELECT 'object', stored_as, NULL FROM question_import_files WHERE stored_as IS NOT NULL
     ORDER BY 1, 2`,
  );
  return rows;
}

export const nameOf = ({ kind, id }: NamedFile): string => (kind === 'object' ? id : `${kind} ${id}`);

/** Below DATA_DIR, where files are in a folder. */
export const pathOf = ({ kind, id }: NamedFile): string =>
  kind === 'media' ? mediaKey(id) : kind === 'recording' ? fileOfRecording('', id) : join(id);

/** Null when the file, or a part of it, is not there. */
export async function contentOf(config: StorageConfig, file: NamedFile): Promise<Buffer | null> {
  const { kind, id, bytes } = file;
  if (kind === 'recording')
    return (await isStored(config, id, bytes)) ? stretchOf(config, id, bytes, { offset: 0, length: bytes }) : null;
  const storage = storageOf(config);
  const key = pathOf(file);
  if ((await storage.size(key)) === null) return null;
  const stream = await storage.read(key);
  return stream && buffer(stream);
}

/** Stores it and reads it back. False when it was there. Throws when what is stored is not what was given. */
export async function putFile(to: StorageConfig, file: NamedFile, bytes: Buffer): Promise<boolean> {
  const there = await contentOf(to, file).catch(() => null);
  if (there?.equals(bytes)) return false;
  if (file.kind === 'recording') {
    if (there) await removeRecording(to, file.id);
    await storePiece(to, file.id, 0, bytes);
  } else await storageOf(to).put(pathOf(file), bytes);
  if (!(await contentOf(to, file))?.equals(bytes)) throw new Error(`${nameOf(file)} was not stored as it is`);
  return true;
}

const atOnce = 8;

/** Does `work` for each of them, several at a time. */
export async function forEachFile(
  files: readonly NamedFile[],
  work: (file: NamedFile) => Promise<void>,
): Promise<void> {
  const left = files.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of left) await work(file);
    }),
  );
}
