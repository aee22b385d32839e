import { passwordProblem } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, Note, PasswordField, toast } from '@vumon/ui';
import { useState, type FormEvent } from 'react';
import { api } from '../../app/api.ts';
import { fieldErrors, useErrorMessage } from '../../app/form-errors.ts';
import { PasswordRules } from './PasswordRules.tsx';
import classes from './accounts.module.css';

const empty = { current: '', next: '', again: '' };

/** Change the own password; other devices are signed out. */
export function ChangePasswordCard({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const { t: tError } = useTranslation('errors');
  const say = useErrorMessage();
  const [values, setValues] = useState(empty);
  const [own, setOwn] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const bind = (name: keyof typeof empty) => ({ value: values[name], onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = passwordProblem(values.next);
    const found: Record<string, string> = {};
    if (values.current === '') found['currentPassword'] = tError('PASSWORD_BLANK');
    if (problem) found['password'] = tField(problem);
    else if (values.next !== values.again) found['again'] = t('first.differs');
    setOwn(found);
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    setError(null);
    try {
      await api('POST /auth/set-password', { body: { currentPassword: values.current, password: values.next } });
      setValues(empty);
      toast(t('change.done'));
      onChanged();
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const fields = { ...fieldErrors(error), ...own };
  return (
    <Card title={t('change.title')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {error !== null && !fields['password'] && !fields['currentPassword'] && <Note tone="bad" live title={say(error)} />}
        <PasswordField label={t('change.current')} autoComplete="current-password" error={fields['currentPassword']} {...bind('current')} />
        <PasswordField label={t('change.next')} autoComplete="new-password" error={fields['password']} {...bind('next')} />
        {values.next !== '' && <PasswordRules password={values.next} />}
        <PasswordField label={t('first.again')} autoComplete="new-password" error={fields['again']} {...bind('again')} />
        <div><Button type="submit" loading={busy}>{t('change.submit')}</Button></div>
      </form>
    </Card>
  );
}
