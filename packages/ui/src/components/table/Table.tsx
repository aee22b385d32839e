import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { Checkbox } from '../choices/Checkbox.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { cx } from '../cx.ts';
import { saying } from './columns.ts';
import classes from './Table.module.css';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  align?: 'left' | 'center' | 'right';
  width?: number | string;
  /** Uses Inter with tabular digits. */
  numeric?: boolean;
  sortable?: boolean;
  /** Hides the column if the window is narrower than this. */
  hideBelow?: 768 | 1280 | 1440;
  /** The header as text if `header` is not text: for sorting and for the cards on phones. */
  label?: string;
  /**
   * Its position in the cards on phones: `title` is at the top, `end` in the corner, `plain` has no label. Of a `split`
   * cell, which holds one element, the part marked `data-verb` is a line below the others and the rest in the corner.
   */
  narrow?: 'title' | 'end' | 'split' | 'plain' | 'hidden';
  /** Whether a cell says nothing. A column that says nothing in any row is left out. */
  isEmpty?: (row: Row) => boolean;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface TableProps<Row> {
  /** Describes the table's contents for assistive technology. */
  'aria-label': string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Row height of 48 px; 44 for dense tables, 72 for two lines. */
  rowHeight?: 44 | 48 | 72;
  selection?: {
    selected: ReadonlySet<string>;
    onChange: (selected: Set<string>) => void;
    nameOf: (row: Row) => string;
  };
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  loading?: boolean;
  error?: ReactNode;
  onRetry?: () => void;
  empty?: ReactNode;
  onRowClick?: (row: Row) => void;
  /** Highlights a row without selecting it. */
  isCurrent?: (row: Row) => boolean;
  stickyHead?: boolean;
  /** Shown below the rows, such as a Pager. */
  footer?: ReactNode;
  /** Draws the table without a card around it. */
  bare?: boolean;
  /** Layout on phones: one card per row, or a table that scrolls sideways. */
  narrow?: 'cards' | 'scroll';
  minWidth?: number;
  skeletonRows?: number;
}

function cellClass<Row>(column: Column<Row>): string {
  return cx(
    column.align === 'right' && classes.right,
    column.align === 'center' && classes.center,
    column.numeric && classes.numeric,
    column.hideBelow === 768 && classes.hide768,
    column.hideBelow === 1280 && classes.hide1280,
    column.hideBelow === 1440 && classes.hide1440,
    column.narrow && classes[`n-${column.narrow}`],
  );
}

const labelOf = <Row,>(column: Column<Row>): string =>
  column.label ?? (typeof column.header === 'string' ? column.header : '');

export function Table<Row>({
  columns: all,
  rows,
  rowKey,
  rowHeight = 48,
  selection,
  sort,
  onSort,
  loading,
  error,
  onRetry,
  empty,
  onRowClick,
  isCurrent,
  stickyHead,
  footer,
  bare,
  narrow = 'cards',
  minWidth,
  skeletonRows = 6,
  ...rest
}: TableProps<Row>) {
  const t = useMessages();
  const columns = saying(all, rows, sort?.key);
  const waiting = loading || (rows === undefined && !error);
  const keys = rows?.map(rowKey) ?? [];
  const picks = usePicks(keys, selection);

  return (
    <div className={cx(!bare && classes.card)}>
      <div className={cx(classes.scroll, stickyHead && classes.noScroll)}>
        <table
          aria-label={rest['aria-label']}
          aria-busy={waiting || undefined}
          style={{ minWidth }}
          className={cx(
            classes.table,
            classes[`h${rowHeight}`],
            stickyHead && classes.sticky,
            narrow === 'cards' && classes.cards,
          )}
        >
          <TableHead columns={columns} sort={sort} onSort={onSort} picks={selection && picks} />
          <tbody>
            {waiting &&
              Array.from({ length: skeletonRows }, (_, row) => (
                <SkeletonRow key={row} columns={columns} withPick={selection !== undefined} />
              ))}
            {!waiting &&
              !error &&
              rows?.map((row, index) => {
                const key = rowKey(row);
                const on = selection?.selected.has(key) ?? false;
                return (
                  <tr
                    key={key}
                    aria-selected={selection ? on : undefined}
                    className={cx((on || isCurrent?.(row)) && classes.on, onRowClick && classes.press)}
                    onClick={
                      onRowClick &&
                      ((event) => {
                        // A click on a control inside the row only activates that control.
                        if ((event.target as Element).closest('a,button,input,label,[role=menuitem]')) return;
                        onRowClick(row);
                      })
                    }
                  >
                    {selection && (
                      <td className={classes.pick}>
                        {/* Only the click event, not the change event, has the state of the Shift key. */}
                        <Checkbox
                          aria-label={t('selectRow', { name: selection.nameOf(row) })}
                          checked={on}
                          readOnly
                          onClick={(event) => picks.pickAt(key, event.currentTarget.checked, event.shiftKey)}
                          onKeyDown={(event) => picks.onPickKey(event, index)}
                        />
                      </td>
                    )}
                    {columns.map((column) => (
                      <td key={column.key} data-label={labelOf(column)} className={cellClass(column)}>
                        {column.cell(row, index)}
                      </td>
                    ))}
                  </tr>
                );
              })}
          </tbody>
        </table>
      </div>
      {!waiting && error ? <ErrorState onRetry={onRetry}>{error}</ErrorState> : null}
      {!waiting && !error && rows?.length === 0 ? (empty ?? <EmptyState />) : null}
      {footer !== undefined && !error && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}

/** Selects rows by their keys: all at once, one by one, or a range with Shift. */
function usePicks(keys: readonly string[], selection: TableProps<never>['selection']) {
  const picked = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  // Where a range starts: the row that was last selected without Shift.
  const anchor = useRef<string | null>(null);
  const pick = (keysToPick: readonly string[], on: boolean) => {
    if (!selection) return;
    const next = new Set(selection.selected);
    for (const key of keysToPick)
      if (on) next.add(key);
      else next.delete(key);
    selection.onChange(next);
  };
  /** With Shift, all rows from the anchor to `key` are selected or unselected like `key`. */
  const pickAt = (key: string, on: boolean, shift: boolean) => {
    const from = shift && anchor.current !== null ? keys.indexOf(anchor.current) : -1;
    if (from < 0) {
      anchor.current = key;
      return pick([key], on);
    }
    const to = keys.indexOf(key);
    pick(keys.slice(Math.min(from, to), Math.max(from, to) + 1), on);
  };
  /** Arrow keys move between the checkboxes; with Shift they also select the rows they pass. */
  const onPickKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = keys[index + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    const box = event.currentTarget
      .closest('tbody')
      ?.rows[index + step]?.querySelector<HTMLInputElement>('input[type=checkbox]');
    box?.focus();
    if (!event.shiftKey) return;
    const here = keys[index]!;
    anchor.current ??= here;
    pick([here, next], true);
  };
  return {
    /** Number of selected rows. */
    picked,
    count: keys.length,
    pickAll: (on: boolean) => pick(keys, on),
    pickAt,
    onPickKey,
  };
}

function TableHead<Row>({
  columns,
  sort,
  onSort,
  picks,
}: Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> & {
  /** Undefined if rows cannot be selected. */
  picks: ReturnType<typeof usePicks> | undefined;
}) {
  const t = useMessages();
  return (
    <thead>
      <tr>
        {picks && (
          <th className={classes.pick} scope="col">
            <Checkbox
              aria-label={t('selectAll')}
              checked={picks.picked > 0 && picks.picked === picks.count}
              indeterminate={picks.picked > 0 && picks.picked < picks.count}
              disabled={picks.count === 0}
              onChange={picks.pickAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const t = useMessages();
  const on = sort?.key === column.key ? sort.direction : null;
  const next = on === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      className={cellClass(column)}
      style={{ width: column.width }}
      aria-sort={column.sortable && on ? (on === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={cx(classes.sort, on && classes.sorted)}
          aria-label={t(next === 'asc' ? 'sortAscending' : 'sortDescending', {
            name: labelOf(column),
          })}
          onClick={() => onSort({ key: column.key, direction: next })}
        >
          {column.header}
          {on === 'asc' ? (
            <IconArrowUp size={14} stroke={2} aria-hidden />
          ) : on === 'desc' ? (
            <IconArrowDown size={14} stroke={2} aria-hidden />
          ) : (
            <IconSelector size={14} stroke={1.75} aria-hidden />
          )}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function SkeletonRow<Row>({ columns, withPick }: { columns: readonly Column<Row>[]; withPick: boolean }) {
  return (
    <tr className={classes.ghost}>
      {withPick && (
        <td className={classes.pick}>
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column)}>
          <Skeleton width={index === 0 ? '70%' : '50%'} height={14} />
        </td>
      ))}
    </tr>
  );
}
