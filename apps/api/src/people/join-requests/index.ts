export { joinRequestHandlers } from './join-requests.routes.ts';
export { joinRequestsJobs } from './join-requests.jobs.ts';
