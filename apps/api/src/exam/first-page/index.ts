export { firstPageHandlers } from './first-page.routes.ts';
export { firstPageJobs } from './first-page.jobs.ts';
