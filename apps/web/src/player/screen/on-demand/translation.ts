import { useMessagesOf } from '../../translation.ts';
import type catalog from './messages.vi.json';

/** Messages that an attempt rarely shows: a separate catalog, which the first load does not contain. */
export const useAttemptMessages = () => useMessagesOf<typeof catalog>('attempt');
