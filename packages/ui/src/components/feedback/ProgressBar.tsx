import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import classes from './ProgressBar.module.css';

export interface ProgressBarProps {
  value: number;
  max: number;
  'aria-label': string;
  /** Height of 4 or 8 px. */
  height?: 4 | 8;
  width?: CSSProperties['width'];
  tone?: 'ink' | 'ok' | 'bad' | 'soft';
  /** Name of a colour token, e.g. `gr`; overrides the tone. */
  hue?: string;
}

export function ProgressBar({ value, max, height = 8, width, tone = 'ink', hue, ...rest }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={classes.root}
      style={{ height, width }}
      {...rest}
    >
      <i
        className={cx(classes.bar, classes[tone])}
        style={{ width: `${share * 100}%`, ...(hue ? { background: `var(--${hue})` } : {}) }}
      />
    </div>
  );
}
