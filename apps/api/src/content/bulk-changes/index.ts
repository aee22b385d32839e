export { bulkChangeHandlers } from './bulk-changes.routes.ts';
export { bulkChangeJobs } from './bulk-changes.jobs.ts';
