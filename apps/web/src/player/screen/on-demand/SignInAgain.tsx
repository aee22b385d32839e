/** Signing in again when the session ended during the test. */
import { ApiError } from '@vumon/contract/client';
import { BottomSheet, Button, Note } from '@vumon/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { api } from '../../../api/client.ts';
import type { Profile } from '../../../session/profile.ts';
import { useRetryWhileBusy } from '../../../api/retry-while-busy.ts';
import { useTimeLeft } from '../PlayerTimer.tsx';
import { useAttemptMessages } from './translation.ts';
import classes from './sheets.module.css';

interface SignInAgainProps {
  opened: boolean;
  /** Whether another account is signed in on this browser. */
  foreign: boolean;
  profile: Profile | null;
  unsaved: number;
  /** Whether the attempt has been submitted or has ended. */
  closed: boolean;
  deadlineAt: number;
  now(): number;
  onDone(): void;
}

export function SignInAgain({ opened, foreign, profile, unsaved, closed, deadlineAt, now, onDone }: SignInAgainProps) {
  const t = useAttemptMessages();
  const timeIsUp = useTimeLeft(now, deadlineAt, false, (left) => left <= 0);
  const over = closed || timeIsUp;
  const [password, setPassword] = useState('');
  /** While a teacher's one-time password has to be replaced by an own one. */
  const [first, setFirst] = useState<{ ticket: string; next: string } | null>(null);
  const [username, setUsername] = useState(profile?.signInName ?? profile?.email ?? profile?.phone ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [waiting, retryWhileBusy] = useRetryWhileBusy();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // No field is focused, because a learner who is typing an answer would continue in the password field.
    if (opened) form.current?.focus();
  }, [opened]);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const { userId } = await retryWhileBusy(() =>
        first
          ? api('POST /auth/first-login', { body: { ticket: first.ticket, password: first.next } })
          : api('POST /auth/login', { body: { username, password } }),
      );
      setPassword('');
      setFirst(null);
      if (profile && userId !== profile.id) setError(t('signIn.other', { name: profile.fullName }));
      else onDone();
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : null;
      if (code === 'FIRST_LOGIN_REQUIRED') {
        setFirst({ ticket: ((cause as ApiError).data as { ticket: string }).ticket, next: '' });
        return;
      }
      if (code === 'TICKET_EXPIRED') setFirst(null);
      const wrong = cause instanceof ApiError ? cause.fields.find(({ path }) => path === 'password') : undefined;
      if (first && wrong) return setError(wrong.message);
      setError(cause instanceof ApiError && cause.code !== 'NETWORK' ? cause.message : t('signIn.network'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <BottomSheet
      opened={opened}
      onClose={() => undefined}
      title={t(over ? 'signIn.overTitle' : 'signIn.title')}
      subtitle={t(
        foreign ? (over ? 'signIn.overForeign' : 'signIn.foreign') : over ? 'signIn.overLead' : 'signIn.lead',
        { name: profile?.fullName ?? '' },
      )}
      aside={<span />}
    >
      <form ref={form} tabIndex={-1} className={classes.signIn} onSubmit={(event) => void signIn(event)}>
        {unsaved > 0 && <Note tone="info">{t(over ? 'signIn.overKept' : 'signIn.kept', { count: unsaved })}</Note>}
        {waiting && (
          <Note tone="info" live>
            {t('signIn.queued')}
          </Note>
        )}
        <label className={classes.field} htmlFor={`${id}-name`}>
          {t('signIn.username')}
          <input
            id={`${id}-name`}
            className={classes.input}
            value={username}
            autoComplete="username"
            onChange={(event) => setUsername(event.currentTarget.value)}
            required
          />
        </label>
        <label className={classes.field} htmlFor={`${id}-password`}>
          {t('signIn.password')}
          <input
            id={`${id}-password`}
            className={classes.input}
            type="password"
            value={password}
            autoComplete="current-password"
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error !== null || undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
            required
          />
        </label>
        {first && (
          <FirstPassword
            id={`${id}-next`}
            value={first.next}
            describedBy={error === null ? undefined : `${id}-error`}
            onChange={(next) => setFirst({ ...first, next })}
          />
        )}
        {error !== null && (
          <p id={`${id}-error`} role="alert" className={classes.fieldError}>
            {error}
          </p>
        )}
        <Button type="submit" variant="primary" size="lg" full loading={busy}>
          {t(over ? 'signIn.overSubmit' : 'signIn.submit')}
        </Button>
      </form>
    </BottomSheet>
  );
}

interface FirstPasswordProps {
  id: string;
  value: string;
  /** The element with the error, if there is one. */
  describedBy: string | undefined;
  onChange(value: string): void;
}

/** The field for the own password that replaces a one-time password. */
function FirstPassword({ id, value, describedBy, onChange }: FirstPasswordProps) {
  const t = useAttemptMessages();
  return (
    <>
      <Note tone="info" live>
        {t('signIn.first')}
      </Note>
      <label className={classes.field} htmlFor={id}>
        {t('signIn.next')}
        <input
          id={id}
          className={classes.input}
          type="password"
          value={value}
          autoComplete="new-password"
          autoFocus
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          required
        />
      </label>
    </>
  );
}
