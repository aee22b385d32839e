import type { CodePurpose } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, OtpField } from '@vumon/ui';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useLimits } from '../../../api/limits.ts';
import { fieldErrors } from '../../../forms/errors.ts';
import type { SentCode } from '../entry/entry-store.ts';
import { ErrorWithWait } from './ErrorWithWait.tsx';
import { clockOf, codeSentBefore } from './one-time-code.ts';
import { requestCode, useSecondsUntil } from './use-one-time-code.ts';
import classes from '../accounts.module.css';

interface CodeFieldsProps {
  purpose: CodePurpose;
  sent: SentCode;
  /** Another code was asked for before the countdown had ended; the earlier one is still valid. */
  tooSoon: boolean;
  onSent: (sent: SentCode) => void;
  onProved: (ticket: string) => void | Promise<void>;
}

/** A box for each digit; entering the last digit submits the code. */
export function CodeFields({ purpose, sent, tooSoon, onSent, onProved }: CodeFieldsProps) {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState<'proving' | 'sending' | null>(null);
  const [early, setEarly] = useState(tooSoon);
  const [resent, setResent] = useState(false);
  // A new key mounts the boxes again, which focuses the first one.
  const [round, setRound] = useState(0);
  const length = useLimits()?.otpDigits ?? 6;
  const left = useSecondsUntil(sent.expiresAt);
  const wait = useSecondsUntil(sent.resendAt);

  const begin = (work: 'proving' | 'sending') => {
    setBusy(work);
    setError(null);
    setResent(false);
    setEarly(false);
  };
  const again = () => {
    setBusy(null);
    setCode('');
    setRound((number) => number + 1);
  };

  async function prove(digits: string) {
    begin('proving');
    try {
      const { ticket } = await api('POST /auth/verify-sms-otp', {
        body: { username: sent.username, purpose, code: digits },
      });
      await onProved(ticket);
    } catch (caught) {
      setError(caught);
      again();
    }
  }

  async function resend() {
    begin('sending');
    try {
      onSent(await requestCode(sent.username, purpose));
      setResent(true);
    } catch (caught) {
      const before = codeSentBefore(sent.username, caught, Date.now());
      if (before) onSent({ ...sent, resendAt: before.resendAt });
      setEarly(before !== null);
      setError(before ? null : caught);
    }
    again();
  }

  const over = left === 0;
  const atCode = fieldErrors(error)['code'] ?? (over && error === null ? t('code.over') : undefined);
  const spent = over || (error instanceof ApiError && error.code === 'OTP_EXPIRED');
  return (
    <div className={classes.form}>
      {early && <Note tone="warn" live title={t('code.tooSoon')} />}
      {resent && <Note tone="ok" live title={t('code.resent')} />}
      {error !== null && !atCode && <Note tone="bad" live title={<ErrorWithWait error={error} />} />}
      <div>
        <OtpField
          key={round}
          length={length}
          aria-label={t('code.label', { digits: length })}
          autoFocus
          value={code}
          onChange={setCode}
          onComplete={(digits) => void prove(digits)}
          disabled={busy !== null}
          error={atCode}
        />
        <div className={classes.codeTimes}>
          <span className={classes.codeLeft} role="timer" aria-label={t('code.left')}>
            <IconClock size={18} stroke={1.75} aria-hidden />
            <span aria-hidden>{t('code.left')}</span> <b className="num">{clockOf(left)}</b>
          </span>
          {wait > 0 ? (
            <span>{t('code.resendIn', { count: wait })}</span>
          ) : (
            !spent && (
              <button type="button" className={classes.back} disabled={busy !== null} onClick={() => void resend()}>
                {t('code.resend')}
              </button>
            )
          )}
        </div>
      </div>
      {spent && wait === 0 ? (
        <Button variant="primary" size="lg" full loading={busy === 'sending'} onClick={() => void resend()}>
          {t('code.resend')}
        </Button>
      ) : (
        <Button size="lg" full disabled loading={busy === 'proving'}>
          {t(busy === 'proving' ? 'code.proving' : 'code.itself', { digits: length })}
        </Button>
      )}
    </div>
  );
}
