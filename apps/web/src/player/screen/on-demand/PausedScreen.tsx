/** Replaces the questions while the teacher has stopped the clock. */
import { IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './sheets.module.css';
import { useAttemptMessages } from './translation.ts';

export function PausedScreen() {
  const t = useAttemptMessages();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.closing}>
      <span className={classes.closingMark}>
        <IconPlayerPause size={32} stroke={1.75} aria-hidden />
      </span>
      <h1 ref={title} tabIndex={-1} className="h24">
        {t('paused.title')}
      </h1>
      <p role="status">{t('paused.body')}</p>
    </section>
  );
}
