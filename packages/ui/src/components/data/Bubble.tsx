import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Bubble.module.css';

export type BubbleState = 'idle' | 'hover' | 'focus' | 'chosen' | 'right' | 'wrong';

export interface BubbleProps {
  /** A letter, or an icon instead of it. */
  children?: ReactNode;
  state?: BubbleState;
  /** 24, 32 or 44 px. */
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** The answer bubble. It is decorative, because the control beside it has the accessible name. */
export function Bubble({ children, state = 'idle', size = 'm', className }: BubbleProps) {
  return (
    <span aria-hidden="true" className={cx(classes.root, classes[size], classes[state], className)}>
      {children}
    </span>
  );
}
