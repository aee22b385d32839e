/** Reads exam papers of Word files: questions, passages, parts, answers, and lines that were not recognized. */
export { segmentPaper } from './finding/segment.ts';
export { readable, type PaperLine } from './lines/lines.ts';
export { importedPaper, type ImportedKind, type ImportedPaper, type ImportedQuestion } from './review/imported.ts';
export { paperReport, type PaperReport } from './report.ts';
export { doubtCodes } from './segments.ts';
export type {
  Doubt,
  FoundKey,
  KeySource,
  Paper,
  PaperOption,
  PaperPart,
  PaperQuestion,
  QuestionKind,
} from './segments.ts';
export { noChanges, type ObjectChange, type PieceChange, type ReviewChanges } from './review/changes.ts';
export { withKeys, withMore } from './review/draft-changes.ts';
export {
  htmlDocument,
  isPaperText,
  pdfDocument,
  readPaper,
  readPaperHtml,
  readPaperPdf,
  readPaperText,
  wordDocument,
  WordError,
  type ReadPaper,
} from './read.ts';
export { htmlText, isDrawn as isFormula } from '@vumon/word';
export {
  reviewPaper,
  shownPiece,
  type FileMedia,
  type Reviewed,
  type ReviewedPiece,
  type ReviewedQuestion,
} from './review/review.ts';
export { type LabelStyle, type OptionChoice, type ReadingChoices } from './choices.ts';
export { readyIn, type PaperReading } from './reading.ts';
export {
  readAgain,
  storePaper,
  type PaperSource,
  type Place,
  type StoredPaper,
  type StoredPiece,
  type StoredQuestion,
} from './review/stored.ts';
export type { PaperFile, PaperObject } from './lines/objects.ts';
