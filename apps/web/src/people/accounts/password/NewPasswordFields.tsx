import { passwordProblem } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { PasswordField } from '@vumon/ui';
import { PasswordRules } from './PasswordRules.tsx';

export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const noPassword: NewPassword = { password: '', again: '' };

/** What is wrong with a new password before anything is sent. */
export function useNewPasswordProblems(): (value: NewPassword) => Partial<Record<keyof NewPassword, string>> {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  return ({ password, again }) => {
    const weak = passwordProblem(password);
    if (weak) return { password: tField(weak) };
    return password === again ? {} : { again: t('newPassword.differs') };
  };
}

interface NewPasswordFieldsProps {
  /** The account's first password, or one that replaces another. */
  kind: 'first' | 'next';
  value: NewPassword;
  onChange: (changes: Partial<NewPassword>) => void;
  errors: Partial<Record<string, string>>;
  size?: 'lg' | undefined;
  autoFocus?: boolean;
}

/** A password, its rules ticked off while one types, and the password again. */
export function NewPasswordFields({ kind, value, onChange, errors, size, autoFocus }: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PasswordField
        label={t(`newPassword.${kind}`)}
        name="new-password"
        autoComplete="new-password"
        value={value.password}
        error={errors['password']}
        {...(size && { size })}
        {...(autoFocus && { autoFocus })}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
      {(size === 'lg' || value.password !== '') && <PasswordRules password={value.password} />}
      <PasswordField
        label={t(`newPassword.${kind}Again`)}
        name="new-password-again"
        autoComplete="new-password"
        value={value.again}
        error={errors['again']}
        {...(size && { size })}
        onChange={(event) => onChange({ again: event.currentTarget.value })}
      />
    </>
  );
}
