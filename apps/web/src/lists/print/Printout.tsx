/**
 * What is printed of a list: all its rows on white A4 without controls, under its title, the filter and the time. The
 * document stands beside the app only while it is printed.
 */
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { cx, type Column } from '@vumon/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useReport } from '../../forms/report.ts';
import classes from './print.module.css';

export interface Printed {
  readonly title: string;
  /** The filter and what else the rows have in common; of a list sent as a file the last says how many rows. Empty texts are left out. */
  readonly facts: readonly (string | false | null | undefined)[];
  readonly body: ReactNode;
}

export interface Printout {
  readonly print: () => void;
  /** The rows are being read. */
  readonly loading: boolean;
  /** To be rendered anywhere. */
  readonly sheet: ReactNode;
}

/** What is open and can be printed. The browser's shortcut prints the last, which is a dialog above a list. */
const open: object[] = [];

/** Prints what `load` gives, by `print` and by the browser's own shortcut. */
export function usePrintout(load: () => Promise<Printed>): Printout {
  const report = useReport();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const [loading, setLoading] = useState(false);
  const print = () => {
    if (loading) return;
    setLoading(true);
    report(
      load()
        .then(setPrinted)
        .finally(() => setLoading(false)),
    );
  };
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useEffect(() => {
    open.push(latest);
    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== latest) return;
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'p')
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      open.splice(open.indexOf(latest), 1);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return { print, loading, sheet: printed && <PrintSheet {...printed} onDone={() => setPrinted(null)} /> };
}

function PrintSheet({ title, facts, body, onDone }: Printed & { onDone: () => void }) {
  const { t } = useTranslation('common');
  const [at] = useState(() => Date.now());
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    // Charts and pictures of the document are drawn by then.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
    document.body.dataset['printout'] = '';
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', end);
      delete document.body.dataset['printout'];
    };
  }, []);
  const shown = facts.filter(Boolean);
  return createPortal(
    <main className={classes.sheet}>
      <h1>{title}</h1>
      <p className={classes.facts}>
        {shown.length > 0 && <span>{shown.join(' · ')}</span>}
        <span>{t('printedAt', { time: formatDayTime(at) })}</span>
      </p>
      {body}
    </main>,
    document.body,
  );
}

/** Columns of a list that are printed: those that say something and need no press. */
export function PrintedTable<Row>({
  columns,
  rows,
  rowKey,
  total = rows.length,
  numbered = true,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How many there are, where not all are printed. */
  total?: number;
  /** Numbers the rows; false where a column does. */
  numbered?: boolean;
}) {
  const { t } = useTranslation('common');
  const shown = columns.filter(
    // Columns of buttons have no text above them.
    ({ isEmpty, header }) => typeof header === 'string' && !(isEmpty && rows.every(isEmpty)),
  );
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            {numbered && (
              <th scope="col" className={classes.number}>
                {t('rowNumber')}
              </th>
            )}
            {shown.map((column) => (
              <th key={column.key} scope="col" className={classes[column.align ?? 'left']}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)}>
              {numbered && (
                <td className={classes.number} data-numeric="">
                  {index + 1}
                </td>
              )}
              {shown.map((column) => (
                <td
                  key={column.key}
                  className={cx(classes[column.align ?? 'left'], column.narrow === 'title' && classes.title)}
                  {...(column.numeric && { 'data-numeric': '' })}
                >
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {total > rows.length && <p>{t('printedFirst', { count: rows.length, total })}</p>}
    </>
  );
}
