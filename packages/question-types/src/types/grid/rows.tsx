/** The rows of a grid with their columns, while answering and afterwards. */
import { useId, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Bubble } from '@vumon/ui';
import { IconCheck, IconX } from '@tabler/icons-react';
import { plainTextOf } from '../../markup/index.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { isLevel } from './codes.ts';
import type { GridContent, GridLine } from './definition.ts';
import { useInSight } from '../../playing/useInSight.tsx';
import classes from './grid.module.css';

/** The text of a column: the author's, or that of a level. */
export function useColumnText(): (column: GridLine) => string {
  const t = useMessages('qt-grid');
  return (column) => (isLevel(column.id) && column.text === '' ? t(`levels.${column.id}`) : column.text);
}

export interface RowView {
  picked: string | undefined;
  onPick?: ((column: string) => void) | undefined;
  onFocus?: (() => void) | undefined;
  current?: boolean;
  stateOf?: (column: string) => 'right' | 'wrong' | undefined;
  verdict?: ReactNode;
}

interface RowProps extends RowView {
  row: GridLine;
  number: number;
  columns: readonly GridLine[];
  /** By which the player finds the row; absent where the card itself belongs to the row. */
  item: string | undefined;
}

function Row({ row, number, columns, item, picked, onPick, onFocus, current = false, stateOf, verdict }: RowProps) {
  const itemName = useItemName();
  const t = useMessages('qt');
  const words = useColumnText();
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  useInSight(root, current);
  return (
    <div
      ref={root}
      className={classes.row}
      data-item={item === undefined ? undefined : itemName(item)}
      data-current={current || undefined}
      tabIndex={item === undefined ? undefined : -1}
      role={onPick === undefined ? 'group' : 'radiogroup'}
      aria-label={`${t('player.item', { number })}: ${plainTextOf(row.text)}`}
      onFocus={onFocus}
    >
      <div className={classes.label}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <RichText text={row.text} />
      </div>
      {columns.map((column, index) => {
        const chosen = picked === column.id;
        const state = stateOf?.(column.id) ?? (chosen ? 'chosen' : 'idle');
        const label = plainTextOf(words(column));
        return (
          <label
            key={column.id}
            className={classes.cell}
            data-choose={index}
            data-chosen={chosen || undefined}
            data-still={onPick === undefined || undefined}
            title={label}
          >
            {onPick !== undefined && (
              <input type="radio" name={name} aria-label={label} checked={chosen} onChange={() => onPick(column.id)} />
            )}
            <Bubble state={state}>
              {state === 'right' ? (
                <IconCheck size={18} stroke={2.5} />
              ) : state === 'wrong' ? (
                <IconX size={18} stroke={2.5} />
              ) : chosen ? (
                <IconCheck size={18} stroke={2.5} />
              ) : (
                ''
              )}
            </Bubble>
            {onPick === undefined && chosen && <span className="visually-hidden">{label}</span>}
            <span className={classes.words} aria-hidden="true">
              <RichText inline text={words(column)} />
            </span>
          </label>
        );
      })}
      {verdict !== undefined && <div className={classes.verdict}>{verdict}</div>}
    </div>
  );
}

export interface RowsProps {
  content: GridContent;
  firstNumber: number;
  viewOf(row: GridLine): RowView;
}

export function Rows({ content, firstNumber, viewOf }: RowsProps) {
  const words = useColumnText();
  const { rows, columns } = content;
  return (
    <div className={classes.grid} style={{ '--columns': columns.length } as CSSProperties}>
      <div className={classes.head} aria-hidden="true">
        <span />
        {columns.map((column) => (
          <span key={column.id}>
            <RichText inline text={words(column)} />
          </span>
        ))}
      </div>
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          number={firstNumber + index}
          columns={columns}
          item={rows.length === 1 ? undefined : row.id}
          {...viewOf(row)}
        />
      ))}
    </div>
  );
}
