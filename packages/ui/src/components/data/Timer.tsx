import { IconAlarm, IconClock } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import classes from './Timer.module.css';

export interface TimerProps {
  /** "32:10", computed by the caller. */
  children: string;
  /** Little time is left: other colour, other icon. */
  late?: boolean;
  /** Much time is left: no colour yet. */
  calm?: boolean;
  /** The time left in words. */
  'aria-label': string;
}

/** Time left, in tabular digits so that nothing moves but the digits. */
export function Timer({ children, late, calm, ...rest }: TimerProps) {
  const Icon = late ? IconAlarm : IconClock;
  return (
    <span
      role="timer"
      aria-live="off"
      className={cx(classes.root, calm && classes.calm, late && classes.late)}
      {...rest}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
