/** Moves a row of an ordered list: dragged by mouse, pen or finger, or by the arrow keys. */
import { IconGripVertical } from '@tabler/icons-react';
import { useRef, type PointerEvent } from 'react';
import classes from './drag-handle.module.css';

interface DragHandleProps {
  readonly id: string;
  readonly label: string;
  /** The row of another handle, onto which this one was dropped. */
  onDrop(id: string): void;
  onStep(step: -1 | 1): void;
}

const rowOf = (element: Element | null) => element?.closest('li, tr') ?? null;
const idOf = (row: Element | null) => row?.querySelector<HTMLElement>('[data-drag]')?.dataset['drag'];

export function DragHandle({ id, label, onDrop, onStep }: DragHandleProps) {
  // The row below the pointer is marked in the document: the rows of a table do not know one another.
  const over = useRef<Element | null>(null);
  const dragging = useRef(false);
  const mark = (row: Element | null) => {
    if (over.current === row) return;
    over.current?.classList.remove(classes['over']!);
    row?.classList.add(classes['over']!);
    // At the edge of the window the list goes on.
    row?.scrollIntoView({ block: 'nearest' });
    over.current = row;
  };
  const end = () => {
    mark(null);
    dragging.current = false;
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!dragging.current) return;
    const row = rowOf(document.elementFromPoint(clientX, clientY));
    const target = idOf(row);
    mark(target === undefined || target === id ? null : row);
  };
  const drop = () => {
    const target = idOf(over.current);
    end();
    if (target !== undefined) onDrop(target);
  };
  return (
    <button
      type="button"
      className={classes['handle']}
      data-drag={id}
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragging.current = true;
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={end}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end();
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onStep(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
