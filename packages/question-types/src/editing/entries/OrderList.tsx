/** A list whose rows can be reordered: by dragging, by arrow keys, or by two presses. */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useMessages } from '../../messages.tsx';
import classes from '../editing.module.css';

export interface OrderListProps<Row extends { id: string }> {
  rows: readonly Row[];
  /** The name of a row in the announcement of its move. */
  nameOf(row: Row, index: number): string;
  onReorder(rows: Row[]): void;
  children(row: Row, index: number): ReactNode;
}

function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(to, 0, row);
  return next;
}

interface RowProps {
  id: string;
  name: string;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  children: ReactNode;
}

function OrderRow({ id, name, first, last, onMove, children }: RowProps) {
  const t = useMessages('qt-editing');
  const [open, setOpen] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const shift = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={classes.orderRow}
      data-dragging={isDragging || undefined}
      style={{ transform: shift, transition }}
    >
      <span className={classes.gripCell}>
        <button
          type="button"
          className={classes.grip}
          aria-label={t('editor.order.handle', { name })}
          aria-describedby={attributes['aria-describedby']}
          aria-expanded={open}
          {...listeners}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp' && !first) onMove(-1);
            else if (event.key === 'ArrowDown' && !last) onMove(1);
            else if (event.key === 'Escape') setOpen(false);
            else return;
            event.preventDefault();
          }}
          onBlur={(event) => {
            if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) setOpen(false);
          }}
        >
          <IconGripVertical size={18} stroke={1.75} />
        </button>
        {open && (
          <span className={classes.moves}>
            <button
              type="button"
              disabled={first}
              aria-label={t('editor.order.up', { name })}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp size={18} stroke={1.75} />
            </button>
            <button
              type="button"
              disabled={last}
              aria-label={t('editor.order.down', { name })}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={18} stroke={1.75} />
            </button>
          </span>
        )}
      </span>
      <div className={classes.orderBody}>{children}</div>
    </li>
  );
}

/** Rows keep their ids; only their order changes. */
export function OrderList<Row extends { id: string }>({ rows, nameOf, onReorder, children }: OrderListProps<Row>) {
  const t = useMessages('qt-editing');
  const help = useId();
  const [said, setSaid] = useState('');
  // A press that moves less than 5 px opens the arrows instead of dragging.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));

  function move(from: number, to: number): void {
    const row = rows[from];
    if (row === undefined || from === to || to < 0 || to >= rows.length) return;
    onReorder(moved(rows, from, to));
    setSaid(t('editor.order.moved', { name: nameOf(row, from), place: to + 1, total: rows.length }));
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over === null) return;
    move(
      rows.findIndex((row) => row.id === active.id),
      rows.findIndex((row) => row.id === over.id),
    );
  }

  return (
    <DndContext
      id={help}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: t('editor.order.help') } }}
    >
      <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.order}>
          {rows.map((row, index) => (
            <OrderRow
              key={row.id}
              id={row.id}
              name={nameOf(row, index)}
              first={index === 0}
              last={index === rows.length - 1}
              onMove={(by) => move(index, index + by)}
            >
              {children(row, index)}
            </OrderRow>
          ))}
        </ol>
      </SortableContext>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </DndContext>
  );
}
