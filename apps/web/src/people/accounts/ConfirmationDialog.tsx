/** Asks for the password again, or for a code sent to the user's own contact, before a sensitive action. */
import type { CallOptions } from '@vumon/contract/client';
import { formatPhone } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, PasswordField } from '@vumon/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useRetryWhileBusy } from '../../api/retry-while-busy.ts';
import { fieldErrors, focusWrong } from '../../forms/errors.ts';
import { profileQuery } from '../../session/profile.ts';
import { CodeFields } from './codes/CodeFields.tsx';
import { ErrorWithWait } from './codes/ErrorWithWait.tsx';
import { codeSentBefore } from './codes/one-time-code.ts';
import { requestCode } from './codes/use-one-time-code.ts';
import { CodeSentTo } from './codes/CodeSentTo.tsx';
import type { SentCode } from './entry/entry-store.ts';
import classes from './accounts.module.css';

export default function ConfirmationDialog({ onAnswer }: { onAnswer: (options: CallOptions | null) => void }) {
  const { t } = useTranslation('accounts');
  const { t: tCommon } = useTranslation('common');
  const { t: tError } = useTranslation('errors');
  const profile = useQuery(profileQuery).data;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [blank, setBlank] = useState(false);
  const [sent, setSent] = useState<{ code: SentCode; tooSoon: boolean } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [waiting, retryWhileBusy] = useRetryWhileBusy();
  const contact = profile?.email ?? profile?.phone ?? null;

  async function confirm(body: { password: string } | { ticket: string }) {
    const { confirmation } = await retryWhileBusy(() => api('POST /account/confirm', { body }));
    onAnswer({ confirmation });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may stand inside another form of the page.
    event.stopPropagation();
    if (busy) return;
    setError(null);
    setBlank(password === '');
    if (password === '') return focusWrong(form.current);
    setBusy(true);
    try {
      await confirm({ password });
    } catch (caught) {
      setBusy(false);
      setError(caught);
      focusWrong(form.current);
    }
  }

  async function sendCode() {
    if (contact === null || busy) return;
    setBusy(true);
    setError(null);
    try {
      setSent({ code: await requestCode(contact, 'CONFIRM'), tooSoon: false });
    } catch (caught) {
      const before = codeSentBefore(contact, caught, Date.now());
      if (before) setSent({ code: before, tooSoon: true });
      else setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const beside = blank ? tError('PASSWORD_BLANK') : fieldErrors(error)['password'];
  return (
    <Modal
      opened
      onClose={() => onAnswer(null)}
      title={t('confirm.title')}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{tCommon('cancel')}</Button>
          {!sent && (
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {t('confirm.submit')}
            </Button>
          )}
        </>
      }
    >
      {sent ? (
        <>
          <p>
            <CodeSentTo username={sent.code.username} />{' '}
            <button type="button" className={classes.back} onClick={() => setSent(null)}>
              {t('confirm.byPassword')}
            </button>
          </p>
          <CodeFields
            purpose="CONFIRM"
            sent={sent.code}
            tooSoon={sent.tooSoon}
            onSent={(code) => setSent({ code, tooSoon: false })}
            onProved={(ticket) => confirm({ ticket })}
          />
        </>
      ) : (
        <form ref={form} id={formId} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className="muted">{t('confirm.why')}</p>
          {error !== null && beside === undefined && <Note tone="bad" live title={<ErrorWithWait error={error} />} />}
          {waiting && <Note tone="info" live title={t('newPassword.queued')} />}
          <PasswordField
            label={t('confirm.password')}
            autoComplete="current-password"
            autoFocus
            data-autofocus
            value={password}
            error={beside}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setBlank(false);
              setError(null);
            }}
          />
          {contact !== null && (
            <button type="button" className={classes.back} disabled={busy} onClick={() => void sendCode()}>
              {t('confirm.byCode', { contact: contact.includes('@') ? contact : formatPhone(contact) })}
            </button>
          )}
        </form>
      )}
    </Modal>
  );
}
