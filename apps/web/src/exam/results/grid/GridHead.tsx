/** The questions of the grid with their share of right answers. */
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx } from '@vumon/ui';
import { weakShare } from '../marks.ts';
import type { ResultColumn } from '../queries.ts';
import classes from './grid.module.css';

/** Whether a new part of the paper starts at this column. */
const startsPart = (columns: readonly ResultColumn[], index: number) =>
  index > 0 && columns[index]!.part !== columns[index - 1]!.part;

export const columnClass = (columns: readonly ResultColumn[], index: number, chosen: number | null): string =>
  cx(startsPart(columns, index) && classes.part, columns[index]!.number === chosen && classes.chosen);

interface GridHeadProps {
  columns: readonly ResultColumn[];
  average: number | null;
  /** Whether an analysis of the questions can be opened. */
  analysed: boolean;
  chosen: number | null;
  onChoose(number: number): void;
}

export function GridHead({ columns, average, analysed, chosen, onChoose }: GridHeadProps) {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.name}>
          {t('grid.student')}
        </th>
        <th scope="col" className={classes.mark}>
          {t('grid.mark')}
        </th>
        {columns.map((column, index) => (
          <th key={column.number} scope="col" className={columnClass(columns, index, chosen)}>
            {!analysed ? (
              column.number
            ) : (
              <button
                type="button"
                tabIndex={index === 0 ? 0 : -1}
                data-cell
                className={classes.number}
                aria-pressed={column.number === chosen}
                aria-label={t('grid.analyse', { number: column.number })}
                onClick={() => onChoose(column.number)}
              >
                {column.number}
              </button>
            )}
          </th>
        ))}
      </tr>
      <tr className={classes.shares}>
        <th scope="row" className={classes.name}>
          {t('grid.rightShare')}
        </th>
        <td className={classes.mark}>{average === null ? '–' : format.number(average / 10, 0)}</td>
        {columns.map((column, index) => (
          <td
            key={column.number}
            className={columnClass(columns, index, chosen)}
            onClick={!analysed ? undefined : () => onChoose(column.number)}
            title={column.rightShare === null ? undefined : `${column.rightShare}%`}
          >
            {column.rightShare !== null && (
              <i
                className={cx(classes.bar, column.rightShare < weakShare && classes.weak)}
                style={{ height: Math.max(3, Math.round(column.rightShare * 0.24)) }}
              />
            )}
            <span className="visually-hidden">{column.rightShare === null ? '–' : `${column.rightShare}%`}</span>
          </td>
        ))}
      </tr>
    </thead>
  );
}
