/** The words of the result and its review, apart from the player's: who sits a test does not wait for them. */
import { useWordsOf } from '../words.ts';
import type catalog from './messages.vi.json';

export const useReviewWords = () => useWordsOf<typeof catalog>('review');
