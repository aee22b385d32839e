import type { ReactNode } from 'react';
import { ScaleStrip } from '../motifs/ScaleStrip.tsx';
import { cx } from '../components/cx.ts';
import classes from './FocusShell.module.css';
import pub from './Public.module.css';

export interface FocusShellProps {
  brand: ReactNode;
  /** Shown at the top right, such as the language switch. */
  actions?: ReactNode;
  children: ReactNode;
  /** A second pane on squared paper, shown on wide screens. */
  aside?: ReactNode;
  /** `card`: the column is a card on squared paper (codes, confirmations). */
  look?: 'plain' | 'card';
}

/** The shell of pages with a single task: a column of 400 px. */
export function FocusShell({ brand, actions, children, aside, look = 'plain' }: FocusShellProps) {
  return (
    <div className={cx(pub.page, classes.root, aside !== undefined && classes.two)}>
      <div className={cx(classes.pane, look === 'card' && 'grid-bg', look === 'card' && classes.sunken)}>
        <header className={classes.head}>
          {brand}
          <div className={classes.actions}>{actions}</div>
        </header>
        <main className={cx(classes.column, look === 'card' && classes.card)} id="main-content" tabIndex={-1}>
          {children}
        </main>
        {look === 'plain' && (
          <div className={classes.strip}>
            <ScaleStrip height={60} />
          </div>
        )}
      </div>
      {aside !== undefined && <aside className={cx(classes.aside, 'grid-bg')}>{aside}</aside>}
    </div>
  );
}
