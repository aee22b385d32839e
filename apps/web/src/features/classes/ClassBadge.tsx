import { cx } from '@vumon/ui';
import classes from './classes.module.css';

/** The class's picture, or its short name in ink: "Lớp 9A1" → "9A1". */
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
  const short = name.replace(/^(lớp|class)\s+/iu, '').trim();
  const mark =
    short.length <= 4
      ? short
      : short
          .split(/\s+/)
          .map((word) => /^\d+/.exec(word)?.[0] ?? [...word][0])
          .join('')
          .slice(0, 3)
          .toLocaleUpperCase('vi');
  return (
    <span className={cx(classes.badge, small && classes.small)} aria-hidden="true">
      {mark}
    </span>
  );
}
