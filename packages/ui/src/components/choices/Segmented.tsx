import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: number | string;
  disabled?: boolean;
  /** Label for options that show only an icon. */
  'aria-label'?: string;
}

export interface SegmentedProps<Value extends string> {
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  'aria-label': string;
  full?: boolean;
}

/** Chooses one of a few views: a group of radio buttons in one frame. */
export function Segmented<Value extends string>({ options, value, onChange, full, ...rest }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" className={cx(classes.root, full && classes.full)} {...rest}>
      {options.map((option) => (
        <label key={option.value} className={cx(classes.item, option.value === value && classes.on)}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option['aria-label']}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className={classes.count}>{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
