import type { ReactNode } from 'react';
import { useMessages } from '../../translation.ts';
import { Spinner } from './Spinner.tsx';
import { cx } from '../cx.ts';
import classes from './State.module.css';

/** Loading indicator for content of unknown shape; otherwise use a skeleton. */
export function LoadingState({ children, compact }: { children?: ReactNode; compact?: boolean }) {
  const t = useMessages();
  return (
    <div role="status" className={cx(classes.root, compact && classes.compact, classes.loading)}>
      <Spinner size={28} />
      <p className={classes.text}>{children ?? t('loading')}</p>
    </div>
  );
}
