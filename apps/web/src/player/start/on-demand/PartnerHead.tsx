/**
 * The head of the start screen where a session is for one test alone: whose test it is, or in an exam room who sits
 * there, and the way back to where it was opened.
 */
import { IconArrowLeft } from '@tabler/icons-react';
import type { AssignedTest } from '@vumon/contract';
import { useLocale } from '@vumon/i18n/react';
import { Avatar } from '@vumon/ui';
import { pathIn } from '../../../i18n/locale.ts';
import { useProfile } from '../../../session/profile.ts';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';
import classes from './partner-head.module.css';

export function PartnerHead({ partner }: { partner: NonNullable<AssignedTest['partner']> }) {
  const t = useAttemptMessages();
  const locale = useLocale();
  const { fullName } = useProfile();
  // Who watches over the room sees that the right candidate sits at the machine.
  const name = partner.page === 'exam-room' ? fullName : partner.name;
  return (
    <>
      <span className={classes.brand}>
        <Avatar name={name} src={partner.logo} size={40} />
        <span className={classes.name}>{name}</span>
      </span>
      <a href={pathIn(locale, { pathname: `/${partner.page}`, search: '', hash: '' })} className="start-back">
        <IconArrowLeft size={20} stroke={1.75} aria-hidden /> {t('partnerBack')}
      </a>
    </>
  );
}
