/** Deletes recordings of learners: those of a deleted account, and those older than the retention period. */
import { z } from 'zod';
import { withTransaction, type Db } from '#db';
import { defineJob, enqueue } from '#platform/jobs';
import { settingFor } from '#people/packages';
import { monthsBefore } from '../../platform/clock.ts';
import { deleteRecordingsBefore, deleteRecordingsOf } from './recordings.queries.ts';
import type { App } from '../../platform/http/context.ts';
import { removeRecording } from './store.ts';

const batch = 500;

/** Deletes the rows of a learner's recordings. Returns their files, to be removed once the transaction is committed. */
export const deleteRecordingRows = ({ db }: { readonly db: Db }, studentId: string): Promise<string[]> =>
  deleteRecordingsOf(db, studentId);

/** Removes files whose rows are deleted. A file without a row cannot be requested, but what a bucket did not remove has to go later. */
export async function removeRecordingFiles(
  { config, db, log }: Pick<App, 'config' | 'db' | 'log'>,
  fileIds: readonly string[],
): Promise<void> {
  const left: string[] = [];
  for (const id of fileIds)
    await removeRecording(config, id).catch((error: unknown) => {
      log.warn({ err: error }, 'a recording could not be removed and is tried again');
      left.push(id);
    });
  if (left.length > 0) await enqueue({ db }, removeRecordingFilesJob, { fileIds: left });
}

export const removeRecordingFilesJob = defineJob({
  kind: 'recordings.remove-files',
  payload: z.strictObject({ fileIds: z.array(z.uuid()) }),
  maxAttempts: 12,
  async run({ app }, { fileIds }) {
    for (const id of fileIds) await removeRecording(app.config, id);
  },
});

export const deleteOldRecordingsJob = defineJob({
  kind: 'recordings.delete-old',
  cron: '47 2 * * *',
  payload: z.object({}),
  async run({ app, db, now, signal }) {
    const before = monthsBefore(now, await settingFor({ app, db }, 'keep-recordings-months'));
    for (let count = batch; count === batch && !signal.aborted;) {
      const files = await withTransaction(app.db, (inside) => deleteRecordingsBefore(inside, before, batch));
      await removeRecordingFiles(app, files);
      count = files.length;
    }
  },
});
