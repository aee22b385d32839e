/**
 * A chart with a table of its figures, for those who cannot read the drawing. The table is shown on request, and always
 * in print.
 */
import { useElementSize } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { cx } from '../../components/cx.ts';
import classes from './charts.module.css';

export interface ChartProps {
  title: string;
  /** What the figures say, in a sentence or two: read before the drawing. */
  says?: ReactNode;
  /** Shown beside the title, such as the unit or a switch. */
  aside?: ReactNode;
  /** Labels of the button that shows and hides the table. */
  words: { readonly table: string; readonly hide: string };
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
  /** Shown instead of the chart if there are no figures. */
  empty?: ReactNode;
  children: ReactNode;
}

export function Chart({ title, says, aside, words, columns, rows, empty, children }: ChartProps) {
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
      {says && <p className={classes.says}>{says}</p>}
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

/** Draws once its width is known. The height is reserved before, so that the layout does not shift. */
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
