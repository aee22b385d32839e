export { assignmentHandlers } from './assignments.routes.ts';
export { tellResultsJob } from './results-ready.ts';
export { assignTest, useTest } from './assignments.service.ts';
