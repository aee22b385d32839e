import type { ReactNode } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Bubble } from '../data/Bubble.tsx';
import { cx } from '../cx.ts';
import classes from './OptionRow.module.css';

export interface OptionRowProps {
  /** `radio`: one of several options can be chosen; `checkbox`: any number of them. */
  type?: 'radio' | 'checkbox';
  name?: string;
  value?: string;
  letter: string;
  children: ReactNode;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  /** Set after marking, when the row is no longer a control. */
  readOnly?: boolean;
  state?: 'right' | 'wrong' | undefined;
  /** Text at the end of a marked row. */
  tag?: ReactNode;
  /** 44 px high instead of 48, for reviews. */
  dense?: boolean;
  className?: string;
}

/** One option of a choice: bubble and text; after marking also a tick or cross, with a text for screen readers. */
export function OptionRow({
  type = 'radio',
  name,
  value,
  letter,
  children,
  checked = false,
  onChange,
  disabled,
  readOnly,
  state,
  tag,
  dense,
  className,
}: OptionRowProps) {
  const bubble = state ?? (checked ? 'chosen' : 'idle');
  const look = cx(
    classes.root,
    dense && classes.dense,
    checked && !state && classes.chosen,
    state && classes[state],
    disabled && classes.disabled,
    className,
  );
  const inside = (
    <>
      <Bubble state={bubble}>{letter}</Bubble>
      <span className={classes.text}>{children}</span>
      {tag !== undefined && (
        <span className={classes.tag}>
          {state === 'right' && <IconCheck size={18} stroke={2} aria-hidden />}
          {state === 'wrong' && <IconX size={18} stroke={2} aria-hidden />}
          {tag}
        </span>
      )}
    </>
  );
  if (readOnly) return <div className={look}>{inside}</div>;
  return (
    <label className={cx(look, classes.live)}>
      <input
        className={classes.input}
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {inside}
    </label>
  );
}
