import { Skeleton } from '@vumon/ui';
import classes from '../lists.module.css';

/** Stands where the buttons of a list's columns and views come, so that they do not push the list down. */
export function ViewsRoom({ columns = 0 }: { columns?: number | undefined }) {
  return (
    <span className={classes.views}>
      {columns > 2 && <Skeleton width={90} height={40} radius={8} />}
      <Skeleton width={136} height={40} radius={8} />
    </span>
  );
}
