/** The background jobs of launches. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { hourMs } from '../../platform/clock.ts';
import { deleteTokensBefore } from './launches.queries.ts';

const batch = 5_000;

/** A used token is kept past its expiry, so that a clock that goes back lets none be used again. */
const deleteOldTokensJob = defineJob({
  kind: 'launches.delete-old-tokens',
  cron: '27 * * * *',
  payload: z.object({}),
  async run({ app, now }) {
    while ((await deleteTokensBefore(app.background, new Date(now - hourMs), batch)) === batch);
  },
});

export const launchesJobs: readonly AnyJob[] = [deleteOldTokensJob];
