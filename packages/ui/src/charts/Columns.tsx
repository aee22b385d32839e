import { cx } from '../components/cx.ts';
import classes from './Columns.module.css';

export interface ColumnsProps {
  /** In drawing order; `strong` is the column to emphasise, `bad` are columns with problems. */
  data: readonly { label: string; value: number; text?: string; tone?: 'plain' | 'strong' | 'bad' }[];
  height?: number;
  /** Describes what the chart shows. */
  'aria-label': string;
  /** Draws a darker base line, for dense charts. */
  dense?: boolean;
  formatValue?: (value: number) => string;
}

/** Bars with their values on top; assistive technology reads them as a table. */
export function Columns({ data, height = 156, dense, formatValue = String, ...rest }: ColumnsProps) {
  const most = Math.max(1, ...data.map((column) => column.value));
  const room = height - 44;
  return (
    <div role="list" className={cx(classes.root, dense && classes.dense)} style={{ height }} {...rest}>
      {data.map((column) => (
        <div
          role="listitem"
          key={column.label}
          className={cx(classes.column, column.tone === 'strong' && classes.isStrong)}
        >
          <span className={classes.value}>
            {column.value === 0 && dense ? '' : (column.text ?? formatValue(column.value))}
          </span>
          <i
            className={cx(classes.bar, classes[column.tone ?? 'plain'])}
            style={{ height: Math.max(2, Math.round((column.value / most) * room)) }}
          />
          <span className={classes.label}>{column.label}</span>
        </div>
      ))}
    </div>
  );
}
