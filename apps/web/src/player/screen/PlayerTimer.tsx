'use no memo'; // It changes every second: memoising it would only add to the player's first load.
/** The remaining time by the server's clock. */
import { IconClock } from '@tabler/icons-react';
import { Timer } from '@vumon/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { calmMs, clockText, lateMs } from '../session/clock.ts';
import { usePlayerMessages } from '../translation.ts';
import classes from './player.module.css';

interface PlayerTimerProps {
  now(): number;
  deadlineAt: number;
  /** A preview shows the full time without counting down. */
  still?: boolean;
  /** Hidden until little time is left. */
  hidden?: boolean;
  onShow?: () => void;
}

/** The result of `read` for the milliseconds until the deadline; renders only when it changes. */
export function useTimeLeft<Told>(
  now: () => number,
  deadlineAt: number,
  still: boolean,
  read: (left: number) => Told,
): Told {
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

/** The remaining time, rounded up. */
export const wholeSeconds = (left: number): number => Math.ceil(left / 1_000) * 1_000;

export function PlayerTimer({ now, deadlineAt, still = false, hidden, onShow }: PlayerTimerProps) {
  const t = usePlayerMessages();
  const left = useTimeLeft(now, deadlineAt, still, wholeSeconds);
  const late = left <= lateMs;
  if (hidden && !late) {
    return (
      <button type="button" className={classes.showTimer} onClick={onShow}>
        <IconClock size={20} stroke={1.75} aria-hidden /> {t('timer.show')}
      </button>
    );
  }
  return (
    <Timer
      late={late}
      calm={left > calmMs}
      aria-label={t('timer.left', { minutes: Math.floor(left / 60_000), seconds: Math.floor(left / 1_000) % 60 })}
    >
      {clockText(left)}
    </Timer>
  );
}
