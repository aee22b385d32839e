/** The one API client of the app. A 401 leads to one refresh, shared by parallel calls and by tabs; then to signing in again. */
import { ApiError, createClient } from '@vumon/contract/client';
import { localeOfPath } from './locale.ts';

const refreshedKey = 'session-refreshed';
const refreshCacheMs = 10_000;

let refreshing: Promise<boolean> | null = null;
let locked = false;

/** Tabs refresh one at a time where the browser has locks; elsewhere the server's grace of ten seconds gives all of them the same session. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request('session-refresh', work) : work());

async function renew(): Promise<boolean> {
  const ago = Date.now() - Number(localStorage.getItem(refreshedKey));
  if (ago >= 0 && ago < refreshCacheMs) return true;
  const response = await fetch('/api/auth/refresh-token', {
    method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': 'application/json', 'Accept-Language': localeOfPath(location.pathname) }, body: '{}',
  }).catch(() => null);
  // A lost connection or a busy server says nothing about the session.
  if (!response || response.status >= 500) throw new ApiError(response?.status ?? 0, { code: 'NETWORK' });
  if (response.ok) localStorage.setItem(refreshedKey, String(Date.now()));
  else locked = ((await response.json().catch(() => null)) as { code?: string } | null)?.code === 'LOCK_ACCOUNT';
  return response.ok;
}

function refresh(): Promise<boolean> {
  refreshing ??= inTurn(renew).finally(() => (refreshing = null));
  return refreshing;
}

/** Hears `signed-out` with whether a lock is why; the page then leads to signing in. */
export const signedOut = new EventTarget();
export const tellSignedOut = (): void => void signedOut.dispatchEvent(new CustomEvent('signed-out', { detail: { locked } }));

/** Heard by the dialog that says what can be done: `detail` is the error. */
export const refusals = new EventTarget();

export const api = createClient({
  locale: () => localeOfPath(location.pathname),
  refresh,
  // What nobody's profile means is for the gates to decide.
  onSignedOut: (route) => {
    if (route !== 'GET /account/profile') tellSignedOut();
  },
  onRefused: (error) => {
    if (error.status === 402 || error.code === 'TEACHER_ONLY') refusals.dispatchEvent(new CustomEvent('refused', { detail: error }));
  },
});
