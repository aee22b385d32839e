import { useQuery, useQueryClient } from '@tanstack/react-query';
import { passwordProblem } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, Note, PasswordField, toast } from '@vumon/ui';
import { useState, type FormEvent } from 'react';
import { api } from '../../app/api.ts';
import { fieldErrors, useErrorMessage } from '../../app/form-errors.ts';
import { PasswordRules } from '../accounts/PasswordRules.tsx';
import { detailsQuery } from './queries.ts';
import classes from './own-account.module.css';

const empty = { current: '', next: '', again: '' };

/** Change the own password, or set the first one; other devices are signed out. */
export function ChangePasswordCard() {
  const { t } = useTranslation('own-account');
  const { t: tField } = useTranslation('fields');
  const { t: tError } = useTranslation('errors');
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const has = useQuery(detailsQuery).data?.hasPassword !== false;
  const [values, setValues] = useState(empty);
  const [own, setOwn] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const bind = (name: keyof typeof empty) => ({ value: values[name], onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = passwordProblem(values.next);
    const found: Record<string, string> = {};
    if (has && values.current === '') found['currentPassword'] = tError('PASSWORD_BLANK');
    if (problem) found['password'] = tField(problem);
    else if (has && values.next === values.current) found['password'] = tError('PASSWORD_SAME');
    else if (values.next !== values.again) found['again'] = t('password.differs');
    setOwn(found);
    setError(null);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      await api('POST /auth/set-password', { body: { ...(has && { currentPassword: values.current }), password: values.next } });
      setValues(empty);
      toast(t(has ? 'password.changed' : 'password.set'));
      // Other devices were signed out, and there is a password now.
      await queryClient.invalidateQueries({ queryKey: ['account'] });
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const fields = { ...fieldErrors(error), ...own };
  return (
    <Card title={t(has ? 'password.change' : 'password.first')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {error !== null && !fields['password'] && !fields['currentPassword'] && <Note tone="bad" live title={say(error)} />}
        {!has && <p className="muted">{t('password.none')}</p>}
        {has && <PasswordField label={t('password.current')} autoComplete="current-password" error={fields['currentPassword']} {...bind('current')} />}
        <PasswordField label={t('password.next')} autoComplete="new-password" error={fields['password']} {...bind('next')} />
        {values.next !== '' && <PasswordRules password={values.next} />}
        <PasswordField label={t('password.again')} autoComplete="new-password" error={fields['again']} {...bind('again')} />
        <div><Button type="submit" loading={busy}>{t(has ? 'password.change' : 'password.submit')}</Button></div>
      </form>
    </Card>
  );
}
