import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { profileQuery } from '../session/profile.ts';

const SupportStrip = lazy(() => import('../people/sessions/SupportStrip.tsx'));

/** Says above every page that somebody of the staff looks at this account. */
export function SupportKeeper() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  if (!profile?.support) return null;
  return (
    <Suspense fallback={null}>
      <SupportStrip profile={profile} endsAt={profile.support.endsAt} />
    </Suspense>
  );
}
