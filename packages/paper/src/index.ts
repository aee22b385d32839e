/** A test as it stands on paper: pure data, in the order of reading. Whoever draws it decides how it looks. */
export { columnsFor, widthOf, type Columns } from './columns.ts';
export { answerKeyTable, type AnswerKeyTable, type PaperKeys } from './key-table.ts';
export { numbersOf, paperOf, type PaperBlock, type PaperDocument, type PaperHead, type PaperItem, type PaperLocale, type PaperPart, type PaperQuestion } from './paper.ts';
