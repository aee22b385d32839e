import { api } from './api.ts';
import { basePath, localeOfPath } from './locale.ts';
import { rememberSignedIn } from './session.ts';

/** Ends the session and starts the app anew, so that nothing of this user stays in memory. */
export async function signOut(): Promise<void> {
  await api('POST /auth/logout');
  rememberSignedIn(false);
  window.location.assign(basePath(localeOfPath(window.location.pathname)));
}
