/** The background job of first pages. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { endSample } from '#exam/assignments';
import { endSampleAccounts } from '#people/accounts';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import { close, lockBegunBefore } from './first-page.queries.ts';

const keptDays = 7;
const batch = 100;

/** A sample class ends after a week, with the accounts of its learners. */
const closeJob = defineJob({
  kind: 'first-page.close',
  cron: '41 * * * *',
  payload: z.object({}),
  async run({ app, now }) {
    for (;;) {
      const closed = await withTransaction(app.background, async (db) => {
        const rows = await lockBegunBefore(db, new Date(now - keptDays * dayMs), batch);
        for (const { ownerId, assignmentId, accounts } of rows) {
          await endSample(db, ownerId, assignmentId, now);
          await endSampleAccounts(db, accounts, now);
          await close(db, ownerId, new Date(now));
        }
        return rows.length;
      });
      if (closed < batch) return;
    }
  },
});

export const firstPageJobs: readonly AnyJob[] = [closeJob];
