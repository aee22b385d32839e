/** The background jobs of exams. */
import type { AnyJob } from '#platform/jobs';
import { makeFormsJob } from './makings/makings.service.ts';
import { decidePoolsJob } from './pools/pools.jobs.ts';

export const examsJobs: readonly AnyJob[] = [makeFormsJob, decidePoolsJob];
