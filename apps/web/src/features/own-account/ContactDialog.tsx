import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, OtpField, TextField, toast } from '@vumon/ui';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { api } from '../../app/api.ts';
import { fieldErrors, useErrorMessage } from '../../app/form-errors.ts';
import { profileQuery } from '../../app/session.ts';
import classes from './own-account.module.css';

export type ContactKind = 'phone' | 'email';

const resendMs = 60_000;

/** Another phone or e-mail address: typed, proved with a code, taken. What was typed stays through every refusal. */
export function ContactDialog({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  const { t } = useTranslation('own-account');
  const { t: tCommon } = useTranslation('common');
  const { t: tField } = useTranslation('fields');
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const formId = useId();
  const purpose = kind === 'phone' ? 'CHANGE_PHONE' : 'CHANGE_EMAIL';
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [own, setOwn] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const wait = useSecondsTo(resendAt);
  const asked = resendAt !== null;
  const fields = fieldErrors(error);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setError(null);
    setOwn(null);
    try {
      await work();
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const ask = () =>
    attempt(async () => {
      if (username.trim() === '') {
        setOwn(tField('required'));
        return;
      }
      try {
        await api('POST /auth/sms-otp', { body: { username, purpose } });
        setResendAt(Date.now() + resendMs);
        setCode('');
      } catch (caught) {
        // A code is on its way already: the countdown goes on where it was.
        if (!(caught instanceof ApiError) || caught.code !== 'OTP_CANNOT_RESEND') throw caught;
        setResendAt(Date.now() + (caught.retryAfterSeconds ?? 60) * 1000);
        setError(caught);
      }
    });

  const prove = (digits: string) =>
    attempt(async () => {
      if (digits.length < 6) {
        setOwn(tField('codeInvalid'));
        return;
      }
      const { ticket } = await api('POST /auth/verify-sms-otp', { body: { username, purpose, code: digits } });
      try {
        await api('POST /account/contact', { body: { ticket } });
      } catch (caught) {
        // Somebody was faster, or it took too long: another address, or another code.
        setResendAt(null);
        throw caught;
      }
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      toast(t(`contact.done.${kind}`));
      onClose();
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (asked ? prove(code) : ask());
  };
  const used = error instanceof ApiError && (error.code === 'EMAIL_USED' || error.code === 'PHONE_USED') ? say(error) : undefined;
  const beside = asked ? (own ?? fields['code']) : (own ?? fields['username'] ?? used);
  return (
    <Modal opened onClose={onClose} title={t(`contact.dialog.${kind}`)}
      footer={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>{t(asked ? 'contact.confirm' : 'contact.send')}</Button>
        </>
      }>
      <form id={formId} className={classes.form} noValidate onSubmit={submit}>
        {error !== null && beside === undefined && <Note tone="bad" live title={say(error)} />}
        {asked ? (
          <>
            <p>{t('contact.sent', { to: username.trim() })} <button type="button" className={classes.link} onClick={() => { setResendAt(null); setError(null); setOwn(null); }}>{t('contact.other')}</button></p>
            <OtpField value={code} onChange={setCode} onComplete={(digits) => void prove(digits)} error={beside} disabled={busy} autoFocus aria-label={t('contact.code')} />
            <p className="muted" aria-live="polite">
              {wait > 0 ? t('contact.wait', { count: wait }) : <button type="button" className={classes.link} onClick={() => void ask()}>{t('contact.resend')}</button>}
            </p>
          </>
        ) : (
          <>
            <p className="muted">{t(`contact.how.${kind}`)}</p>
            <TextField label={t(`contact.new.${kind}`)} type={kind === 'phone' ? 'tel' : 'email'} inputMode={kind === 'phone' ? 'tel' : 'email'} autoComplete={kind === 'phone' ? 'tel' : 'email'} data-autofocus
              value={username} error={beside} onChange={(event) => setUsername(event.currentTarget.value)} />
          </>
        )}
      </form>
    </Modal>
  );
}

/** Whole seconds until then, counted down. */
function useSecondsTo(moment: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}
