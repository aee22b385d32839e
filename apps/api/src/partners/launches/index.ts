export { enterAsLearner, isPartnerPage } from './launches.service.ts';
export { launchHandlers } from './launches.routes.ts';
export { launchesJobs } from './launches.jobs.ts';
export { ownDataOfPartners } from './own-data.queries.ts';
export { lockLearners, storeLearner, type RosterLearnerRow } from './launches.queries.ts';
