/** The questions that ship with the product, with their pictures and recordings. */
export { addedQuestions, firstQuestions, systemQuestions } from './bank.ts';
export { examPart, exams, isInExam, type Exam } from './english/exams/parts.ts';
export { choiceRows, formRows, gapRows, readAndChoose, soundRows } from './english/rows.ts';
export { numeric, oneOf, type SeedQuestion } from './kit.ts';
export { curriculum, topicAt, topicOf } from './maths/curriculum.ts';
export {
  instructionFile,
  pictureSets,
  sceneOf,
  seedMedia,
  speechCredit,
  speechCreditOf,
  type Clip,
  type SeedMedia,
  pictureLooks,
  type StoredPicture,
} from './media/media.ts';
export { audioFolder, readRecordings, transcriptOf, type Recording } from './media/speech.ts';
export { additionNames, type AdditionName } from './more/names.ts';
export { countFamilies, longestOptions, twinsOf } from './report.ts';
export { createRandom, type Random } from './random.ts';
