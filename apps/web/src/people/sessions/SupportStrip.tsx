/** Above every page while somebody of the staff looks at this account: whose it is, until when, and the way out. */
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, toast } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import type { Profile } from '../../session/profile.ts';
import classes from './sessions.module.css';

/** A new document: nothing of this account stays in memory. */
const leave = (userId: string) => window.location.assign(`/manage/users/${userId}`);

export default function SupportStrip({ profile, endsAt }: { profile: Profile; endsAt: string }) {
  const { t } = useTranslation('app');
  const say = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const { id, fullName } = profile;
  useEffect(() => {
    const timer = setTimeout(() => leave(id), Math.max(0, Date.parse(endsAt) - Date.parse(profile.serverTime)));
    return () => clearTimeout(timer);
  }, [id, endsAt, profile.serverTime]);
  const end = async () => {
    setBusy(true);
    try {
      await api('POST /support-stay/end');
      leave(id);
    } catch (error) {
      toast(say(error), { tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <aside className={classes.strip} aria-label={t('support.viewing', { name: fullName, at: formatDayTime(endsAt) })}>
      <span>{t('support.viewing', { name: fullName, at: formatDayTime(endsAt) })}</span>
      <Button size="sm" loading={busy} onClick={() => void end()}>
        {t('support.end')}
      </Button>
    </aside>
  );
}
