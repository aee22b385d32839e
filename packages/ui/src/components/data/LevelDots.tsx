import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './LevelDots.module.css';

export interface LevelDotsProps {
  /** Number of filled bubbles out of four. */
  level: number;
  /** The level's name; without it, give an `aria-label`. */
  children?: ReactNode;
  'aria-label'?: string;
  /** Draws the name at 14 px instead of 12. */
  large?: boolean;
}

/** A level from one to four, shown as four small answer bubbles. */
export function LevelDots({ level, children, large, ...rest }: LevelDotsProps) {
  return (
    <span
      className={cx(classes.root, large && classes.large)}
      {...(rest['aria-label'] ? { role: 'img', ...rest } : {})}
    >
      <span className={classes.dots} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={cx(classes.dot, step <= level && classes.filled)} />
        ))}
      </span>
      {children}
    </span>
  );
}
