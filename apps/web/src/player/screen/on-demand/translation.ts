import { useMessagesOf } from '../../translation.ts';
import type catalog from './messages.vi.json';

/** Messages that an attempt rarely shows: a catalog of its own, which the first load leaves out. */
export const useAttemptMessages = () => useMessagesOf<typeof catalog>('attempt');
