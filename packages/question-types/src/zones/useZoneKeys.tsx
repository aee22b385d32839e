import type { KeyboardEvent } from 'react';
import { useMessages } from '../messages.tsx';
import { movedBy, placeOn, resizedBy, withCorner, withCornerAfter } from './geometry.ts';
import { maxCorners } from './schema.ts';
import { percent, type Drawn, type useFigures } from './useFigures.tsx';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moving, resizing and removing figures and corners with the keyboard. */
export function useZoneKeys({
  where,
  reshape,
  remove,
  setSaid,
}: Pick<ReturnType<typeof useFigures>, 'where' | 'reshape' | 'remove' | 'setSaid'>) {
  const t = useMessages('qt-editing');
  function keyOn(figure: Drawn, event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const by = event.altKey ? 1 : 10;
      const shape = event.shiftKey
        ? resizedBy(figure.shape, step[0] * by, step[1] * by)
        : movedBy(figure.shape, step[0] * by, step[1] * by);
      reshape(figure.id, shape);
      setSaid(where(shape));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(figure.id);
    }
  }
  function keyOnCorner(figure: Drawn, index: number, event: KeyboardEvent): void {
    const { shape } = figure;
    if (shape.kind !== 'polygon') return;
    const step = steps[event.key];
    const corner = shape.points[index];
    if (step !== undefined && corner !== undefined) {
      event.preventDefault();
      const by = event.altKey ? 1 : 10;
      const moved = placeOn({ x: corner.x + step[0] * by, y: corner.y + step[1] * by });
      reshape(figure.id, { ...shape, points: withCorner(shape.points, index, moved) });
      setSaid(t('editor.zones.at', { x: percent(moved.x), y: percent(moved.y) }));
    } else if (event.key === '+' || event.key === 'Insert') {
      event.preventDefault();
      if (shape.points.length >= maxCorners) return;
      reshape(figure.id, { ...shape, points: withCornerAfter(shape.points, index) });
      setSaid(t('editor.zones.cornerAdded', { count: shape.points.length + 1 }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (shape.points.length <= 3) return setSaid(t('editor.zones.cornersNeeded'));
      reshape(figure.id, { ...shape, points: shape.points.filter((_, at) => at !== index) });
      setSaid(t('editor.zones.cornerRemoved', { count: shape.points.length - 1 }));
    }
  }
  return { keyOn, keyOnCorner };
}
