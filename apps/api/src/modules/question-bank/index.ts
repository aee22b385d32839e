export { addQuestions, type ManyQuestions } from './question-bank.bulk.ts';
export { countUses, findQuestions } from './question-bank.queries.ts';
export { questionBankHandlers } from './question-bank.routes.ts';
export { addQuestion } from './question-bank.service.ts';
export type { WrittenQuestion } from './question-bank.writing.ts';
export type { QuestionRow } from './question-list.queries.ts';
