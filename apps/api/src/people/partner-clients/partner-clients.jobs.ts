/** The background jobs of partners' clients. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs, hourMs } from '../../platform/clock.ts';
import { deleteCountsBefore } from './limits.queries.ts';

/** Administrators see the requests of the last day. */
const deleteOldCountsJob = defineJob({
  kind: 'partners.delete-old-counts',
  cron: '41 * * * *',
  payload: z.object({}),
  run: ({ app, now }) => deleteCountsBefore(app.background, new Date(now - dayMs - hourMs)),
});

export const partnerClientsJobs: readonly AnyJob[] = [deleteOldCountsJob];
