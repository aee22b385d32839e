import { useQuery } from '@tanstack/react-query';
import { lateDialog } from '../connection/lateDialog.tsx';
import { profileQuery } from '../session/profile.ts';

const SupportStrip = lateDialog(() => import('../people/sessions/SupportStrip.tsx'), null);

/** Says above every page that somebody of the staff looks at this account. */
export function SupportKeeper() {
  const { data: profile } = useQuery({ ...profileQuery, enabled: false });
  if (!profile?.support) return null;
  return <SupportStrip profile={profile} endsAt={profile.support.endsAt} />;
}
