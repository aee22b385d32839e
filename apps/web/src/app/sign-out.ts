import { api } from './api.ts';
import { forgetForms } from './kept.ts';
import { basePath, localeOfPath } from './locale.ts';
import { rememberSignedIn } from './session.ts';

/** Ends the session. */
export async function signOut(): Promise<void> {
  await api('POST /auth/logout');
  leaveSignedOut();
}

/** Starts the app anew, so that nothing of this user stays in memory. */
export function leaveSignedOut(): void {
  rememberSignedIn(false);
  forgetForms();
  window.location.assign(basePath(localeOfPath(window.location.pathname)));
}
