import { api } from '../api/client.ts';
import { clearLocalDrafts } from '../forms/local-drafts.ts';
import { clearStoredForms } from '../forms/restorable-state.ts';
import { basePath, localeOfPath } from '../i18n/locale.ts';
import { rememberSignedIn } from './profile.ts';
import { forgetReadings } from './readings/store.ts';

/** Ends the session. */
export async function signOut(): Promise<void> {
  await api('POST /auth/logout');
  leaveSignedOut();
}

/** Loads the app again, so that no data of this user stays in memory. */
export function leaveSignedOut(): void {
  rememberSignedIn(false);
  clearStoredForms();
  clearLocalDrafts();
  // The page may leave before this is done: it is carried out all the same, and nothing is shown without a sign-in.
  void forgetReadings();
  window.location.assign(basePath(localeOfPath(window.location.pathname)));
}
