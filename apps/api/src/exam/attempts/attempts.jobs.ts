/** The background jobs of attempts. */
import type { AnyJob } from '#platform/jobs';
import { eraseOldAnswersJob, eraseAnswersOfJob } from './retention/retention.ts';

export const attemptsJobs: readonly AnyJob[] = [eraseOldAnswersJob, eraseAnswersOfJob];
