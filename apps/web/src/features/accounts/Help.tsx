import { useTranslation } from '@vumon/i18n/react';
import { useContact } from '../../api/contact.ts';
import classes from './accounts.module.css';

/** Whom to turn to, in a sentence: by phone, else by e-mail, else whoever gave the account. */
export function Help({ about }: { about: 'devices' | 'locked' | 'noCode' }) {
  const { t } = useTranslation('accounts');
  const { hotline, email } = useContact();
  if (hotline)
    return (
      <>
        {t(`help.${about}`)} {t('help.call')}{' '}
        <a className={classes.helpLink} href={`tel:${hotline.replace(/\s/g, '')}`}>
          {hotline}
        </a>
        .
      </>
    );
  if (email)
    return (
      <>
        {t(`help.${about}`)} {t('help.write')}{' '}
        <a className={classes.helpLink} href={`mailto:${email}`}>
          {email}
        </a>
        .
      </>
    );
  // Whoever gave the account knows nothing of a code.
  return about === 'noCode' ? null : (
    <>
      {t(`help.${about}`)} {t('help.ask')}
    </>
  );
}
