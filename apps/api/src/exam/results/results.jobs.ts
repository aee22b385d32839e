/** The background jobs of results. */
import type { AnyJob } from '#platform/jobs';
import { measureQuestionsJob } from './measuring/measure.jobs.ts';

export const resultsJobs: readonly AnyJob[] = [measureQuestionsJob];
