/** Who is signed in, and what the page table says about them. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { api, tellSignedOut } from './api.ts';
import type { Profile } from './gate.ts';

export { gateOf } from './gate.ts';
export type { Gate, Profile } from './gate.ts';

const fiveMinutes = 300_000;

/** Null when nobody is signed in; any other failure is an error to show. Whoever was here before keeps the page until it has left. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ client }): Promise<Profile | null> => {
    try {
      const profile = await api('GET /account/profile');
      // Also when a tab of whoever was here before has just said otherwise.
      rememberSignedIn(true);
      return profile;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (!client.getQueryData(['profile'])) return null;
      tellSignedOut();
      throw error;
    }
  },
  staleTime: fiveMinutes,
  refetchInterval: fiveMinutes,
});

/** The signed-in user; only for pages behind the gate. */
export function useProfile(): Profile {
  const { data } = useQuery(profileQuery);
  if (!data) throw new Error('this page is not behind the gate');
  return data;
}

const hintKey = 'signed-in';

/** Whether this browser was signed in when last seen: only so that public pages need not ask the server about nobody. */
export const wasSignedIn = (): boolean => localStorage.getItem(hintKey) === '1';
export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(hintKey, '1');
  else localStorage.removeItem(hintKey);
}
