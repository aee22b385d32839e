export { userAdministrationHandlers } from './user-administration.routes.ts';
export { deleteOldAuditEntriesJob } from './audit-retention.ts';
