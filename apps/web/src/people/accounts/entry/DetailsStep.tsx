import { ApiError } from '@vumon/contract/client';
import { normaliseForeignPhone, pastedText, tidy } from '@vumon/domain';
import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, TextField } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { useValidatedForm } from '../../../forms/validated-form.ts';
import { site } from '../../../i18n/locale.ts';
import { useRetryWhileBusy } from '../../../api/retry-while-busy.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { Address } from '../Address.tsx';
import { ErrorWithWait } from '../codes/ErrorWithWait.tsx';
import {
  NewPasswordFields,
  noPassword,
  useNewPasswordProblems,
  type NewPassword,
} from '../password/NewPasswordFields.tsx';
import { TermsField } from './TermsField.tsx';
import classes from '../accounts.module.css';

const nameMaximum = 45;

interface DetailsStepProps {
  ticket: string;
  username: string;
  birthday: string;
  /** The ticket of the guardian's code, for users below 16. */
  guardianTicket: string | null;
  step: string;
  fullName: string;
  phone: string;
  acceptTerms: boolean;
  /** The account of the launched session becomes the own one. */
  takes: boolean;
  onChange: (changes: { fullName?: string; phone?: string; acceptTerms?: boolean }) => void;
  onRegistered: () => Promise<void>;
  /** The ticket has expired or was used: the address has to be verified again. */
  onExpired: () => void;
}

type FieldName = 'fullName' | 'phone' | 'password' | 'again' | 'acceptTerms';

/** What is wrong with the entered details, by field; the password has a check of its own. */
function detailsProblems(
  { fullName, phone, acceptTerms }: Pick<DetailsStepProps, 'fullName' | 'phone' | 'acceptTerms'>,
  t: Translate<'fields'>,
) {
  const found: Partial<Record<FieldName, string>> = {};
  const name = tidy(fullName);
  if (name === '') found.fullName = t('required');
  else if (name.length > nameMaximum) found.fullName = t('tooLong', { limit: nameMaximum });
  if (site === 'intl' && normaliseForeignPhone(phone) === null)
    found.phone = t(phone.trim() === '' ? 'required' : 'phoneAbroadInvalid');
  if (!acceptTerms) found.acceptTerms = t('termsRequired');
  return found;
}

/** Why the account was not created; with the way to the sign-in page when the address has an account already. */
function RegistrationError({ error }: { error: unknown }) {
  const { t } = useTranslation('accounts');
  const code = error instanceof ApiError ? error.code : null;
  return (
    <Note
      tone="bad"
      live
      title={<ErrorWithWait error={error} />}
      action={
        (code === 'EMAIL_REGISTERED' || code === 'PHONE_REGISTERED') && (
          <AppLink href="/login">{t('signIn.submit')}</AppLink>
        )
      }
    />
  );
}

/** Name, password and terms, on the international site the phone too; submitting creates the account. */
export function DetailsStep({
  ticket,
  username,
  birthday,
  guardianTicket,
  step,
  fullName,
  phone,
  acceptTerms,
  takes,
  onChange,
  onRegistered,
  onExpired,
}: DetailsStepProps) {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const problemsOf = useNewPasswordProblems();
  const [waiting, retryWhileBusy] = useRetryWhileBusy();
  const [password, setPassword] = useState(noPassword);
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();

  const findProblems = (): Partial<Record<FieldName, string>> => ({
    ...problemsOf(password),
    ...detailsProblems({ fullName, phone, acceptTerms }, tField),
  });

  async function register() {
    try {
      await retryWhileBusy(() =>
        api('POST /auth/register', {
          body: {
            ticket,
            birthday,
            ...(guardianTicket !== null && { guardianTicket }),
            fullName: tidy(fullName),
            password: password.password,
            acceptTerms: true,
            ...(takes && { takeOver: true }),
            ...(site === 'intl' && { phone }),
          },
        }),
      );
    } catch (caught) {
      if (caught instanceof ApiError && caught.code === 'TICKET_EXPIRED') return onExpired();
      throw caught;
    }
    await onRegistered();
  }

  const put = (changes: { fullName?: string; phone?: string; acceptTerms?: boolean }) => {
    onChange(changes);
    clearErrors(...Object.keys(changes));
  };
  const shownAtField = ['fullName', 'phone', 'password'].some((name) => errors[name]);
  return (
    <AccountFrame
      title={t('details.title')}
      intro={
        <>
          {t('details.intro')} <Address of={username} />
        </>
      }
      step={step}
    >
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => void submit(event, findProblems, register)}
      >
        {error !== null && !shownAtField && <RegistrationError error={error} />}
        {waiting && <Note tone="info" live title={t('newPassword.queued')} />}
        <TextField
          size="lg"
          label={t('details.fullName')}
          name="name"
          autoComplete="name"
          autoFocus
          cleanPaste={pastedText}
          maxLength={100}
          value={fullName}
          error={errors['fullName']}
          onChange={(event) => put({ fullName: event.currentTarget.value })}
        />
        {site === 'intl' && (
          <PhoneField
            size="lg"
            label={t('details.phone')}
            name="tel"
            autoComplete="tel"
            maxLength={60}
            value={phone}
            error={errors['phone']}
            description={t('details.phoneHint')}
            onChange={(next) => put({ phone: next })}
          />
        )}
        {/* For password managers: the name that the new password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordFields
          kind="first"
          size="lg"
          value={password}
          errors={errors}
          onChange={(changes: Partial<NewPassword>) => {
            setPassword({ ...password, ...changes });
            clearErrors(...Object.keys(changes));
          }}
        />
        <TermsField accepted={acceptTerms} error={errors['acceptTerms']} onChange={(on) => put({ acceptTerms: on })} />
        <Button type="submit" variant="primary" size="lg" full loading={busy}>
          {t('details.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
