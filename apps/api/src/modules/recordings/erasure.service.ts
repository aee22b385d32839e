/** Voices that go: of somebody who is deleted, and when the time for which they are kept is over. */
import { z } from 'zod';
import { withTransaction, type Db } from '#db';
import { defineJob } from '#modules/jobs';
import { settingFor } from '#modules/packages';
import { monthsBefore } from '../../clock.ts';
import { deleteRecordingsBefore, deleteRecordingsOf } from './recordings.queries.ts';
import type { App } from '../../http/context.ts';
import { removeRecording } from './store.ts';

const batch = 500;

/** The rows of a learner's recordings; their files, to be removed once the transaction is committed. */
export const eraseRecordingsOf = (db: Db, studentId: string): Promise<string[]> => deleteRecordingsOf(db, studentId);

/** A file whose row is gone can be reached by nobody; one that stays behind after a crash is not found by name either. */
export async function removeRecordingFiles({ config }: Pick<App, 'config'>, fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) await removeRecording(config.dataDir, id);
}

export const deleteOldRecordingsJob = defineJob({
  kind: 'recordings.delete-old',
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
