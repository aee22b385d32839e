/** The background jobs of accounts. */
import type { AnyJob } from '#platform/jobs';
import { tellOldContactJob } from './contact-changes.service.ts';
import { deleteOldSignInsJob } from './sessions/login-history.service.ts';

export const accountsJobs: readonly AnyJob[] = [deleteOldSignInsJob, tellOldContactJob];
