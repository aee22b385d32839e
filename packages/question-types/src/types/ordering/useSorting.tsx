/** Moving one of several pieces: by dragging, by two presses, by keys. */
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { pressToDrag, useGhost } from '../../drag-and-drop/index.tsx';
import { plainTextOf } from '../../markup/index.ts';
import { useMessages } from '../../messages.tsx';
import type { OrderingContent } from './definition.ts';
import { piecesIn } from './order.ts';

function moved(order: readonly string[], id: string, to: number): string[] {
  const next = order.filter((other) => other !== id);
  next.splice(Math.max(0, Math.min(to, next.length)), 0, id);
  return next;
}

export interface SortingOptions {
  content: OrderingContent;
  order: readonly string[];
  onOrder(order: string[]): void;
  /** The list that contains the pieces. */
  list: RefObject<HTMLOListElement | null>;
}

/** The state of a list that is being sorted, and the handlers of its controls. */
export function useSorting({ content, order, onOrder, list }: SortingOptions) {
  const t = useMessages('qt-ordering');
  const [held, setHeld] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  /** The order during a drag: the result of dropping now. */
  const [trial, setTrial] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const ghost = useGhost();
  const line = content.unit === 'words';
  const nameOf = (id: string): string => plainTextOf(content.pieces.find((piece) => piece.id === id)?.text ?? '');

  function move(id: string, to: number): void {
    if (to < 0 || to >= order.length || order.indexOf(id) === to) return;
    onOrder(moved(order, id, to));
    setSaid(t('player.moved', { piece: nameOf(id), place: to + 1, total: order.length }));
  }

  function press(id: string): void {
    if (held === null) {
      setHeld(id);
      setSaid(t('player.held', { piece: nameOf(id) }));
    } else {
      if (held === id) setSaid(t('player.letGo', { piece: nameOf(id) }));
      else move(held, order.indexOf(id));
      setHeld(null);
    }
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const at = order.indexOf(id);
    if (event.key === 'Escape' && held !== null) {
      setHeld(null);
      setSaid(t('player.letGo', { piece: nameOf(held) }));
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') move(id, at - 1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') move(id, at + 1);
    else if (event.key === 'Home') move(id, 0);
    else if (event.key === 'End') move(id, order.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const drag =
    (id: string) =>
    (event: PointerEvent<HTMLElement>): void => {
      const box = event.currentTarget.getBoundingClientRect();
      const grip = { x: Math.min(event.clientX - box.left, 160), y: Math.min(event.clientY - box.top, 40) };
      let now = [...order];
      pressToDrag(event, {
        start() {
          setHeld(null);
          setDragged(id);
        },
        move(x, y) {
          ghost.moveTo(x - grip.x, y - grip.y);
          const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-piece]');
          const other = over?.dataset['piece'];
          if (over == null || other === undefined || other === id || list.current?.contains(over) !== true) return;
          // Only past the middle, so that pieces of different size do not flicker back and forth.
          const middle = over.getBoundingClientRect();
          const past = line ? x > middle.left + middle.width / 2 : y > middle.top + middle.height / 2;
          const forward = now.indexOf(other) > now.indexOf(id);
          if (past !== forward) return;
          now = moved(now, id, now.indexOf(other));
          setTrial(now);
        },
        drop() {
          setDragged(null);
          setTrial(null);
          if (now.indexOf(id) === order.indexOf(id)) return;
          onOrder(now);
          setSaid(t('player.moved', { piece: nameOf(id), place: now.indexOf(id) + 1, total: now.length }));
        },
        cancel() {
          setDragged(null);
          setTrial(null);
        },
      });
    };

  return {
    /** Whether the pieces are in a line of text instead of one below the other. */
    line,
    held,
    dragged,
    ghostPort: ghost.port,
    /** The order to show. */
    shownOrder: piecesIn(content, trial ?? order).map(({ id }) => id),
    /** The message for screen readers; `say` replaces it. */
    said,
    say: setSaid,
    nameOf,
    move,
    press,
    onKeyDown,
    drag,
  };
}

export type Sorting = ReturnType<typeof useSorting>;
