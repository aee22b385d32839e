import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Before the title: a badge, an avatar. */
  lead?: ReactNode;
  /** Beside the title: a switch of views. */
  beside?: ReactNode;
  /** One filled button at most. */
  actions?: ReactNode;
  /** 30/42 greeting, 24/34 page, 20/28 tool bar. */
  size?: 'lg' | 'md' | 'sm';
}

export function PageHeader({ title, subtitle, lead, beside, actions, size = 'md' }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      {lead}
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={cx(classes.title, classes[size])}>{title}</h1>
          {beside}
        </div>
        {subtitle !== undefined && (
          <div className={cx(classes.subtitle, size === 'lg' && classes.large)}>{subtitle}</div>
        )}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
