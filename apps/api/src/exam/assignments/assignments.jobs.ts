/** The background jobs of assignments. */
import type { AnyJob } from '#platform/jobs';
import { tellResultsJob } from './results-ready.ts';
import { tellStartsJob } from './starting-soon.ts';

export const assignmentsJobs: readonly AnyJob[] = [tellResultsJob, tellStartsJob];
