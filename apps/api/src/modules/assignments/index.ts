export { assignmentHandlers } from './assignments.routes.ts';
export { tellResultsJob } from './results-ready.ts';
export { assignTest } from './assignments.service.ts';
export { findAssignmentForStudent } from './assigned.service.ts';
