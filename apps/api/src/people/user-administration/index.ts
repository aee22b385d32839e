export { userAdministrationHandlers } from './user-administration.routes.ts';
export { userAdministrationJobs } from './user-administration.jobs.ts';
export { registerSubjectNames, type SubjectNames } from './subject-names.queries.ts';
