export { registerLti } from './endpoints.ts';
export { framingOrigins } from './frames.ts';
export { ltiJobs } from './lti.jobs.ts';
export { ltiHandlers } from './lti.routes.ts';
export { sendScore } from './scores.ts';
export { ownDataOfLti } from './own-data.queries.ts';
