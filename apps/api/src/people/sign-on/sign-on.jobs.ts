/** The background jobs of signing in with a school's account. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { hourMs } from '../../platform/clock.ts';
import { deleteUsesBefore } from './sign-on.queries.ts';

/** What was used is kept past its expiry, so that a clock that goes back lets none be used again. */
const deleteOldUsesJob = defineJob({
  kind: 'sign-on.delete-old-uses',
  cron: '41 * * * *',
  payload: z.object({}),
  run: ({ app, now }) => deleteUsesBefore(app.background, new Date(now - hourMs)),
});

export const signOnJobs: readonly AnyJob[] = [deleteOldUsesJob];
