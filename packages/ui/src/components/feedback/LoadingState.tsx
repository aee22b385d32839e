import type { ReactNode } from 'react';
import { useMessages } from '../../translation.ts';
import { cx } from '../cx.ts';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import classes from './State.module.css';

/**
 * Stands where content is loading: a skeleton, so that the content takes its place without pushing the page about.
 * With words, which name what the user waits for, a spinner above them.
 */
export function LoadingState({ children, compact }: { children?: ReactNode; compact?: boolean }) {
  const t = useMessages();
  const words = children !== undefined;
  return (
    <div
      role="status"
      className={cx(words ? classes.root : classes.lines, compact && classes.compact, classes.loading)}
    >
      {words ? <Spinner size={28} /> : [28, 44, 44, 44].map((height, at) => <Skeleton key={at} height={height} />)}
      <p className={words ? classes.text : 'visually-hidden'}>{children ?? t('loading')}</p>
    </div>
  );
}
