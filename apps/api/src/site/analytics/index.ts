export { usageEventHandlers } from './analytics.routes.ts';
export { analyticsJobs } from './analytics.jobs.ts';
export { countUses } from './count-uses.ts';
export { ownDataOfAnalytics } from './own-data.ts';
