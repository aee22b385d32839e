import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, PasswordField, TextField } from '@vumon/ui';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { fieldErrors } from '../../../forms/errors.ts';
import { safeReturn } from '../../../navigation/paths.ts';
import { profileQuery, useWasSignedIn } from '../../../session/profile.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { DeviceList } from '../../sessions/DeviceList.tsx';
import { SignOnButtons } from '../../sign-on/index.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { forget, stored } from './entry-store.ts';
import { ErrorWithWait } from '../codes/ErrorWithWait.tsx';
import { GoTo } from '../GoTo.tsx';
import { Help } from '../Help.tsx';
import { useSignIn } from './use-sign-in.ts';
import classes from '../accounts.module.css';
import { ErrorWords } from '../../../forms/ErrorWords.tsx';

// Its pictures are a chunk of their own.
const ClassEntry = lazy(() => import('./class/ClassEntry.tsx'));

export default function SignInPage() {
  const { t } = useTranslation('accounts');
  const [{ redirect, reason, way }] = useUrlState();
  const target = safeReturn(redirect);
  const known = useWasSignedIn();
  const profile = useQuery({ ...profileQuery, enabled: known });
  const [username, setUsername] = useState(() => stored('login-name')?.username ?? '');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const usernameInput = useRef<HTMLInputElement>(null);

  useEffect(() => forget('login-name', 'first-login', 'registration', 'password-reset'), []);

  const { signIn, signOutDevice, closeDevices, busy, waiting, error, devices, leaving } = useSignIn({
    username,
    password,
    target,
    onRefused: (field) => (field === 'username' ? usernameInput : passwordInput).current?.focus(),
  });

  // The user who was just signed out is still in the cache until the previous page is unmounted.
  if (known && profile.data && !busy && reason !== 'teacher') return <GoTo target={target} />;

  if (way === 'class')
    return (
      <Suspense fallback={null}>
        <ClassEntry target={target} />
      </Suspense>
    );

  const code = error instanceof ApiError ? error.code : null;
  const fields = fieldErrors(error);
  const wrong = code === 'WRONG_USERNAME_PASSWORD';
  return (
    <AccountFrame title={t('signIn.title')} intro={t('signIn.intro')}>
      <form
        className={classes.form}
        // Without the app the browser sends the form itself: never with the password in the address.
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void signIn();
        }}
      >
        <SignInNotes error={error} reason={reason} />
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
      <SignOnButtons target={target} />
      <p className={classes.foot}>
        {t('signIn.noAccount')}{' '}
        <AppLink href={redirect === undefined ? '/register' : `/register?redirect=${encodeURIComponent(redirect)}`}>
          {t('entry.register')}
        </AppLink>
      </p>
      <p className={classes.foot}>
        {t('signIn.young')} <AppLink href="/login?way=class">{t('classEntry.open')}</AppLink>
      </p>
      <p className={classes.foot}>{t('signIn.newLearner')}</p>
      <Modal opened={devices !== null} onClose={closeDevices} title={t('devices.title')} size="md">
        <p className="muted">{t('devices.body')}</p>
        {devices && (
          <DeviceList devices={devices.sessions} busyId={leaving} onSignOut={(id) => void signOutDevice(id)} />
        )}
        <p className={classes.dialogFoot}>
          <Help about="devices" />
        </p>
      </Modal>
    </AccountFrame>
  );
}

/** Why the sign-in was refused, unless a field says it, or why the user was signed out before. */
function SignInNotes({ error, reason }: { error: unknown; reason: string | undefined }) {
  const { t } = useTranslation('accounts');
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'USERNAME_BLANK' || code === 'PASSWORD_BLANK') return null;
  if (error !== null)
    return (
      <Note
        tone="bad"
        live
        title={<ErrorWithWait error={error} message={code === 'TOO_MANY_REQUESTS' ? t('signIn.tooMany') : undefined} />}
      >
        {code === 'LOCK_ACCOUNT' ? <Help about="locked" /> : undefined}
      </Note>
    );
  // Shown when the user was signed out because the account was locked.
  if (reason === 'locked')
    return (
      <Note tone="bad" live title={<ErrorWords code="LOCK_ACCOUNT" />}>
        <Help about="locked" />
      </Note>
    );
  return reason === 'teacher' ? <Note tone="info" title={<ErrorWords code="TEACHER_ONLY" />} /> : null;
}
