import { ProgressBar } from '@vumon/ui';
import classes from './lists.module.css';

interface CountCellProps {
  count: number;
  /** The largest possible count. */
  of: number;
  /** Width of the bar in pixels. */
  width: number;
  /** Describes to assistive technology what is counted. */
  'aria-label': string;
}

/** A count out of a total, with a bar. */
export function CountCell({ count, of, width, 'aria-label': label }: CountCellProps) {
  return (
    <span className={classes.count}>
      <span className={classes.figure}>
        <b>{count}</b>/{of}
      </span>
      <ProgressBar value={count} max={of} width={width} height={4} aria-label={label} />
    </span>
  );
}
