export { userAdministrationHandlers } from './user-administration.routes.ts';
export { userAdministrationJobs } from './user-administration.jobs.ts';
