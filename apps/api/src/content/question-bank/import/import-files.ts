/** Files of an import: the packed text that a paper was read from, and pictures that browsers do not show. */
import type { Db } from '#db';
import type { DataChange } from '#platform/data-changes';
import { alsoInRow, moveOutOfRow, putRowFile, readRowFile, takeRowFiles } from '#platform/row-files';
import type { App, SignedInContext } from '../../../platform/http/context.ts';
import {
  dropNamesOfConfirmed,
  filesInRows,
  nameFile,
  type FoundFile,
  type WrittenFile,
} from './question-imports.queries.ts';

/** Stores a file whose row is not there yet; `inRows` has to be called in the transaction that writes it. */
export const putImportFile = (context: SignedInContext, bytes: Uint8Array): Promise<string> =>
  putRowFile(context, 'imports', bytes);

/** What rows get of stored files, in their order. */
export async function inRows(
  context: { readonly db: Db; readonly now: number },
  files: readonly { readonly key: string; readonly bytes: Uint8Array }[],
): Promise<WrittenFile[]> {
  await takeRowFiles(
    context.db,
    files.map(({ key }) => key),
  );
  const written: WrittenFile[] = [];
  for (const { key, bytes } of files) {
    const inRow = await alsoInRow(context, bytes);
    written.push({ key, inRow: inRow && Buffer.from(inRow) });
  }
  return written;
}

export const readImportFile = async (
  { config }: Pick<App, 'config'>,
  { key, bytes }: FoundFile,
): Promise<Buffer | null> => (key === null ? bytes : readRowFile(config, key));

const movedAtOnce = 20;

/** Stores as objects the files that an earlier release wrote into rows. */
export const importFilesChange: DataChange = {
  name: 'question-imports.files-as-objects',
  async step(context, cursor) {
    await dropNamesOfConfirmed(context.db);
    const files = await filesInRows(context.db, cursor, movedAtOnce);
    for (const { bytes, ...place } of files)
      await moveOutOfRow(context, { folder: 'imports', bytes, name: (db, key) => nameFile(db, place, key) });
    return { changed: files.length, next: files.length < movedAtOnce ? null : files.at(-1)!.importId };
  },
};
