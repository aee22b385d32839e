import type { RefObject } from 'react';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import { useMessages } from '../messages.tsx';
import { boundsOf, boxBetween, fittedTo, movedBy, placeOn, withCorner, zoneAt } from './geometry.ts';
import type { Figure, Place } from './geometry.ts';
import { maxCorners } from './schema.ts';
import type { Drawn, useFigures } from './useFigures.tsx';

/** What the pointer is dragging. */
type Held =
  | { what: 'drawing'; kind: 'rectangle' | 'ellipse'; from: Place; to: Place }
  | { what: 'moving'; id: string; from: Place; was: Figure }
  | { what: 'resizing'; id: string; fixed: Place; was: Figure }
  | { what: 'corner'; id: string; index: number; was: Extract<Figure, { kind: 'polygon' }> };

export const boxCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

interface Pointer extends ReturnType<typeof useFigures> {
  readonly figures: readonly Drawn[];
  readonly points: boolean;
  readonly surface: RefObject<HTMLDivElement | null>;
}

/** Drawing, moving and resizing figures with the pointer. */
export function useZonePointer({
  figures,
  points,
  surface,
  tool,
  selected,
  setSelected,
  setSaid,
  where,
  reshape,
  add,
}: Pointer) {
  const t = useMessages('qt-editing');
  const [held, setHeld] = useState<Held | null>(null);
  const [corners, setCorners] = useState<readonly Place[]>([]);

  function closePolygon(): void {
    if (corners.length >= 3) add({ kind: 'polygon', points: corners.map((corner) => ({ ...corner })) }, true);
    setCorners([]);
  }

  /** Thousandths under the pointer; may lie outside the picture. */
  function spotOf(event: { clientX: number; clientY: number }): Place {
    const box = surface.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: ((event.clientX - box.left) / box.width) * 1000, y: ((event.clientY - box.top) / box.height) * 1000 };
  }
  function isNear(a: Place, b: Place): boolean {
    const box = surface.current?.getBoundingClientRect();
    return box !== undefined && Math.hypot(((a.x - b.x) / 1000) * box.width, ((a.y - b.y) / 1000) * box.height) < 14;
  }

  function press(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    const spot = spotOf(event);
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
    const current = figures.find((figure) => figure.id === selected);
    const hold = (next: Held): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(next);
    };
    if (grip !== null && current !== undefined) {
      const index = Number(grip.dataset['grip']);
      if (current.shape.kind === 'polygon') return hold({ what: 'corner', id: current.id, index, was: current.shape });
      const { x, y, width, height } = boundsOf(current.shape);
      const [right, down] = boxCorners[(index + 2) % 4] ?? [0, 0];
      return hold({
        what: 'resizing',
        id: current.id,
        fixed: { x: x + right * width, y: y + down * height },
        was: current.shape,
      });
    }
    if (tool === 'polygon') {
      const first = corners[0];
      const last = corners.at(-1);
      if (first !== undefined && corners.length >= 3 && isNear(first, spot)) return closePolygon();
      // The second press of a double click adds no corner.
      if (last !== undefined && isNear(last, spot)) return;
      return corners.length < maxCorners ? setCorners([...corners, placeOn(spot)]) : undefined;
    }
    const reach = { x: 25, y: 25 };
    const under = tool === 'select' || tool === 'point' ? zoneAt(figures, spot, points ? reach : undefined) : undefined;
    if (under !== undefined) {
      setSelected(under.id);
      surface.current?.querySelector<HTMLElement>(`[data-figure="${under.id}"]`)?.focus({ preventScroll: true });
      return hold({ what: 'moving', id: under.id, from: spot, was: under.shape });
    }
    if (tool === 'point') return add({ kind: 'point', ...placeOn(spot) }, true);
    if (tool === 'select') return setSelected(null);
    return hold({ what: 'drawing', kind: tool, from: spot, to: spot });
  }
  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (held === null) return;
    const spot = spotOf(event);
    if (held.what === 'drawing') return setHeld({ ...held, to: spot });
    if (held.what === 'moving') return reshape(held.id, movedBy(held.was, spot.x - held.from.x, spot.y - held.from.y));
    if (held.what === 'resizing') return reshape(held.id, fittedTo(held.was, boxBetween(held.fixed, spot)));
    reshape(held.id, { ...held.was, points: withCorner(held.was.points, held.index, spot) });
  }
  function release(): void {
    if (held === null) return;
    if (held.what === 'drawing') {
      // A press without movement draws no zone.
      if (!isNear(held.from, held.to)) add({ kind: held.kind, ...boxBetween(held.from, held.to) }, true);
      else setSaid(t('editor.zones.dragToDraw'));
    } else {
      const figure = figures.find((other) => other.id === held.id);
      if (figure !== undefined) setSaid(where(figure.shape));
    }
    setHeld(null);
  }

  return { held, corners, setCorners, closePolygon, press, drag, release, cancel: () => setHeld(null) };
}
