import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Tag.module.css';

export type Tone = 'ok' | 'bad' | 'warn' | 'info' | 'ink' | 'neutral';

/** A short status text, 22 px high. */
export function Tag({
  tone = 'neutral',
  icon,
  dot,
  children,
  className,
}: {
  tone?: Tone;
  icon?: ReactNode;
  dot?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={cx(classes.root, classes[tone], className)}>
      {dot && <i className={classes.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}
