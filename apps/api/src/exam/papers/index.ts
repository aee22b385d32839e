export { paperHandlers } from './papers.routes.ts';
export { ownPaper } from './own-paper.ts';
export { tellMaker } from './tell-maker.ts';
export { paperFilesChange, papersJobs } from './papers.jobs.ts';
