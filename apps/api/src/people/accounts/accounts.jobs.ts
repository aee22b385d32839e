/** The background jobs of accounts. */
import { z } from 'zod';
import { dayMs } from '../../platform/clock.ts';
import { defineJob, type AnyJob } from '#platform/jobs';
import { tellOldContactJob } from './contact-changes.service.ts';
import { deleteOldSignInsJob } from './sessions/login-history.service.ts';
import { deleteOldSupport } from './support/support.queries.ts';
import { deleteOldSignInDays } from './user-sums.queries.ts';

const batch = 5_000;

/** Once a night, because it looks at the last day of every account. */
const deleteOldSignInDaysJob = defineJob({
  kind: 'accounts.delete-old-sign-in-days',
  cron: '12 20 * * *',
  payload: z.object({}),
  async run({ app, now }) {
    while ((await deleteOldSignInDays(app.background, now, batch)) === batch);
  },
});

const keptMs = 365 * dayMs;
const deleteOldSupportJob = defineJob({
  kind: 'accounts.delete-old-support',
  cron: '24 20 * * *',
  payload: z.object({}),
  run: ({ app, now }) => deleteOldSupport(app.background, new Date(now), new Date(now - keptMs)),
});

export const accountsJobs: readonly AnyJob[] = [
  deleteOldSignInDaysJob,
  deleteOldSignInsJob,
  deleteOldSupportJob,
  tellOldContactJob,
];
