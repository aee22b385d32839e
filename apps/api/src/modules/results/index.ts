export { measureQuestionsJob } from './difficulty.jobs.ts';
export { resultHandlers } from './results.routes.ts';
export { wordsOf } from './exported.service.ts';
export { filedUnder } from './learner.queries.ts';
export { findAssignment } from './results.queries.ts';
export { columnsOf, details, markView, ownMarks } from './results.service.ts';
export { discrimination, mean, picksAt } from './analysis.ts';
