/**
 * Parts of the player that the first question does not need. They are prefetched as soon as it is shown, so that they
 * are available if the connection is lost later.
 */
import { lazy } from 'react';
import type { pressKey } from './on-demand/press-key.ts';

/** Retries a failed import until it succeeds, because a rejected import would crash the whole player. */
async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = 1_000; ; wait = Math.min(2 * wait, 15_000)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}

const split = () => loadWithRetry(() => import('./on-demand/Split.tsx'));
/** What a single key does, once it is loaded. */
export const keys: { press?: typeof pressKey } = {};
const sheets = async () => {
  const parts = await loadWithRetry(() => import('./on-demand/sheets.ts'));
  keys.press = parts.pressKey;
  return parts;
};

export const SplitPane = lazy(split);
export const PlayerSheets = lazy(async () => ({ default: (await sheets()).PlayerSheets }));
export const ConflictNote = lazy(async () => ({ default: (await sheets()).ConflictNote }));
export const OfflineCard = lazy(async () => ({ default: (await sheets()).OfflineCard }));
export const HeldLine = lazy(async () => ({ default: (await sheets()).HeldLine }));
export const LoadingLine = lazy(async () => ({ default: (await sheets()).LoadingLine }));
export const TextSize = lazy(async () => ({ default: (await sheets()).TextSize }));
export const Themes = lazy(async () => ({ default: (await sheets()).Themes }));
/** Needed only for tests that allow tools. */
export const Tools = lazy(async () => ({
  default: (await loadWithRetry(() => import('./on-demand/tools/Tools.tsx'))).Tools,
}));
/** Needed only if a record of the attempt is stored. */
export const RecordLine = lazy(async () => ({
  default: (await loadWithRetry(() => import('./on-demand/record/RecordLine.tsx'))).RecordLine,
}));
export const ClosingScreen = lazy(async () => ({ default: (await sheets()).ClosingScreen }));
export const PausedScreen = lazy(async () => ({ default: (await sheets()).PausedScreen }));
export const SignInAgain = lazy(async () => ({ default: (await sheets()).SignInAgain }));
/** Needed only in grades 1 to 5. */
export const Carp = lazy(() => loadWithRetry(() => import('./on-demand/carp/Carp.tsx')));
/** Needed only in practice. */
export const PracticeCheck = lazy(() => loadWithRetry(() => import('./on-demand/PracticeCheck.tsx')));
/** Needed only when the server refuses to start the test. */
export const Refusal = lazy(() => loadWithRetry(() => import('../start/on-demand/Refusal.tsx')));
/** Needed only for tests that require an activation code. */
export const RedeemDialog = lazy(() => loadWithRetry(() => import('./on-demand/RedeemCode.tsx')));

/** Resolves once all parts are loaded. */
export async function prefetchLazyParts(): Promise<void> {
  await Promise.all([split(), sheets()]);
}
