export { paperHandlers } from './papers.routes.ts';
export { ownPaper } from './own-paper.ts';
export { deleteOldPapersJob, makePapersJob } from './papers.jobs.ts';
