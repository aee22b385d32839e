import type { ReactNode, Ref } from 'react';
import { IconCheck, IconCircleHalf2, IconMinus, IconX } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import classes from './NavCell.module.css';

export interface NavCellProps {
  children: ReactNode;
  /** All states of the cell as text for screen readers. */
  'aria-label': string;
  answered?: boolean;
  current?: boolean;
  flagged?: boolean;
  result?: 'right' | 'wrong' | 'partial' | 'blank';
  /** 36 px, or 44 for touch and in bottom sheets. */
  size?: 36 | 44;
  /** Draws the number in the colour of a link. */
  asLink?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

const marks = {
  right: <IconCheck size={12} stroke={2.5} aria-hidden />,
  wrong: <IconX size={12} stroke={2.5} aria-hidden />,
  partial: <IconCircleHalf2 size={12} stroke={2} aria-hidden />,
  blank: <IconMinus size={12} stroke={2} aria-hidden />,
};

/** A numbered cell of the question navigator. States can be combined, and none is shown by colour alone. */
export function NavCell({
  children,
  answered,
  current,
  flagged,
  result,
  size = 36,
  asLink,
  disabled,
  onClick,
  ref,
  ...rest
}: NavCellProps) {
  return (
    <button
      ref={ref}
      type="button"
      disabled={disabled}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
      className={cx(
        classes.root,
        size === 44 && classes.large,
        answered && !result && classes.answered,
        current && classes.current,
        flagged && classes.flagged,
        asLink && classes.asLink,
        result && classes[result],
      )}
      {...rest}
    >
      {children}
      {result && marks[result]}
    </button>
  );
}
