/** The graph of a function on the axes Oxy. */
import { analyse, type Analysis } from '../functions.ts';
import { written } from '../numbers.ts';
import { curve, dashes, guide, Pen, polyline, rectanglePath, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';
import {
  placeLabels,
  placesAround,
  writeLabels,
  type Label,
  type Obstacle,
  type Place,
  type PlacedLabel,
} from './labels.ts';

type Graph = FigureOf<'graph'>;

interface Axes {
  readonly pen: Pen;
  readonly graph: Graph;
  at(x: number, y: number): Point;
  readonly ux: number;
  readonly uy: number;
  /** Numbers that an axis has already, so that none is written twice. */
  readonly taken: { x: Set<string>; y: Set<string> };
  /** What is written beside the axes when all lines are known. */
  readonly labels: Label[];
  readonly obstacles: Obstacle[];
}

const widest = 210;

export const drawGraph = (graph: Graph): Drawing => plotted(graph).pen.finish();

/** The graph with where its labels stand and what they have to avoid. */
export function plotted(graph: Graph): { pen: Pen; labels: readonly PlacedLabel[]; obstacles: readonly Obstacle[] } {
  const pen = new Pen();
  const {
    x: [x0, x1],
    y: [y0, y1],
  } = graph;
  const equal = Math.min(30, widest / (x1 - x0), widest / (y1 - y0));
  // Equal units on both axes, unless one of them would vanish or the axes are of quantities, such as t and v.
  const unequal = graph.axes !== undefined || equal * Math.min(x1 - x0, y1 - y0) < 45;
  const ux = unequal ? widest / (x1 - x0) : equal;
  const uy = unequal ? 150 / (y1 - y0) : equal;
  const axes: Axes = {
    pen,
    graph,
    ux,
    uy,
    at: (x, y) => [(x - x0) * ux, (y1 - y) * uy],
    taken: { x: new Set(['0']), y: new Set(['0']) },
    labels: [],
    obstacles: [],
  };
  const facts = analyse(graph.function);
  if (graph.grid) drawGrid(axes);
  if (graph.line && graph.hatched !== false) drawArea(axes, facts, graph.line);
  if (graph.area) hatchPolygon(axes, graph.area);
  drawAsymptotes(axes, facts);
  drawAxes(axes);
  drawTicks(axes, facts);
  const points = [
    ...(graph.extrema ? facts.extrema : []),
    ...(graph.points ?? []).map(({ at: [x, y], free = false }) => ({ x, y, free })),
  ].filter((point) => isShown(graph, point));
  for (const point of points) if (!('free' in point && point.free)) drawGuides(axes, point);
  const clip = rectanglePath(0, 0, (x1 - x0) * ux, (y1 - y0) * uy);
  const curves = partsOf(graph, facts).map((part) => part.map(([x, y]) => axes.at(x, y)));
  const shown = curves.flatMap((line) => shownOf(line, axes)).filter((line) => line.length > 1);
  for (const line of shown) axes.obstacles.push({ points: line, weight: 20 });
  const straight: Point[][] = [];
  if (graph.line) {
    const [m, n] = graph.line;
    const line = [axes.at(x0, m * x0 + n), axes.at(x1, m * x1 + n)];
    straight.push(line);
    if (m !== 0 || n !== 0) axes.obstacles.push({ points: line, weight: 20 });
  }
  if (graph.area) {
    const outline = graph.area.map(([x, y]) => axes.at(x, y));
    straight.push([...outline, outline[0]!]);
    axes.obstacles.push({ points: straight.at(-1)!, weight: 8 });
  }
  nameThings(axes, shown);
  const labels = placeLabels(axes.labels, axes.obstacles);
  for (const { text, place, free } of labels) if (free) pen.ground(text, place.at, place);
  for (const line of curves) pen.path(polyline(line), { stroke: curve, clip });
  for (const line of straight) pen.path(polyline(line), { stroke: 0.9, clip });
  writeLabels(pen, labels, true);
  for (const { x, y } of points) pen.dot(axes.at(x, y));
  return { pen, labels, obstacles: axes.obstacles };
}

/** The letters of points, and that of the curve near one of its ends. */
function nameThings(axes: Axes, shown: readonly (readonly Point[])[]): void {
  const { at, graph, labels } = axes;
  for (const { name, at: point } of graph.points ?? [])
    if (name !== '' && isShown(graph, { x: point[0], y: point[1] }))
      labels.push({ text: name, places: placesAround(at(...point), 10, -Math.PI / 4) });
  const longest = shown.toSorted((one, other) => other.length - one.length)[0];
  if (graph.called === undefined || longest === undefined) return;
  const places = [0.96, 0.9, 0.82, 0.06, 0.14].flatMap((share) =>
    placesAround(longest[Math.round((longest.length - 1) * share)]!, 12, -Math.PI / 4).slice(0, 12),
  );
  labels.push({ text: graph.called, places });
}

function hatchPolygon({ pen, at, graph: { x, y } }: Axes, area: readonly (readonly [number, number])[]): void {
  const inside = ([from, to]: readonly [number, number], value: number): number => Math.min(Math.max(value, from), to);
  const corners = area.map(([px, py]) => at(inside(x, px), inside(y, py)));
  const [across, down] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  // Nothing of it is in the picture, or it is no more than a line.
  if (right - left < 1 || bottom - top < 1) return;
  pen.hatch(polyline(corners, true), [left, top], [right, bottom]);
}

/** The parts of a line that are in the picture. */
function shownOf(line: readonly Point[], { at, graph: { y } }: Axes): Point[][] {
  const [bottom, top] = y.map((value) => at(0, value)[1]) as [number, number];
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (point[1] >= top && point[1] <= bottom) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts;
}

/** Connected parts of the curve: it is broken at its pole and where it leaves the picture far behind. */
function partsOf(
  { x: [left, right], y: [y0, y1], over: [from, to] = [left, right] }: Graph,
  { value, vertical, start }: Analysis,
): Point[][] {
  const [x0, x1] = [Math.max(left, from), Math.min(right, to)];
  if (x0 >= x1) return [];
  const parts: Point[][] = [[]];
  const steps = 600;
  const room = y1 - y0;
  for (let step = 0; step <= steps; step += 1) {
    const x = x0 + ((x1 - x0) * step) / steps;
    const y = value(x);
    const crossed = vertical !== undefined && start !== 0 && (x - (x1 - x0) / steps - vertical) * (x - vertical) <= 0;
    if (crossed && parts.at(-1)!.length > 0) parts.push([]);
    if (Number.isFinite(y) && y > y0 - 3 * room && y < y1 + 3 * room) parts.at(-1)!.push([x, y]);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

function drawGrid({ pen, at, graph }: Axes): void {
  const {
    x: [x0, x1],
    y: [y0, y1],
  } = graph;
  const style = { stroke: 0.4, strokeColor: '#bbb' };
  // A wave is read by quarters of its usual period.
  const unit = isWave(graph) && x1 - x0 < 60 ? Math.PI / 2 : stepOf(x0, x1);
  for (let x = isWave(graph) ? Math.ceil(x0 / unit) * unit : Math.ceil(x0); x <= x1; x += unit)
    pen.line([at(x, y0), at(x, y1)], style);
  for (let y = Math.ceil(y0); y <= y1; y += stepOf(y0, y1)) pen.line([at(x0, y), at(x1, y)], style);
}

const stepOf = (from: number, to: number): number => [1, 2, 5, 10, 20].find((step) => (to - from) / step <= 16) ?? 50;

function drawAxes({
  pen,
  at,
  labels,
  obstacles,
  graph: {
    x: [x0, x1],
    y: [y0, y1],
    axes: [across, up] = ['x', 'y'],
  },
}: Axes): void {
  const [left, axis] = at(x0, 0);
  const [middle, bottom] = at(0, y0);
  const [right, top] = at(x1, y1);
  for (const [from, to] of [
    [
      [left, axis],
      [right + 12, axis],
    ],
    [
      [middle, bottom],
      [middle, top - 12],
    ],
  ] as const) {
    pen.arrow(from, to);
    obstacles.push({ points: [from, to], weight: 8 });
  }
  labels.push(
    { text: across, places: [{ at: [right + 9, axis + 1], down: 1 }] },
    { text: up, places: [-1, 1].map((side) => ({ at: [middle + side, top - 8], across: side })) },
    { text: 'O', places: around([middle, axis], [-0.9, 0.9], [-0.9, -0.9], [0.9, 0.9], [0.9, -0.9]) },
  );
}

/** Places beside a point, in the order in which they are tried. */
const around = (at: Point, ...sides: readonly (readonly [across: number, down: number])[]): Place[] =>
  sides.map(([across, down]) => ({ at, across, down, size: 9 }));

function drawAsymptotes(axes: Axes, { vertical, horizontal }: Analysis): void {
  const {
    pen,
    at,
    obstacles,
    graph: {
      x: [x0, x1],
      y: [y0, y1],
    },
  } = axes;
  const dashed = (from: Point, to: Point): void => {
    pen.line([from, to], { stroke: guide, dash: [6, 3] });
    obstacles.push({ points: [from, to], weight: 6 });
  };
  if (vertical !== undefined && vertical !== 0 && vertical > x0 && vertical < x1) {
    dashed(at(vertical, y0), at(vertical, y1));
    labelX(axes, vertical, 1);
  }
  if (horizontal !== undefined && horizontal !== 0 && horizontal > y0 && horizontal < y1) {
    dashed(at(x0, horizontal), at(x1, horizontal));
    labelY(axes, horizontal, -1);
  }
}

/** A number, best under (1) or over (−1) the x axis. */
function labelX({ pen, at, taken, graph, labels }: Axes, x: number, down: number): void {
  const text = isWave(graph) ? ofPi(x) : written(x);
  if (taken.x.has(text)) return;
  taken.x.add(text);
  const [left, axis] = at(x, 0);
  pen.line([
    [left, axis - 1.8],
    [left, axis + 1.8],
  ]);
  const sides = [
    [0, down],
    [0, -down],
    [0.8, down],
    [-0.8, down],
    [0.8, -down],
    [-0.8, -down],
  ] as const;
  labels.push({ text, places: around([left, axis], ...sides) });
}

function labelY({ pen, at, taken, labels }: Axes, y: number, across: number): void {
  const text = written(y);
  if (taken.y.has(text)) return;
  taken.y.add(text);
  const [axis, top] = at(0, y);
  pen.line([
    [axis - 1.8, top],
    [axis + 1.8, top],
  ]);
  const sides = [
    [across, 0],
    [-across, 0],
    [across, -0.7],
    [across, 0.7],
    [-across, -0.7],
    [-across, 0.7],
  ] as const;
  labels.push({ text, places: around([axis, top], ...sides) });
}

const isWave = ({ function: { family } }: Graph): boolean => family === 'sine' || family === 'cosine';

/** A multiple of π, as the x axis of a wave has it. */
function ofPi(x: number): string {
  const halves = Math.round((x / Math.PI) * 2);
  const sign = halves < 0 ? '−' : '';
  const size = Math.abs(halves);
  if (size % 2 === 0) return `${sign}${size === 2 ? '' : size / 2}π`;
  return `${sign}${size === 1 ? '' : size}π/2`;
}

const isShown = ({ x: [x0, x1], y: [y0, y1] }: Graph, { x, y }: { x: number; y: number }): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** Dashed guides from a point to the axes; the numbers stand on the other side of the axes. */
function drawGuides(axes: Axes, { x, y }: { x: number; y: number }): void {
  const { pen, at, obstacles } = axes;
  const near = (value: number): boolean => Math.abs(value) < 1e-9;
  if (!near(x) && !near(y)) {
    const line = [at(x, 0), at(x, y), at(0, y)];
    pen.line(line, { stroke: guide, dash: dashes });
    obstacles.push({ points: line, weight: 6 });
  }
  if (!near(x)) labelX(axes, x, y > 0 ? 1 : -1);
  if (!near(y)) labelY(axes, y, x > 0 ? -1 : 1);
}

/** Numbers of the grid, or one unit on each axis where they are free. */
function drawTicks(axes: Axes, { extrema, value }: Analysis): void {
  const { graph, pen, at, ux } = axes;
  const points = (graph.extrema && extrema.length > 0) || (graph.points ?? []).some(({ free }) => free !== true);
  const {
    x: [x0, x1],
    y: [y0, y1],
    grid,
  } = graph;
  if (y0 <= 0 && y1 >= 0) {
    if (isWave(graph)) {
      for (let half = Math.ceil((x0 / Math.PI) * 2); half <= (x1 / Math.PI) * 2; half += 1) {
        const x = (half * Math.PI) / 2;
        if (half === 0 || x > x1 - 0.2 || (half % 2 !== 0 && ux < 28)) continue;
        labelX(axes, x, value(x) < -1e-6 ? -1 : 1);
      }
    } else if (grid) {
      for (let x = Math.ceil(x0 + 0.4); x < x1 - 0.3; x += stepOf(x0, x1)) labelX(axes, x, 1);
    } else if (!points && x1 > 1.4) labelX(axes, 1, 1);
  }
  if (x0 <= 0 && x1 >= 0) {
    if (grid) for (let y = Math.ceil(y0 + 0.4); y < y1 - 0.3; y += stepOf(y0, y1)) labelY(axes, y, -1);
    else if (!points && y1 > 1.4) labelY(axes, 1, -1);
  }
  pen.include(at(x0, y0));
  pen.include(at(x1, y1));
}

/** The area between the curve and a line, from their first to their last common point. */
function drawArea(axes: Axes, { value }: Analysis, [m, n]: readonly [number, number]): void {
  const {
    pen,
    at,
    graph: {
      x: [x0, x1],
    },
  } = axes;
  const gap = (x: number): number => value(x) - (m * x + n);
  const roots: number[] = [];
  const steps = 400;
  for (let step = 0; step < steps; step += 1) {
    let [low, high] = [x0 + ((x1 - x0) * step) / steps, x0 + ((x1 - x0) * (step + 1)) / steps];
    if (gap(low) === 0) roots.push(low);
    else if (gap(low) * gap(high) < 0) {
      for (let halving = 0; halving < 40; halving += 1) {
        const middle = (low + high) / 2;
        if (gap(low) * gap(middle) <= 0) high = middle;
        else low = middle;
      }
      roots.push(low);
    }
  }
  const [first, last] = [roots[0], roots.at(-1)];
  if (first === undefined || last === undefined || last - first < 1e-6) return;
  const along = Array.from({ length: 121 }, (_, step) => first + ((last - first) * step) / 120);
  const points = along.map((x) => at(x, value(x)));
  if (points.some(([, y]) => !Number.isFinite(y))) return;
  const area = polyline([...points, at(last, m * last + n), at(first, m * first + n)], true);
  // An area may reach far out of the picture; the lines do not.
  const [top, bottom] = [at(0, axes.graph.y[1])[1], at(0, axes.graph.y[0])[1]];
  const inside = (y: number): number => Math.min(Math.max(y, top), bottom);
  const heights = points
    .map(([, y]) => y)
    .concat(at(first, m * first + n)[1], at(last, m * last + n)[1])
    .map(inside);
  pen.hatch(area, [at(first, 0)[0], Math.min(...heights)], [at(last, 0)[0], Math.max(...heights)]);
}
