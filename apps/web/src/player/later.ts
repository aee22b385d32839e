/**
 * Parts of the player that the first page does without. They are fetched as soon as it stands, so that they are
 * there when the connection is not.
 */
import { lazy } from 'react';

/** A part that could not be fetched must not take the test down with it: it is tried until it comes. */
async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = 1_000; ; wait = Math.min(2 * wait, 15_000)) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}

const split = () => patiently(() => import('./Split.tsx'));
const sheets = () => patiently(() => import('./sheets.ts'));

export const SplitPane = lazy(split);
export const NavigatorSheet = lazy(async () => ({ default: (await sheets()).NavigatorSheet }));
export const SubmitSheet = lazy(async () => ({ default: (await sheets()).SubmitSheet }));
export const HelpSheet = lazy(async () => ({ default: (await sheets()).HelpSheet }));
export const TextSize = lazy(async () => ({ default: (await sheets()).TextSize }));
export const Themes = lazy(async () => ({ default: (await sheets()).Themes }));
export const ClosingScreen = lazy(async () => ({ default: (await sheets()).ClosingScreen }));
export const SignInAgain = lazy(async () => ({ default: (await sheets()).SignInAgain }));
/** Only a test that the server refuses needs it. */
export const Refusal = lazy(() => patiently(() => import('./Refusal.tsx')));
/** Only tests that need a code ask for it. */
export const RedeemDialog = lazy(() => patiently(() => import('../features/activation-codes/RedeemDialog.tsx')));

/** Resolves once everything is on the device. */
export async function fetchLater(): Promise<void> {
  await Promise.all([split(), sheets()]);
}
