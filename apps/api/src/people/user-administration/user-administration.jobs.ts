/** The background jobs of user-administration. */
import type { AnyJob } from '#platform/jobs';
import { deleteOldAuditEntriesJob } from './audit-retention.ts';

export const userAdministrationJobs: readonly AnyJob[] = [deleteOldAuditEntriesJob];
