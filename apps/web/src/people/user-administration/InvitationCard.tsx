import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, DataList, Note } from '@vumon/ui';
import type { Reply } from '@vumon/contract/client';
import classes from './user-administration.module.css';

/** The result of an invitation: it was sent, or is shown only this once to be printed. */
export function InvitationCard({ name, invitation }: { name: string; invitation: Reply<'POST /itf/users/staff'> }) {
  const { t } = useTranslation('user-administration');
  const { code, sent, signInWith, until } = invitation;
  if (code === null && !sent)
    return (
      <Note tone="bad" live title={t('invitation.notSent')}>
        {t('invitation.notSentBody')}
      </Note>
    );
  return (
    <div className={classes.invitation}>
      <p className={classes.done}>
        <IconCheck size={20} stroke={2} aria-hidden />
        {t(code === null ? 'invitation.sent' : 'invitation.made', { name })}
      </p>
      <DataList
        items={[
          { label: t('invitation.signInWith'), value: <code className={classes.code}>{signInWith}</code> },
          ...(code === null
            ? []
            : [{ label: t('invitation.code'), value: <code className={classes.code}>{code}</code> }]),
          { label: t('invitation.until'), value: formatDayTime(until) },
        ]}
      />
      <p className={classes.facts}>{t(code === null ? 'invitation.hintSent' : 'invitation.hint')}</p>
      {code !== null && (
        <div>
          <Button size="sm" icon={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
            {t('invitation.print')}
          </Button>
        </div>
      )}
    </div>
  );
}
