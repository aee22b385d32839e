/** The background jobs of packages. */
import type { AnyJob } from '#platform/jobs';
import { tellEndingsJob } from './endings.job.ts';

export const packagesJobs: readonly AnyJob[] = [tellEndingsJob];
