/** The signed-in user. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { setPageZone } from '@vumon/i18n';
import { useSyncExternalStore } from 'react';
import { api, announceSignedOut } from '../api/client.ts';
import { site } from '../i18n/locale.ts';
import { forgetOthersTests } from './forget-tests.ts';
import type { Profile } from './gate.ts';
import { forgetReadings, readingsOwner } from './readings/store.ts';

export { entitlementOf, gateOf } from './gate.ts';
export type { Gate, Profile } from './gate.ts';

const fiveMinutes = 300_000;

/**
 * Null if nobody is signed in; any other failure is an error. When a session ends, the error keeps the previous profile
 * until the page has been left.
 */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ client }): Promise<Profile | null> => {
    try {
      const profile = await withOwnZone(await api('GET /account/profile'));
      // A tab of the previous user may have just stored the opposite.
      rememberSignedIn(true);
      void forgetOthersTests(profile.id);
      return profile;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // Also where the session has ended while the product was closed.
      if (readingsOwner()) void forgetReadings();
      if (!client.getQueryData(['profile'])) return null;
      announceSignedOut();
      throw error;
    }
  },
  staleTime: fiveMinutes,
  refetchInterval: fiveMinutes,
});

/**
 * The time zone in which this page shows and reads times. On the international site the browser's zone is stored as the
 * user's unless the user has chosen one.
 */
async function withOwnZone(profile: Profile): Promise<Profile> {
  let { timeZone, ownTimeZone } = profile;
  if (site === 'intl' && ownTimeZone === null) {
    const browsers = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const taken = await api('POST /account/time-zone', { body: { timeZone: browsers } }).then(
      () => true,
      () => false,
    );
    if (taken) timeZone = ownTimeZone = browsers;
  }
  setPageZone(timeZone);
  return { ...profile, timeZone, ownTimeZone };
}

/** The signed-in user; only for pages behind the gate. */
export function useProfile(): Profile {
  const { data } = useQuery(profileQuery);
  if (!data) throw new Error('this page is not behind the gate');
  return data;
}

const hintKey = 'signed-in';

/** Whether this browser was signed in at the last visit. If not, public pages do not request a profile. */
export const wasSignedIn = (): boolean => localStorage.getItem(hintKey) === '1';
const neverChanges = () => () => undefined;
/** The same, for pages that the server renders: it renders those of visitors. */
export const useWasSignedIn = (): boolean => useSyncExternalStore(neverChanges, wasSignedIn, () => false);
export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else localStorage.removeItem(hintKey);
}

/** The grades that lists begin with; nothing for whoever has no classes. */
export const ownGrades = ({ grades }: Profile): string[] | undefined => (grades.length > 0 ? [...grades] : undefined);
