/** The background job of guests. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { forgetDeleted } from './guests.service.ts';

const forgetDeletedJob = defineJob({
  kind: 'guests.forget-deleted',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: ({ app }) => forgetDeleted(app),
});

export const guestsJobs: readonly AnyJob[] = [forgetDeletedJob];
