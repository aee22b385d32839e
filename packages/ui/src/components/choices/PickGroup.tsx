import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './PickGroup.module.css';

export interface PickOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  'aria-label'?: string;
}

interface Shared<Value extends string> {
  options: readonly PickOption<Value>[];
  'aria-label': string;
  /** Number of columns with tiles of equal width. Without it the tiles flow. */
  columns?: number;
  /** `sm`: 36 px high; `md`: 40 px with left-aligned text; `tile`: squares of 64 px. */
  size?: 'sm' | 'md' | 'tile';
}

export type PickGroupProps<Value extends string> = Shared<Value> &
  (
    | { multiple?: false; value: Value | null; onChange: (value: Value) => void }
    | { multiple: true; value: readonly Value[]; onChange: (value: Value[]) => void }
  );

/** Tiles of which one or several can be chosen; the chosen ones get the ink border. */
export function PickGroup<Value extends string>(props: PickGroupProps<Value>) {
  const { options, columns, size = 'sm' } = props;
  const name = useId();
  const picked = (value: Value) => (props.multiple ? props.value.includes(value) : props.value === value);
  const toggle = (value: Value) => {
    if (!props.multiple) return props.onChange(value);
    props.onChange(picked(value) ? props.value.filter((other) => other !== value) : [...props.value, value]);
  };
  return (
    <div
      role={props.multiple ? 'group' : 'radiogroup'}
      aria-label={props['aria-label']}
      className={cx(classes.root, columns !== undefined && classes.grid)}
      style={columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {options.map((option) => (
        <label key={option.value} className={cx(classes.item, classes[size], picked(option.value) && classes.on)}>
          <input
            type={props.multiple ? 'checkbox' : 'radio'}
            className={classes.input}
            name={name}
            checked={picked(option.value)}
            disabled={option.disabled}
            aria-label={option['aria-label']}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
