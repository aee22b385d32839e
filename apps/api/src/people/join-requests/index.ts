export { joinRequestHandlers } from './join-requests.routes.ts';
export { tellJoining } from './tell-joining.ts';
export { joinRequestsJobs } from './join-requests.jobs.ts';
