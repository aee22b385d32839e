import { useTranslation } from '@vumon/i18n/react';
import { useContact } from '../../api/contact.ts';
import classes from './accounts.module.css';

/** A sentence that says whom to ask for help: by phone, else by e-mail, else the person who made the account. */
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
  // The person who made the account cannot help with a code.
  return about === 'noCode' ? null : (
    <>
      {t(`help.${about}`)} {t('help.ask')}
    </>
  );
}
