import { ApiError } from '@vumon/contract/client';
import { normaliseForeignPhone, passwordProblem, tidy } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, FieldError, Note, PasswordField, TextField } from '@vumon/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { api } from '../../app/api.ts';
import { AppLink } from '../../app/AppLink.tsx';
import { fieldErrors } from '../../app/form-errors.ts';
import { pathIn, site } from '../../app/locale.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { useErrorWithWait } from './use-one-time-code.ts';
import classes from './accounts.module.css';

const nameMaximum = 45;

interface DetailsStepProps {
  ticket: string;
  username: string;
  fullName: string;
  phone: string;
  acceptTerms: boolean;
  onChange: (changes: { fullName?: string; phone?: string; acceptTerms?: boolean }) => void;
  onRegistered: () => Promise<void>;
  /** The ticket is old or spent: the address is proved anew. */
  onExpired: () => void;
}

type FieldName = 'fullName' | 'phone' | 'password' | 'again' | 'acceptTerms';

/** Who somebody is, and the password: the account is opened here. */
export function DetailsStep({ ticket, username, fullName, phone, acceptTerms, onChange, onRegistered, onExpired }: DetailsStepProps) {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const locale = useLocale();
  const say = useErrorWithWait();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [own, setOwn] = useState<Partial<Record<FieldName, string>>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const termsId = useId();

  function problems(): Partial<Record<FieldName, string>> {
    const found: Partial<Record<FieldName, string>> = {};
    const name = tidy(fullName);
    if (name === '') found.fullName = tField('required');
    else if (name.length > nameMaximum) found.fullName = tField('tooLong', { limit: nameMaximum });
    if (site === 'intl' && normaliseForeignPhone(phone) === null) found.phone = tField(phone.trim() === '' ? 'required' : 'phoneAbroadInvalid');
    const weak = passwordProblem(password);
    if (weak) found.password = tField(weak);
    else if (password !== again) found.again = t('first.differs');
    if (!acceptTerms) found.acceptTerms = tField('termsRequired');
    return found;
  }

  /** To the first field that is wrong, once it says so. */
  const focusWrong = () => setTimeout(() => form.current?.querySelector<HTMLInputElement>('input[aria-invalid=true]')?.focus());

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = problems();
    setOwn(found);
    setError(null);
    if (Object.keys(found).length > 0) {
      focusWrong();
      return;
    }
    setBusy(true);
    try {
      await api('POST /auth/register', { body: { ticket, fullName: tidy(fullName), password, acceptTerms: true, ...(site === 'intl' && { phone }) } });
      await onRegistered();
    } catch (caught) {
      if (caught instanceof ApiError && caught.code === 'TICKET_EXPIRED') return onExpired();
      setError(caught);
      focusWrong();
    } finally {
      setBusy(false);
    }
  }

  /** A field that is typed in anew is no longer said to be wrong. */
  const mend = (name: FieldName) => setOwn((old) => ({ ...old, [name]: undefined }));
  const code = error instanceof ApiError ? error.code : null;
  const fields: Record<string, string | undefined> = { ...fieldErrors(error), ...own };
  const shown = ['fullName', 'phone', 'password'].some((name) => fields[name]);
  const page = (hash: string) => pathIn(locale, { pathname: '/page/security-policy', search: '', hash });
  return (
    <AccountFrame title={t('details.title')} intro={<>{t('details.intro')} <b>{username}</b></>} step={t('register.step', { at: 3 })}>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {error !== null && !shown && (
          <Note tone="bad" live title={say(error)} action={(code === 'EMAIL_REGISTERED' || code === 'PHONE_REGISTERED') && <AppLink href="/login">{t('signIn.submit')}</AppLink>} />
        )}
        <TextField
          size="lg" label={t('details.fullName')} name="name" autoComplete="name" autoFocus maxLength={100} value={fullName} error={fields['fullName']}
          onChange={(event) => {
            onChange({ fullName: event.currentTarget.value });
            mend('fullName');
          }}
        />
        {site === 'intl' && (
          <TextField
            size="lg" label={t('details.phone')} name="tel" type="tel" autoComplete="tel" maxLength={60} value={phone} error={fields['phone']}
            onChange={(event) => {
              onChange({ phone: event.currentTarget.value });
              mend('phone');
            }}
          />
        )}
        {/* For password managers: the name that the new password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          size="lg" label={t('details.password')} name="new-password" autoComplete="new-password" value={password} error={fields['password']}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setError(null);
            mend('password');
          }}
        />
        <PasswordRules password={password} />
        <PasswordField
          size="lg" label={t('details.again')} name="new-password-again" autoComplete="new-password" value={again} error={fields['again']}
          onChange={(event) => {
            setAgain(event.currentTarget.value);
            mend('again');
          }}
        />
        <div>
          <Checkbox
            checked={acceptTerms}
            aria-invalid={fields['acceptTerms'] ? true : undefined}
            aria-describedby={fields['acceptTerms'] ? termsId : undefined}
            onChange={(checked) => {
              onChange({ acceptTerms: checked });
              mend('acceptTerms');
            }}
            // In a tab of their own: what was typed here stays.
            label={<>{t('details.agree')} <a href={page('#terms')} target="_blank" rel="noreferrer">{t('details.terms')}</a> {t('details.and')} <a href={page('#privacy')} target="_blank" rel="noreferrer">{t('details.privacy')}</a></>}
          />
          {fields['acceptTerms'] && <FieldError id={termsId}>{fields['acceptTerms']}</FieldError>}
        </div>
        <Button type="submit" variant="primary" size="lg" full loading={busy}>{t('details.submit')}</Button>
      </form>
    </AccountFrame>
  );
}
