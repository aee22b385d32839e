/**
 * Watches the session of the open page: opens the sign-in page when it ends, and the packages when the user's package
 * ends.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { pages, type Page, type PagePath } from '@vumon/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { signedOut } from '../api/client.ts';
import { watchLostCode } from '../connection/lost-code.ts';
import { clearLocalDrafts } from '../forms/local-drafts.ts';
import { clearStoredForms, storeForms, takeForms } from '../forms/restorable-state.ts';
import { useExpiry } from '../session/plan.ts';
import { watchSession } from '../session/watch.ts';
import { profileQuery, rememberSignedIn } from '../session/profile.ts';

/** Pages that stay open when the package ends. */
const opensWithoutPackage = /^\/(?:home|users\/info|payment)(?:\/|$)/;

export function SessionKeeper() {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  // Signing in clears the query cache; rendering again for every address reads the new profile.
  useLocation({ select: ({ href }) => href });
  // Reads the cache only: pages that need the profile fetch it.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  const userId = profile?.id;
  const leaving = useRef(false);
  const needsSession = () => {
    const page: Page | undefined = pages[router.state.matches.at(-1)?.fullPath as PagePath];
    return page !== undefined && page.access !== 'public';
  };

  const leave = useEffectEvent(async (locked: boolean) => {
    const { location } = router.state;
    if (leaving.current || !needsSession()) return;
    leaving.current = true;
    if (userId !== undefined) storeForms(userId, location.href);
    rememberSignedIn(false);
    try {
      await navigate({
        to: '/login',
        search: { redirect: location.href, ...(locked && { reason: 'locked' }) },
        ignoreBlocker: true,
      });
      // No data of this user stays in memory.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0] });
      queryClient.setQueryData(profileQuery.queryKey, null);
    } finally {
      leaving.current = false;
    }
  });
  useEffect(() => {
    const hear = (event: Event) => void leave((event as CustomEvent<{ locked: boolean }>).detail.locked);
    signedOut.addEventListener('signed-out', hear);
    return () => signedOut.removeEventListener('signed-out', hear);
  }, []);

  const take = useEffectEvent(() =>
    userId === undefined ? () => undefined : takeForms(userId, router.state.location.href),
  );
  useEffect(() => watchLostCode(() => take()), []);

  const ask = useEffectEvent(async () => {
    const now = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
    if (!now || userId === undefined || now.id === userId) return;
    // Another user has signed in on this browser. A page that needs a session reloads; the sign-in page continues by
    // itself. When a look at an account begins or ends, every tab opens the page that the one with the button opens: a
    // reload here would cancel that navigation.
    if (needsSession() && now.support) window.location.assign('/home');
    else if (needsSession() && profile?.support) window.location.assign(`/manage/users/${userId}`);
    else if (needsSession()) window.location.reload();
    else
      queryClient.removeQueries({
        fetchStatus: 'idle',
        predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0],
      });
  });
  useEffect(() => {
    if (userId === undefined) return;
    const check = () => void ask().catch(() => undefined);
    const hear = () => {
      check();
      // The event may also mean that the teacher has reopened this learner's attempt, whose time is running.
      void queryClient.invalidateQueries({ queryKey: ['assigned'] });
    };
    return watchSession({ onDoubt: check, onChanged: hear });
  }, [userId, queryClient]);

  useExpiry(
    profile?.membership,
    () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }),
    () => {
      const { location } = router.state;
      if (profile?.role !== 'TEACHER' || opensWithoutPackage.test(location.pathname)) return;
      storeForms(profile.id, location.href);
      void navigate({ to: '/payment', search: { type: 'upgrade' }, ignoreBlocker: true });
    },
  );

  // Removes drafts that another user of this browser entered.
  useEffect(() => {
    if (userId === undefined) return;
    clearStoredForms(userId);
    clearLocalDrafts(userId);
  }, [userId]);
  return null;
}
