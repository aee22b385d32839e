/** The job that makes the files of a set one after the other and stores each at once, so that a restart loses none. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import { AudioError } from '../../platform/audio/index.ts';
import { PdfError } from '../../platform/pdf/index.ts';
import { makerOf } from './make.ts';
import { deleteOldSets, findOptionalStoredSet, storeMade, unmadeFiles } from './papers.queries.ts';

export const makePapersJob = defineJob({
  kind: 'papers.make',
  payload: z.strictObject({ ownerId: z.string(), setId: z.string() }),
  maxAttempts: 4,
  async run({ app, db, log, now, signal, progress }, { ownerId, setId }) {
    const set = await findOptionalStoredSet(db, ownerId, setId, new Date(now));
    if (!set) return null;
    const waiting = await unmadeFiles(db, ownerId, setId);
    const make = await makerOf(app, db, setId, set);
    for (const [at, file] of waiting.entries()) {
      await progress(at, waiting.length);
      signal.throwIfAborted();
      const made = await make(file).then(
        ({ file: bytes, layouts }) => ({ file: Buffer.from(bytes), layouts: layouts ?? [] }),
        (error: unknown) => {
          // These errors are permanent, so the job does not retry them.
          if (!(error instanceof PdfError || error instanceof AudioError)) throw error;
          log.error({ err: error, set: setId, file: file.name }, 'a paper could not be made');
          return { problem: error instanceof AudioError ? 'AUDIO_DOWNLOAD_FAILED' : 'UNKNOWN_ERROR' };
        },
      );
      await withTransaction(db, (db) => storeMade(db, { ownerId, setId, position: file.position }, made));
    }
    await progress(waiting.length, waiting.length);
    return null;
  },
});

/** How long the snapshot of a test is stored, so that photographed answer sheets can be assigned to it. */
const daysStored = 400;

export const deleteOldPapersJob = defineJob({
  kind: 'papers.delete-old',
  cron: '42 * * * *',
  payload: z.object({}),
  run: ({ db, now }) => deleteOldSets(db, new Date(now), new Date(now - daysStored * dayMs)),
});

export const papersJobs: readonly AnyJob[] = [makePapersJob, deleteOldPapersJob];
