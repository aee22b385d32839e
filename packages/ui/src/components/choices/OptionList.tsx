import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './OptionRow.module.css';

export interface OptionListProps {
  children: ReactNode;
  /** Places several short options side by side. */
  columns?: 1 | 2 | 4;
  /** `radiogroup`: one option can be chosen; `group`: any number. Omitted if the rows are not controls. */
  role?: 'radiogroup' | 'group';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Options below each other, moved 8 px to the left so that the bubbles line up with the text above. */
export function OptionList({ children, columns = 1, ...rest }: OptionListProps) {
  return (
    <div className={cx(classes.list, columns === 2 && classes.two, columns === 4 && classes.four)} {...rest}>
      {children}
    </div>
  );
}
