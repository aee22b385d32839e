/** Charts of data. Neighbouring parts differ by their pattern, not by shading alone. */
import { written } from '../numbers.ts';
import { circlePath, curve, line, Pen, polyline, rectanglePath, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';
import { placeLabels, writeLabels, type Place } from './labels.ts';

type Chart = FigureOf<'chart'>;
const height = 120;
const words = { face: 'words' as const, size: 9 };

/** A step of the axis of 1, 2 or 5 times a power of ten that gives at most six lines; a whole one for whole values. */
function stepFor(most: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1e-3) / 5));
  const steps = [1, 2, 5, 10].map((factor) => factor * power);
  return steps.find((step) => most / step <= 6 && (!whole || step >= 1)) ?? 1;
}

type Pattern = 'plain' | 'grey' | 'hatched' | 'dotted' | 'dense' | 'dark';
const patterns: readonly Pattern[] = ['plain', 'hatched', 'grey', 'dotted', 'dark', 'dense'];

function fillArea(pen: Pen, d: string, [left, top]: Point, [right, bottom]: Point, pattern: Pattern): void {
  const fills: Record<Pattern, string> = {
    plain: '#fff',
    grey: '#d9d9d9',
    hatched: '#fff',
    dotted: '#fff',
    dense: '#fff',
    dark: '#999',
  };
  pen.path(d, { fill: fills[pattern] });
  if (pattern === 'hatched' || pattern === 'dense')
    pen.hatch(d, [left, top], [right, bottom], pattern === 'dense' ? 2.6 : 5);
  if (pattern === 'dotted') {
    // A legend has room for a few dots only.
    const gap = right - left < 20 ? 4 : 6;
    let dots = '';
    for (let y = top + 2; y < bottom; y += gap)
      for (let x = left + 2; x < right; x += gap) dots += circlePath([x, y], 0.7);
    pen.path(dots, { fill: '#000', clip: d });
  }
  pen.path(d, { stroke: line });
}

function legend(pen: Pen, entries: readonly (readonly [Pattern, string])[], x: number, top: number): void {
  entries.forEach(([pattern, name], at) => {
    const y = top + at * 17;
    fillArea(pen, rectanglePath(x, y, 12, 9), [x, y], [x + 12, y + 9], pattern);
    pen.include([x, y]);
    pen.label(name, [x + 14, y + 4.5], { ...words, across: 1 });
  });
}

function drawPie(pen: Pen, { bars }: Chart): void {
  const radius = 62;
  const sum = bars.reduce((total, { value }) => total + value, 0);
  const point = (share: number, r = radius): Point => [
    r * Math.sin(share * 2 * Math.PI),
    -r * Math.cos(share * 2 * Math.PI),
  ];
  let from = 0;
  const labels: (() => void)[] = [];
  bars.forEach(({ value }, at) => {
    const share = sum === 0 ? 0 : value / sum;
    if (share === 0) return;
    const steps = Math.max(2, Math.ceil(share * 120));
    const arc = Array.from({ length: steps + 1 }, (_, step) => point(from + (share * step) / steps));
    const d = polyline(share > 0.9999 ? arc : [[0, 0], ...arc], true);
    fillArea(pen, d, [-radius, -radius], [radius, radius], patterns[at % patterns.length]!);
    const middle = point(from + share / 2, share > 0.08 ? radius * 0.62 : radius * 1.2);
    labels.push(() => pen.label(`${written(Math.round(share * 1000) / 10)}%`, middle, { size: 9, halo: share > 0.08 }));
    from += share;
  });
  pen.include([-radius, -radius]);
  pen.include([radius, radius]);
  for (const write of labels) write();
  legend(
    pen,
    bars.map(({ label }, at) => [patterns[at % patterns.length]!, label]),
    radius + 16,
    -(bars.length * 17) / 2,
  );
}

/** A row of circles for each value. No number is written: they are counted. */
function drawPictures(pen: Pen, { bars, axis }: Chart): void {
  const [apart, tall, radius] = [14, 19, 5];
  const most = Math.max(...bars.map(({ value }) => counted(value)));
  const bottom = tall * bars.length;
  bars.forEach(({ label, value }, row) => {
    const y = tall * (row + 0.5);
    pen.label(label, [-6, y], { ...words, size: 10, across: -1 });
    const circles = Array.from({ length: counted(value) }, (_, at) => circlePath([apart * (at + 0.5) + 3, y], radius));
    if (circles.length > 0) pen.path(circles.join(''), { fill: '#d9d9d9', stroke: line });
    pen.line([
      [0, tall * (row + 1)],
      [apart * most + 8, tall * (row + 1)],
    ]);
  });
  pen.line(
    [
      [0, 0],
      [apart * most + 8, 0],
      [apart * most + 8, bottom],
      [0, bottom],
    ],
    { closed: true },
  );
  if (axis !== '') pen.label(axis, [0, -9], { ...words, size: 10, across: 1 });
}

const counted = (value: number): number => Math.min(40, Math.round(value));

export function drawChart(chart: Chart): Drawing {
  const pen = new Pen();
  if (chart.form === 'pie') drawPie(pen, chart);
  else if (chart.form === 'bar' && chart.pictures === true) drawPictures(pen, chart);
  else drawColumns(pen, chart);
  return pen.finish();
}

/** Above a point of a line, or where the line leaves room. */
const besidePoint = ([x, y]: Point): Place[] =>
  [
    [0, -8],
    [-9, -6],
    [9, -6],
    [-9, 7],
    [9, 7],
    [0, 9],
  ].map(([right = 0, down = 0]) => ({ at: [x + right, y + down], size: 8.5 }));

function drawColumns(pen: Pen, { form, bars, axis, across, series }: Chart): void {
  const double = form === 'bar' && series !== undefined;
  const most = Math.max(1e-3, ...bars.map(({ value, second = 0 }) => Math.max(value, double ? second : 0)));
  const step = stepFor(
    most,
    bars.every(({ value, second = 0 }) => Number.isInteger(value) && Number.isInteger(second)),
  );
  const top = Math.ceil(most / step - 1e-9) * step;
  const y = (value: number): number => height - (value / top) * height;
  // A label of one line is as wide as its letters; the columns follow the longest.
  const longest = Math.max(...bars.map(({ label }) => Array.from(label).length));
  const pitch = Math.max(double ? 46 : form === 'histogram' ? 34 : 38, longest * 4.4 + 8);
  const width = pitch * bars.length + (form === 'histogram' ? 24 : 10);
  const first = form === 'histogram' ? 12 : 6;
  for (let value = 0; value <= top + step / 2; value += step) {
    if (value > 0)
      pen.line(
        [
          [0, y(value)],
          [width, y(value)],
        ],
        { stroke: 0.4, dash: [1, 3] },
      );
    pen.label(written(value), [-2, y(value)], { across: -1, size: 9 });
  }
  const points: Point[] = [];
  bars.forEach(({ label, value, second = 0 }, at) => {
    const left = first + pitch * at;
    const bar = (x: number, wide: number, size: number, pattern: Pattern): void => {
      const d = rectanglePath(x, y(size), wide, height - y(size));
      fillArea(pen, d, [x, y(size)], [x + wide, height], pattern);
      pen.label(written(size), [x + wide / 2, y(size) - 7], { size: 8.5, halo: true });
    };
    if (form === 'histogram') bar(left, pitch, value, 'grey');
    else if (double) {
      bar(left + pitch / 2 - 16, 16, value, 'grey');
      bar(left + pitch / 2, 16, second, 'hatched');
    } else if (form === 'bar') bar(left + pitch / 2 - 10, 20, value, 'grey');
    else points.push([left + pitch / 2, y(value)]);
    pen.label(label, [left + pitch / 2, height + 9], words);
  });
  if (form === 'line') {
    for (const point of points) pen.line([point, [point[0], height]], { stroke: 0.5, dash: [2, 3] });
    pen.path(polyline(points), { stroke: curve });
    for (const point of points) pen.dot(point);
    const labels = bars.map(({ value }, at) => ({ text: written(value), places: besidePoint(points[at]!) }));
    writeLabels(pen, placeLabels(labels, [{ points, weight: 20 }]), true);
  }
  pen.arrow([0, height], [0, -24]);
  pen.arrow([0, height], [width + 12, height]);
  // Above the number of the highest column.
  pen.label(axis, [2, -21], { ...words, across: 1 });
  if (across !== undefined && across !== '') pen.label(across, [width + 12, height + 23], { ...words, across: -1 });
  if (double)
    legend(
      pen,
      [
        ['grey', series[0]],
        ['hatched', series[1]],
      ],
      width + 22,
      30,
    );
}
