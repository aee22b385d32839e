/** The background jobs of callbacks. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import { deleteMadeBefore, giveUp } from './callbacks.queries.ts';

const daysKept = 90;
const batch = 1_000;

const deleteOldJob = defineJob({
  kind: 'callbacks.delete-old',
  cron: '17 * * * *',
  payload: z.object({}),
  async run({ app, now }) {
    await giveUp(app.background, new Date(now));
    const before = new Date(now - daysKept * dayMs);
    while ((await deleteMadeBefore(app.background, before, batch)) === batch);
  },
});

export const callbacksJobs: readonly AnyJob[] = [deleteOldJob];
