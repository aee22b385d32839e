/** Deletes recordings of learners: those of a deleted account, and those older than the retention period. */
import { z } from 'zod';
import { withTransaction, type Db } from '#db';
import { defineJob } from '#platform/jobs';
import { settingFor } from '#people/packages';
import { monthsBefore } from '../../platform/clock.ts';
import { deleteRecordingsBefore, deleteRecordingsOf } from './recordings.queries.ts';
import type { App } from '../../platform/http/context.ts';
import { removeRecording } from './store.ts';

const batch = 500;

/** Deletes the rows of a learner's recordings. Returns their files, to be removed once the transaction is committed. */
export const deleteRecordingRows = ({ db }: { readonly db: Db }, studentId: string): Promise<string[]> =>
  deleteRecordingsOf(db, studentId);

/** A file without a row cannot be requested. If a crash leaves one behind, its name is not known to anybody. */
export async function removeRecordingFiles({ config }: Pick<App, 'config'>, fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) await removeRecording(config.dataDir, id);
}

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
