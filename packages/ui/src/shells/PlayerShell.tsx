import { useLayoutEffect, type ReactNode } from 'react';
import { useDocumentTheme } from '../useDocumentTheme.ts';
import type { DocumentTheme } from '../useDocumentTheme.ts';
import { cx } from '../components/cx.ts';
import classes from './PlayerShell.module.css';

export interface PlayerShellProps {
  /** Left part of the header: logo and title; on phones a menu button. */
  start: ReactNode;
  /** Middle of the header: the timer. */
  centre?: ReactNode;
  /** Right part of the header: save state, text size, theme, help. */
  end?: ReactNode;
  /** The navigator: 64 px, fixed at the bottom. */
  footer?: ReactNode;
  /** Light, dark, cream or yellow on black; null follows the user's scheme. */
  theme?: DocumentTheme | null;
  /** The body takes the whole height and its panes scroll on their own (split view). */
  fill?: boolean;
  /** Factor for the size of text for close reading: 1, 1.15, 1.3 and so on. */
  textScale?: number;
  children: ReactNode;
  /** Shown below the header: a lost connection, a message from the teacher. */
  banner?: ReactNode;
}

/** The shell of the player, which shows only the test: header of 56 px, body, navigator of 64 px. */
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
  // Messages drop in below the header, whose clock must stay in sight.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-top', '64px');
    return () => void style.removeProperty('--toast-top');
  }, []);
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
