/** Dragging a source by mouse or touch: its ghost, and the target under the pointer. */
import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { pressToDrag } from './drag.tsx';
import { useGhost } from './Ghost.tsx';

/** A source being moved, and the target it was taken from, if any. */
export interface Held {
  readonly source: string;
  readonly from?: string | undefined;
}

/** The bank's id where the id of a target is expected. */
export const bank = '';

export interface PointerDragOptions {
  readOnly: boolean;
  onStart(): void;
  /** `target` is `bank` where the source was dropped on the bank. */
  onDrop(source: string, target: string, from: string | undefined): void;
}

export function usePointerDrag(
  root: RefObject<HTMLDivElement | null>,
  { readOnly, onStart, onDrop }: PointerDragOptions,
) {
  'use no memo'; // Its options are new at each rendering: memoising would only add to the first load.
  const ghost = useGhost();
  const [dragged, setDragged] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);

  /** The id of the target under a point, `bank`, or null outside of this question. */
  function under(x: number, y: number): string | null {
    const found = document.elementFromPoint(x, y)?.closest('[data-target],[data-bank]');
    if (found == null || root.current?.contains(found) !== true) return null;
    return found.getAttribute('data-target') ?? bank;
  }

  const dragFrom =
    (source: string, from?: string) =>
    (event: PointerEvent<HTMLElement>): void => {
      if (readOnly) return;
      const box = event.currentTarget.getBoundingClientRect();
      const grip = { x: Math.min(event.clientX - box.left, 160), y: Math.min(event.clientY - box.top, 40) };
      const finish = (): void => {
        setDragged(null);
        setOver(null);
      };
      pressToDrag(event, {
        start() {
          onStart();
          setDragged({ source, from });
        },
        move(x, y) {
          ghost.moveTo(x - grip.x, y - grip.y);
          setOver(under(x, y));
        },
        drop(x, y) {
          finish();
          const target = under(x, y);
          if (target !== null) onDrop(source, target, from);
        },
        cancel: finish,
      });
    };

  return { dragged, over, dragFrom, ghostPort: ghost.port };
}
