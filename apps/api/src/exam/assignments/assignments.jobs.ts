/** The background jobs of assignments. */
import type { AnyJob } from '#platform/jobs';
import { tellResultsJob } from './results-ready.ts';

export const assignmentsJobs: readonly AnyJob[] = [tellResultsJob];
