/** The background jobs of jobs. */
import type { AnyJob } from './job.ts';
import { deleteOldRunsJob } from './jobs.service.ts';

export const jobsJobs: readonly AnyJob[] = [deleteOldRunsJob];
