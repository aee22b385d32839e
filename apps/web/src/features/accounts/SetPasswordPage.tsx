import { ApiError } from '@vumon/contract/client';
import { passwordProblem } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, PasswordField } from '@vumon/ui';
import { useState, type FormEvent } from 'react';
import { api } from '../../app/api.ts';
import { AppLink } from '../../app/AppLink.tsx';
import { fieldErrors, useErrorMessage } from '../../app/form-errors.ts';
import { safeReturn } from '../../app/paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useAfterSignIn } from './after-sign-in.ts';
import { emptyReset, forget, keep, stored } from './entry-store.ts';
import { Hotline } from './Hotline.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import classes from './accounts.module.css';

/** What the password is for: the end of a learner's first sign-in, or of a reset. */
function openStep(): { kind: 'first' | 'reset'; ticket: string; target: string; username: string } | null {
  const reset = stored('password-reset');
  if (reset?.ticket) return { kind: 'reset', ticket: reset.ticket, target: '/login', username: reset.username };
  const first = stored('first-login');
  return first && { kind: 'first', ...first, username: '' };
}

/** An own password in place of the printed or the forgotten one, with the ticket of the step before. */
export default function SetPasswordPage() {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const enter = useAfterSignIn();
  const say = useErrorMessage();
  const [step] = useState(openStep);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [own, setOwn] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  const code = error instanceof ApiError ? error.code : null;
  if (done) {
    return (
      <AccountFrame title={t('reset.doneTitle')} intro={t('reset.done')}>
        <Button variant="primary" size="lg" full renderRoot={(props) => <AppLink href="/login" {...props} />}>{t('signIn.submit')}</Button>
      </AccountFrame>
    );
  }
  if (!step || code === 'TICKET_EXPIRED') {
    const reset = step?.kind === 'reset';
    return (
      <AccountFrame title={t(reset ? 'reset.expiredTitle' : 'first.expiredTitle')} intro={t('first.expired')}>
        {reset
          ? <AppLink href="/forgot-password" onClick={() => keep('password-reset', { ...emptyReset, username: step.username })}>{t('reset.again')}</AppLink>
          : <><AppLink href="/login">{t('first.toSignIn')}</AppLink><p className={classes.foot}><AppLink href="/forgot-password">{t('signIn.forgot')}</AppLink></p></>}
      </AccountFrame>
    );
  }
  const { kind, ticket, target, username } = step;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = passwordProblem(password);
    const found: Record<string, string> = {};
    if (problem) found['password'] = tField(problem);
    else if (password !== again) found['again'] = t('first.differs');
    setOwn(found);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    setError(null);
    try {
      if (kind === 'reset') {
        await api('POST /auth/forgot-password', { body: { ticket, password } });
        forget('password-reset');
        keep('login-name', { username });
        setDone(true);
      } else {
        await api('POST /auth/first-login', { body: { ticket, password } });
        forget('first-login');
        await enter(safeReturn(target));
      }
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const fields = { ...fieldErrors(error), ...own };
  return (
    <AccountFrame title={t(`${kind}.title`)} intro={t(`${kind}.intro`)} {...(kind === 'reset' && { step: t('forgot.step', { at: 3 }) })}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {error !== null && !fields['password'] && <Note tone="bad" live title={say(error)}>{code === 'LOCK_ACCOUNT' && <Hotline about="locked" />}</Note>}
        <PasswordField size="lg" autoFocus label={t('first.password')} autoComplete="new-password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} error={fields['password']} />
        <PasswordRules password={password} />
        <PasswordField size="lg" label={t('first.again')} autoComplete="new-password" value={again} onChange={(event) => setAgain(event.currentTarget.value)} error={fields['again']} />
        <Button type="submit" variant="primary" size="lg" full loading={busy}>{t(`${kind}.submit`)}</Button>
      </form>
    </AccountFrame>
  );
}
