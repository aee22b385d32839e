/** Solids in oblique projection. Which edges are hidden is computed from the faces, never given. */
import { dashes, ellipsePath, guide, Pen, polyline, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';

export type Space = readonly [x: number, y: number, z: number];
/** Corners by their names, and faces whose corners turn anticlockwise when seen from outside. */
export interface Solid {
  readonly corners: Readonly<Record<string, Space>>;
  readonly faces: readonly (readonly string[])[];
}

/** x to the right, y to the back, z upwards. */
const project = ([x, y, z]: Space): Point => [x + 0.42 * y, -(z + 0.4 * y)];

type Four = readonly [string, string, string, string];

/** `upper`: the corners above those of the base. */
function boxOf(width: number, depth: number, tall: number, [a, b, c, d]: Four, [e, f, g, h]: Four): Solid {
  return {
    corners: {
      [a]: [0, depth, 0],
      [b]: [0, 0, 0],
      [c]: [width, 0, 0],
      [d]: [width, depth, 0],
      [e]: [0, depth, tall],
      [f]: [0, 0, tall],
      [g]: [width, 0, tall],
      [h]: [width, depth, tall],
    },
    faces: [
      [a, d, c, b],
      [e, f, g, h],
      [b, c, g, f],
      [c, d, h, g],
      [d, a, e, h],
      [a, b, f, e],
    ],
  };
}

type Polyhedron = Exclude<FigureOf<'solid'>['form'], 'cylinder' | 'cone' | 'sphere'>;

const usualBox = [90, 130, 80] as const;
const longest = 130;
const shortest = 36;

/** A box whose edges are as long as they are said to be, unless one would be too short to be seen well. */
function scaledBox(edges: readonly [number, number, number] = usualBox): readonly number[] {
  const most = Math.max(...edges);
  return edges.map((edge) => Math.max(shortest, (edge * longest) / most));
}

export function solidOf(
  form: Polyhedron,
  axes: boolean,
  edges?: FigureOf<'solid'>['edges'],
  upper?: FigureOf<'solid'>['upper'],
): Solid {
  const square: Four = axes ? ['O', 'A', 'B', 'C'] : ['A', 'B', 'C', 'D'];
  const above = (upper ? [...upper] : square.map((name) => `${name}′`)) as unknown as Four;
  if (form === 'cube') return boxOf(100, 100, 100, square, above);
  if (form === 'box') {
    const [depth, width, tall] = scaledBox(edges) as [number, number, number];
    return boxOf(width, depth, tall, square, above);
  }
  if (form === 'prism')
    return {
      corners: {
        A: [0, 30, 0],
        B: [60, -30, 0],
        C: [120, 40, 0],
        'A′': [0, 30, 110],
        'B′': [60, -30, 110],
        'C′': [120, 40, 110],
      },
      faces: [
        ['A', 'C', 'B'],
        ['A′', 'B′', 'C′'],
        ['A', 'B', 'B′', 'A′'],
        ['B', 'C', 'C′', 'B′'],
        ['C', 'A', 'A′', 'C′'],
      ],
    };
  if (form === 'tetrahedron')
    return {
      corners: { A: [0, 40, 0], B: [50, -40, 0], C: [130, 40, 0], S: [60, 20, 130] },
      faces: [
        ['A', 'C', 'B'],
        ['S', 'A', 'B'],
        ['S', 'B', 'C'],
        ['S', 'C', 'A'],
      ],
    };
  return {
    corners: { A: [0, 100, 0], B: [0, 0, 0], C: [120, 0, 0], D: [120, 100, 0], S: [60, 50, 140] },
    faces: [
      ['A', 'D', 'C', 'B'],
      ['S', 'A', 'B'],
      ['S', 'B', 'C'],
      ['S', 'C', 'D'],
      ['S', 'D', 'A'],
    ],
  };
}

/** Edges by the names of their ends; hidden where both faces beside it look away. */
export function edgesOf({ corners, faces }: Solid): { from: string; to: string; hidden: boolean }[] {
  const seen = new Map<string, boolean>();
  for (const face of faces) {
    const points = face.map((name) => project(corners[name]!));
    // Seen from outside the corners turn anticlockwise; with y downwards the area is then negative.
    const area = points.reduce((sum, [x, y], at) => {
      const [nx, ny] = points[(at + 1) % points.length]!;
      return sum + x * ny - nx * y;
    }, 0);
    face.forEach((name, at) => {
      const edge = [name, face[(at + 1) % face.length]!].sort().join(' ');
      seen.set(edge, (seen.get(edge) ?? false) || area < 0);
    });
  }
  return [...seen].map(([edge, visible]) => {
    const [from, to] = edge.split(' ') as [string, string];
    return { from, to, hidden: !visible };
  });
}

export function drawSolid(figure: FigureOf<'solid'>): Drawing {
  const pen = new Pen();
  const { form, height } = figure;
  if (form === 'cylinder' || form === 'cone' || form === 'sphere') drawRound(pen, form, height);
  else drawPolyhedron(pen, form, figure);
  return pen.finish();
}

function drawPolyhedron(
  pen: Pen,
  form: Polyhedron,
  { height: extra, edges, section: share, upper, edge }: FigureOf<'solid'>,
): void {
  const axes = extra && (form === 'cube' || form === 'box');
  const section = form === 'pyramid' ? share : undefined;
  const solid = solidOf(form, axes, edges, axes ? undefined : upper);
  const at = (name: string): Point => project(solid.corners[name]!);
  const lines: (readonly [Point, Point])[] = [];
  const draw = (from: Point, to: Point, hidden: boolean): void => {
    lines.push([from, to]);
    if (hidden) pen.dashed(from, to);
    else pen.line([from, to], { stroke: 1 });
  };
  for (const { from, to, hidden } of edgesOf(solid)) draw(at(from), at(to), hidden);
  const names = Object.keys(solid.corners);
  const centre = names
    .map(at)
    .reduce<Point>(([x, y], [px, py]) => [x + px / names.length, y + py / names.length], [0, 0]);
  if (extra && (form === 'pyramid' || form === 'tetrahedron')) {
    const base = form === 'pyramid' ? ['A', 'B', 'C', 'D'] : ['A', 'B', 'C'];
    const top = solid.corners['S']!;
    const foot = project([top[0], top[1], 0]);
    if (form === 'pyramid')
      for (const [from, to] of [
        ['A', 'C'],
        ['B', 'D'],
      ] as const)
        pen.dashed(at(from), at(to));
    draw(project(top), foot, true);
    const towards = at(base.at(-1)!);
    const length = Math.hypot(towards[0] - foot[0], towards[1] - foot[1]);
    const [ux, uy] = [((towards[0] - foot[0]) / length) * 8, ((towards[1] - foot[1]) / length) * 8];
    pen.line(
      [
        [foot[0], foot[1] - 8],
        [foot[0] + ux, foot[1] + uy - 8],
        [foot[0] + ux, foot[1] + uy],
      ],
      { stroke: guide },
    );
    pen.label(form === 'pyramid' ? 'O' : 'H', foot, form === 'pyramid' ? { down: 1 } : { across: -1, down: -0.6 });
  }
  if (axes) {
    const [front, right, up] = ['A', 'C', 'O′'].map(at) as [Point, Point, Point];
    const o = at('O');
    for (const [end, name] of [
      [front, 'x'],
      [right, 'y'],
      [up, 'z'],
    ] as const) {
      const [dx, dy] = [end[0] - o[0], end[1] - o[1]];
      const beyond = 26 / Math.hypot(dx, dy);
      const tip: Point = [end[0] + dx * beyond, end[1] + dy * beyond];
      pen.arrow(end, tip);
      lines.push([end, tip]);
      pen.label(name, tip, name === 'z' ? { across: -1 } : { down: 1 });
    }
  }
  const cut: [string, Point][] = [];
  if (section !== undefined) {
    const top = at('S');
    for (const [base, name] of ['AM', 'BN', 'CP', 'DQ'].map((pair) => [...pair] as [string, string])) {
      const [x, y] = at(base);
      cut.push([name, [top[0] + (x - top[0]) * section, top[1] + (y - top[1]) * section]]);
    }
    // Two sides lie on the faces that look away, as those of the base do.
    cut.forEach(([, from], index) => draw(from, cut[(index + 1) % 4]![1], index === 0 || index === 3));
  }
  if (edge !== undefined && form === 'cube' && !axes) {
    const [[bx, by], [cx]] = [at('B'), at('C')];
    // A unit is upright, as in textbooks.
    pen.label(edge, [(bx + cx) / 2, by + 2], { face: 'words', down: 1 });
  }
  for (const name of names) pen.label(name, freePlace(at(name), centre, lines));
  for (const [name, point] of cut) pen.label(name, freePlace(point, centre, lines));
}

/** Beside a corner, where the letter is farthest from every line; outwards if that is as good. */
function freePlace(corner: Point, [cx, cy]: Point, lines: readonly (readonly [Point, Point])[]): Point {
  const out = Math.atan2(corner[1] - cy, corner[0] - cx);
  let best: { place: Point; score: number } | undefined;
  for (let step = 0; step < 24; step += 1) {
    const turn = out + (step * Math.PI) / 12;
    const place: Point = [corner[0] + 10 * Math.cos(turn), corner[1] + 10 * Math.sin(turn)];
    const room = Math.min(...lines.map(([from, to]) => distanceTo(place, from, to)));
    const score = Math.min(room, 8) + Math.cos(turn - out);
    if (best === undefined || score > best.score) best = { place, score };
  }
  return best!.place;
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Half of an ellipse: the front is the lower half. */
function halfEllipse(pen: Pen, [x, y]: Point, rx: number, ry: number, front: boolean): void {
  const points = Array.from({ length: 41 }, (_, step): Point => {
    const turn = (Math.PI * step) / 40;
    return [x + rx * Math.cos(turn), y + (front ? 1 : -1) * ry * Math.sin(turn)];
  });
  if (front) pen.line(points, { stroke: 1 });
  else pen.path(polyline(points), { stroke: guide, dash: dashes });
}

function drawRound(pen: Pen, form: 'cylinder' | 'cone' | 'sphere', extra: boolean): void {
  const [r, flat, tall] = [52, 16, 115];
  if (form === 'sphere') {
    pen.circle([0, 0], r + 8, { stroke: 1 });
    halfEllipse(pen, [0, 0], r + 8, flat, true);
    halfEllipse(pen, [0, 0], r + 8, flat, false);
    pen.dot([0, 0]);
    pen.label('O', [0, -1], { down: -1 });
    if (!extra) return;
    pen.dashed([0, 0], [r + 8, 0]);
    pen.label('R', [(r + 8) / 2, 0], { down: 0.8 });
    return;
  }
  halfEllipse(pen, [0, 0], r, flat, true);
  halfEllipse(pen, [0, 0], r, flat, false);
  for (const side of [-r, r])
    pen.line(
      [
        [side, 0],
        [form === 'cone' ? 0 : side, -tall],
      ],
      { stroke: 1 },
    );
  if (form === 'cylinder') pen.path(ellipsePath([0, -tall], r, flat), { stroke: 1 });
  pen.include([0, form === 'cylinder' ? -tall - flat : -tall]);
  pen.include([0, flat]);
  if (form === 'cone') pen.label('S', [0, -tall], { down: -1 });
  pen.dot([0, 0]);
  pen.label('O', [-2, 1], { across: -1, down: 0.4 });
  if (!extra) return;
  pen.dashed([0, 0], [0, -tall]);
  pen.dashed([0, 0], [r, 0]);
  pen.label('h', [1, -tall / 2], { across: 1 });
  pen.label('r', [r / 2, 0], { down: 0.7 });
}
