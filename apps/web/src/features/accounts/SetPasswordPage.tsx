import { useLocation } from '@tanstack/react-router';
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
import { PasswordRules } from './PasswordRules.tsx';
import classes from './accounts.module.css';

/** The end of a learner's first sign-in: an own password in place of the printed one. */
export default function SetPasswordPage() {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const { ticket, target } = useLocation({ select: (location) => location.state as { ticket?: string; target?: string } });
  const enter = useAfterSignIn();
  const say = useErrorMessage();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [own, setOwn] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const expired = !ticket || (error instanceof ApiError && error.code === 'TICKET_EXPIRED');
  if (expired) {
    return (
      <AccountFrame title={t('first.expiredTitle')} intro={t('first.expired')}>
        <AppLink href="/login">{t('first.toSignIn')}</AppLink>
      </AccountFrame>
    );
  }

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
      await api('POST /auth/first-login', { body: { ticket: ticket!, password } });
      await enter(safeReturn(target));
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const fields = { ...fieldErrors(error), ...own };
  return (
    <AccountFrame title={t('first.title')} intro={t('first.intro')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {error !== null && !fields['password'] && <Note tone="bad" live title={say(error)} />}
        <PasswordField size="lg" autoFocus label={t('first.password')} autoComplete="new-password" value={password} onChange={(event) => setPassword(event.currentTarget.value)} error={fields['password']} />
        <PasswordRules password={password} />
        <PasswordField size="lg" label={t('first.again')} autoComplete="new-password" value={again} onChange={(event) => setAgain(event.currentTarget.value)} error={fields['again']} />
        <Button type="submit" variant="primary" size="lg" full loading={busy}>{t('first.submit')}</Button>
      </form>
    </AccountFrame>
  );
}
