import { cx } from '../cx.ts';
import classes from './Avatar.module.css';

/** The initials of the last two words of a Vietnamese or Western name. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  return parts
    .slice(-2)
    .map((part) => part[0]?.toLocaleUpperCase('vi') ?? '')
    .join('');
}

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** 32, 40 or 56 px; square 56 for a group's badge. */
  size?: 24 | 32 | 40 | 56;
  /** A rounded square with ink fill, for a short code such as "9A1". */
  badge?: boolean;
}

export function Avatar({ name, src, size = 32, badge }: AvatarProps) {
  const style = { width: size, height: size, fontSize: size >= 56 ? 18 : size >= 40 ? 14 : size >= 32 ? 12 : 10 };
  if (src) return <img className={cx(classes.root, badge && classes.square)} src={src} alt="" style={style} />;
  return (
    <span className={cx(classes.root, badge && classes.badge)} style={style} aria-hidden="true">
      {badge ? name : initialsOf(name)}
    </span>
  );
}
