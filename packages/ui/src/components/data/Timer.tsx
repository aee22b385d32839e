import { IconAlarm, IconClock } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import classes from './Timer.module.css';

export interface TimerProps {
  /** The time as text such as "32:10", computed by the caller. */
  children: string;
  /** Whether little time is left: another colour and icon. */
  late?: boolean;
  /** Whether much time is left: no colour yet. */
  calm?: boolean;
  /** The remaining time as text for screen readers. */
  'aria-label': string;
}

/** The remaining time in digits of equal width, so that the display does not jump. */
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
