/** A printable test as data, in reading order. The renderer decides how it looks. */
export { columnsFor, widthOf, type Columns } from './columns.ts';
export { answerKeyTable, type AnswerKeyTable, type PaperKeys } from './key-table.ts';
export {
  numbersOf,
  paperOf,
  type PaperBlock,
  type PaperDocument,
  type PaperHead,
  type PaperItem,
  type PaperLocale,
  type PaperPart,
  type PaperQuestion,
} from './paper.ts';
