/**
 * The matrix as a table: rows are units of content, columns its parts by level. Arrow keys move between cells, digits
 * count, totals stand beside and below.
 */
import { percents, sumOf, type Level, type MatrixRow } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx } from '@vumon/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { roman } from '../../../i18n/roman.ts';
import { countOf } from './matrix-draft.ts';
import { hundredths, type MatrixFigures } from './matrix-figures.ts';
import type { MatrixViewProps } from './MatrixList.tsx';
import classes from './matrix.module.css';

interface MatrixTableProps extends MatrixViewProps {
  /** The name of the row's topic; empty where it has none. */
  topicOf: (row: MatrixRow) => string;
  readOnly: boolean;
  onCount: (partId: string, rowId: string, level: Level, count: number) => void;
}

export function MatrixTable({ rows, figures, nameOf, topicOf, errorOf, readOnly, onOpen, onCount }: MatrixTableProps) {
  const { t } = useTranslation('formats');
  const table = useRef<HTMLTableElement>(null);
  /** The cell that Tab reaches; arrow keys lead to the others. */
  const [current, setCurrent] = useState({ row: 0, column: 0 });

  const move = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const by: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    const step = by[event.key];
    const edge =
      event.key === 'Home' ? 0 : event.key === 'End' ? figures.parts.length * figures.levels.length - 1 : null;
    if (!step && edge === null) return;
    event.preventDefault();
    const [down, right] = step ?? [0, 0];
    focusCell(row + down, edge ?? column + right);
  };
  const focusCell = (row: number, column: number) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
    cell?.focus();
    cell?.select();
  };

  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.table} aria-label={t('matrix.title')}>
        <MatrixHead figures={figures} />
        <tbody>
          {rows.map((row, at) => (
            <RowCells
              key={row.id}
              {...{ row, at, figures, readOnly }}
              name={nameOf(row)}
              topic={topicOf(row)}
              error={errorOf(at)}
              tabStop={current.row === at ? current.column : null}
              onOpen={onOpen}
              onFocus={(column) => setCurrent({ row: at, column })}
              onMove={(event, column) => move(event, at, column)}
              onCount={(partId, level, text) => {
                const digits = text.replace(/\D/g, '').slice(-3);
                onCount(partId, row.id, level, Math.min(200, Number(digits)));
              }}
            />
          ))}
        </tbody>
        <MatrixFoot figures={figures} />
      </table>
    </div>
  );
}

/** Columns: the levels of each part, of all parts together, and the share of the points. */
function MatrixHead({ figures: { parts, levels } }: { figures: MatrixFigures }) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className={classes.margin}>
          {t('matrix.number')}
        </th>
        <th rowSpan={2} scope="col" className={classes.name}>
          {t('matrix.content')}
        </th>
        {parts.map((part, at) => (
          <th key={part.id} colSpan={levels.length} scope="colgroup" className={classes.group}>
            {part.name || t('editor.part', { number: roman(at) })}
          </th>
        ))}
        <th colSpan={levels.length} scope="colgroup" className={cx(classes.group, classes.sum)}>
          {t('matrix.total')}
        </th>
        <th rowSpan={2} scope="col" className={cx(classes.group, classes.sum)}>
          {t('matrix.percent')}
        </th>
      </tr>
      <tr>
        {[...parts.map((part) => part.id), 'total'].map((id) =>
          levels.map((level, at) => (
            <th
              key={`${id} ${level}`}
              scope="col"
              className={cx(classes.level, at === 0 && classes.group, id === 'total' && classes.sum)}
            >
              <abbr title={c(`levels.${level}`)}>{t(`matrix.short.${level}`)}</abbr>
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

interface RowCellsProps {
  row: MatrixRow;
  /** From 0. */
  at: number;
  name: string;
  topic: string;
  error: string | undefined;
  figures: MatrixFigures;
  readOnly: boolean;
  /** The column that Tab reaches; null where it is in another row. */
  tabStop: number | null;
  onOpen: (rowId: string) => void;
  onFocus: (column: number) => void;
  onMove: (event: KeyboardEvent<HTMLInputElement>, column: number) => void;
  /** Called with the text that was typed into a cell. */
  onCount: (partId: string, level: Level, text: string) => void;
}

function RowCells({
  row,
  at,
  name,
  topic,
  error,
  figures,
  readOnly,
  tabStop,
  onOpen,
  onFocus,
  onMove,
  onCount,
}: RowCellsProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const { parts, levels } = figures;
  return (
    <tr>
      <td className={classes.margin}>{at + 1}</td>
      <th scope="row" className={classes.name}>
        <button type="button" id={`rows.${at}`} className={classes.rowName} onClick={() => onOpen(row.id)}>
          {topic !== '' && row.unit !== '' && <small>{topic}</small>}
          <span>{row.unit || name}</span>
        </button>
        {error && <span className={classes.error}>{error}</span>}
      </th>
      {parts.map((part, p) =>
        levels.map((level, l) => {
          const column = p * levels.length + l;
          const value = countOf(part, row.id, level);
          return (
            <td key={`${part.id} ${level}`} className={cx(classes.cell, l === 0 && classes.group)}>
              <input
                className={classes.input}
                data-cell={`${at}-${column}`}
                inputMode="numeric"
                placeholder="–"
                maxLength={4}
                readOnly={readOnly}
                // One stop for Tab; arrows lead through the table.
                tabIndex={column === tabStop ? 0 : -1}
                aria-label={t('matrix.cell', {
                  row: name,
                  part: part.name,
                  level: c(`levels.${level}`),
                })}
                value={value === 0 ? '' : value}
                onFocus={(event) => {
                  onFocus(column);
                  event.currentTarget.select();
                }}
                onKeyDown={(event) => onMove(event, column)}
                onChange={(event) => onCount(part.id, level, event.currentTarget.value)}
              />
            </td>
          );
        }),
      )}
      {levels.map((level, l) => (
        <td key={level} className={cx(classes.sum, classes.cell, l === 0 && classes.group)}>
          {figures.countOf(row.id, level) || '–'}
        </td>
      ))}
      <td className={cx(classes.sum, classes.cell, classes.group)}>
        <b>{format.number(figures.rowShares[at]!)}</b>
      </td>
    </tr>
  );
}

/** Sums of questions, points and shares by part and level. */
function MatrixFoot({ figures }: { figures: MatrixFigures }) {
  const { t } = useTranslation('formats');
  const format = useFormat();
  const { parts, levels } = figures;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {t(parts.some((part) => part.statements !== null) ? 'matrix.counts' : 'matrix.questions')}
        </th>
        {parts.map((part) =>
          levels.map((level, l) => (
            <td key={`${part.id} ${level}`} className={cx(classes.cell, l === 0 && classes.group)}>
              {Number(part.levels[level]) || '–'}
            </td>
          )),
        )}
        {levels.map((level, l) => (
          <td key={level} className={cx(classes.cell, l === 0 && classes.group)}>
            {sumOf(parts.map((part) => Number(part.levels[level]))) || '–'}
          </td>
        ))}
        <td className={cx(classes.cell, classes.group)}>
          {sumOf(parts.flatMap((part) => levels.map((level) => Number(part.levels[level]))))}
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {t('matrix.points')}
        </th>
        {parts.map((part) => (
          <td key={part.id} colSpan={levels.length} className={cx(classes.cell, classes.group)}>
            {format.mark(hundredths(part))}
          </td>
        ))}
        {figures.levelPoints.map((points, l) => (
          <td key={levels[l]} className={cx(classes.cell, l === 0 && classes.group)}>
            {format.mark(points)}
          </td>
        ))}
        <td className={cx(classes.cell, classes.group)}>{format.mark(sumOf(parts.map(hundredths)))}</td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {t('matrix.percent')}
        </th>
        {parts.map((part, at) => (
          <td key={part.id} colSpan={levels.length} className={cx(classes.cell, classes.group)}>
            {format.number(figures.partShares[at]!)}
          </td>
        ))}
        {percents(figures.levelPoints).map((share, l) => (
          <td key={levels[l]} className={cx(classes.cell, l === 0 && classes.group)}>
            {format.number(share)}
          </td>
        ))}
        <td className={cx(classes.cell, classes.group)}>{sumOf(figures.partShares) > 0 ? 100 : '–'}</td>
      </tr>
    </tfoot>
  );
}
