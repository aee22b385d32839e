/** Deletes old usage events. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { settingFor } from '#people/packages';
import { defineJob, type AnyJob } from '#platform/jobs';
import { monthsBefore } from '../../platform/clock.ts';
import { deleteOldUsage } from './analytics.queries.ts';

const batch = 5_000;

const deleteOldJob = defineJob({
  kind: 'analytics.delete-old',
  cron: '41 3 * * *',
  payload: z.object({}),
  async run({ app, db, now, signal }) {
    const before = monthsBefore(now, await settingFor({ app, db }, 'keep-usage-months'));
    for (let count = batch; count === batch && !signal.aborted;)
      count = await withTransaction(app.db, (inside) => deleteOldUsage(inside, before, batch));
  },
});

export const analyticsJobs: readonly AnyJob[] = [deleteOldJob];
