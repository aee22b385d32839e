/** The job that makes the files of a set one after the other and stores each at once, so that a restart loses none. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { emit } from '#platform/events';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import { AudioError } from '../../platform/audio/index.ts';
import { PdfError } from '../../platform/pdf/index.ts';
import { makerOf } from './make.ts';
import { papersMade } from './papers.events.ts';
import { deleteOldSets, findOptionalStoredSet, isUnwatched, storeMade, unmadeFiles } from './papers.queries.ts';

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
    await once(async (inside) => {
      const end = app.now();
      if (await isUnwatched(inside, ownerId, setId, new Date(end - watchedMs)))
        await emit({ db: inside, now: end }, papersMade, { ownerId, setId });
    });
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
