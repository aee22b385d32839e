export { classAnswer } from './join-requests.service.ts';
export { joinRequestHandlers } from './join-requests.routes.ts';
export { tellJoining } from './tell-joining.ts';
export { joinRequestsJobs } from './join-requests.jobs.ts';
