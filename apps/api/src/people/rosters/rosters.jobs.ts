/** The background jobs of exports of schools' systems. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import { carryOutNext } from './carry-out.ts';
import { deleteOldRows } from './rosters.queries.ts';

const cap = z.int().nullable();

export const carryOutJob = defineJob({
  kind: 'rosters.carry-out',
  againAfterDeath: true,
  payload: z.object({
    importId: z.uuid(),
    caps: z.object({ classes: cap, students: cap }),
    consentVersion: z.string(),
  }),
  async run({ app, now, signal }, order) {
    while (await carryOutNext(app, order, now)) signal.throwIfAborted();
  },
});

const deleteOldJob = defineJob({
  kind: 'rosters.delete-old',
  cron: '23 2 * * *',
  payload: z.object({}),
  run: ({ app, now }) => deleteOldRows(app.background, new Date(now - 7 * dayMs)),
});

export const rosterJobs: readonly AnyJob[] = [carryOutJob, deleteOldJob];
