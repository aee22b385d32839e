/** Exports of a school's system (OneRoster 1.2 CSV). */
export { rosterJobs } from './rosters.jobs.ts';
export { rosterHandlers } from './rosters.routes.ts';
