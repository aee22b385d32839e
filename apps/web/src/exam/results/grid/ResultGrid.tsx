/**
 * A grid of learners by questions. Wrong answers are highlighted; a column opens the question's analysis, a name the
 * learner's answers.
 */
import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Segmented } from '@vumon/ui';
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { notSubmitted, rowsAtFirst, splitRows } from '../marks.ts';
import type { Results, ResultSort } from '../queries.ts';
import { GridHead } from './GridHead.tsx';
import { moveByKey, keepOneTabStop } from './grid-keys.ts';
import { marks, Name, ScoredRow } from './ScoredRow.tsx';
import classes from './grid.module.css';

export interface ResultGridProps {
  results: Results;
  sort: ResultSort;
  onSort(sort: ResultSort): void;
  /** The number of the question whose analysis is open. */
  chosen: number | null;
  onChoose(number: number | null): void;
  onPaper(attemptId: string): void;
  /** Opens the teacher's actions on a learner's attempt. */
  onControl(studentId: string): void;
}

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
  const [whole, setWhole] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const { scored, others } = splitRows(rows);
  const awaited = notSubmitted(others);
  const folds = scored.length > rowsAtFirst + 1;
  const shown = folds && !whole ? scored.slice(0, rowsAtFirst) : scored;
  const shownOthers = folds && !whole ? [] : others;

  // The cell with tabindex 0 may be in a collapsed row.
  useEffect(() => {
    const cells = table.current;
    if (cells && !cells.querySelector('[data-cell][tabindex="0"]'))
      cells.querySelector<HTMLElement>('[data-cell]')?.setAttribute('tabindex', '0');
  }, [shown.length, shownOthers.length]);

  const scroll = useColumnInView(chosen, table);

  const choose = (number: number) => onChoose(chosen === number ? null : number);

  return (
    <section className={classes.card} aria-label={t('grid.title')}>
      <GridTools sort={sort} onSort={onSort} />
      <div ref={scroll} className={classes.scroll}>
        <table
          ref={table}
          role="grid"
          aria-label={t('grid.title')}
          aria-describedby="grid-help"
          className={classes.table}
          style={
            { '--columns': columns.length, '--parts': new Set(columns.map(({ part }) => part)).size } as CSSProperties
          }
          onKeyDown={(event) => moveByKey(event, table.current)}
          onFocus={keepOneTabStop}
        >
          <GridHead
            columns={columns}
            average={stats.average}
            analysed={scored.length > 0}
            chosen={chosen}
            onChoose={choose}
          />
          <tbody>
            {shown.map((row) => (
              <ScoredRow
                key={row.studentId}
                row={row}
                columns={columns}
                chosen={chosen}
                onChoose={choose}
                onPaper={onPaper}
                onControl={onControl}
              />
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
          {awaited.length > 0 && missing(awaited, t)}
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

const namedAtMost = 6;

/** "Chưa nộp: Hải Nam, Tường Vy". */
function missing(names: readonly string[], t: Translate<'results'>): string {
  const named = names.slice(0, namedAtMost).join(', ');
  return names.length > namedAtMost
    ? t('grid.missingMore', { names: named, count: names.length - namedAtMost })
    : t('grid.missing', { names: named });
}

/**
 * Ref for the scrolling element: scrolls the chosen question into view, which may be out of view on a narrow screen.
 */
function useColumnInView(chosen: number | null, table: RefObject<HTMLTableElement | null>) {
  const scroll = useRef<HTMLDivElement>(null);
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
  }, [chosen, table]);
  return scroll;
}

const legend = ['right', 'partial', 'wrong', 'blank'] as const;

function GridTools({ sort, onSort }: Pick<ResultGridProps, 'sort' | 'onSort'>) {
  const { t } = useTranslation('results');
  return (
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
  );
}
