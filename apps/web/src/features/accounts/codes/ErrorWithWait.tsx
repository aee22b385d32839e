import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect, useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { waitOf } from './one-time-code.ts';

/** The words of a failure, and how long to wait where the server says so: counted down, and read out once only. */
export function ErrorWithWait({ error, words }: { error: unknown; words?: string | undefined }) {
  const { t } = useTranslation('accounts');
  const say = useErrorMessage();
  const [passed, setPassed] = useState(0);
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  useEffect(() => {
    const start = performance.now();
    const tick = () => setPassed(Math.floor((performance.now() - start) / 1000));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [error]);
  const said = words ?? say(error);
  if (seconds === undefined) return <>{said}</>;
  const { unit, count } = waitOf(Math.max(0, seconds - passed));
  return (
    <>
      {said}{' '}
      <span className="num" aria-live="off">
        {count > 0 ? t(`code.tryIn.${unit}`, { count }) : t('code.tryIn.now')}
      </span>
    </>
  );
}
