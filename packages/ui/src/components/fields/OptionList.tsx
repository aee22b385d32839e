import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './OptionRow.module.css';

export interface OptionListProps {
  children: ReactNode;
  /** Several rows of bubbles side by side when they are short. */
  columns?: 1 | 2 | 4;
  /** One of several, or any of several; leave out when the rows are not controls. */
  role?: 'radiogroup' | 'group';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Options under one another, hung 8 px to the left so that bubbles line up with the words above. */
export function OptionList({ children, columns = 1, ...rest }: OptionListProps) {
  return (
    <div className={cx(classes.list, columns === 2 && classes.two, columns === 4 && classes.four)} {...rest}>
      {children}
    </div>
  );
}
