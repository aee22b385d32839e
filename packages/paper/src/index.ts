/** A printable test as data, in reading order. The renderer decides how it looks. */
export {
  arrangedBy,
  codeNames,
  contentOfCode,
  drawOfCode,
  mostCodes,
  seedOfCode,
  shufflingOf,
  type CodeDraw,
  type CodedTest,
  type Shuffling,
} from './codes.ts';
export { columnsFor, widthOf, type Columns } from './columns.ts';
export { answerKeyTable, gapWidths, type AnswerKeyTable, type PaperKeys } from './key-table.ts';
export { listeningOf, type ListeningStep } from './listening.ts';
export type { PaperMatrix } from './matrix.ts';
export {
  numberedBy,
  numbersOf,
  contentOf,
  paperOf,
  questionsOf,
  type GapWidths,
  type Numbering,
  type PaperBlock,
  type PaperDocument,
  type PaperHead,
  type PaperItem,
  type PaperLocale,
  type PaperPart,
  type PaperQuestion,
} from './paper.ts';
export { markedName, markedTasks } from './picture-tasks.ts';
