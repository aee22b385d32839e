/** Messages of the result and its review. A catalog of its own, so that the player does not load it. */
import { useMessagesOf } from '../translation.ts';
import type catalog from './messages.vi.json';

export const useReviewMessages = () => useMessagesOf<typeof catalog>('review');
