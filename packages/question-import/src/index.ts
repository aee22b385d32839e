/** Converts questions of other programs and of spreadsheets to drafts. */
export { note, type ImportDraft, type ImportEntry, type ImportNote } from './drafts.ts';
export { questionsFromGift } from './gift/convert.ts';
export { questionFromRow, rowFields, rowTypes, type RowCells, type RowField } from './rows.ts';
