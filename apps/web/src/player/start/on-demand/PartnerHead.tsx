/** The head of the start screen for a partner's learner: whose test it is, and the way back to where it was opened. */
import { IconArrowLeft } from '@tabler/icons-react';
import type { AssignedTest } from '@vumon/contract';
import { useLocale } from '@vumon/i18n/react';
import { Avatar } from '@vumon/ui';
import { pathIn } from '../../../i18n/locale.ts';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';
import classes from './partner-head.module.css';

export function PartnerHead({ partner }: { partner: NonNullable<AssignedTest['partner']> }) {
  const t = useAttemptMessages();
  const locale = useLocale();
  return (
    <>
      <span className={classes.brand}>
        <Avatar name={partner.name} src={partner.logo} size={40} />
        <span className={classes.name}>{partner.name}</span>
      </span>
      <a href={pathIn(locale, { pathname: `/${partner.page}`, search: '', hash: '' })} className="start-back">
        <IconArrowLeft size={20} stroke={1.75} aria-hidden /> {t('partnerBack')}
      </a>
    </>
  );
}
