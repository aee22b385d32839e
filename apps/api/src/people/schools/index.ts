export { schoolHandlers } from './schools.routes.ts';
export { grantToUser, leaveSchool, schoolInForce } from './schools.service.ts';
export { schoolsJobs } from './schools.jobs.ts';
export { administeredSchool } from './own-school.service.ts';
export { teachersOf } from './schools.queries.ts';
