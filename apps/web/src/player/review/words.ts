/** Words of the result and its review. A catalog of its own, so that the player does not load it. */
import { useWordsOf } from '../words.ts';
import type catalog from './messages.vi.json';

export const useReviewWords = () => useWordsOf<typeof catalog>('review');
