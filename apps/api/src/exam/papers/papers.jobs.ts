/** The job that makes the files of a set one after the other and stores each at once, so that a restart loses none. */
import { z } from 'zod';
import { withTransaction, type Database } from '#db';
import type { DataChange } from '#platform/data-changes';
import { emit } from '#platform/events';
import { defineJob, type AnyJob } from '#platform/jobs';
import { alsoInRow, moveOutOfRow, putRowFile, takeRowFiles } from '#platform/row-files';
import { dayMs } from '../../platform/clock.ts';
import { AudioError } from '../../platform/audio/index.ts';
import type { App } from '../../platform/http/context.ts';
import { PdfError } from '../../platform/pdf/index.ts';
import { makerOf } from './make.ts';
import { papersMade } from './papers.events.ts';
import {
  deleteOldSets,
  filesInRows,
  findOptionalStoredSet,
  isUnwatched,
  nameFile,
  storeMade,
  unmadeFiles,
} from './papers.queries.ts';
import type { SheetLayout } from './sheets.ts';

/** Whoever has asked for the set or looked at it so shortly before its end sees it end. */
const watchedMs = 15_000;

export const makePapersJob = defineJob({
  kind: 'papers.make',
  payload: z.strictObject({ ownerId: z.string(), setId: z.string() }),
  maxAttempts: 4,
  async run({ app, db, log, now, once, signal, progress }, { ownerId, setId }) {
    const set = await findOptionalStoredSet(db, ownerId, setId, new Date(now));
    if (!set) return null;
    const waiting = await unmadeFiles(db, ownerId, setId);
    const make = await makerOf(app, db, setId, set);
    for (const [at, file] of waiting.entries()) {
      await progress(at, waiting.length);
      signal.throwIfAborted();
      const made = await make(file).then(
        ({ file: bytes, layouts }) => ({ bytes: Buffer.from(bytes), layouts: layouts ?? [] }),
        (error: unknown) => {
          // These errors are permanent, so the job does not retry them.
          if (!(error instanceof PdfError || error instanceof AudioError)) throw error;
          log.error({ err: error, set: setId, file: file.name }, 'a paper could not be made');
          return { problem: error instanceof AudioError ? 'AUDIO_DOWNLOAD_FAILED' : 'UNKNOWN_ERROR' };
        },
      );
      await store({ app, db, now: app.now() }, { ownerId, setId, position: file.position }, made);
    }
    await progress(waiting.length, waiting.length);
    await once(async (inside) => {
      const end = app.now();
      if (await isUnwatched(inside, ownerId, setId, new Date(end - watchedMs)))
        await emit({ db: inside, now: end }, papersMade, { ownerId, setId });
    });
    return null;
  },
});

type Made = { readonly bytes: Buffer; readonly layouts: readonly SheetLayout[] } | { readonly problem: string };

async function store(
  { app, db, now }: { readonly app: App; readonly db: Database; readonly now: number },
  place: { readonly ownerId: string; readonly setId: string; readonly position: number },
  made: Made,
): Promise<void> {
  if ('problem' in made) return void (await storeMade(db, place, made));
  const { bytes, layouts } = made;
  const key = await putRowFile({ app, db, now }, 'papers', bytes);
  await withTransaction(db, async (db) => {
    const inRow = await alsoInRow({ db, now }, bytes);
    if (await storeMade(db, place, { key, bytes: bytes.length, inRow, layouts })) await takeRowFiles(db, [key]);
  });
}

const movedAtOnce = 20;

/** Stores as objects the files that an earlier release wrote into rows. */
export const paperFilesChange: DataChange = {
  name: 'papers.files-as-objects',
  async step(context, cursor) {
    const files = await filesInRows(context.db, cursor, movedAtOnce);
    for (const { file, ...place } of files)
      await moveOutOfRow(context, { folder: 'papers', bytes: file, name: (db, key) => nameFile(db, place, key) });
    return { changed: files.length, next: files.length < movedAtOnce ? null : files.at(-1)!.ownerId };
  },
};

/** How long the snapshot of a test is stored, so that photographed answer sheets can be assigned to it. */
const daysStored = 400;

export const deleteOldPapersJob = defineJob({
  kind: 'papers.delete-old',
  cron: '42 * * * *',
  payload: z.object({}),
  run: ({ db, now }) => deleteOldSets(db, new Date(now), new Date(now - daysStored * dayMs)),
});

export const papersJobs: readonly AnyJob[] = [makePapersJob, deleteOldPapersJob];
