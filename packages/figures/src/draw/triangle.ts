/** A triangle constructed from its sides, with lines and circles that follow from it. */
import { dashes, guide, line, Pen, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';
import { offLines, placeLabels, placesAround, writeLabels, type Label, type Place } from './labels.ts';

const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const times = ([x, y]: Point, by: number): Point => [x * by, y * by];
const unit = (v: Point): Point => times(v, 1 / (Math.hypot(...v) || 1));
const middle = (a: Point, b: Point): Point => times(add(a, b), 1 / 2);

export interface TriangleFacts {
  /** A, B and C with y upwards; B is the origin and C lies on the positive x axis. */
  readonly corners: readonly [a: Point, b: Point, c: Point];
  readonly foot: Point;
  readonly middle: Point;
  /** Where the bisector from A meets BC. */
  readonly bisector: Point;
  readonly circumcentre: Point;
  readonly circumradius: number;
  readonly incentre: Point;
  readonly inradius: number;
}

/** Everything that a figure may show of a triangle with sides BC, CA and AB. */
export function triangleFacts([bc, ca, ab]: readonly [number, number, number]): TriangleFacts {
  const x = (ab * ab + bc * bc - ca * ca) / (2 * bc);
  const y = Math.sqrt(Math.max(0, ab * ab - x * x));
  const [a, b, c]: [Point, Point, Point] = [
    [x, y],
    [0, 0],
    [bc, 0],
  ];
  const around = bc + ca + ab;
  const area = (bc * y) / 2;
  return {
    corners: [a, b, c],
    foot: [x, 0],
    middle: middle(b, c),
    bisector: [(bc * ab) / (ab + ca), 0],
    circumcentre: [bc / 2, (x * x + y * y - bc * x) / (2 * y)],
    circumradius: (bc * ca * ab) / (4 * area),
    incentre: [(bc * x + ab * bc) / around, (bc * y) / around],
    inradius: (2 * area) / around,
  };
}

export function drawTriangle({ names, sides, parts, lengths, angles }: FigureOf<'triangle'>): Drawing {
  const pen = new Pen();
  const facts = triangleFacts(sides);
  const has = new Set(parts);
  const largest = has.has('circumcircle') ? 2 * facts.circumradius : Math.max(...sides);
  const scale = 150 / largest;
  const place = ([x, y]: Point): Point => [x * scale, -y * scale];
  const [a, b, c] = facts.corners.map(place) as [Point, Point, Point];
  const centre = times(add(add(a, b), c), 1 / 3);
  const used = new Set<string>(names);
  /** The usual letter of a point, or the next that no corner has. */
  const letter = (...wanted: string[]): string => {
    const free = wanted.find((name) => !used.has(name)) ?? '';
    used.add(free);
    return free;
  };
  const labels: Label[] = [];
  const below = (point: Point, name: string): void => {
    labels.push({ text: name, places: placesAround(point, 12, Math.PI / 2) });
  };
  const beside = (point: Point, name: string): void => {
    labels.push({ text: name, places: placesAround(point, 9, -Math.PI / 8) });
  };

  if (has.has('circumcircle')) {
    const o = place(facts.circumcentre);
    pen.circle(o, facts.circumradius * scale);
    pen.dot(o);
    beside(o, letter('O', 'I', 'J'));
  }
  if (has.has('incircle')) {
    const i = place(facts.incentre);
    pen.circle(i, facts.inradius * scale);
    pen.dot(i);
    beside(i, letter('I', 'J', 'K'));
  }
  if (has.has('altitude')) {
    const h = place(facts.foot);
    const outside = facts.foot[0] < 0 || facts.foot[0] > sides[0];
    pen.line([a, h]);
    if (outside) pen.line([facts.foot[0] < 0 ? b : c, h], { stroke: guide, dash: dashes });
    // A foot in a corner is the corner itself, which has its letter.
    const corner = Math.min(Math.abs(h[0] - b[0]), Math.abs(h[0] - c[0])) < 1;
    const towards: Point = unit(minus(Math.abs(h[0] - b[0]) > Math.abs(h[0] - c[0]) ? b : c, h));
    rightAngle(pen, h, towards, unit(minus(a, h)));
    if (!corner) below(h, letter('H', 'K', 'E'));
  }
  if (has.has('bisector')) {
    const d = place(facts.bisector);
    pen.line([a, d]);
    angleArc(pen, a, b, d, 17);
    angleArc(pen, a, d, c, 20);
    if (!has.has('altitude') || Math.abs(facts.bisector[0] - facts.foot[0]) * scale > 8)
      below(d, letter('D', 'E', 'F'));
  }
  if (has.has('median')) {
    const m = place(facts.middle);
    pen.line([a, m]);
    equalMark(pen, b, m);
    equalMark(pen, m, c);
    if (!has.has('altitude') || Math.abs(facts.middle[0] - facts.foot[0]) * scale > 8) below(m, letter('M', 'N', 'P'));
  }
  pen.line([a, b, c], { stroke: 1, closed: true });
  const corners = [a, b, c] as const;
  corners.forEach((_, at) => {
    const ends = [corners[(at + 1) % 3]!, corners[(at + 2) % 3]!] as const;
    const length = lengths?.[at] ?? '';
    if (length !== '') labels.push({ text: length, places: alongSide(...ends, centre, length) });
    const angle = angles?.[at] ?? '';
    if (angle !== '') labels.push({ text: angle, places: inAngle(pen, corners[at]!, ...ends) });
  });
  corners.forEach((corner, at) => {
    const away = unit(minus(corner, centre));
    labels.push({ text: names[at]!, places: placesAround(corner, 9, Math.atan2(away[1], away[0])) });
  });
  writeLabels(pen, placeLabels(labels, offLines(pen)));
  return pen.finish();
}

/** Beside the middle of a side, outside of the triangle first. */
function alongSide(from: Point, to: Point, centre: Point, text: string): Place[] {
  const along = unit(minus(to, from));
  const across: Point = [-along[1], along[0]];
  const outward = minus(middle(from, to), centre);
  const side = across[0] * outward[0] + across[1] * outward[1] < 0 ? -1 : 1;
  const wide = Math.abs(across[0]) * (text.length * 2.6 + 2);
  return [side, side * 1.3, -side, -side * 1.3].flatMap((turned) =>
    [0.5, 0.4, 0.6, 0.3, 0.7].map((share) => ({
      at: add(add(from, times(minus(to, from), share)), times(across, turned * (9 + wide))),
      face: /\d.*[a-z]/.test(text) ? ('words' as const) : ('formula' as const),
    })),
  );
}

/** Inside of an angle, which gets its arc; a narrow one has room further away. */
function inAngle(pen: Pen, vertex: Point, one: Point, other: Point): Place[] {
  const [first, second] = [unit(minus(one, vertex)), unit(minus(other, vertex))];
  const half = Math.hypot(...minus(first, second)) / 2;
  const away = Math.min(44, 17 + 9 / Math.max(0.2, half));
  angleArc(pen, vertex, one, other, Math.min(12, away - 9));
  return [0, -5, 5, -8, 10, 15].flatMap((more) =>
    [0.5, 0.4, 0.6, 0.3, 0.7].map((share) => {
      const towards = unit(add(times(first, 1 - share), times(second, share)));
      return { at: add(vertex, times(towards, away + more)) };
    }),
  );
}

function rightAngle(pen: Pen, at: Point, one: Point, other: Point): void {
  const size = 7;
  const [p, q] = [add(at, times(one, size)), add(at, times(other, size))];
  pen.line([p, add(p, times(other, size)), q], { stroke: guide });
}

/** Two strokes across the middle of a segment. */
function equalMark(pen: Pen, from: Point, to: Point): void {
  const along = unit(minus(to, from));
  const across: Point = [-along[1] * 3.5, along[0] * 3.5];
  for (const shift of [-1.4, 1.4]) {
    const at = add(middle(from, to), times(along, shift));
    pen.line([add(at, across), minus(at, across)], { stroke: line });
  }
}

function angleArc(pen: Pen, at: Point, one: Point, other: Point, radius: number): void {
  const angle = (point: Point): number => Math.atan2(point[1] - at[1], point[0] - at[0]);
  const [from, to] = [angle(one), angle(other)];
  const turn = ((to - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  pen.line(
    Array.from({ length: 13 }, (_, step): Point => {
      const now = from + (turn * step) / 12;
      return [at[0] + radius * Math.cos(now), at[1] + radius * Math.sin(now)];
    }),
    { stroke: guide },
  );
}
