/** Components that the marking page shares with the reviews: playback of recordings, notes in a text. */
export { newLocalId } from '../editing/ids.tsx';
export { inReadingOrder, segmentsOf, type TextNote } from '../marking/notes.ts';
export { Listen } from '../playing/recording/Listen.tsx';
