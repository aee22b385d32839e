/** The time left, by the server's clock. */
import { IconClock } from '@tabler/icons-react';
import { Timer } from '@vumon/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockText, lateMs } from './clock.ts';
import { usePlayerWords } from './words.ts';
import classes from './player.module.css';

interface PlayerTimerProps {
  now(): number;
  deadlineAt: number;
  /** Not running: a preview shows what it will be. */
  still?: boolean;
  /** Kept out of sight until little is left. */
  hidden?: boolean;
  onShow?: () => void;
}

/** What `read` makes of the milliseconds until the deadline; renders only when that changes. */
export function useTimeLeft<Told>(now: () => number, deadlineAt: number, still: boolean, read: (left: number) => Told): Told {
  const look = useEffectEvent(() => read(Math.max(0, deadlineAt - now())));
  const [told, tell] = useState(() => read(Math.max(0, deadlineAt - now())));
  useEffect(() => {
    tell(look());
    if (still) return;
    const timer = setInterval(() => tell(look()), 250);
    return () => clearInterval(timer);
  }, [deadlineAt, still]);
  return told;
}

/** Begun seconds count whole. */
export const wholeSeconds = (left: number): number => Math.ceil(left / 1_000) * 1_000;

export function PlayerTimer({ now, deadlineAt, still = false, hidden, onShow }: PlayerTimerProps) {
  const t = usePlayerWords();
  const left = useTimeLeft(now, deadlineAt, still, wholeSeconds);
  const late = left <= lateMs;
  if (hidden && !late) {
    return (
      <button type="button" className={classes.showTimer} onClick={onShow}>
        <IconClock size={20} stroke={1.75} aria-hidden /> {t('timer.show')}
      </button>
    );
  }
  return <Timer late={late} aria-label={t('timer.left', { minutes: Math.floor(left / 60_000), seconds: Math.floor(left / 1_000) % 60 })}>{clockText(left)}</Timer>;
}
