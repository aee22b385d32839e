import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type CallOptions } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, TextField, toast } from '@vumon/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { api } from '../../api/client.ts';
import { askWhoIsThere } from '../../api/recovery.ts';
import { fieldErrors, focusWrong, useErrorMessage } from '../../forms/errors.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { site } from '../../i18n/locale.ts';
import { profileQuery } from '../../session/profile.ts';
import { CodeFields } from '../accounts/codes/CodeFields.tsx';
import type { SentCode } from '../accounts/entry/entry-store.ts';
import { ErrorWithWait } from '../accounts/codes/ErrorWithWait.tsx';
import { codeSentBefore } from '../accounts/codes/one-time-code.ts';
import { requestCode } from '../accounts/codes/use-one-time-code.ts';
import { CodeSentTo } from '../accounts/codes/CodeSentTo.tsx';
import classes from './own-account.module.css';

export type ContactKind = 'phone' | 'email';

/** Changes the phone or e-mail address after verifying it with a code. Errors keep what was typed. */
export function ContactDialog({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  const { t } = useTranslation('own-account');
  const { t: tCommon } = useTranslation('common');
  const { t: tField } = useTranslation('fields');
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const purpose = kind === 'phone' ? 'CHANGE_PHONE' : 'CHANGE_EMAIL';
  const [username, setUsername] = useRestorableState(`new ${kind}`, '');
  const [sent, setSent] = useState<{ code: SentCode; tooSoon: boolean } | null>(null);
  const [confirmation, setConfirmation] = useState<CallOptions>({});
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setError(null);
    setMissing(username.trim() === '');
    if (username.trim() === '') return focusWrong(form.current);
    setBusy(true);
    // The password is asked for first, so that nobody without it can have a code sent.
    const who = confirmation.confirmation === undefined ? await askWhoIsThere() : confirmation;
    if (who === null) return setBusy(false);
    setConfirmation(who);
    try {
      setSent({ code: await requestCode(username, purpose), tooSoon: false });
    } catch (caught) {
      const before = codeSentBefore(username, caught, Date.now());
      if (before) return setSent({ code: before, tooSoon: true });
      setError(caught);
      focusWrong(form.current);
    } finally {
      setBusy(false);
    }
  }

  async function take(ticket: string) {
    try {
      await api('POST /account/contact', { body: { ticket } }, confirmation);
    } catch (caught) {
      // The address was taken meanwhile, or the code has expired: start again with an address or a new code.
      setSent(null);
      setError(caught);
      return;
    }
    await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    toast(t(`contact.done.${kind}`));
    onClose();
  }

  const used =
    error instanceof ApiError && (error.code === 'EMAIL_USED' || error.code === 'PHONE_USED') ? say(error) : undefined;
  const beside = missing ? tField('required') : (fieldErrors(error)['username'] ?? used);
  const type = (value: string) => {
    setUsername(value);
    setMissing(false);
    setError(null);
  };
  const field = {
    label: t(`contact.new.${kind}`),
    autoFocus: true,
    'data-autofocus': true,
    value: username,
    error: beside,
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`contact.dialog.${kind}`)}
      footer={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          {!sent && (
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {t('contact.send')}
            </Button>
          )}
        </>
      }
    >
      {sent ? (
        <>
          <p className={classes.before}>
            <CodeSentTo username={username} />{' '}
            <button type="button" className={classes.link} onClick={() => setSent(null)}>
              {t(`contact.other.${kind}`)}
            </button>
          </p>
          <CodeFields
            purpose={purpose}
            sent={sent.code}
            tooSoon={sent.tooSoon}
            onSent={(code) => setSent({ code, tooSoon: false })}
            onProved={take}
          />
        </>
      ) : (
        <form ref={form} id={formId} className={classes.form} noValidate onSubmit={(event) => void ask(event)}>
          {error !== null && beside === undefined && <Note tone="bad" live title={<ErrorWithWait error={error} />} />}
          <p className="muted">{t(`contact.how.${kind === 'phone' && site === 'intl' ? 'phoneAbroad' : kind}`)}</p>
          {kind === 'phone' ? (
            <PhoneField {...field} autoComplete="tel" onChange={type} />
          ) : (
            <TextField
              {...field}
              type="email"
              inputMode="email"
              autoComplete="email"
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
        </form>
      )}
    </Modal>
  );
}
