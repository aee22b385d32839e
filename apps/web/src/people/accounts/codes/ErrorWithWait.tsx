import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect, useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { waitOf } from './one-time-code.ts';

interface ErrorWithWaitProps {
  error: unknown;
  /** Instead of the error's own message. */
  message?: string | undefined;
}

/** The message of an error and, where the server says how long to wait, a countdown that screen readers do not repeat. */
export function ErrorWithWait({ error, message }: ErrorWithWaitProps) {
  const { t } = useTranslation('accounts');
  const messageOf = useErrorMessage();
  const [passed, setPassed] = useState(0);
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  useEffect(() => {
    const start = performance.now();
    const tick = () => setPassed(Math.floor((performance.now() - start) / 1000));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [error]);
  const text = message ?? messageOf(error);
  if (seconds === undefined) return <>{text}</>;
  const { unit, count } = waitOf(Math.max(0, seconds - passed));
  return (
    <>
      {text}{' '}
      <span className="num" aria-live="off">
        {count > 0 ? t(`code.tryIn.${unit}`, { count }) : t('code.tryIn.now')}
      </span>
    </>
  );
}
