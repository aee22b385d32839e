import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import type { CSSProperties } from 'react';
import classes from './sheet.module.css';

export interface Slip {
  readonly id: string;
  readonly fullName: string;
  readonly code: string | null;
  readonly signInName: string | null;
  readonly oneTimePassword: string | null;
  readonly validUntil: string | null;
}

/** In one line, as large as its length allows. */
const Code = ({ text }: { text: string }) => <dd style={{ '--length': text.length } as CSSProperties}>{text}</dd>;

/** Slips to cut and hand out: sign-in name and one-time password of each learner. */
export function Slips({ slips, className }: { slips: readonly Slip[]; className?: string }) {
  const { t } = useTranslation('classes');
  return (
    <ol className={classes.slips}>
      {slips.map((slip) => (
        <li key={slip.id} className={classes.slip}>
          <p className={classes.name}>{slip.fullName}</p>
          <p className={classes.small}>{[className, slip.code].filter(Boolean).join(' · ')}</p>
          <dl className={classes.facts} translate="no">
            <dt>{t('signIn.name')}</dt>
            <Code text={slip.signInName ?? ''} />
            <dt>{t('signIn.password')}</dt>
            <Code text={slip.oneTimePassword ?? ''} />
          </dl>
          <p className={classes.small}>{t('sheet.where', { address: location.host })}</p>
          {slip.validUntil && (
            <p className={classes.small}>{t('sheet.validUntil', { day: formatDay(slip.validUntil) })}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
