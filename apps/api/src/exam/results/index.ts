export { resultHandlers } from './results.routes.ts';
export { textOfPicks } from './exported.service.ts';
export { filedUnder } from './learner.queries.ts';
export { findAssignment } from './results.queries.ts';
export { details, ownMarks } from './results.service.ts';
export { columnsOf, markView } from './results.view.ts';
export { discrimination, mean, picksAt } from './analysis.ts';
export { chosenOptions, measureQuestionsJob } from './measuring/measure.jobs.ts';
export { resultsJobs } from './results.jobs.ts';
