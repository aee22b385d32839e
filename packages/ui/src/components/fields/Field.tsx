import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import classes from './Field.module.css';

export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown at the end of the label's line, such as a link or a counter. */
  aside?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** Whether it contains several controls (radio buttons, tiles), which are labelled as a group. */
  group?: boolean;
  children: ReactNode | ((props: FieldControlProps) => ReactNode);
  className?: string;
}

/** A control with its label above it and its error below, marked by an icon and text. */
export function Field({ label, aside, description, error, optional, group, children, className }: FieldProps) {
  const id = useId();
  const t = useMessages();
  const describedBy = [description ? `${id}-d` : '', error ? `${id}-e` : ''].filter(Boolean).join(' ') || undefined;
  const control =
    typeof children === 'function'
      ? children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })
      : children;
  return (
    <div
      className={className}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-l`, 'aria-describedby': describedBy } : {})}
    >
      <div className={classes.head}>
        <label id={`${id}-l`} htmlFor={group ? undefined : id} className={classes.label}>
          {label}
          {optional && <span className={classes.optional}> {t('optional')}</span>}
        </label>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </div>
      {description !== undefined && (
        <div id={`${id}-d`} className={classes.description}>
          {description}
        </div>
      )}
      {control}
      {error ? <FieldError id={`${id}-e`}>{error}</FieldError> : null}
    </div>
  );
}

/** The error text below a control. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className={classes.error}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
