import type { CSSProperties } from 'react';
import classes from './Skeleton.module.css';

/** A grey placeholder while content loads. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: number;
}) {
  return <span className={classes.root} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
