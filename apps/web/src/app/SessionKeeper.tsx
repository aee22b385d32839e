/** Keeps page and session together: leaves for signing in when it is over, for the packages when the user's has ended. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { pages, type Page, type PagePath } from '@vumon/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { signedOut } from './api.ts';
import { forgetForms, keepForms } from './kept.ts';
import { useExpiry } from './plan.ts';
import { watchSession } from './session-watch.ts';
import { profileQuery, rememberSignedIn } from './session.ts';

/** Pages that stay open when the package ends. */
const spared = /^\/(?:home|users\/info|payment)(?:\/|$)/;

export function SessionKeeper() {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  // Signing in empties the cache: what is looked at here is looked up again with every page.
  useLocation({ select: ({ href }) => href });
  // Only looks on: pages that need the profile fetch it.
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
    if (userId !== undefined) keepForms(userId, location.href);
    rememberSignedIn(false);
    try {
      await navigate({ to: '/login', search: { redirect: location.href, ...(locked && { reason: 'locked' }) } as never, ignoreBlocker: true });
      // Nothing of this user stays in memory.
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

  const ask = useEffectEvent(async () => {
    const now = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
    if (!now || userId === undefined || now.id === userId) return;
    // Somebody else signed in on this browser: here, where signing in leads on by itself, or on another tab.
    if (needsSession()) window.location.reload();
    else queryClient.removeQueries({ fetchStatus: 'idle', predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0] });
  });
  useEffect(() => {
    if (userId === undefined) return;
    const look = () => void ask().catch(() => undefined);
    return watchSession({ onDoubt: look, onChanged: look });
  }, [userId]);

  useExpiry(profile?.membership, () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }), () => {
    const { location } = router.state;
    if (profile?.role !== 'TEACHER' || spared.test(location.pathname)) return;
    keepForms(profile.id, location.href);
    void navigate({ to: '/payment', search: { type: 'upgrade' } as never, ignoreBlocker: true });
  });

  // What another user of this browser had typed is not kept for long.
  useEffect(() => {
    if (userId !== undefined) forgetForms(userId);
  }, [userId]);
  return null;
}
