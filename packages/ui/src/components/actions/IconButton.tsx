import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Tooltip } from '../overlays/Tooltip.tsx';
import classes from './IconButton.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** A 20 px icon. */
  icon: ReactNode;
  'aria-label': string;
  size?: 'sm' | 'md' | 'lg';
  variant?: 'plain' | 'outline';
  /** Whether a toggle is on: tinted, and announced by `aria-pressed`. */
  pressed?: boolean;
  /** Shows an amber dot at the corner, which means that there is something new. */
  dot?: boolean;
  /** Shows the label on hover and focus. */
  withTooltip?: boolean;
}

export function IconButton({
  icon,
  size = 'md',
  variant = 'plain',
  pressed,
  dot,
  withTooltip,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-pressed={pressed}
      className={cx(
        classes.root,
        classes[size],
        variant === 'outline' && classes.outline,
        pressed && classes.pressed,
        className,
      )}
      {...rest}
    >
      {icon}
      {dot && <span className={classes.dot} />}
    </button>
  );
  return withTooltip ? (
    <Tooltip label={rest['aria-label']} described>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
