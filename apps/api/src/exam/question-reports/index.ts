export { waitingChecks } from './checks.service.ts';
export { correctedKeysChange } from './corrected-keys.ts';
export { ownDataOfQuestionReports } from './own-data.queries.ts';
export { questionReportHandlers } from './question-reports.routes.ts';
export { questionReportsJobs } from './question-reports.jobs.ts';
