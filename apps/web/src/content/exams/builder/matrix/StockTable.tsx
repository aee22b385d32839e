/** The matrix of a test: how many each cell asks for, and below it how many the bank has under the conditions. */
import { levels, sumOf, type Level, type MatrixRow } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx } from '@vumon/ui';
import { useTopics, useNamed } from '../../../../api/reference-data.ts';
import { roman } from '../../../../i18n/roman.ts';
import { ownName, partTitle, type PartView } from '../model.ts';
import classes from './stock.module.css';
import { lackOf, type StockCell } from './stock.ts';

interface StockTableProps {
  views: readonly PartView[];
  rows: readonly MatrixRow[];
  cells: readonly StockCell[];
}

interface Column {
  readonly partId: string;
  readonly level: Level | null;
}

interface Line {
  readonly id: string;
  readonly topic: string;
  readonly name: string;
  readonly has: (cell: StockCell) => boolean;
}

const levelsOf = (cells: readonly StockCell[]): (Level | null)[] =>
  [...levels, null].filter((level) => cells.some((cell) => cell.level === level));

export function StockTable({ views, rows, cells }: StockTableProps) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const named = useNamed();
  const topics = useTopics(null, null);
  const titleOf = (view: PartView) => partTitle(t('part', { number: roman(view.index) }), named(view.part));
  // With rows of content the parts are columns; without, each part is a row.
  const byRow = rows.length > 0;
  const groups = byRow
    ? views.map((view) => ({
        id: view.part.id,
        name: ownName(t('part', { number: roman(view.index) }), named(view.part)),
        levels: levelsOf(cells.filter(({ partId }) => partId === view.part.id)),
      }))
    : [{ id: '', name: t('stock.levels'), levels: levelsOf(cells) }];
  const columns = groups.flatMap(({ id, levels: own }) => own.map((level): Column => ({ partId: id, level })));
  const lines: Line[] = byRow
    ? rows.map((row) => {
        const topic = topics.nameOf(row.topic) || (row.skill ? c(`skills.${row.skill}`) : '');
        return {
          id: row.id,
          topic: row.unit === '' ? '' : topic,
          name: row.unit || topic,
          has: (cell) => cell.row === row.id,
        };
      })
    : views.map((view) => ({
        id: view.part.id,
        topic: '',
        name: titleOf(view),
        has: (cell) => cell.partId === view.part.id,
      }));
  const inColumn = (cell: StockCell, column: Column) =>
    (!byRow || cell.partId === column.partId) && cell.level === column.level;
  const starts = (at: number) => at === 0 || columns[at]!.partId !== columns[at - 1]!.partId;
  const number = (count: number) => (count === 0 ? '–' : format.number(count));

  return (
    <section
      className={classes.scroll}
      aria-label={t('stock.title')}
      // A wide table is scrolled by keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={classes.margin}>
              {t('stock.number')}
            </th>
            <th rowSpan={2} scope="col" className={classes.name}>
              {t(byRow ? 'stock.content' : 'stock.part')}
            </th>
            {groups.map((group) => (
              <th key={group.id} colSpan={group.levels.length} scope="colgroup" className={classes.group}>
                {group.name}
              </th>
            ))}
            <th rowSpan={2} scope="col" className={cx(classes.group, classes.sum)}>
              {t('stock.total')}
            </th>
          </tr>
          <tr>
            {columns.map(({ partId, level }, at) => (
              <th key={`${partId} ${level}`} scope="col" className={cx(starts(at) && classes.group)}>
                {level === null ? (
                  t('stock.any')
                ) : (
                  <abbr title={c(`levels.${level}`)}>{t(`stock.short.${level}`)}</abbr>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const own = cells.filter(line.has);
            return (
              <tr key={line.id}>
                <td className={classes.margin}>{at + 1}</td>
                <th scope="row" className={classes.name}>
                  {line.topic !== '' && <small>{line.topic}</small>}
                  <span>{line.name}</span>
                </th>
                {columns.map((column, place) => (
                  <Cell
                    key={`${column.partId} ${column.level}`}
                    cell={own.find((cell) => inColumn(cell, column))}
                    first={starts(place)}
                  />
                ))}
                <td className={cx(classes.cell, classes.group, classes.sum)}>
                  {number(sumOf(own.map(({ wanted }) => wanted)))}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t(cells.some(({ statements }) => statements) ? 'stock.counts' : 'stock.questions')}
            </th>
            {columns.map((column, at) => (
              <td key={`${column.partId} ${column.level}`} className={cx(classes.cell, starts(at) && classes.group)}>
                {number(sumOf(cells.filter((cell) => inColumn(cell, column)).map(({ wanted }) => wanted)))}
              </td>
            ))}
            <td className={cx(classes.cell, classes.group)}>{number(sumOf(cells.map(({ wanted }) => wanted)))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** One cell: what it asks for, and below what the bank has, or how many it has too few. */
function Cell({ cell, first }: { cell: StockCell | undefined; first: boolean }) {
  const { t } = useTranslation('exams');
  const format = useFormat();
  if (!cell || cell.wanted === 0) return <td className={cx(classes.cell, classes.empty, first && classes.group)}>–</td>;
  const lack = lackOf(cell);
  const spoken =
    lack > 0
      ? t('stock.spokenShort', { count: cell.wanted, usable: cell.usable, lack })
      : cell.open === 0
        ? t('stock.spokenFull', { count: cell.wanted })
        : t('stock.spoken', { count: cell.wanted, usable: cell.usable });
  return (
    <td className={cx(classes.cell, first && classes.group, lack > 0 && classes.short)}>
      <span className="visually-hidden">{spoken}</span>
      <b aria-hidden>{cell.wanted}</b>
      <span aria-hidden className={classes.stock}>
        {lack > 0 ? `−${format.number(lack)}` : cell.open === 0 ? '✓' : format.number(cell.usable)}
      </span>
    </td>
  );
}
