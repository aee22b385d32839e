/** A bar that shows the input level. It updates its style directly instead of rendering React sixty times a second. */
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages.tsx';
import { audible, type Meter } from './microphone.tsx';
import classes from './recording.module.css';

export function LevelMeter({ meter, onHeard }: { meter: Meter | null; onHeard?: (() => void) | undefined }) {
  const t = useMessages('qt-speaking');
  const bar = useRef<HTMLSpanElement>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => {
    if (meter === null) return;
    let frame = requestAnimationFrame(function draw() {
      const level = meter.level();
      if (bar.current !== null) bar.current.style.width = `${Math.round(level * 100)}%`;
      if (level > audible) heard.current?.();
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [meter]);
  return (
    <span className={classes.meter} role="img" aria-label={t('player.meter')}>
      <span ref={bar} />
    </span>
  );
}
