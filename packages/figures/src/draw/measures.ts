/** The number line and the clock. */
import { written } from '../numbers.ts';
import { curve, line, Pen, rectanglePath, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';

/** The part that is no solution is hatched; a square bracket includes its end. */
export function drawNumberLine({ range: [low, high], step, from, to }: FigureOf<'number-line'>): Drawing {
  const pen = new Pen();
  const unit = 220 / (high - low);
  const x = (value: number): number => (value - low) * unit;
  const ends = new Set([from?.at, to?.at].filter((at) => at !== undefined));
  pen.arrow([-8, 0], [x(high) + 16, 0]);
  pen.label('x', [x(high) + 12, 2], { down: 1 });
  const exclude = (left: number, right: number): void =>
    pen.hatch(rectanglePath(left, -5, right - left, 10), [left, -5], [right, 5], 4);
  const count = Math.round((high - low) / step);
  const every = Math.ceil(count / 12);
  for (let at = 0; at <= count; at += 1) {
    const value = low + at * step;
    pen.line([
      [x(value), -3],
      [x(value), 3],
    ]);
    const near = [...ends].some((end) => Math.abs(x(end) - x(value)) < 14);
    if (at % every === 0 && !near) pen.label(written(value), [x(value), 13]);
  }
  const bracket = (at: number, closed: boolean, opens: number): void => {
    const left = x(at);
    if (closed)
      pen.line(
        [
          [left + 4 * opens, -7],
          [left, -7],
          [left, 7],
          [left + 4 * opens, 7],
        ],
        { stroke: 1.4 },
      );
    else {
      const arc = Array.from({ length: 13 }, (_, index): Point => {
        const t = (index / 12) * 2 - 1;
        return [left + opens * 4 * t * t, 7 * t];
      });
      pen.line(arc, { stroke: 1.4 });
    }
    pen.label(written(at), [left, 15]);
  };
  if (from) exclude(-8, x(from.at));
  if (to) exclude(x(to.at), x(high) + 6);
  if (from) bracket(from.at, from.closed, 1);
  if (to) bracket(to.at, to.closed, -1);
  return pen.finish();
}

/** The hour hand moves with the minutes. */
export function drawClock({ hour, minute }: FigureOf<'clock'>): Drawing {
  const pen = new Pen();
  const radius = 68;
  const at = (turn: number, length: number): Point => [
    length * Math.sin(turn * 2 * Math.PI),
    -length * Math.cos(turn * 2 * Math.PI),
  ];
  pen.circle([0, 0], radius, { stroke: curve + 0.3 });
  pen.circle([0, 0], radius - 3, { stroke: 0.4 });
  for (let tick = 0; tick < 60; tick += 1) {
    const hourly = tick % 5 === 0;
    pen.line([at(tick / 60, radius - (hourly ? 12 : 8)), at(tick / 60, radius - 4)], { stroke: hourly ? curve : 0.5 });
  }
  for (let number = 1; number <= 12; number += 1)
    pen.label(String(number), at(number / 12, radius - 20), { face: 'words', size: 13 });
  const hourTurn = ((hour % 12) + minute / 60) / 12;
  pen.line([at(hourTurn, -7), at(hourTurn, 25)], { stroke: 3 });
  pen.line([at(minute / 60, -9), at(minute / 60, 38)], { stroke: 1.8 });
  pen.dot([0, 0], 4);
  pen.path(rectanglePath(-0.8, -0.8, 1.6, 1.6), { fill: '#fff', stroke: line / 2 });
  return pen.finish(3);
}
