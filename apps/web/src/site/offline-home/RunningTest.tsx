/** A test that was started on this device, with what is left of its time. */
import { IconClock, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useEffect, useState } from 'react';
import type { DeviceTest } from './device-tests.ts';
import { standingOf, timeLeft } from './standing.ts';
import classes from './offline-home.module.css';

export function RunningTest({
  test: { address, practice, name, questions, open, stored, unsent },
}: {
  test: DeviceTest;
}) {
  const { t } = useTranslation('offline-home');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const { leftMs, isPaused, isOver } = standingOf(open, stored, now);
  const isNew = practice && unsent === 0 && (stored ?? open.state).answers.length === 0;
  return (
    <section className={classes.running} aria-label={name}>
      <div className={classes.runningHead}>
        <span className={classes.tag}>
          <IconClock size={16} stroke={1.75} aria-hidden />{' '}
          {t(
            isOver
              ? 'running.timeOver'
              : isNew
                ? 'running.downloaded'
                : practice
                  ? 'running.practice'
                  : 'running.state',
          )}
        </span>
        {leftMs !== null && !isOver && (
          <b className={classes.left} role="timer">
            {t('running.left', { time: timeLeft(leftMs) })}
          </b>
        )}
      </div>
      <h2 className={classes.testName}>{name}</h2>
      <p className={classes.note}>{t('running.held', { count: questions })}</p>
      <p className={classes.kept}>
        <IconDeviceMobile size={20} stroke={1.75} aria-hidden />
        {isNew ? t('running.nothingYet') : unsent > 0 ? t('running.kept', { count: unsent }) : t('running.sent')}
      </p>
      {practice && <p className={classes.note}>{t('running.noCheck')}</p>}
      {(isOver || isPaused) && <p className={classes.note}>{t(isOver ? 'running.timeOverBody' : 'running.paused')}</p>}
      <Button variant="primary" size="lg" full href={address}>
        {t(isNew ? 'running.begin' : 'running.goOn')}
      </Button>
    </section>
  );
}
