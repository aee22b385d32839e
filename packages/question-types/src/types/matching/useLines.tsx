import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { draggable, pressToDrag } from '../../drag-and-drop/drag.tsx';
import { useMessages } from '../../messages.tsx';
import { chosenFor } from './answered.ts';
import type { MatchingContent, MatchingResponse } from './definition.ts';
import type { ShownTarget } from './pieces.tsx';

type Side = 'left' | 'right';
interface End {
  readonly side: Side;
  readonly id: string;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** The end of a line under a point. */
function endAt(root: HTMLElement | null, x: number, y: number): End | null {
  const node = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-side]') ?? null;
  if (node === null || root?.contains(node) !== true) return null;
  return { side: node.dataset.side as Side, id: node.dataset.end ?? '' };
}

/** A curve that leaves each dot horizontally, so that crossing lines can be told apart. */
export function curve(from: Point, to: Point): string {
  const bend = (to.x - from.x) * 0.4;
  return `M ${from.x} ${from.y} C ${from.x + bend} ${from.y}, ${to.x - bend} ${to.y}, ${to.x} ${to.y}`;
}

/** The positions of the dots inside the board, updated while anything in it changes its size. */
function useDots(board: React.RefObject<HTMLDivElement | null>, count: string): ReadonlyMap<string, Point> {
  const [dots, setDots] = useState<ReadonlyMap<string, Point>>(new Map());
  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const measure = (): void => {
      const frame = root.getBoundingClientRect();
      const found = [...root.querySelectorAll<HTMLElement>('[data-dot]')].map((dot): [string, Point] => {
        const box = dot.getBoundingClientRect();
        return [
          dot.dataset.dot ?? '',
          { x: Math.round(box.x + box.width / 2 - frame.x), y: Math.round(box.y + box.height / 2 - frame.y) },
        ];
      });
      setDots((old) => (JSON.stringify([...old]) === JSON.stringify(found) ? old : new Map(found)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    for (const card of root.querySelectorAll('[data-side]')) watch.observe(card);
    return () => watch.disconnect();
  }, [board, count]);
  return dots;
}

interface LinesState {
  readonly content: MatchingContent;
  readonly targets: readonly ShownTarget[];
  readonly firstNumber: number;
  readonly response: MatchingResponse | null;
  readonly readOnly: boolean;
  onChange(next: MatchingResponse): void;
}

/** The state of the lines and the ways to draw them: two presses, dragging, arrow keys. */
export function useLines({ content, targets, firstNumber, response, onChange, readOnly }: LinesState) {
  const t = useMessages('qt-matching');
  const board = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<End | null>(null);
  const [drawing, setDrawing] = useState<{ from: End; to: Point; over: End | null } | null>(null);
  const [said, setSaid] = useState('');
  const dots = useDots(board, JSON.stringify([content.items.map(({ id }) => id), targets.map(({ id }) => id)]));
  const numberOf = (item: string): number => firstNumber + content.items.findIndex(({ id }) => id === item);
  const labelOf = (target: string): string => targets.find(({ id }) => id === target)?.label ?? '';
  const holderOf = (target: string): string | undefined =>
    content.items.find(({ id }) => chosenFor(response, id) === target)?.id;
  const focus = (end: End): void =>
    board.current
      ?.querySelector<HTMLElement>(`[data-side="${end.side}"][data-end="${CSS.escape(end.id)}"] [data-press]`)
      ?.focus({ preventScroll: true });

  function join(one: End, two: End): void {
    const item = one.side === 'left' ? one.id : two.id;
    const target = one.side === 'left' ? two.id : one.id;
    const kept = Object.entries(response ?? {}).filter(([id, chosen]) => id !== item && chosen[0] !== target);
    setHeld(null);
    onChange({ ...Object.fromEntries(kept), [item]: [target] });
    setSaid(t('lines.drawn', { number: numberOf(item), label: labelOf(target) }));
  }
  function remove(item: string): void {
    const { [item]: _, ...kept } = response ?? {};
    setHeld(null);
    onChange(kept);
    setSaid(t('lines.removed', { number: numberOf(item) }));
  }
  function press(end: End): void {
    if (held !== null && held.side !== end.side) return join(held, end);
    if (held?.id === end.id) return setHeld(null);
    setHeld(end);
    setSaid(
      end.side === 'left'
        ? t('lines.pickedLeft', { number: numberOf(end.id) })
        : t('lines.pickedRight', { label: labelOf(end.id) }),
    );
  }

  const dragFrom =
    (end: End) =>
    (event: PointerEvent<HTMLElement>): void => {
      const to = (x: number, y: number): Point => {
        const frame = board.current?.getBoundingClientRect();
        return { x: x - (frame?.x ?? 0), y: y - (frame?.y ?? 0) };
      };
      const opposite = (x: number, y: number): End | null => {
        const found = endAt(board.current, x, y);
        return found?.side === other(end.side) ? found : null;
      };
      pressToDrag(event, {
        start: () => setHeld(null),
        move: (x, y) => setDrawing({ from: end, to: to(x, y), over: opposite(x, y) }),
        drop(x, y) {
          setDrawing(null);
          const found = opposite(x, y);
          if (found !== null) join(end, found);
        },
        cancel: () => setDrawing(null),
      });
    };

  /** Arrows go along a column and across to the other one. */
  function onKeyDown(event: KeyboardEvent, end: End): void {
    const column = end.side === 'left' ? content.items.map(({ id }) => id) : targets.map(({ id }) => id);
    const across = end.side === 'left' ? targets.map(({ id }) => id) : content.items.map(({ id }) => id);
    const at = column.indexOf(end.id);
    const joined = end.side === 'left' ? end.id : holderOf(end.id);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      focus({ side: end.side, id: column.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % column.length) ?? end.id });
    else if (event.key === (end.side === 'left' ? 'ArrowRight' : 'ArrowLeft'))
      focus({ side: other(end.side), id: across[Math.min(at, across.length - 1)] ?? '' });
    else if (event.key === 'Escape' && held !== null) setHeld(null);
    else if (
      (event.key === 'Delete' || event.key === 'Backspace') &&
      joined !== undefined &&
      chosenFor(response, joined) !== undefined
    )
      remove(joined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const is = (end: End | null | undefined, side: Side, id: string): true | undefined =>
    (end?.side === side && end.id === id) || undefined;
  const shared = (side: Side, id: string) => ({
    'data-side': side,
    'data-end': id,
    'data-held': is(held, side, id) ?? is(drawing?.from, side, id),
    'data-over': is(drawing?.over, side, id),
  });
  const button = (side: Side, id: string) => ({
    'data-press': '',
    'aria-pressed': held?.side === side && held.id === id,
    ref: draggable,
    onClick: () => press({ side, id }),
    onPointerDown: dragFrom({ side, id }),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, { side, id }),
  });

  /** The dot is for drawing with a pointer; screen readers use the button. */
  const handle = (side: Side, id: string) =>
    readOnly
      ? {}
      : {
          'data-handle': '',
          ref: draggable,
          onClick: () => press({ side, id }),
          onPointerDown: dragFrom({ side, id }),
        };

  return { board, held, drawing, said, dots, numberOf, holderOf, join, remove, shared, button, handle };
}
export type DrawnLines = ReturnType<typeof useLines>;
