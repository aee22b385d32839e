/** A chart with its figures: the drawing is for the eyes, the table for everybody, on the screen when asked for and always on paper. */
import { useElementSize } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { cx } from '../../components/cx.ts';
import classes from './charts.module.css';

export interface ChartProps {
  title: string;
  /** Beside the title: what a unit is, a switch. */
  aside?: ReactNode;
  /** Words of the button that shows the figures, and of the one that hides them. */
  words: { readonly table: string; readonly hide: string };
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
  /** What stands in place of a chart without figures. */
  empty?: ReactNode;
  children: ReactNode;
}

export function Chart({ title, aside, words, columns, rows, empty, children }: ChartProps) {
  const [open, setOpen] = useState(false);
  if (rows.length === 0)
    return (
      <section className={classes.card} aria-label={title}>
        <h2 className={classes.title}>{title}</h2>
        {empty}
      </section>
    );
  return (
    <section className={classes.card} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {aside && <div className={classes.aside}>{aside}</div>}
        <Button size="sm" variant="link" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.hide : words.table}
        </Button>
      </header>
      <div aria-hidden="true">{children}</div>
      <div className={cx(classes.figures, !open && classes.folded)}>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of figures never change their order
              <tr key={at}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Draws once its width is known; the height is kept free before that, so that nothing moves. */
export function Drawing({ height, children }: { height: number; children: (width: number) => ReactNode }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  return (
    <div ref={ref} className={classes.drawing} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={classes.svg}>
          {children(width)}
        </svg>
      )}
    </div>
  );
}
