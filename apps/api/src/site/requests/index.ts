export { requestHandlers } from './requests.routes.ts';
export { requestsJobs } from './requests.jobs.ts';
export { tellAsker } from './tell-asker.ts';
export { expectRequest } from './requests.service.ts';
export { ownDataOfRequests } from './own-data.ts';
export { namesOfRequests, waitingRequests } from './requests.queries.ts';
