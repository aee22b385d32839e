/** The background jobs of files that rows name. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { removeFiles } from './row-files.service.ts';

const removeFilesJob = defineJob({
  kind: 'files.remove',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: ({ app, db, now, signal }) => removeFiles(app, db, now, signal),
});

export const rowFilesJobs: readonly AnyJob[] = [removeFilesJob];
