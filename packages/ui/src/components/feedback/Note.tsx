import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { cx } from '../cx.ts';
import classes from './Note.module.css';

export interface NoteProps {
  tone?: 'warn' | 'bad' | 'ok' | 'info' | 'ink';
  title?: ReactNode;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Whether screen readers announce it at once. */
  live?: boolean;
}

const icons = {
  warn: IconAlertTriangle,
  bad: IconAlertCircle,
  ok: IconCircleCheck,
  info: IconInfoCircle,
  ink: IconInfoCircle,
};

/** An inline message. */
export function Note({ tone = 'info', title, children, icon, action, live }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div role={live ? 'alert' : undefined} className={cx(classes.root, classes[tone])}>
      <span className={classes.icon}>{icon ?? <Icon size={20} stroke={1.75} aria-hidden />}</span>
      <div className={classes.text}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
