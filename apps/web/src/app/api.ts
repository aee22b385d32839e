/** The one API client of the app. A 401 leads to one refresh, shared by parallel calls; then to signing in again. */
import { createClient } from '@vumon/contract/client';
import { localeOfPath } from './locale.ts';

let refreshing: Promise<boolean> | null = null;
let refreshedAt = 0;
const refreshCacheMs = 10_000;

async function refresh(): Promise<boolean> {
  if (Date.now() - refreshedAt < refreshCacheMs) return true;
  refreshing ??= fetch('/api/auth/refresh-token', { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json' }, body: '{}' })
    .then((response) => {
      if (response.ok) refreshedAt = Date.now();
      return response.ok;
    })
    .catch(() => false)
    .finally(() => (refreshing = null));
  return refreshing;
}

/** Heard by the session provider (to the sign-in page) and by the player (sign in again in place). */
export const signedOut = new EventTarget();

/** Heard by the dialog that says what can be done: `detail` is the error. */
export const refusals = new EventTarget();

export const api = createClient({
  locale: () => localeOfPath(location.pathname),
  refresh,
  onSignedOut: () => signedOut.dispatchEvent(new Event('signed-out')),
  onRefused: (error) => {
    if (error.status === 402 || error.code === 'TEACHER_ONLY') refusals.dispatchEvent(new CustomEvent('refused', { detail: error }));
  },
});
