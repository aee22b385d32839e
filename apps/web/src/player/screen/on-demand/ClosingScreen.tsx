/** The screen between submitting and the result: shows the state of unsent answers, mainly without a connection. */
import { Button, Spinner } from '@vumon/ui';
import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Snapshot } from '../../journal/snapshot.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './sheets.module.css';

interface ClosingScreenProps {
  snapshot: Snapshot;
  /** Number of recordings that are still being uploaded. */
  recordings: number;
  timeIsUp: boolean;
  onBack(): void;
  onRetry(): void;
}

export function ClosingScreen({ snapshot, recordings, timeIsUp, onBack, onRetry }: ClosingScreenProps) {
  const t = useAttemptMessages();
  const offline = snapshot.state === 'offline';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.closing}>
      <span className={classes.closingMark}>
        {offline ? (
          <IconCloudOff size={32} stroke={1.75} aria-hidden />
        ) : (
          <IconCloudUp size={32} stroke={1.75} aria-hidden />
        )}
      </span>
      <h2 ref={title} tabIndex={-1} className="h24">
        {t(timeIsUp ? 'closing.timeUp' : 'closing.title')}
      </h2>
      <div role="status">
        {offline ? (
          <>
            <p>{t(snapshot.durable ? 'closing.offline' : 'closing.offlineMemory')}</p>
            {timeIsUp ? <p>{t('closing.lateUnsent', { count: snapshot.unsaved })}</p> : null}
          </>
        ) : (
          <p className={classes.closingBusy}>
            <Spinner />{' '}
            {snapshot.phase === 'closed' && recordings > 0
              ? t('closing.recordings', { count: recordings })
              : t('closing.sending')}
          </p>
        )}
      </div>
      {!offline && snapshot.phase === 'closed' && recordings > 0 && (
        <div className={classes.choices}>
          <Button onClick={onRetry}>{t('closing.retry')}</Button>
        </div>
      )}
      {offline && (
        <div className={classes.choices}>
          {!timeIsUp && <Button onClick={onBack}>{t('submit.back')}</Button>}
          <Button variant="primary" onClick={onRetry}>
            {t('closing.retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
