/** Two sets as circles, and the five numbers of a sample as a box. */
import { dashes, guide, line, Pen, type Point } from '../drawing.ts';
import { written } from '../numbers.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';

const radius = 48;
const apart = 28;
/** Half of the height at which the circles meet. */
const meet = Math.sqrt(radius ** 2 - apart ** 2);

/** The outlines of the regions: an arc along one circle, then one along the other. */
const regions = {
  left: `M0 ${-meet}A${radius} ${radius} 0 1 0 0 ${meet}A${radius} ${radius} 0 0 1 0 ${-meet}Z`,
  right: `M0 ${-meet}A${radius} ${radius} 0 1 1 0 ${meet}A${radius} ${radius} 0 0 0 0 ${-meet}Z`,
  both: `M0 ${-meet}A${radius} ${radius} 0 0 1 0 ${meet}A${radius} ${radius} 0 0 1 0 ${-meet}Z`,
} as const;

export function drawVenn({ names, regions: words, shaded, universe }: FigureOf<'venn'>): Drawing {
  const pen = new Pen();
  const corner: Point = [-apart - radius - 24, -radius - 24];
  const opposite: Point = [-corner[0], -corner[1] - 6];
  for (const region of shaded)
    pen.hatch(
      regions[region].replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100)),
      [-100, -radius],
      [100, radius],
    );
  pen.circle([-apart, 0], radius);
  pen.circle([apart, 0], radius);
  pen.label(names[0], [-apart - radius * 0.75, -radius * 0.75 - 6], { across: -1 });
  pen.label(names[1], [apart + radius * 0.75, -radius * 0.75 - 6], { across: 1 });
  const places: Record<keyof typeof words, Point> = {
    left: [-apart - 20, 0],
    both: [0, 0],
    right: [apart + 20, 0],
    outside: [opposite[0] - 16, opposite[1] - 12],
  };
  for (const [region, word] of Object.entries(words))
    if (word !== '')
      pen.label(word, places[region as keyof typeof words], {
        face: 'words',
        halo: shaded.some((one) => one === region),
      });
  if (universe)
    pen.line([corner, [opposite[0], corner[1]], opposite, [corner[0], opposite[1]]], { closed: true, stroke: line });
  return pen.finish();
}

export function drawBoxPlot({ five, axis }: FigureOf<'box-plot'>): Drawing {
  const pen = new Pen();
  const [least, first, median, third, most] = five as [number, number, number, number, number];
  const x = (value: number): number => ((value - least) / (most - least)) * 220;
  const [top, middle, bottom] = [0, 14, 28];
  const beam = (from: Point, to: Point): void => pen.line([from, to], { stroke: 1.1 });
  pen.line(
    [
      [x(first), top],
      [x(third), top],
      [x(third), bottom],
      [x(first), bottom],
    ],
    { closed: true, stroke: 1.1 },
  );
  beam([x(median), top], [x(median), bottom]);
  beam([x(least), middle], [x(first), middle]);
  beam([x(third), middle], [x(most), middle]);
  for (const end of [least, most]) beam([x(end), middle - 7], [x(end), middle + 7]);
  // The numbers stand under the axis, on two lines where they would touch.
  const below = 46;
  pen.arrow([-14, below], [x(most) + 26, below]);
  let last = -Infinity;
  let down = 0;
  for (const value of new Set(five)) {
    pen.line(
      [
        [x(value), bottom + 2],
        [x(value), below],
      ],
      { stroke: guide, dash: dashes },
    );
    down = x(value) - last < 26 && down === 0 ? 11 : 0;
    pen.label(written(value), [x(value), below + 10 + down], { size: 9 });
    last = x(value);
  }
  if (axis !== '') pen.label(axis, [x(most) + 26, below + 26], { face: 'words', size: 9, across: -1 });
  return pen.finish();
}
