import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect, useState } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { AddressStep } from '../entry/AddressStep.tsx';
import { CodeStep } from '../entry/CodeStep.tsx';
import { emptyReset, forget, useStored } from '../entry/entry-store.ts';
import classes from '../accounts.module.css';

/** A forgotten password: the account's address and its code; the new password is set on the next page. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [entry, change] = useStored('password-reset', emptyReset);
  const [tooSoon, setTooSoon] = useState(false);
  useEffect(() => forget('first-login'), []);

  if (entry.sent !== null) {
    return (
      <CodeStep
        purpose="FORGOT_PASSWORD"
        sent={entry.sent}
        step={t('forgot.step', { at: 2 })}
        tooSoon={tooSoon}
        onSent={(next) => change({ sent: next })}
        onProved={(ticket) => {
          // `sent` is not cleared: the step before would be shown for the moment until the next page is loaded.
          change({ ticket });
          void navigate({ to: '/set-password' }).then(() => change({ sent: null }));
        }}
        onBack={() => change({ sent: null })}
      />
    );
  }
  return (
    <AccountFrame title={t('forgot.title')} intro={t('forgot.intro')} step={t('forgot.step', { at: 1 })}>
      <AddressStep
        purpose="FORGOT_PASSWORD"
        username={entry.username}
        onChange={(username) => change({ username })}
        onSent={(sent, again) => {
          setTooSoon(again);
          change({ sent, ticket: null });
        }}
      />
      <p className={classes.foot}>{t('forgot.slip')}</p>
      <p className={classes.foot}>
        <AppLink href="/login">{t('first.toSignIn')}</AppLink>
      </p>
    </AccountFrame>
  );
}
