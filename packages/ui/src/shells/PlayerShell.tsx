import type { ReactNode } from 'react';
import { useDocumentTheme } from '../useDocumentTheme.ts';
import type { DocumentTheme } from '../useDocumentTheme.ts';
import { cx } from '../components/cx.ts';
import classes from './PlayerShell.module.css';

export interface PlayerShellProps {
  /** Left of the head: mark and title, or a menu button on phones. */
  start: ReactNode;
  /** The head's middle: the timer. */
  centre?: ReactNode;
  /** Right of the head: saving, text size, theme, help. */
  end?: ReactNode;
  /** The navigator; 64 px, fixed at the foot. */
  footer?: ReactNode;
  /** Light, dark, cream or yellow on black; null follows the user's scheme. */
  theme?: DocumentTheme | null;
  /** The body keeps the whole height and its panes scroll (split view). */
  fill?: boolean;
  /** The size of closely read text as a share of its own: 1, 1.15, 1.3 … */
  textScale?: number;
  children: ReactNode;
  /** Under the head: a lost connection, a message from the room. */
  banner?: ReactNode;
}

/** Nothing but the work: head 56, body, navigator 64. */
export function PlayerShell({
  start,
  centre,
  end,
  footer,
  theme = null,
  fill,
  textScale = 1,
  children,
  banner,
}: PlayerShellProps) {
  useDocumentTheme(theme);
  return (
    <div className={classes.root} style={textScale === 1 ? undefined : { ['--text-scale' as string]: textScale }}>
      <header className={classes.head}>
        <div className={classes.start}>{start}</div>
        <div className={classes.centre}>{centre}</div>
        <div className={classes.end}>{end}</div>
      </header>
      {banner !== undefined && <div>{banner}</div>}
      <main id="main-content" tabIndex={-1} className={cx(classes.body, fill && classes.fill)}>
        {children}
      </main>
      {footer !== undefined && <footer className={classes.foot}>{footer}</footer>}
    </div>
  );
}
