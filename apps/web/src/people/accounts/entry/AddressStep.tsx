import type { CodePurpose } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { contactOf, contactProblem } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, TextField } from '@vumon/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { fieldErrors } from '../../../forms/errors.ts';
import { site } from '../../../i18n/locale.ts';
import { keep, type SentCode } from './entry-store.ts';
import { ErrorWithWait } from '../codes/ErrorWithWait.tsx';
import { Help } from '../Help.tsx';
import { codeSentBefore } from '../codes/one-time-code.ts';
import { requestCode } from '../codes/use-one-time-code.ts';
import classes from '../accounts.module.css';
import type { Href } from '../../../navigation/paths.ts';

interface AddressStepProps {
  purpose: Extract<CodePurpose, 'REGISTER' | 'FORGOT_PASSWORD' | 'GUARDIAN'>;
  /** Whose contact is asked for, when it is not the user's own. */
  label?: string;
  /** A contact that is not allowed here, and the message that says why. */
  except?: { readonly username: string; readonly problem: string } | undefined;
  /** Below the field: what to do without such a contact. */
  hint?: string | undefined;
  username: string;
  onChange: (username: string) => void;
  /** The code that was sent now or a moment ago. */
  onSent: (sent: SentCode, again: boolean) => void;
  children?: ReactNode;
}

const sameContact = (one: string, other: string): boolean =>
  contactOf(one, site)?.value === contactOf(other, site)?.value;

/** The address that the code is sent to. An error is shown at the field, with a link to the page that helps. */
export function AddressStep({ purpose, label, except, hint, username, onChange, onSent, children }: AddressStepProps) {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const [problem, setProblem] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const abroad = site === 'intl' && purpose !== 'FORGOT_PASSWORD';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = contactProblem(username, site) ?? (abroad && !username.includes('@') ? 'emailInvalid' : null);
    const same = except && !found && sameContact(username, except.username) ? except.problem : null;
    setProblem(found ? tField(found) : same);
    setError(null);
    if (found || same) return input.current?.focus();
    setBusy(true);
    try {
      onSent(await requestCode(username, purpose), false);
    } catch (caught) {
      const before = codeSentBefore(username, caught, Date.now());
      if (before) return onSent(before, true);
      setError(caught);
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  const code = error instanceof ApiError ? error.code : null;
  const ways: Partial<Record<string, readonly [href: Href, word: 'signIn.submit' | 'entry.register']>> = {
    EMAIL_REGISTERED: ['/login', 'signIn.submit'],
    PHONE_REGISTERED: ['/login', 'signIn.submit'],
    EMAIL_NOT_REGISTERED: ['/register', 'entry.register'],
    PHONE_NOT_REGISTERED: ['/register', 'entry.register'],
  };
  const way = code === null ? undefined : ways[code];
  const locked = code === 'LOCK_ACCOUNT';
  const message = problem
    ? problem
    : error === null || locked
      ? null
      : (fieldErrors(error)['username'] ?? <ErrorWithWait error={error} />);
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {locked && (
        <Note tone="bad" live title={<ErrorWithWait error={error} />}>
          <Help about="locked" />
        </Note>
      )}
      <TextField
        ref={input}
        size="lg"
        description={hint}
        label={label ?? t(abroad ? 'address.email' : 'address.label')}
        name="username"
        inputMode={abroad ? 'email' : 'text'}
        autoComplete={purpose === 'GUARDIAN' ? 'off' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={200}
        value={username}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setProblem(null);
          setError(null);
        }}
        error={
          message && (
            <>
              {message}
              {way && (
                <>
                  {' '}
                  <AppLink href={way[0]} onClick={() => keep('login-name', { username })}>
                    {t(way[1])}
                  </AppLink>
                </>
              )}
            </>
          )
        }
      />
      <Button type="submit" variant="primary" size="lg" full loading={busy}>
        {t('address.submit')}
      </Button>
      {children}
    </form>
  );
}
