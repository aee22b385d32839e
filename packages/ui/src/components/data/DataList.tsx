import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import classes from './DataList.module.css';

export interface DataListProps {
  items: readonly { label: ReactNode; value: ReactNode; strong?: boolean; tone?: 'ok' | 'bad' }[];
  /** Places names above values in columns, instead of one ruled line per pair. */
  columns?: boolean;
}

/** Pairs of name and value, separated by hairlines. */
export function DataList({ items, columns }: DataListProps) {
  return (
    <dl className={cx(classes.root, columns && classes.columns)}>
      {items.map((item, index) => (
        <div key={index} className={cx(classes.row, item.tone && classes[item.tone])}>
          <dt className={classes.label}>{item.label}</dt>
          <dd className={cx(classes.value, item.strong !== false && classes.strong)}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
