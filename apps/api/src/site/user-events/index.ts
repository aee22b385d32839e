export { userEventHandlers } from './user-events.routes.ts';
export { userEventsJobs } from './user-events.jobs.ts';
export { ownDataOfUserEvents } from './own-data.ts';
export { namesOfUserEvents } from './user-events.queries.ts';
