import { useWordsOf } from '../../words.ts';
import type catalog from './messages.vi.json';

/** Words of what an attempt shows only now and then; not part of the first load. */
export const useAttemptWords = () => useWordsOf<typeof catalog>('attempt');
