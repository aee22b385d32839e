export { schoolHandlers } from './schools.routes.ts';
export { grantToUser, leaveSchool, schoolInForce } from './schools.service.ts';
export { schoolsJobs } from './schools.jobs.ts';
