export { addQuestions, type ManyQuestions } from './question-bank.bulk.ts';
export { fillLikeness } from './likeness.service.ts';
export { questionBankHandlers, questionImportHandlers, questionLikenessHandlers } from './question-bank.routes.ts';
export { keepTrashShort } from './question-trash.service.ts';
export { addQuestion } from './question-bank.service.ts';
export type { WrittenQuestion } from './question-bank.writing.ts';
