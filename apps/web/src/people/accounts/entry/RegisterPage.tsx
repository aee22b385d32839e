import { useQuery } from '@tanstack/react-query';
import { dayInVietnam, needsGuardian } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { LoadingState, Note } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { site } from '../../../i18n/locale.ts';
import { safeReturn } from '../../../navigation/paths.ts';
import { profileQuery, wasSignedIn } from '../../../session/profile.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { BirthdayStep } from './BirthdayStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { useLoadOwnProfile } from './after-sign-in.ts';
import { CodeStep } from './CodeStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { emptyRegistration, forget, useStored } from './entry-store.ts';
import { GuardianSteps } from './GuardianSteps.tsx';
import { GoTo } from '../GoTo.tsx';
import { RoleStep } from './RoleStep.tsx';
import classes from '../accounts.module.css';

/**
 * Signing up: the birthday, below 16 a guardian's consent, an address, its code, name and password, and the role. Every
 * page redirects here a user who has not chosen a role yet.
 */
export default function RegisterPage() {
  const { t } = useTranslation('accounts');
  const [{ redirect, keep }] = useUrlState();
  const target = safeReturn(redirect);
  const profile = useQuery({ ...profileQuery, enabled: wasSignedIn() || keep !== undefined });
  // A partner's learner, who makes the account that launches open their own.
  const takes = keep !== undefined && profile.data?.launched === true;
  const loadOwnProfile = useLoadOwnProfile();
  const [entry, change] = useStored('registration', emptyRegistration);
  const [tooSoon, setTooSoon] = useState(false);
  const [expired, setExpired] = useState(false);
  const [fresh, setFresh] = useState(false);
  const [today] = useState(() => dayInVietnam(Date.now()));
  useEffect(() => forget('login-name', 'first-login', 'password-reset'), []);

  if (keep !== undefined && profile.isPending) return <LoadingState />;
  if (wasSignedIn() && profile.data && !takes)
    return profile.data.roleChosen ? <GoTo target={target} /> : <RoleStep target={target} fresh={fresh} />;
  if (wasSignedIn() && profile.isPending && !fresh) return <LoadingState />;

  const { birthday, guardian, username, sent, ticket, fullName, phone, acceptTerms } = entry;
  const young = birthday !== null && needsGuardian(birthday, today);
  const [before, of] = young ? [3, 7] : [1, 5];
  const stepAt = (at: number) => t('register.step', { at, of });
  const known = (
    <p className={classes.foot}>
      {t('register.known')}{' '}
      <AppLink href={redirect === undefined ? '/login' : `/login?redirect=${encodeURIComponent(redirect)}`}>
        {t('signIn.submit')}
      </AppLink>
    </p>
  );
  const above = expired && (
    <div className={classes.above}>
      <Note tone="warn" live title={t('register.expired')} />
    </div>
  );
  if (birthday === null)
    return (
      <BirthdayStep step={stepAt(1)} above={above} onGiven={(day) => change({ birthday: day })}>
        {known}
      </BirthdayStep>
    );
  const noteSent = (again: boolean) => {
    setTooSoon(again);
    setExpired(false);
  };
  if (young && guardian.ticket === null)
    return (
      <GuardianSteps
        {...{ guardian, stepAt, tooSoon, above }}
        onChange={(changes) => change({ guardian: { ...guardian, ...changes } })}
        onCodeSent={noteSent}
        onBack={() => change({ birthday: null })}
      />
    );
  if (ticket !== null) {
    return (
      <DetailsStep
        {...{ ticket, username, birthday, guardianTicket: guardian.ticket, fullName, phone, acceptTerms, takes }}
        step={stepAt(before + 3)}
        onChange={change}
        onRegistered={async () => {
          setFresh(true);
          forget('registration');
          await loadOwnProfile();
        }}
        onExpired={() => {
          setExpired(true);
          // The server does not say which of the two tickets has expired, so both addresses are verified again.
          change({ ticket: null, sent: null, guardian: { ...guardian, ticket: null, sent: null } });
        }}
      />
    );
  }
  if (sent !== null) {
    return (
      <CodeStep
        purpose="REGISTER"
        sent={sent}
        step={stepAt(before + 2)}
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
      step={stepAt(before + 1)}
    >
      {above}
      {young && (
        <div className={classes.above}>
          <Note tone="ok" live title={t('guardian.done')} />
        </div>
      )}
      <AddressStep
        purpose="REGISTER"
        except={young ? { username: guardian.username, problem: t('guardian.same') } : undefined}
        hint={young ? t('guardian.own') : undefined}
        username={username}
        onChange={(next) => change({ username: next })}
        onSent={(next, again) => {
          noteSent(again);
          change({ sent: next });
        }}
      />
      {known}
    </AccountFrame>
  );
}
