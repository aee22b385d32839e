/** A table of figures, of which the first rows are shown until the rest is asked for; all of them on paper. */
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, cx } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import classes from './dashboards.module.css';

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  /** The name as text, for the button that shows the rows behind the figures. */
  readonly label: string;
  readonly cells: readonly ReactNode[];
  /** The rows behind the figures; drawn when they are asked for. */
  readonly behind?: () => ReactNode;
}

interface FigureTableProps {
  readonly label: string;
  /** Headers; the first is that of the names. */
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly total?: readonly ReactNode[];
  /** The button that shows all rows. */
  readonly all?: string;
}

const shownAtFirst = 10;

export function FigureTable({ label, columns, rows, total, all }: FigureTableProps) {
  const { t } = useTranslation('dashboards');
  const [everything, setEverything] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const hidden = everything || !all ? 0 : Math.max(0, rows.length - shownAtFirst);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on narrow screens the figures scroll sideways, by keyboard too */}
      <div className={classes.tableRoom} role="group" aria-label={label} tabIndex={0}>
        <table className={classes.table} aria-label={label}>
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
            {rows.map(({ key, name, label, cells, behind }, at) => [
              <tr
                key={key}
                className={cx(open === key && classes.open, hidden > 0 && at >= shownAtFirst && classes.folded)}
              >
                <th scope="row">
                  {behind ? (
                    <button
                      type="button"
                      className={classes.reveal}
                      aria-expanded={open === key}
                      aria-label={t('behind', { name: label })}
                      onClick={() => setOpen(open === key ? null : key)}
                    >
                      <IconChevronRight size={16} stroke={1.75} aria-hidden />
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                {cells.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the columns never change their order
                  <td key={index}>{cell}</td>
                ))}
              </tr>,
              open === key && behind && (
                <tr key={`${key} behind`} className={classes.behind}>
                  <td colSpan={columns.length}>{behind()}</td>
                </tr>
              ),
            ])}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                {total.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the columns never change their order
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {hidden > 0 && (
        <div className={classes.rest}>
          <Button variant="link" onClick={() => setEverything(true)}>
            {all}
          </Button>
        </div>
      )}
    </div>
  );
}
