import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { SignedInDevice } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import type { Role } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, PasswordField, TextField } from '@vumon/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api } from '../../../api/client.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { fieldErrors } from '../../../forms/errors.ts';
import { safeReturn } from '../../../navigation/paths.ts';
import { profileQuery, wasSignedIn } from '../../../session/profile.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { useRetryWhileBusy } from '../../../api/retry-while-busy.ts';
import { DeviceList } from '../../sessions/DeviceList.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { useAfterSignIn } from './after-sign-in.ts';
import { forget, keep, stored } from './entry-store.ts';
import { ErrorWithWait } from '../codes/ErrorWithWait.tsx';
import { GoTo } from '../GoTo.tsx';
import { Help } from '../Help.tsx';
import classes from '../accounts.module.css';

interface TooManyDevices {
  readonly ticket: string;
  readonly sessions: readonly SignedInDevice[];
}

export default function SignInPage() {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const [{ redirect, reason }] = useUrlState();
  const target = safeReturn(redirect);
  const navigate = useNavigate();
  const enter = useAfterSignIn();
  const profile = useQuery({ ...profileQuery, enabled: wasSignedIn() });
  const [username, setUsername] = useState(() => stored('login-name')?.username ?? '');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waiting, retryWhileBusy] = useRetryWhileBusy();
  const [error, setError] = useState<unknown>(null);
  const [devices, setDevices] = useState<TooManyDevices | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const usernameInput = useRef<HTMLInputElement>(null);

  useEffect(() => forget('login-name', 'first-login', 'registration', 'password-reset'), []);

  async function signIn() {
    setBusy(true);
    setError(null);
    try {
      await retryWhileBusy(() => api('POST /auth/login', { body: { username, password } }));
      setDevices(null);
      await enter(target);
    } catch (caught) {
      receive(caught);
    } finally {
      setBusy(false);
    }
  }

  function receive(caught: unknown) {
    if (caught instanceof ApiError && caught.code === 'FIRST_LOGIN_REQUIRED') {
      const { ticket, role } = caught.data as { ticket: string; role: Role };
      keep('first-login', { ticket, role, target, username });
      void navigate({ to: '/set-password' });
      return;
    }
    if (caught instanceof ApiError && caught.code === 'LIMIT_LOGIN_SESSION') {
      setDevices(caught.data as TooManyDevices);
      return;
    }
    setDevices(null);
    setError(caught);
    (caught instanceof ApiError && caught.fields[0]?.path === 'username'
      ? usernameInput
      : passwordInput
    ).current?.focus();
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

  // The user who was just signed out is still in the cache until the previous page is unmounted.
  if (wasSignedIn() && profile.data && !busy && reason !== 'teacher') return <GoTo target={target} />;

  const code = error instanceof ApiError ? error.code : null;
  const fields = fieldErrors(error);
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
          <Note
            tone="bad"
            live
            title={
              <ErrorWithWait error={error} words={code === 'TOO_MANY_REQUESTS' ? t('signIn.tooMany') : undefined} />
            }
          >
            {code === 'LOCK_ACCOUNT' ? <Help about="locked" /> : undefined}
          </Note>
        )}
        {/* Shown when the user was signed out because the account was locked. */}
        {error === null && reason === 'locked' && (
          <Note tone="bad" live title={tError('LOCK_ACCOUNT')}>
            <Help about="locked" />
          </Note>
        )}
        {error === null && reason === 'teacher' && <Note tone="info" title={tError('TEACHER_ONLY')} />}
        {waiting && <Note tone="info" live title={t('signIn.queued')} />}
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
            autoFocus={username !== ''}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
            description={capsLock && !wrong ? t('signIn.capsLock') : undefined}
            error={wrong ? t('signIn.checkCapsLock') : code === 'PASSWORD_BLANK' ? fields['password'] : undefined}
          />
          <AppLink href="/forgot-password" className={classes.forgot!}>
            {t('signIn.forgot')}
          </AppLink>
        </div>
        <Button type="submit" variant="primary" size="lg" full loading={busy && devices === null}>
          {t('signIn.submit')}
        </Button>
      </form>
      <p className={classes.foot}>
        {t('signIn.noAccount')}{' '}
        <AppLink href={redirect === undefined ? '/register' : `/register?redirect=${encodeURIComponent(redirect)}`}>
          {t('entry.register')}
        </AppLink>
      </p>
      <p className={classes.foot}>{t('signIn.newLearner')}</p>
      <Modal opened={devices !== null} onClose={() => setDevices(null)} title={t('devices.title')} size="md">
        <p className="muted">{t('devices.body')}</p>
        {devices && <DeviceList devices={devices.sessions} busyId={leaving} onSignOut={(id) => void freeDevice(id)} />}
        <p className={classes.dialogFoot}>
          <Help about="devices" />
        </p>
      </Modal>
    </AccountFrame>
  );
}
