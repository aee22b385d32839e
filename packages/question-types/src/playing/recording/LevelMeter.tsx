/** A bar that follows the voice. It moves by itself: drawing it sixty times a second is not the page's business. */
import { useEffect, useRef } from 'react';
import { useWords } from '../../words.tsx';
import { audible, type Meter } from './microphone.tsx';
import classes from './recording.module.css';

export function LevelMeter({ meter, onHeard }: { meter: Meter | null; onHeard?: (() => void) | undefined }) {
  const t = useWords('qt-speaking');
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
