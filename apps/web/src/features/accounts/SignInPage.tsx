import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { SignedInDevice } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { nextTurnIn } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, PasswordField, TextField } from '@vumon/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../../app/api.ts';
import { AppLink } from '../../app/AppLink.tsx';
import { fieldErrors, useErrorMessage } from '../../app/form-errors.ts';
import { safeReturn } from '../../app/paths.ts';
import { profileQuery, wasSignedIn } from '../../app/session.ts';
import { useUrlState } from '../../app/url-state.ts';
import { useContact } from '../packages/PriceList.tsx';
import { DeviceList } from '../sessions/DeviceList.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useAfterSignIn } from './after-sign-in.ts';
import { forget, keep, stored } from './entry-store.ts';
import { GoTo } from './GoTo.tsx';
import classes from './accounts.module.css';

interface TooManyDevices {
  readonly ticket: string;
  readonly sessions: readonly SignedInDevice[];
}

/** A whole school signs in at once: a busy server is asked again until the page is left. */
async function inLine<T>(work: () => Promise<T>, { onWaiting, left }: { onWaiting: () => void; left: () => boolean }): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const busy = error instanceof ApiError && error.code === 'SERVER_BUSY';
      const wait = busy ? nextTurnIn(error.retryAfterSeconds, performance.now() - start, Math.random()) : null;
      if (wait === null) throw error;
      onWaiting();
      await new Promise((go) => setTimeout(go, wait));
      if (left()) throw error;
    }
  }
}

export default function SignInPage() {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const [{ redirect, reason }] = useUrlState();
  const target = safeReturn(redirect);
  const navigate = useNavigate();
  const enter = useAfterSignIn();
  const say = useErrorMessage();
  const profile = useQuery({ ...profileQuery, enabled: wasSignedIn() });
  const [username, setUsername] = useState(() => stored('login-name')?.username ?? '');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [queued, setQueued] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [devices, setDevices] = useState<TooManyDevices | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const usernameInput = useRef<HTMLInputElement>(null);

  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  useEffect(() => forget('login-name', 'first-login', 'registration', 'password-reset'), []);

  async function signIn() {
    setBusy(true);
    setError(null);
    try {
      await inLine(() => api('POST /auth/login', { body: { username, password } }), { onWaiting: () => setQueued(true), left: () => left.current });
      setDevices(null);
      await enter(target);
    } catch (caught) {
      receive(caught);
    } finally {
      setBusy(false);
      setQueued(false);
    }
  }

  function receive(caught: unknown) {
    if (caught instanceof ApiError && caught.code === 'FIRST_LOGIN_REQUIRED') {
      const { ticket } = caught.data as { ticket: string };
      keep('first-login', { ticket, target });
      void navigate({ to: '/set-password' });
      return;
    }
    if (caught instanceof ApiError && caught.code === 'LIMIT_LOGIN_SESSION') {
      setDevices(caught.data as TooManyDevices);
      return;
    }
    setDevices(null);
    setError(caught);
    (caught instanceof ApiError && caught.fields[0]?.path === 'username' ? usernameInput : passwordInput).current?.focus();
  }

  async function freeDevice(sessionId: string) {
    if (!devices) return;
    setLeaving(sessionId);
    try {
      await api('POST /auth/sign-out-device', { body: { ticket: devices.ticket, sessionId } });
      await signIn();
    } catch (caught) {
      receive(caught);
    } finally {
      setLeaving(null);
    }
  }

  // Whoever was just signed out is still in memory until the page that showed it has gone. Somebody else may be wanted: a teacher.
  if (wasSignedIn() && profile.data && !busy && reason !== 'teacher') return <GoTo target={target} />;

  const code = error instanceof ApiError ? error.code : null;
  const fields = fieldErrors(error);
  const wait = error instanceof ApiError && code === 'TOO_MANY_REQUESTS' ? error.retryAfterSeconds : undefined;
  const wrong = code === 'WRONG_USERNAME_PASSWORD';
  const atField = code === 'USERNAME_BLANK' || code === 'PASSWORD_BLANK';
  return (
    <AccountFrame title={t('signIn.title')} intro={t('signIn.intro')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void signIn();
        }}
      >
        {error !== null && !atField && (
          <Note tone="bad" live title={wait === undefined ? say(error) : t('signIn.wait', { count: wait })}>{code === 'LOCK_ACCOUNT' ? <Help /> : undefined}</Note>
        )}
        {/* Why one is here: the account was locked while it was in use. */}
        {error === null && reason === 'locked' && <Note tone="bad" live title={tError('LOCK_ACCOUNT')}><Help /></Note>}
        {error === null && reason === 'teacher' && <Note tone="info" title={tError('TEACHER_ONLY')} />}
        {queued && <Note tone="info" live title={t('signIn.queued')} />}
        <TextField
          ref={usernameInput}
          size="lg"
          label={t('signIn.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={username === ''}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={fields['username']}
        />
        <div className={classes.passwordLine}>
          <PasswordField
            ref={passwordInput}
            size="lg"
            label={t('signIn.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
            description={capsLock && !wrong ? t('signIn.capsLock') : undefined}
            error={wrong ? t('signIn.checkCapsLock') : code === 'PASSWORD_BLANK' ? fields['password'] : undefined}
          />
          <AppLink href="/forgot-password" className={classes.forgot!}>{t('signIn.forgot')}</AppLink>
        </div>
        <Button type="submit" variant="primary" size="lg" full loading={busy && devices === null}>{t('signIn.submit')}</Button>
      </form>
      <p className={classes.foot}>{t('signIn.noAccount')} <AppLink href={redirect === undefined ? '/register' : `/register?redirect=${encodeURIComponent(redirect)}`}>{t('entry.register')}</AppLink></p>
      <p className={classes.foot}>{t('signIn.newLearner')}</p>
      <Modal opened={devices !== null} onClose={() => setDevices(null)} title={t('devices.title')} size="md">
        <p className="muted">{t('devices.body')}</p>
        {devices && <DeviceList devices={devices.sessions} busyId={leaving} onSignOut={(id) => void freeDevice(id)} />}
        <Help />
      </Modal>
    </AccountFrame>
  );
}

/** Whom to turn to where nothing can be done here. */
function Help() {
  const { t } = useTranslation('accounts');
  const { hotline, email } = useContact();
  if (hotline) return <>{t('signIn.call')} <a className={classes.helpLink} href={`tel:${hotline.replace(/\s/g, '')}`}>{hotline}</a></>;
  if (email) return <>{t('signIn.write')} <a className={classes.helpLink} href={`mailto:${email}`}>{email}</a></>;
  return <>{t('signIn.askProvider')}</>;
}
