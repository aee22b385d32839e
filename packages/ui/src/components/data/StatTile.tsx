import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './StatTile.module.css';

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  /** Small muted text after the value, such as "/42". */
  unit?: ReactNode;
  /** A line of text below the value. */
  note?: ReactNode;
  tone?: 'plain' | 'ok' | 'bad' | 'warn';
}

/** A figure below its name. Put several in a `StatRow`, which separates them by hairlines. */
export function StatTile({ label, value, unit, note, tone = 'plain' }: StatTileProps) {
  return (
    <div className={classes.root}>
      <div className={classes.label}>{label}</div>
      <div className={cx(classes.value, classes[tone])}>
        {value}
        {unit !== undefined && <small className={classes.unit}>{unit}</small>}
      </div>
      {note !== undefined && <div className={classes.note}>{note}</div>}
    </div>
  );
}

export function StatRow({ children, card }: { children: ReactNode; card?: boolean }) {
  return <div className={cx(classes.row, card && classes.card)}>{children}</div>;
}
