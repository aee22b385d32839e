/** Exam papers out of Word files: questions, passages, parts, answers, and what was not understood. */
export { segmentPaper } from './segment.ts';
export { readable, type PaperLine } from './lines.ts';
export { paperReport, type PaperReport } from './report.ts';
export type { KeySource, Paper, PaperOption, PaperPart, PaperQuestion, QuestionKind } from './segments.ts';
