/** A grid of learners by questions. Wrong answers are highlighted; a column opens the question's analysis, a name the learner's answers. */
import { IconCircleHalf2, IconClockHour4, IconDots, IconMinus, IconX } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, cx, IconButton, Segmented } from '@vumon/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { fullName, rowsAtFirst, splitRows, weakShare } from './marks.ts';
import type { ItemState, ResultColumn, ResultRow, Results, ResultSort } from './queries.ts';
import classes from './grid.module.css';

export interface ResultGridProps {
  results: Results;
  sort: ResultSort;
  onSort(sort: ResultSort): void;
  /** The number of the question whose analysis is open. */
  chosen: number | null;
  onChoose(number: number | null): void;
  onPaper(attemptId: string): void;
  /** Opens what the teacher may do to a learner's attempt. */
  onControl(studentId: string): void;
}

const marks: Record<ItemState, ReactNode> = {
  right: <i className={classes.dot} />,
  partial: <IconCircleHalf2 size={14} stroke={2} aria-hidden />,
  wrong: <IconX size={14} stroke={1.75} aria-hidden />,
  blank: <IconMinus size={12} stroke={2} aria-hidden />,
  'needs-teacher': <IconClockHour4 size={14} stroke={1.75} aria-hidden />,
  unscored: <IconMinus size={12} stroke={2} aria-hidden />,
};
const legend = ['right', 'partial', 'wrong', 'blank'] as const;

/** So many leave room for longer names on a laptop's screen. */
const fewColumns = 32;

/** Where a new part of the paper begins. */
const startsPart = (columns: readonly ResultColumn[], index: number) =>
  index > 0 && columns[index]!.part !== columns[index - 1]!.part;

export function ResultGrid({
  results: { rows, columns, stats },
  sort,
  onSort,
  chosen,
  onChoose,
  onPaper,
  onControl,
}: ResultGridProps) {
  const { t } = useTranslation('results');
  const format = useFormat();
  const [whole, setWhole] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const { scored, others } = splitRows(rows);
  const folds = scored.length > rowsAtFirst + 1;
  const shown = folds && !whole ? scored.slice(0, rowsAtFirst) : scored;
  const shownOthers = folds && !whole ? [] : others;

  // The cell with tabindex 0 may be in a collapsed row.
  useEffect(() => {
    const cells = table.current;
    if (cells && !cells.querySelector('[data-cell][tabindex="0"]'))
      cells.querySelector<HTMLElement>('[data-cell]')?.setAttribute('tabindex', '0');
  }, [shown.length, shownOthers.length]);

  // On a narrow screen the next question may be out of view.
  useEffect(() => {
    const head = table.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.closest('th');
    const box = scroll.current;
    if (!head || !box) return;
    const fixed = [...(table.current?.rows[0]?.cells ?? [])]
      .slice(0, 2)
      .reduce((sum, cell) => sum + cell.offsetWidth, 0);
    const left = head.offsetLeft - fixed;
    if (left < box.scrollLeft) box.scrollLeft = left - head.offsetWidth;
    else if (head.offsetLeft + head.offsetWidth > box.scrollLeft + box.clientWidth)
      box.scrollLeft = head.offsetLeft + 2 * head.offsetWidth - box.clientWidth;
  }, [chosen]);

  const choose = (number: number) => onChoose(chosen === number ? null : number);
  const columnClass = (index: number) =>
    cx(startsPart(columns, index) && classes.part, columns[index]!.number === chosen && classes.chosen);
  const wordOf = (column: ResultColumn, state: ItemState | null) =>
    t('cell', { number: column.number, state: t(state === null ? 'notShown' : `states.${state}`) });

  return (
    <section className={classes.card} aria-label={t('grid.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('grid.title')}</h2>
        <div className={classes.legend} aria-hidden="true">
          {legend.map((state) => (
            <span key={state}>
              <i className={classes.key} data-state={state}>
                {marks[state]}
              </i>
              {t(`states.${state}`)}
            </span>
          ))}
        </div>
        <Segmented
          aria-label={t('grid.sort')}
          value={sort}
          onChange={onSort}
          options={[
            { value: 'mark', label: t('grid.byMark') },
            { value: 'name', label: t('grid.byName') },
          ]}
        />
      </div>
      <div ref={scroll} className={classes.scroll}>
        <table
          ref={table}
          role="grid"
          aria-label={t('grid.title')}
          aria-describedby="grid-help"
          className={cx(classes.table, columns.length <= fewColumns && classes.roomy)}
          onKeyDown={(event) => move(event, table.current)}
          onFocus={rove}
        >
          <thead>
            <tr>
              <th scope="col" className={classes.name}>
                {t('grid.student')}
              </th>
              <th scope="col" className={classes.mark}>
                {t('grid.mark')}
              </th>
              {columns.map((column, index) => (
                <th key={column.number} scope="col" className={columnClass(index)}>
                  {scored.length === 0 ? (
                    column.number
                  ) : (
                    <button
                      type="button"
                      tabIndex={index === 0 ? 0 : -1}
                      data-cell
                      className={classes.number}
                      aria-pressed={column.number === chosen}
                      aria-label={t('grid.analyse', { number: column.number })}
                      onClick={() => choose(column.number)}
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
              <td className={classes.mark}>{stats.average === null ? '–' : format.number(stats.average / 10, 0)}</td>
              {columns.map((column, index) => (
                <td
                  key={column.number}
                  className={columnClass(index)}
                  onClick={scored.length === 0 ? undefined : () => choose(column.number)}
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
          <tbody>
            {shown.map((row) => (
              <tr key={row.studentId}>
                <Name row={row} onPaper={onPaper} onControl={onControl} />
                <td
                  className={classes.mark}
                  {...(row.needsTeacher && { 'data-provisional': '', title: t('provisional') })}
                >
                  {row.mark === null ? '–' : format.mark(row.mark)}
                  {row.needsTeacher && (
                    <>
                      <i aria-hidden="true">*</i>
                      <span className="visually-hidden"> ({t('provisional')})</span>
                    </>
                  )}
                </td>
                {columns.map((column, index) => {
                  const state = row.states[index] ?? null;
                  return (
                    <td
                      key={column.number}
                      tabIndex={-1}
                      data-cell
                      data-state={state ?? undefined}
                      className={columnClass(index)}
                      aria-label={wordOf(column, state)}
                      onClick={() => choose(column.number)}
                    >
                      {state === null ? '·' : marks[state]}
                    </td>
                  );
                })}
              </tr>
            ))}
            {shownOthers.map((row) => (
              <tr key={row.studentId} className={classes.other}>
                <Name row={row} onPaper={onPaper} onControl={onControl} />
                <td className={classes.mark}>–</td>
                <td colSpan={columns.length} className={classes.waiting}>
                  {t(`rowStatus.${row.status}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p id="grid-help" className="visually-hidden">
        {t('grid.help')}
      </p>
      <div className={classes.foot}>
        <span>
          {scored.length > 0 && t('grid.range', { to: shown.length, total: scored.length })}{' '}
          {others.length > 0 && missing(others, t)}
        </span>
        {folds && (
          <Button variant="link" onClick={() => setWhole(!whole)}>
            {t(whole ? 'grid.fold' : 'grid.whole')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Name({ row, onPaper, onControl }: { row: ResultRow } & Pick<ResultGridProps, 'onPaper' | 'onControl'>) {
  const { t } = useTranslation('results');
  const name = fullName(row);
  const { attemptId } = row;
  // Where a name is too long for its cell the family name is cut: a class tells its learners apart by the given ones.
  const words = (
    <>
      {row.lastName !== '' && <span className={classes.family}>{row.lastName}</span>}{' '}
      <span className={classes.given}>{row.firstName}</span>
    </>
  );
  return (
    <th scope="row" className={classes.name}>
      <span className={classes.who}>
        {attemptId && row.status !== 'RUNNING' ? (
          <button
            type="button"
            data-cell
            tabIndex={-1}
            className={classes.open}
            title={name}
            onClick={() => onPaper(attemptId)}
          >
            {words}
          </button>
        ) : (
          <AppLink href={`/students/${row.studentId}`} data-cell tabIndex={-1} className={classes.open} title={name}>
            {words}
          </AppLink>
        )}
        {row.late > 0 && (
          <span className={classes.late} title={t('grid.late', { count: row.late })}>
            <IconClockHour4 size={14} stroke={2} aria-hidden />
            <span className="visually-hidden">{t('grid.late', { count: row.late })}</span>
          </span>
        )}
        <IconButton
          size="sm"
          className={classes.control}
          icon={<IconDots size={16} stroke={1.75} />}
          aria-label={t('grid.control', { name })}
          onClick={() => onControl(row.studentId)}
        />
      </span>
    </th>
  );
}

const namedAtMost = 6;

/** "Chưa nộp: Hải Nam, Tường Vy" by given names with their last middle name, as a class calls its members. */
function missing(
  others: readonly ResultRow[],
  t: (key: string, values: Record<string, string | number>) => string,
): string {
  const names = others.map(({ lastName, firstName }) =>
    [lastName.trim().split(/\s+/).slice(1).at(-1), firstName].filter(Boolean).join(' '),
  );
  const named = names.slice(0, namedAtMost).join(', ');
  return names.length > namedAtMost
    ? t('grid.missingMore', { names: named, count: names.length - namedAtMost })
    : t('grid.missing', { names: named });
}

/** Roving tabindex: only the cell visited last is reached by the Tab key. */
function rove({ target, currentTarget }: { target: Element; currentTarget: Element }): void {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  for (const other of currentTarget.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')) other.tabIndex = -1;
  cell.tabIndex = 0;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Arrow keys walk over the cells; Enter does what a click does. */
function move(event: KeyboardEvent<HTMLTableElement>, table: HTMLTableElement | null): void {
  const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
  if (!cell || !table) return;
  if ((event.key === 'Enter' || event.key === ' ') && cell.tagName === 'TD') {
    event.preventDefault();
    cell.click();
    return;
  }
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const grid = [...table.rows].map((row) =>
    [...row.cells].map((one) =>
      one.matches('[data-cell]') ? (one as HTMLElement) : one.querySelector<HTMLElement>('[data-cell]'),
    ),
  );
  const reachable = grid.filter((row) => row.some(Boolean));
  const at = reachable.findIndex((row) => row.includes(cell));
  const column = reachable[at]!.indexOf(cell);
  const row = reachable[Math.min(reachable.length - 1, Math.max(0, at + step[0]))]!;
  const wanted = Math.min(row.length - 1, Math.max(0, column + step[1]));
  // Marks and row headers take no focus; take the nearest cell that does.
  const next =
    row[wanted] ??
    (step[1] < 0 ? row.slice(0, wanted).findLast(Boolean) : undefined) ??
    row.slice(wanted).find(Boolean) ??
    row.findLast(Boolean);
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
