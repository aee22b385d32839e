/** Questions of other programs and of spreadsheets as drafts of ours. */
export { note, type ImportDraft, type ImportEntry, type ImportNote } from './drafts.ts';
export { questionsFromGift } from './gift/convert.ts';
export { questionFromRow, rowFields, rowTypes, type RowCells, type RowField } from './rows.ts';
