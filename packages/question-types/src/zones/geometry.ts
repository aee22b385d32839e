/**
 * Positions on a picture. Pure, and without schemas, because players use it too. All lengths are thousandths of the
 * picture.
 */
import type { Place, ZoneShape } from './schema.ts';

export type { Place, Zone, ZoneShape } from './schema.ts';

/** A figure in the editor: a zone, or a place without extent. */
export type Figure = ZoneShape | ({ readonly kind: 'point' } & Place);
export type FigureKind = Figure['kind'];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const full = 1000;
/** The minimal size of a zone, so that it can be tapped. */
export const minExtent = 20;

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const within = (value: number): number => clamp(Math.round(value), 0, full);

/** The nearest spot on the picture, in whole thousandths. */
export const placeOn = (point: Place): Place => ({ x: within(point.x), y: within(point.y) });

export function boundsOf(figure: Figure): Box {
  if (figure.kind === 'point') return { x: figure.x, y: figure.y, width: 0, height: 0 };
  if (figure.kind !== 'polygon') return { x: figure.x, y: figure.y, width: figure.width, height: figure.height };
  const xs = figure.points.map((point) => point.x);
  const ys = figure.points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Each corner with the one after it. */
function edgesOf(points: readonly Place[]): (readonly [Place, Place])[] {
  return points.map((point, at) => [point, points[(at + 1) % points.length] ?? point]);
}

/** Whether a ray from the spot leaves the polygon an odd number of times. */
function isInside(points: readonly Place[], { x, y }: Place): boolean {
  return (
    edgesOf(points).filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
      .length %
      2 ===
    1
  );
}

/** Whether the spot is in the zone; edges of boxes and ellipses count. */
export function contains(figure: Figure, point: Place): boolean {
  if (figure.kind === 'point') return figure.x === point.x && figure.y === point.y;
  if (figure.kind === 'polygon') return isInside(figure.points, point);
  const { x, y, width, height } = figure;
  if (figure.kind === 'rectangle') return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  return ((point.x - x - width / 2) / (width / 2)) ** 2 + ((point.y - y - height / 2) / (height / 2)) ** 2 <= 1;
}

/** Twice the signed surface: its sign is the turning direction. */
const turn = (points: readonly Place[]): number =>
  edgesOf(points).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0);

export function areaOf(figure: Figure): number {
  if (figure.kind === 'point') return 0;
  if (figure.kind === 'polygon') return Math.abs(turn(figure.points)) / 2;
  return figure.width * figure.height * (figure.kind === 'ellipse' ? Math.PI / 4 : 1);
}

const middleOf = ({ x, y, width, height }: Box): Place => ({ x: x + width / 2, y: y + height / 2 });

function centroidOf(points: readonly Place[]): Place {
  const doubled = turn(points);
  if (doubled === 0) return middleOf(boundsOf({ kind: 'polygon', points: [...points] }));
  const sum = edgesOf(points).reduce(
    (so, [a, b]) => {
      const cross = a.x * b.y - b.x * a.y;
      return { x: so.x + (a.x + b.x) * cross, y: so.y + (a.y + b.y) * cross };
    },
    { x: 0, y: 0 },
  );
  return { x: sum.x / (3 * doubled), y: sum.y / (3 * doubled) };
}

/** A spot in the zone for its label: the middle, or where that is outside (a crescent) the middle of its widest stretch. */
export function labelPlaceOf(figure: Figure): Place {
  if (figure.kind !== 'polygon') return placeOn(middleOf(boundsOf(figure)));
  const centre = centroidOf(figure.points);
  if (isInside(figure.points, centre)) return placeOn(centre);
  const { y, height } = boundsOf(figure);
  const level = y + height / 2;
  const crossings = edgesOf(figure.points)
    .filter(([a, b]) => a.y > level !== b.y > level)
    .map(([a, b]) => ((b.x - a.x) * (level - a.y)) / (b.y - a.y) + a.x)
    .toSorted((a, b) => a - b);
  let widest = { from: centre.x, to: centre.x };
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const stretch = { from: crossings[at] ?? 0, to: crossings[at + 1] ?? 0 };
    if (stretch.to - stretch.from > widest.to - widest.from) widest = stretch;
  }
  return placeOn({ x: (widest.from + widest.to) / 2, y: level });
}

/** Moved within the limits of the picture; shape and size are kept. */
export function movedBy<F extends Figure>(figure: F, dx: number, dy: number): F {
  const box = boundsOf(figure);
  const x = clamp(Math.round(dx), -box.x, full - box.x - box.width);
  const y = clamp(Math.round(dy), -box.y, full - box.y - box.height);
  if (figure.kind === 'polygon')
    return { ...figure, points: figure.points.map((point) => ({ x: point.x + x, y: point.y + y })) };
  return { ...figure, x: figure.x + x, y: figure.y + y };
}

/** The box with the given corners, limited to the picture and the minimal size. */
export function boxBetween(a: Place, b: Place): Box {
  const span = (from: number, to: number): readonly [number, number] => {
    const [low, high] = [Math.min(within(from), within(to)), Math.max(within(from), within(to))];
    const extent = Math.max(minExtent, high - low);
    // A box that had to be enlarged keeps the corner that was set first.
    const start = from <= to ? low : high - extent;
    return [clamp(start, 0, full - extent), extent];
  };
  const [x, width] = span(a.x, b.x);
  const [y, height] = span(a.y, b.y);
  return { x, y, width, height };
}

/** The same shape in another box; a place has no size to change. */
export function fittedTo<F extends Figure>(figure: F, box: Box): F {
  if (figure.kind === 'point') return figure;
  if (figure.kind !== 'polygon') return { ...figure, ...box };
  const old = boundsOf(figure);
  const scale = (value: number, from: number, extent: number, start: number, length: number): number =>
    within(start + (extent === 0 ? 0 : ((value - from) / extent) * length));
  return {
    ...figure,
    points: figure.points.map((point) => ({
      x: scale(point.x, old.x, old.width, box.x, box.width),
      y: scale(point.y, old.y, old.height, box.y, box.height),
    })),
  };
}

/** Resized at its right and lower edge. */
export function resizedBy<F extends Figure>(figure: F, dx: number, dy: number): F {
  const box = boundsOf(figure);
  const width = clamp(box.width + Math.round(dx), Math.min(minExtent, full - box.x), full - box.x);
  const height = clamp(box.height + Math.round(dy), Math.min(minExtent, full - box.y), full - box.y);
  return fittedTo(figure, { ...box, width, height });
}

export function withCorner(points: readonly Place[], index: number, corner: Place): Place[] {
  return points.map((point, at) => (at === index ? placeOn(corner) : point));
}

/** A new corner half way to the next one. */
export function withCornerAfter(points: readonly Place[], index: number): Place[] {
  const [a, b] = [points[index], points[(index + 1) % points.length]];
  return a === undefined || b === undefined
    ? [...points]
    : points.toSpliced(index + 1, 0, placeOn({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
}

interface Placed {
  readonly id: string;
  readonly shape: Figure;
}

/** How far outside its box the spot is, measured in `reach` for each direction; 1 is the limit. */
function farness(figure: Figure, point: Place, reach: Place): number {
  const { x, y, width, height } = boundsOf(figure);
  const off = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to);
  return Math.hypot(off(point.x, x, x + width) / reach.x, off(point.y, y, y + height) / reach.y);
}

/**
 * The zone under the spot, the smallest of several; else the nearest one within reach, because fingertips are large.
 */
export function zoneAt<Z extends Placed>(
  zones: readonly Z[],
  point: Place,
  reach: Place = { x: 0, y: 0 },
): Z | undefined {
  const under = zones.filter((zone) => contains(zone.shape, point));
  if (under.length > 0) return under.reduce((best, zone) => (areaOf(zone.shape) < areaOf(best.shape) ? zone : best));
  if (reach.x <= 0 || reach.y <= 0) return undefined;
  const near = zones.map((zone) => ({ zone, far: farness(zone.shape, point, reach) })).filter(({ far }) => far <= 1);
  return near.length === 0 ? undefined : near.reduce((best, one) => (one.far < best.far ? one : best)).zone;
}

/** The spot on a line that is farthest from all zones, so that an element there covers none of them if possible. */
export function clearestOn(a: Place, b: Place, zones: readonly Placed[]): Place {
  const spots = Array.from({ length: 13 }, (_, at) => 0.5 + (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * 0.05).map(
    (share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }),
  );
  const roomAt = (spot: Place): number => Math.min(...zones.map((zone) => farness(zone.shape, spot, { x: 1, y: 1 })));
  return placeOn(spots.reduce((best, spot) => (roomAt(spot) > roomAt(best) ? spot : best)));
}

/** A figure in the middle of the picture, for authors who use the keyboard; `index` offsets several figures. */
export function figureInTheMiddle(kind: FigureKind, index: number): Figure {
  const step = (index % 8) * 30;
  const box = { x: 300 + step, y: 300 + step, width: 200, height: 200 };
  if (kind === 'point') return { kind, x: 300 + step, y: 300 + step };
  if (kind === 'polygon')
    return {
      kind,
      points: [
        { x: box.x + 100, y: box.y },
        { x: box.x + 200, y: box.y + 100 },
        { x: box.x + 100, y: box.y + 200 },
        { x: box.x, y: box.y + 100 },
      ],
    };
  return { kind, ...box };
}

/** Corners for SVG: "10,20 30,40". */
export const cornersText = (points: readonly Place[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** As CSS positions of a box over the picture. */
export function percentBox(figure: Figure): { left: string; top: string; width: string; height: string } {
  const { x, y, width, height } = boundsOf(figure);
  return { left: `${x / 10}%`, top: `${y / 10}%`, width: `${width / 10}%`, height: `${height / 10}%` };
}
