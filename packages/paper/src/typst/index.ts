/** Papers as Typst source, for `renderPdf`. */
export {
  answerSheetSource,
  sheetsOf,
  type AnswerSheet,
  type SheetLearner,
  type SheetQuestions,
} from './answer-sheet.ts';
export { bubbleLabel, bubblesOf, type SheetBubble, type SheetGroup } from './sheet-layout.ts';
export { pixel, type PaperPicture } from './drawing.ts';
export { markedPictureSource } from './picture-task.ts';
export { keyTableSource } from './key-table.ts';
export { matrixSource } from './matrix.ts';
export { paperSource, type PaperLook, type SheetHead } from './paper.ts';
export { qrModules } from '../qr.ts';
export { solutionsSource } from './solutions.ts';
export { typstString } from './source.ts';
