import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './Checkbox.module.css';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label?: ReactNode;
  description?: ReactNode;
  /** Shown at the end of the line, e.g. a count. */
  aside?: ReactNode;
  onChange?: (checked: boolean) => void;
}

export interface CheckboxProps extends CheckProps {
  /** Shows a dash: some of the items are checked. */
  indeterminate?: boolean;
}

function Shell({ children, label, description, aside, disabled, className }: CheckProps & { children: ReactNode }) {
  if (label === undefined) return children;
  return (
    <label className={cx(classes.root, disabled && classes.disabled, className)}>
      {children}
      <span className={classes.text}>
        <span className={classes.label}>{label}</span>
        {description !== undefined && <span className={classes.description}>{description}</span>}
      </span>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </label>
  );
}

export function Checkbox({
  label,
  description,
  aside,
  indeterminate = false,
  onChange,
  className,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Shell label={label} description={description} aside={aside} disabled={rest.disabled} className={className}>
      <input
        ref={box}
        type="checkbox"
        {...rest}
        className={cx(classes.box, label === undefined && className)}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </Shell>
  );
}

export function Radio({ label, description, aside, onChange, className, ...rest }: CheckProps) {
  return (
    <Shell label={label} description={description} aside={aside} disabled={rest.disabled} className={className}>
      <input
        type="radio"
        {...rest}
        className={classes.radio}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </Shell>
  );
}

export function Switch({ label, description, aside, onChange, className, ...rest }: CheckProps) {
  return (
    <Shell label={label} description={description} aside={aside} disabled={rest.disabled} className={className}>
      <input
        type="checkbox"
        role="switch"
        {...rest}
        className={classes.switch}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </Shell>
  );
}
