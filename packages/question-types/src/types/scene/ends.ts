/** The end points of the lines inside a picture. */
import { boundsOf, labelPlaceOf, placeOn, type Place } from '../../zones/geometry.ts';
import type { SceneContent } from './definition.ts';

const middleOf = (zone: SceneContent['zones'][number]): Place => {
  const { x, y, width, height } = boundsOf(zone.shape);
  return { x: x + width / 2, y: y + height / 2 };
};

/** The middle of the side that faces the other kind of zones: a word or a small picture in the zone stays readable. */
export function endOf({ zones, starts }: Pick<SceneContent, 'zones' | 'starts'>, id: string): Place {
  const zone = zones.find((one) => one.id === id);
  if (zone === undefined) return { x: 0, y: 0 };
  const others = zones.filter((one) => starts.includes(one.id) !== starts.includes(id)).map(middleOf);
  if (zone.shape.kind === 'polygon' || others.length === 0) return labelPlaceOf(zone.shape);
  const own = middleOf(zone);
  const dx = others.reduce((sum, { x }) => sum + x - own.x, 0);
  const dy = others.reduce((sum, { y }) => sum + y - own.y, 0);
  const { width, height } = zone.shape;
  return placeOn(
    Math.abs(dx) >= Math.abs(dy)
      ? { x: own.x + (Math.sign(dx) * width) / 2, y: own.y }
      : { x: own.x, y: own.y + (Math.sign(dy) * height) / 2 },
  );
}
