export { paperHandlers } from './papers.routes.ts';
export { ownPaper } from './own-paper.ts';
export { tellMaker } from './tell-maker.ts';
export { papersJobs } from './papers.jobs.ts';
