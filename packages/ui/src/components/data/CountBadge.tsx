import { cx } from '../cx.ts';
import classes from './CountBadge.module.css';

/** A count in a round pill; `hot` (amber) means that an action is needed. */
export function CountBadge({ children, hot }: { children: number | string; hot?: boolean | undefined }) {
  return <span className={cx(classes.root, hot && classes.hot)}>{children}</span>;
}
