import type { MatrixRow } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import type { MatrixFigures } from './matrix-figures.ts';
import classes from './matrix.module.css';

export interface MatrixViewProps {
  rows: readonly MatrixRow[];
  figures: MatrixFigures;
  nameOf: (row: MatrixRow) => string;
  /** What is wrong with the row at this index. */
  errorOf: (at: number) => string | undefined;
  onOpen: (rowId: string) => void;
}

/** The rows of a matrix one below the other, each with its counts by level. */
export function MatrixList({ rows, figures, nameOf, errorOf, onOpen }: MatrixViewProps) {
  const { t } = useTranslation('formats');
  const format = useFormat();
  const { countOf } = figures;
  return (
    <ol className={classes.list} aria-label={t('matrix.title')}>
      {rows.map((row, at) => (
        <li key={row.id}>
          <button type="button" id={`rows.${at}`} className={classes.item} onClick={() => onOpen(row.id)}>
            <span className={classes.number}>{at + 1}</span>
            <span className={classes.itemText}>
              <b>{nameOf(row)}</b>
              <span>
                {figures.levels
                  .filter((level) => countOf(row.id, level) > 0)
                  .map((level) => `${t(`matrix.short.${level}`)} ${countOf(row.id, level)}`)
                  .join(' · ') || t('matrix.noQuestions')}
              </span>
              {errorOf(at) && <span className={classes.error}>{errorOf(at)}</span>}
            </span>
            <span className={classes.share}>{format.number(figures.rowShares[at]!)}%</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
