import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './ChoiceRow.module.css';

export interface ChoiceRowProps {
  name: string;
  checked: boolean;
  onChange: () => void;
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
}

/** A wide row to choose one of; put several in a `ChoiceRows`. */
export function ChoiceRow({ name, checked, onChange, title, description, icon, aside, disabled }: ChoiceRowProps) {
  return (
    <label className={cx(classes.row, checked && classes.on, disabled && classes.disabled)}>
      <input
        type="radio"
        className={classes.radio}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      {icon}
      <span className={classes.text}>
        <span className={classes.title}>{title}</span>
        {description !== undefined && <span className={classes.description}>{description}</span>}
      </span>
      {aside}
    </label>
  );
}

export function ChoiceRows({ children, ...rest }: { children: ReactNode; 'aria-label': string }) {
  return (
    <div role="radiogroup" className={classes.rows} {...rest}>
      {children}
    </div>
  );
}
