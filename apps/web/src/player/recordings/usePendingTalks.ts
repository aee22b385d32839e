/** How many recordings of the attempt the server does not hold whole. */
import { useSyncExternalStore } from 'react';
import type { Uploads } from './uploads.ts';

const nothing = (): (() => void) => () => undefined;

export const usePendingTalks = (uploads: Uploads | null): number => useSyncExternalStore(uploads?.subscribe ?? nothing, () => uploads?.pending ?? 0);
