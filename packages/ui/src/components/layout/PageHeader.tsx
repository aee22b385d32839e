import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Shown before the title, such as a badge or an avatar. */
  lead?: ReactNode;
  /** Shown beside the title, such as a switch of views. */
  beside?: ReactNode;
  /** Buttons, of which at most one is filled. */
  actions?: ReactNode;
  /** Font size and line height: 30/42 for greetings, 24/34 for pages, 20/28 for tool bars. */
  size?: 'lg' | 'md' | 'sm';
}

export function PageHeader({ title, subtitle, lead, beside, actions, size = 'md' }: PageHeaderProps) {
  return (
    <header className={classes.root}>
      {lead}
      <div className={classes.text}>
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
