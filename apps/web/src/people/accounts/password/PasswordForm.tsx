import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, PasswordField } from '@vumon/ui';
import { useState } from 'react';
import { useValidatedForm, type FieldProblems } from '../../../forms/validated-form.ts';
import { useRetryWhileBusy } from '../../../api/retry-while-busy.ts';
import { ErrorWithWait } from '../codes/ErrorWithWait.tsx';
import { Help } from '../Help.tsx';
import { NewPasswordFields, noPassword, useNewPasswordProblems, type NewPassword } from './NewPasswordFields.tsx';
import classes from '../accounts.module.css';

interface PasswordFormProps {
  /** The current password is asked for first. */
  current?: boolean;
  /** For password managers: whose password it is. */
  username: string;
  /** The form is the whole page, not one of several cards, and has larger fields. */
  alone?: boolean;
  submit: string;
  /** Called again while the server is busy; an error that it throws is shown in the form. */
  send: (values: { current: string; password: string }) => Promise<unknown>;
  onDone: () => void | Promise<void>;
}

/** Sets or changes a password. */
export function PasswordForm({ current = false, username, alone = false, submit, send, onDone }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const { t: tError } = useTranslation('errors');
  const problemsOf = useNewPasswordProblems();
  const [waiting, retryWhileBusy] = useRetryWhileBusy();
  const [given, setGiven] = useState('');
  const [value, setValue] = useState(noPassword);
  const { form, busy, errors, error, submit: check, clearErrors } = useValidatedForm();
  const size = alone ? 'lg' : undefined;

  function findProblems(): FieldProblems {
    const found: FieldProblems = problemsOf(value);
    if (current && given === '') found['currentPassword'] = tError('PASSWORD_BLANK');
    else if (current && given === value.password && !found['password']) found['password'] = tError('PASSWORD_SAME');
    return found;
  }

  async function save() {
    await retryWhileBusy(() => send({ current: given, password: value.password }));
    setGiven('');
    setValue(noPassword);
    await onDone();
  }

  const change = (changes: Partial<NewPassword>) => {
    setValue({ ...value, ...changes });
    clearErrors(...Object.keys(changes));
  };
  const said = errors['currentPassword'] ?? errors['password'];
  const locked = error instanceof ApiError && error.code === 'LOCK_ACCOUNT';
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void check(event, findProblems, save)}>
      {error !== null && !said && (
        <Note tone="bad" live title={<ErrorWithWait error={error} />}>
          {locked ? <Help about="locked" /> : undefined}
        </Note>
      )}
      {waiting && <Note tone="info" live title={t('newPassword.queued')} />}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {current && (
        <PasswordField
          label={t('newPassword.current')}
          name="password"
          autoComplete="current-password"
          value={given}
          error={errors['currentPassword']}
          onChange={(event) => {
            setGiven(event.currentTarget.value);
            clearErrors('currentPassword');
          }}
        />
      )}
      <NewPasswordFields kind="next" value={value} onChange={change} errors={errors} size={size} autoFocus={alone} />
      <div>
        <Button type="submit" loading={busy} {...(alone && { variant: 'primary', size: 'lg', full: true })}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
