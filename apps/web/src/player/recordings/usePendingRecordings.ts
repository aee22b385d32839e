/** How many recordings of the attempt are not completely uploaded. */
import { useSyncExternalStore } from 'react';
import type { Uploads } from './uploads.ts';

const nothing = (): (() => void) => () => undefined;

export const usePendingRecordings = (uploads: Uploads | null): number =>
  useSyncExternalStore(uploads?.subscribe ?? nothing, () => uploads?.pending ?? 0);
