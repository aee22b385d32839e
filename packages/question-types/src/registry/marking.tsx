/** What a marking page shares with the reviews: recordings to hear, notes in a text. */
export { newLocalId } from '../editing/ids.tsx';
export { inReadingOrder, segmentsOf, type TextNote } from '../marking/notes.ts';
export { Listen } from '../playing/recording/Listen.tsx';
