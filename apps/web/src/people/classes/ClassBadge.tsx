import { cx } from '@vumon/ui';
import classes from './classes.module.css';
import { shortClassName } from './short-name.ts';

/** The class's picture, else its short name: "Lớp 9A1" → "9A1". */
export function ClassBadge({ name, logo, small }: { name: string; logo: string | null; small?: boolean }) {
  const size = small ? 40 : 56;
  if (logo)
    return (
      <img
        className={cx(classes.badge, small && classes.small)}
        src={`/media/${logo}`}
        alt=""
        width={size}
        height={size}
      />
    );
  return (
    <span className={cx(classes.badge, small && classes.small)} aria-hidden="true">
      {shortClassName(name)}
    </span>
  );
}
