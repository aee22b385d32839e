/** Deletes entries of the audit log after the retention period. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { settingFor } from '#people/packages';
import { monthsBefore } from '../../platform/clock.ts';
import { deleteEntriesBefore } from './audit-log.queries.ts';

const batch = 5_000;

export const deleteOldAuditEntriesJob = defineJob({
  kind: 'audit.delete-old',
  cron: '47 3 * * *',
  payload: z.object({}),
  async run({ app, db, now, signal }) {
    const before = monthsBefore(now, await settingFor({ app, db }, 'keep-audit-months'));
    for (let count = batch; count === batch && !signal.aborted;)
      count = await withTransaction(app.db, (inside) => deleteEntriesBefore(inside, before, batch));
  },
});
