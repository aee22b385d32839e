import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { safeReturn } from '../../../navigation/paths.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { useAfterSignIn } from '../entry/after-sign-in.ts';
import { emptyReset, forget, keep, stored } from '../entry/entry-store.ts';
import { PasswordForm } from './PasswordForm.tsx';
import classes from '../accounts.module.css';

/** Which step the password completes: the first sign-in of a learner or of staff, or a reset. */
function openStep(): { kind: 'learner' | 'staff' | 'reset'; ticket: string; target: string; username: string } | null {
  const reset = stored('password-reset');
  if (reset?.ticket) return { kind: 'reset', ticket: reset.ticket, target: '/login', username: reset.username };
  const first = stored('first-login');
  return first && { kind: first.role === 'STUDENT' ? 'learner' : 'staff', ...first };
}

/** Sets a password in place of a one-time or forgotten one, by the ticket of the step before. */
export default function SetPasswordPage() {
  const { t } = useTranslation('accounts');
  const enter = useAfterSignIn();
  const [step] = useState(openStep);
  const [expired, setExpired] = useState(step === null);
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <AccountFrame title={t('reset.doneTitle')} intro={t('reset.done')}>
        <Button variant="primary" size="lg" full renderRoot={(props) => <AppLink href="/login" {...props} />}>
          {t('signIn.submit')}
        </Button>
      </AccountFrame>
    );
  }
  if (!step || expired) {
    const reset = step?.kind === 'reset';
    const way = reset ? '/forgot-password' : '/login';
    return (
      <AccountFrame title={t(reset ? 'reset.expiredTitle' : 'first.expiredTitle')} intro={t('first.expired')}>
        <Button
          variant="primary"
          size="lg"
          full
          renderRoot={(props) => (
            <AppLink
              href={way}
              {...props}
              onClick={() => reset && keep('password-reset', { ...emptyReset, username: step.username })}
            />
          )}
        >
          {t(reset ? 'reset.again' : 'first.toSignIn')}
        </Button>
        {!reset && (
          <p className={classes.foot}>
            <AppLink href="/forgot-password">{t('signIn.forgot')}</AppLink>
          </p>
        )}
      </AccountFrame>
    );
  }
  const { kind, ticket, target, username } = step;

  async function send({ password }: { password: string }) {
    try {
      await api(kind === 'reset' ? 'POST /auth/forgot-password' : 'POST /auth/first-login', {
        body: { ticket, password },
      });
    } catch (caught) {
      if (caught instanceof ApiError && caught.code === 'TICKET_EXPIRED') setExpired(true);
      throw caught;
    }
  }

  async function onDone() {
    if (kind === 'reset') {
      forget('password-reset');
      keep('login-name', { username });
      setDone(true);
    } else {
      forget('first-login');
      await enter(safeReturn(target));
    }
  }

  return (
    <AccountFrame
      title={t(`${kind}.title`)}
      intro={t(`${kind}.intro`)}
      {...(kind === 'reset' && { step: t('forgot.step', { at: 3 }) })}
    >
      <PasswordForm alone username={username} submit={t(`${kind}.submit`)} send={send} onDone={onDone} />
    </AccountFrame>
  );
}
