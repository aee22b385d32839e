/** Parts of the reviews that the marking page uses too: playback of recordings, notes in a text. */
export { newLocalId } from '../editing/ids.tsx';
export { inReadingOrder, segmentsOf, type TextNote } from '../marking/notes.ts';
export { Listen } from '../playing/recording/Listen.tsx';
