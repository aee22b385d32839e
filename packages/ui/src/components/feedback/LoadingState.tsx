import type { ReactNode } from 'react';
import { useWords } from '../../words.ts';
import { Spinner } from './Spinner.tsx';
import { cx } from '../cx.ts';
import classes from './State.module.css';

/** Loading indicator for content of unknown shape; otherwise use a skeleton. */
export function LoadingState({ children, compact }: { children?: ReactNode; compact?: boolean }) {
  const words = useWords();
  return (
    <div role="status" className={cx(classes.root, compact && classes.compact, classes.loading)}>
      <Spinner size={28} />
      <p className={classes.text}>{children ?? words('loading')}</p>
    </div>
  );
}
