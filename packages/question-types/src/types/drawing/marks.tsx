/** Look and name of the mark on a zone, shared by player and review. */
import type { ReactNode } from 'react';
import type { ZoneLook } from '../../zones/ZonePicture.tsx';
import { useMessages } from '../../messages.tsx';
import type { DrawingContent, DrawingZone, Mark } from './definition.ts';
import { palettes, paintOf, shapeIds, shapePaths } from './palette.ts';
import type { ShapeId } from './palette.ts';
import classes from './drawing.module.css';

export interface MarkNames {
  colour(id: string): string;
  shape(id: string): string;
  mark(mark: Mark, zone: Pick<DrawingZone, 'words'>): string;
}

/** Names of colours and shapes in the reader's language. */
export function useMarkNames(): MarkNames {
  const t = useMessages('qt-drawing');
  const colour = (id: string): string => {
    const known = palettes.six.find((one) => one.id === id);
    return known === undefined ? id : t(`colours.${known.id}`);
  };
  const shape = (id: string): string => {
    const known = shapeIds.find((one) => one === id);
    return known === undefined ? id : t(`shapes.${known}`);
  };
  return {
    colour,
    shape,
    mark: (mark, zone) =>
      typeof mark !== 'string'
        ? t('shapeIn', { shape: shape(mark.shape), colour: colour(mark.colour) })
        : zone.words === true
          ? `“${mark.trim()}”`
          : colour(mark),
  };
}

export function ShapeDrawing({ shape, paint }: { shape: ShapeId; paint: string }) {
  return (
    <svg className={classes.shape} viewBox="0 0 100 100" aria-hidden="true">
      <path d={shapePaths[shape]} fill={paint} stroke="#22212d" strokeWidth={3} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The parts of a zone's look that depend on its mark. */
export function lookOf(
  content: DrawingContent,
  zone: DrawingZone,
  mark: Mark | undefined,
  words: MarkNames,
): Pick<ZoneLook, 'paint' | 'badge' | 'inside' | 'filled'> {
  if (mark === undefined) return {};
  const drawn = typeof mark === 'string' ? undefined : mark;
  const colour = zone.words === true ? undefined : (drawn?.colour ?? (typeof mark === 'string' ? mark : undefined));
  const paint = colour === undefined ? undefined : paintOf(content.palette, colour);
  const badge: ReactNode =
    colour === undefined ? (typeof mark === 'string' ? mark.trim() : null) : words.colour(colour);
  if (drawn !== undefined)
    return { badge, filled: true, inside: <ShapeDrawing shape={drawn.shape} paint={paint ?? '#fff'} /> };
  return { badge, filled: true, ...(paint === undefined ? {} : { paint }) };
}
