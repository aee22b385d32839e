/** The recordings of the attempt that the server does not have. */
import { useSyncExternalStore } from 'react';
import type { Uploads } from './uploads.ts';

const neverChanges = (): (() => void) => () => undefined;

/** How many are not completely uploaded. */
export const usePendingRecordings = (uploads: Uploads | null): number =>
  useSyncExternalStore(uploads?.subscribe ?? neverChanges, () => uploads?.pending ?? 0);

/** Whether one will never be accepted. */
export const useFailedRecording = (uploads: Uploads | null): boolean =>
  useSyncExternalStore(uploads?.subscribe ?? neverChanges, () => uploads?.failed ?? false);
