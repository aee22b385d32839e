import type { ReactNode } from 'react';
import { cx } from '../components/cx.ts';
import classes from './Ranking.module.css';

export interface RankingProps {
  rows: readonly { key: string; name: ReactNode; value: number; text: string }[];
  max: number;
  'aria-label': string;
  /** Hides the place numbers. */
  unranked?: boolean;
}

/** A list of ranked entries, each with its bar. */
export function Ranking({ rows, max, unranked, ...rest }: RankingProps) {
  return (
    <ol className={classes.root} {...rest}>
      {rows.map((row, index) => (
        <li key={row.key} className={classes.row}>
          {!unranked && <span className={classes.place}>{index + 1}</span>}
          <span className={classes.name}>{row.name}</span>
          <span className={classes.track} aria-hidden="true">
            <i
              className={cx(classes.bar, index === 0 && classes.first)}
              style={{ width: `${Math.min(100, (row.value / max) * 100)}%` }}
            />
          </span>
          <span className={classes.value}>{row.text}</span>
        </li>
      ))}
    </ol>
  );
}
