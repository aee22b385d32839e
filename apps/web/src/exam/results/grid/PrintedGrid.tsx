/** The grid of a test on paper: its questions are divided among sheets, each with the names and marks again. */
import { useFormat, useTranslation } from '@vumon/i18n/react';
import printed from '../../../lists/print/print.module.css';
import { sheetsOf } from '../../../lists/print/all-pages.ts';
import { fullName, splitRows } from '../marks.ts';
import type { ItemState, Results } from '../queries.ts';
import classes from './printed.module.css';

/** So many questions stand beside name and mark on A4 upright. */
const mostColumns = 22;

/** One letter for each state, which black ink and any font show. */
const signs: Record<ItemState, string> = {
  right: '•',
  partial: '◐',
  wrong: '×',
  blank: '–',
  'needs-teacher': '?',
  unscored: '/',
};

export function PrintedGrid({ results: { rows, columns } }: { results: Results }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const { scored, others } = splitRows(rows);
  const sheets = sheetsOf(columns.length, mostColumns);
  const used = (Object.keys(signs) as ItemState[]).filter((state) =>
    scored.some(({ states }) => states.includes(state)),
  );
  return (
    <>
      <p>{used.map((state) => `${signs[state]} ${t(`states.${state}`)}`).join(' · ')}</p>
      {sheets.map(([from, to], at) => (
        <section key={from} className={at === 0 ? undefined : classes.next}>
          {sheets.length > 1 && (
            <h2>{t('grid.sheet', { from: columns[from]!.number, to: columns[to - 1]!.number })}</h2>
          )}
          <table className={`${printed.table} ${classes.grid}`}>
            <thead>
              <tr>
                <th scope="col" className={classes.name}>
                  {t('grid.student')}
                </th>
                <th scope="col">{t('grid.mark')}</th>
                {columns.slice(from, to).map(({ number }) => (
                  <th key={number} scope="col">
                    {number}
                  </th>
                ))}
              </tr>
              <tr>
                <th scope="row" className={classes.name}>
                  {t('grid.rightShare')}
                </th>
                <td>–</td>
                {columns.slice(from, to).map(({ number, rightShare }) => (
                  <td key={number}>{rightShare === null ? '–' : format.number(rightShare)}</td>
                ))}
              </tr>
            </thead>
            <tbody>
              {scored.map((row) => (
                <tr key={row.studentId}>
                  <th scope="row" className={classes.name}>
                    {fullName(row)}
                  </th>
                  <td>
                    {row.mark === null ? '–' : format.mark(row.mark)}
                    {row.needsTeacher && '*'}
                  </td>
                  {columns.slice(from, to).map(({ number }, index) => {
                    const state = row.states[from + index] ?? null;
                    return <td key={number}>{state === null ? '·' : signs[state]}</td>;
                  })}
                </tr>
              ))}
              {others.map((row) => (
                <tr key={row.studentId}>
                  <th scope="row" className={classes.name}>
                    {fullName(row)}
                  </th>
                  <td>–</td>
                  <td colSpan={to - from} className={classes.status}>
                    {t(`rowStatus.${row.status}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {scored.some(({ needsTeacher }) => needsTeacher) && <p>* {t('provisional')}</p>}
    </>
  );
}
