import type { ReactNode } from 'react';
import classes from './SelectionBar.module.css';

/** Shows what is selected, and offers actions for the whole selection. */
export function SelectionBar({ children, label }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.root} role="region" aria-live="polite">
      <span className={classes.label}>{label}</span>
      {children}
    </div>
  );
}
