export { schoolHandlers } from './schools.routes.ts';
export { grantToUser, leaveSchool } from './schools.service.ts';
