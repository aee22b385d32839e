/**
 * The API client of the app. A 401 causes one refresh, shared by parallel calls and by tabs; if the refresh fails, the
 * sign-in page opens.
 */
import { ApiError, createClient, envelopeOf, type Api } from '@vumon/contract/client';
import { localeOfPath } from '../i18n/locale.ts';
import { takeEarly } from './early.ts';
import { recover } from './recovery.ts';

const refreshedKey = 'session-refreshed';
const refreshCacheMs = 10_000;

let refreshing: Promise<boolean> | null = null;
let locked = false;

/**
 * Tabs refresh one at a time if the browser has locks. Otherwise the server's grace of ten seconds gives all of them
 * the same session.
 */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('session-refresh', work) : work();

async function renew(): Promise<boolean> {
  const ago = Date.now() - Number(localStorage.getItem(refreshedKey));
  if (ago >= 0 && ago < refreshCacheMs) return true;
  const response = await fetch('/api/auth/refresh-token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': localeOfPath(location.pathname) },
    body: '{}',
  }).catch(() => null);
  const reply = response && (await envelopeOf(response));
  // After a lost connection or a server error the session may still be valid.
  if (!reply || response.status >= 500) throw new ApiError(0, { code: 'NETWORK' });
  if (response.ok) localStorage.setItem(refreshedKey, String(Date.now()));
  else locked = reply['code'] === 'LOCK_ACCOUNT';
  return response.ok;
}

function refresh(): Promise<boolean> {
  refreshing ??= inTurn(renew).finally(() => (refreshing = null));
  return refreshing;
}

/** Dispatches `signed-out` when the session has ended; `detail.locked` says whether because the account was locked. */
export const signedOut = new EventTarget();
export const announceSignedOut = (): void =>
  void signedOut.dispatchEvent(new CustomEvent('signed-out', { detail: { locked } }));

/** Dispatches `refused` for errors that the user can resolve, such as a missing package; `detail` is the error. */
export const refusals = new EventTarget();

const plain = createClient({
  locale: () => localeOfPath(location.pathname),
  refresh,
  early: takeEarly,
  recover,
  // Without a session the profile is empty; the page's gate decides what happens then.
  onSignedOut: (route) => {
    if (route !== 'GET /account/profile') announceSignedOut();
  },
  onRefused: (error) => {
    if (error.status === 402 || error.code === 'TEACHER_ONLY')
      refusals.dispatchEvent(new CustomEvent('refused', { detail: error }));
  },
});

let send: Api = plain;

/** Sends all further calls through `wrap`, which gets the plain client. */
export const sendThrough = (wrap: (plain: Api) => Api): void => void (send = wrap(plain));

export const api = ((...call: Parameters<Api>) => send(...call)) as Api;
