/** A labelled plane figure. */
import { guide, line, Pen, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import { sceneOf } from '../scenes.ts';
import { offLines, placeLabels, placesAround, writeLabels, type Label } from './labels.ts';
import type { FigureOf } from '../schema.ts';

const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];
const times = ([x, y]: Point, by: number): Point => [x * by, y * by];
const unit = (v: Point): Point => times(v, 1 / (Math.hypot(...v) || 1));
const middle = (a: Point, b: Point): Point => times(add(a, b), 1 / 2);

/** Units are upright, as in textbooks; unknowns are italic. */
const faceOf = (text: string) => (/\d.*[a-z]/.test(text) ? ('words' as const) : ('formula' as const));

const turnOf = (at: Point, one: Point, other: Point): readonly [from: number, turn: number] => {
  const angle = (point: Point): number => Math.atan2(point[1] - at[1], point[0] - at[0]);
  const from = angle(one);
  return [from, ((angle(other) - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI];
};

/** From one side of an angle to the other. */
function arc(pen: Pen, at: Point, [from, turn]: readonly [from: number, turn: number], radius: number): void {
  const points = Array.from({ length: 13 }, (_, step): Point => {
    const now = from + (turn * step) / 12;
    return [at[0] + radius * Math.cos(now), at[1] + radius * Math.sin(now)];
  });
  pen.line(points, { stroke: guide });
}

function rightAngle(pen: Pen, at: Point, one: Point, other: Point): void {
  const [p, q] = [times(unit(minus(one, at)), 7), times(unit(minus(other, at)), 7)];
  pen.line([add(at, p), add(at, add(p, q)), add(at, q)], { stroke: guide });
}

/** Strokes across the middle of a segment. */
function strokes(pen: Pen, from: Point, to: Point, count: number): void {
  const along = unit(minus(to, from));
  const across: Point = [-along[1] * 3.5, along[0] * 3.5];
  for (let step = 0; step < count; step += 1) {
    const at = add(middle(from, to), times(along, (step - (count - 1) / 2) * 2.6));
    pen.line([add(at, across), minus(at, across)], { stroke: line });
  }
}

export function drawPlane({ form, size, labels }: FigureOf<'plane'>): Drawing {
  const scene = sceneOf(form, size);
  const all = Object.values(scene.points);
  const radius = scene.circle?.radius ?? 0;
  const spread = (axis: 0 | 1): number =>
    Math.max(2 * radius, Math.max(...all.map((one) => one[axis])) - Math.min(...all.map((one) => one[axis])));
  const scale = Math.min(210 / spread(0), 160 / spread(1));
  const pen = new Pen();
  const at = (name: string): Point => {
    const [x, y] = scene.points[name]!;
    return [x * scale, -y * scale];
  };
  const corners = Object.keys(scene.points).map(at);
  const centre = times(corners.reduce(add), 1 / corners.length);

  /** The middle of what the segment is a side of. */
  const middleOf = (from: string, to: string): Point => {
    const own = scene.lines.find(
      (path) => path.length > 3 && path[0] === path.at(-1) && path.includes(from) && path.includes(to),
    );
    if (!own) return centre;
    const around = own.slice(1).map(at);
    return times(around.reduce(add), 1 / around.length);
  };

  const labelled: Label[] = [];

  if (scene.circle) pen.circle(at(scene.circle.centre), radius * scale);
  for (const path of scene.lines) pen.line(path.map(at), { stroke: 1 });
  for (const [vertex, one, other] of scene.rights ?? []) rightAngle(pen, at(vertex), at(one), at(other));
  (scene.equal ?? []).forEach((group, index) => {
    for (const [from, to] of group) strokes(pen, at(from), at(to), index + 1);
  });
  (scene.arcs ?? []).forEach(([one, vertex, other], index) => {
    arc(pen, at(vertex), turnOf(at(vertex), at(one), at(other)), 16 + 3 * index);
  });

  for (const [name, place] of Object.entries(scene.places)) {
    const text = labels[name] ?? '';
    if (place.length === 3) {
      const [one, vertex, other] = place.map(at) as [Point, Point, Point];
      const [from, turn] = turnOf(vertex, one, other);
      const along = (away: number, share: number): Point => {
        const towards = from + turn * share;
        return add(vertex, [away * Math.cos(towards), away * Math.sin(towards)]);
      };
      if (scene.numbered) pen.label(name.at(-1)!, along(9, 1 / 2), { size: 7 });
      if (text === '') continue;
      // A narrow angle has room for its label further away from the vertex.
      const away = Math.min(44, 17 + 9 / Math.max(0.2, Math.abs(Math.sin(turn / 2))));
      arc(pen, vertex, [from, turn], Math.min(14, away - 9));
      const places = [0, 5, 10, 15, 20].flatMap((more) => [1 / 2, 0.4, 0.6].map((share) => along(away + more, share)));
      labelled.push({ text, places: places.map((point) => ({ at: point })) });
    } else if (text !== '') {
      const [from, to] = place.map(at) as [Point, Point];
      const along = unit(minus(to, from));
      const across: Point = [-along[1], along[0]];
      const outward = minus(middle(from, to), middleOf(place[0], place[1]));
      const away = across[0] * outward[0] + across[1] * outward[1] < 0 ? -1 : 1;
      const side = scene.inner?.includes(name) ? -away : away;
      const wide = Math.abs(across[0]) * (text.length * 2.6 + 2);
      const places = [side, side * 1.25, -side].map((turned) => ({
        at: add(middle(from, to), times(across, turned * (9 + wide))),
        face: faceOf(text),
      }));
      labelled.push({ text, places });
    }
  }

  for (const name of Object.keys(scene.points)) {
    if (name.endsWith('*')) continue;
    const point = at(name);
    if (name === scene.circle?.centre || scene.dots?.includes(name)) pen.dot(point, scene.dots ? 1.5 : 2);
    const out = minus(point, centre);
    const own = scene.names?.[name];
    const towards =
      own !== undefined
        ? (-own * Math.PI) / 180
        : Math.hypot(...out) < 6
          ? Math.atan2(-0.8, 0.6)
          : Math.atan2(out[1], out[0]);
    // A numbered vertex has its numbers next to it.
    const away = scene.numbered && name in (scene.names ?? {}) ? 19 : 9;
    labelled.push({ text: name, places: placesAround(point, away, towards) });
  }
  writeLabels(pen, placeLabels(labelled, offLines(pen)));
  return pen.finish();
}
