export { addQuestions, type ManyQuestions } from './question-bank.bulk.ts';
export {
  amendOwnKey,
  amendSystemKey,
  findOwnQuestion,
  findVersion,
  withdrawAmendment,
  type BankQuestion,
} from './amending.service.ts';
export { systemQuestionsOfFamily } from './question-bank.queries.ts';
export { chosenQuestions } from './question-changes.queries.ts';
export { changeMany } from './question-changes.service.ts';
export { view as viewQuestion, visibleQuestion } from './question-bank.service.ts';
export { fingerprintOf } from './similarity/similarity.ts';
export { fingerprintChange } from './similarity/similarity.service.ts';
export { importFilesChange } from './import/import-files.ts';
export {
  questionBankHandlers,
  questionImportHandlers,
  questionSimilarityHandlers,
  questionVersionHandlers,
} from './question-bank.routes.ts';
export { recentVersions, type RecentVersionRow } from './question-versions.queries.ts';
export type { WrittenQuestion } from './question-bank.writing.ts';
export { questionBankJobs } from './question-bank.jobs.ts';
export { ownDataOfQuestionBank } from './own-data.queries.ts';
export { namesOfQuestions } from './subject-names.queries.ts';
export { searchPatterns } from './search-text.ts';
