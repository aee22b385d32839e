/** The variation table of a function, computed from the function, so that it cannot disagree with its graph. */
import { analyse } from '../functions.ts';
import { written } from '../numbers.ts';
import { line, Pen, rectanglePath, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';

const head = 30;
const [rowX, rowY] = [24, 84];
const column = 58;

type Level = 'top' | 'middle' | 'bottom';

/** Lays the three rows out: stops are the ends of the domain, the critical points and the pole. */
export function drawVariation({ function: data }: FigureOf<'variation'>): Drawing {
  const pen = new Pen();
  const { critical, vertical, start, limits, poleLimits, signs, value } = analyse(data);
  const pole = poleLimits === undefined ? undefined : vertical;
  const stops = [start, ...critical, ...(pole === undefined ? [] : [pole]), Infinity];
  // Grade 10 reads the table of a quadratic function; it has no derivative yet.
  const rowSign = data.family === 'quadratic' ? 0 : 24;
  const width = head + column * (stops.length - 1) + 50;
  const total = rowX + rowSign + rowY;
  const middle = (from: number, height: number): number => from + height / 2;
  const yTop = rowX + rowSign + 14;
  const levels: Record<Level, number> = { top: yTop, middle: rowX + rowSign + rowY / 2, bottom: total - 14 };
  const x = (at: number): number => head + 25 + column * at;

  pen.include([0, 0]);
  pen.include([width, total]);
  pen.path(rectanglePath(0, 0, width, total), { stroke: line });
  for (const y of new Set([rowX, rowX + rowSign]))
    pen.line([
      [0, y],
      [width, y],
    ]);
  pen.line([
    [head, 0],
    [head, total],
  ]);
  pen.label('x', [head / 2, middle(0, rowX)]);
  if (rowSign > 0) pen.label('y′', [head / 2, middle(rowX, rowSign)]);
  pen.label('y', [head / 2, middle(rowX + rowSign, rowY)]);
  stops.forEach((stop, at) => pen.label(written(stop), [x(at), rowX / 2]));
  if (rowSign > 0) signs.forEach((sign, at) => pen.label(sign, [x(at + 0.5), middle(rowX, rowSign)]));

  /** Where the values beside a stop stand; a pole has one on each side of its double line. */
  const put = (text: string, at: number, level: Level, shift: number): Point => {
    pen.label(text, [x(at) + shift, levels[level]]);
    return [x(at) + shift, levels[level]];
  };
  const ends = signs.map((): { from?: Point; to?: Point } => ({}));
  stops.forEach((stop, at) => {
    const [before, after] = [signs[at - 1], signs[at]];
    if (stop === pole && poleLimits) {
      for (const shift of [-1.5, 1.5])
        pen.line([
          [x(at) + shift, rowX],
          [x(at) + shift, total],
        ]);
      ends[at - 1]!.to = put(written(poleLimits[0]), at, before === '+' ? 'top' : 'bottom', -16);
      ends[at]!.from = put(written(poleLimits[1]), at, after === '+' ? 'bottom' : 'top', 16);
      return;
    }
    if (stop === 0 && start === 0 && at === 0)
      for (const shift of [-12, -9])
        pen.line([
          [x(at) + shift, rowX],
          [x(at) + shift, total],
        ]);
    const inner = Number.isFinite(stop) && at > 0;
    if (inner && rowSign > 0) pen.label('0', [x(at), middle(rowX, rowSign)]);
    const text = inner ? written(value(stop)) : written(at === 0 ? limits[0] : limits[1]);
    const level = ((): Level => {
      if (before !== undefined && after !== undefined && before === after) return 'middle';
      return before === '+' || (before === undefined && after === '−') ? 'top' : 'bottom';
    })();
    const placed = put(text, at, level, at === 0 && start === 0 ? 4 : 0);
    if (at > 0) ends[at - 1]!.to = placed;
    if (at < signs.length) ends[at]!.from = placed;
  });
  for (const { from, to } of ends) {
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    // The arrow leaves the room of the values at both ends.
    const room = Math.min(0.38, 13 / Math.hypot(dx, dy) + 0.08);
    pen.arrow([from[0] + dx * room, from[1] + dy * room], [to[0] - dx * room, to[1] - dy * room]);
  }
  return pen.finish(3);
}
