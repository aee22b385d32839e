export { paperHandlers } from './papers.routes.ts';
export { deleteOldPapersJob, makePapersJob } from './papers.jobs.ts';
