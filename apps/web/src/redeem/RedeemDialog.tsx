/**
 * Redeems an activation code and shows what it unlocked, or the error. The player uses it too, so it does not use the
 * query cache.
 */
import { ApiError } from '@vumon/contract/client';
import type { Activated } from '@vumon/contract';
import { formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, TextField } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { fieldErrors } from '../forms/errors.ts';
import { pathIn } from '../i18n/locale.ts';
import classes from './redeem.module.css';

export interface RedeemDialogProps {
  onClose(): void;
  /** Called after the server has redeemed the code. */
  onActivated(): void;
  /** Text above the field, e.g. why a code is needed. */
  reason?: string;
}

export default function RedeemDialog({ onClose, onActivated, reason }: RedeemDialogProps) {
  const { t } = useTranslation('activation-codes');
  const { t: c } = useTranslation('common');
  const { t: app } = useTranslation('app');
  const { locale } = useFormat();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [given, setGiven] = useState<Activated | null>(null);
  const fields = fieldErrors(error);
  const signIn = pathIn(locale, {
    pathname: '/login',
    search: `?redirect=${encodeURIComponent(location.pathname + location.search)}`,
    hash: '',
  });

  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      setGiven(await api('POST /itf/active-codes/active', { body: { code } }));
      onActivated();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause);
    } finally {
      setBusy(false);
    }
  };

  if (given) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={t('redeem.done')}
        footer={
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t('redeem.close')}
          </Button>
        }
      >
        <Note tone="ok" live>
          <Unlocked given={given} />
        </Note>
      </Modal>
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('redeem.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" type="submit" form="redeem-form" loading={busy}>
            {t('redeem.send')}
          </Button>
        </>
      }
    >
      <form
        id="redeem-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {reason !== undefined && <p className="muted">{reason}</p>}
        {error && !fields['code'] && (
          <Note
            tone="bad"
            live
            action={
              error.code === 'ACTIVE_CODE_LOGIN_REQUIRED' ? (
                <Button
                  size="sm"
                  renderRoot={(props) => (
                    <a {...props} href={signIn}>
                      {props.children}
                    </a>
                  )}
                >
                  {app('refusal.signInHere')}
                </Button>
              ) : undefined
            }
          >
            {error.code === 'NETWORK' ? app('networkError') : error.message}
          </Note>
        )}
        <TextField
          label={t('redeem.code')}
          description={t('redeem.hint')}
          value={code}
          error={fields['code']}
          maxLength={64}
          required
          data-autofocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </Modal>
  );
}

function Unlocked({ given }: { given: Activated }) {
  const { t } = useTranslation('activation-codes');
  const { locale } = useFormat();
  if (given.kind === 'TEST')
    return given.examName === null ? t('redeem.testsOpen') : t('redeem.testOpens', { name: given.examName });
  const { name, nameEn } = given;
  const label = locale === 'en' ? nameEn : name;
  if (given.endsAt !== null) return t('redeem.packageUntil', { name: label, day: formatLastDay(given.endsAt) });
  return given.tests === null
    ? t('redeem.package', { name: label })
    : t('redeem.packageTests', { name: label, count: given.tests });
}
