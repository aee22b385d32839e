import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { LoadingState, Note } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { site } from '../../../i18n/locale.ts';
import { safeReturn } from '../../../navigation/paths.ts';
import { profileQuery, wasSignedIn } from '../../../session/profile.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { AddressStep } from './AddressStep.tsx';
import { useBecomeKnown } from './after-sign-in.ts';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { emptyRegistration, forget, useStored } from './entry-store.ts';
import { GoTo } from '../GoTo.tsx';
import { RoleStep } from './RoleStep.tsx';
import classes from '../accounts.module.css';

/** Signing up: an address, its code, who one is, and the role. Whoever still owes the role is led here from every page. */
export default function RegisterPage() {
  const { t } = useTranslation('accounts');
  const [{ redirect }] = useUrlState();
  const target = safeReturn(redirect);
  const profile = useQuery({ ...profileQuery, enabled: wasSignedIn() });
  const becomeKnown = useBecomeKnown();
  const [entry, change] = useStored('registration', emptyRegistration);
  const [tooSoon, setTooSoon] = useState(false);
  const [expired, setExpired] = useState(false);
  const [fresh, setFresh] = useState(false);
  useEffect(() => forget('login-name', 'first-login', 'password-reset'), []);

  if (wasSignedIn() && profile.data)
    return profile.data.roleChosen ? <GoTo target={target} /> : <RoleStep target={target} fresh={fresh} />;
  if (wasSignedIn() && profile.isPending && !fresh) return <LoadingState />;

  const { username, sent, ticket, fullName, phone, acceptTerms } = entry;
  if (ticket !== null) {
    return (
      <DetailsStep
        {...{ ticket, username, fullName, phone, acceptTerms }}
        onChange={change}
        onRegistered={async () => {
          setFresh(true);
          forget('registration');
          await becomeKnown();
        }}
        onExpired={() => {
          setExpired(true);
          change({ ticket: null, sent: null });
        }}
      />
    );
  }
  if (sent !== null) {
    return (
      <CodeStep
        purpose="REGISTER"
        sent={sent}
        step={t('register.step', { at: 2 })}
        tooSoon={tooSoon}
        onSent={(next) => change({ sent: next })}
        onProved={(proved) => change({ ticket: proved, sent: null })}
        onBack={() => change({ sent: null })}
      />
    );
  }
  return (
    <AccountFrame
      title={t('register.title')}
      intro={t(site === 'intl' ? 'register.introAbroad' : 'register.intro')}
      step={t('register.step', { at: 1 })}
    >
      {expired && (
        <div className={classes.above}>
          <Note tone="warn" live title={t('register.expired')} />
        </div>
      )}
      <AddressStep
        purpose="REGISTER"
        username={username}
        onChange={(next) => change({ username: next })}
        onSent={(next, again) => {
          setTooSoon(again);
          setExpired(false);
          change({ sent: next });
        }}
      />
      <p className={classes.foot}>
        {t('register.known')}{' '}
        <AppLink href={redirect === undefined ? '/login' : `/login?redirect=${encodeURIComponent(redirect)}`}>
          {t('signIn.submit')}
        </AppLink>
      </p>
    </AccountFrame>
  );
}
