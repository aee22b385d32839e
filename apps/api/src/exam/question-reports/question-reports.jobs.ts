/** The background jobs of question-reports. */
import type { AnyJob } from '#platform/jobs';
import { findFaultsJob } from './machine-check.ts';

export const questionReportsJobs: readonly AnyJob[] = [findFaultsJob];
