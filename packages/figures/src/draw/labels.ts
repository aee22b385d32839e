/** Where the names and numbers of a figure stand: beside what they belong to, off every line as far as there is room. */
import { frameOf, type Frame, type LabelStyle, type Pen, type Point } from '../drawing.ts';

export interface Place extends LabelStyle {
  readonly at: Point;
}
export interface Label {
  readonly text: string;
  /** The best place first. */
  readonly places: readonly Place[];
}

/** A line that is in the way of labels; the heavier, the more it is avoided. */
export interface Obstacle {
  readonly points: readonly Point[];
  readonly weight: number;
}

const gap = 1;
const grown = ([left, top, right, bottom]: Frame): Frame => [left - gap, top - gap, right + gap, bottom + gap];

/** Whether a segment has a point in a frame: the part of it that is inside of all four sides is not empty. */
function meets([ax, ay]: Point, [bx, by]: Point, [left, top, right, bottom]: Frame): boolean {
  // Most segments are beside, above or below. Nothing is allocated here: a graph asks this a hundred thousand times.
  if ((ax < left && bx < left) || (ax > right && bx > right)) return false;
  if ((ay < top && by < top) || (ay > bottom && by > bottom)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  let from = 0;
  let to = 1;
  if (dx !== 0) {
    from = Math.max(from, Math.min((left - ax) / dx, (right - ax) / dx));
    to = Math.min(to, Math.max((left - ax) / dx, (right - ax) / dx));
  }
  if (dy !== 0) {
    from = Math.max(from, Math.min((top - ay) / dy, (bottom - ay) / dy));
    to = Math.min(to, Math.max((top - ay) / dy, (bottom - ay) / dy));
  }
  return from <= to;
}

export function strikes({ points }: Pick<Obstacle, 'points'>, frame: Frame): boolean {
  for (let at = 1; at < points.length; at += 1) if (meets(points[at - 1]!, points[at]!, frame)) return true;
  return false;
}

function boundsOf(points: readonly Point[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** Like `overlap`, also of frames that share no more than a side or that are no more than a line. */
const touch = (a: Frame, b: Frame): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export const overlap = (a: Frame, b: Frame): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export interface PlacedLabel {
  readonly text: string;
  readonly place: Place;
  readonly frame: Frame;
  /** Whether no line runs through it. */
  readonly free: boolean;
}

/** Every label at its best place, in their order. No two stand on each other where another place is left. */
export function placeLabels(labels: readonly Label[], obstacles: readonly Obstacle[]): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  // Most lines are far from most places.
  const around = obstacles.map((one) => ({ ...one, bounds: boundsOf(one.points) }));
  for (const { text, places } of labels) {
    const rated = places.map((place, rank) => {
      const frame = grown(frameOf(text, place.at, place));
      const struck = around.reduce(
        (sum, one) => (touch(one.bounds, frame) && strikes(one, frame) ? sum + one.weight : sum),
        0,
      );
      const crowded = placed.some((one) => overlap(one.frame, frame)) ? 100 : 0;
      return { text, place, frame, free: struck === 0, cost: struck + crowded + rank };
    });
    placed.push(rated.reduce((best, other) => (other.cost < best.cost ? other : best)));
  }
  return placed;
}

/** Places around a point, the nearest to a direction first. */
export function placesAround([x, y]: Point, away: number, towards: number): Place[] {
  return Array.from({ length: 24 }, (_, step) => {
    const turn = towards + ((step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * Math.PI) / 12;
    return { at: [x + away * Math.cos(turn), y + away * Math.sin(turn)] };
  });
}

/** Keeps labels off all lines that a figure has. */
export const offLines = (pen: Pen): Obstacle[] => pen.lines.map((points) => ({ points, weight: 20 }));

/**
 * Where every place is on a line, the line is interrupted around the letters. `grounded`: the white grounds are drawn
 * already, so that they interrupt no line that came after them.
 */
export function writeLabels(pen: Pen, labels: readonly PlacedLabel[], grounded = false): void {
  for (const { text, place, free } of labels)
    pen.label(text, place.at, { ...place, halo: free ? !grounded : 'letters' });
}
