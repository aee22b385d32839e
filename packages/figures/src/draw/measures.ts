/** The number line and the clock. */
import { written } from '../numbers.ts';
import { curve, line, Pen, rectanglePath, type Point } from '../drawing.ts';
import type { Drawing } from '../picture.ts';
import type { FigureOf } from '../schema.ts';

type NumberLine = FigureOf<'number-line'>;

interface TickAt {
  readonly value: number;
  readonly text: string;
}

/** The marks with what is written at them; where there is no room for all numbers, some are left out. */
export function ticksOf({ range: [low, high], step, worth, written: only, asked }: NumberLine, room: number): TickAt[] {
  const count = Math.round((high - low) / step);
  const every = Math.ceil(count / room);
  const same = (one: number, other: number): boolean => Math.abs(one - other) < step / 100;
  return Array.from({ length: count + 1 }, (_, at) => {
    const value = low + at * step;
    if (asked !== undefined && same(asked, value)) return { value, text: '?' };
    const shown = only ? only.some((one) => same(one, value)) : at % every === 0;
    return { value, text: shown ? grouped(written(value * (worth ?? 1))) : '' };
  });
}

/** Numbers of five digits and more in groups of three, as primary school reads them. */
const grouped = (text: string): string => (/^\d{5,}$/.test(text) ? text.replaceAll(/\d(?=(?:\d{3})+$)/g, '$& ') : text);

function drawBoxes(pen: Pen, figure: NumberLine): void {
  const ticks = ticksOf(figure, 41);
  const size = Math.max(18, Math.min(26, 320 / ticks.length));
  ticks.forEach(({ text }, at) => {
    const left = at * size;
    pen.line(
      [
        [left, 0],
        [left + size, 0],
        [left + size, size],
        [left, size],
      ],
      { closed: true },
    );
    if (text !== '') pen.label(text, [left + size / 2, size / 2], { face: 'words' });
  });
}

function drawRay(pen: Pen, figure: NumberLine): void {
  const ticks = ticksOf(figure, 12);
  const apart = 240 / (ticks.length - 1 || 1);
  pen.arrow([0, 0], [apart * (ticks.length - 1) + 18, 0]);
  ticks.forEach(({ text }, at) => {
    pen.line([
      [at * apart, -4],
      [at * apart, 4],
    ]);
    if (text !== '') pen.label(text, [at * apart, 14], { face: 'words' });
  });
}

/** With what lies along it, from one mark to another. */
function drawRuler(pen: Pen, figure: NumberLine): void {
  const {
    range: [low],
    step,
    from,
    to,
  } = figure;
  const ticks = ticksOf(figure, 41);
  const apart = Math.min(24, 340 / ticks.length);
  const right = apart * (ticks.length - 1);
  pen.line(
    [
      [-10, 0],
      [right + 22, 0],
      [right + 22, 30],
      [-10, 30],
    ],
    { closed: true, stroke: 1 },
  );
  ticks.forEach(({ text }, at) => {
    pen.line([
      [at * apart, 0],
      [at * apart, 10],
    ]);
    if (at < ticks.length - 1)
      pen.line(
        [
          [(at + 0.5) * apart, 0],
          [(at + 0.5) * apart, 6],
        ],
        { stroke: 0.5 },
      );
    if (text !== '') pen.label(text, [at * apart, 18], { face: 'words', size: 9 });
  });
  pen.label('cm', [right + 14, 24], { face: 'words', size: 7 });
  if (!from || !to) return;
  const [start, end] = [from, to].map(({ at }) => ((at - low) / step) * apart) as [number, number];
  const bar = rectanglePath(start, -14, end - start, 9);
  pen.path(bar, { fill: '#d9d9d9', stroke: 1 });
  pen.include([start, -15]);
  for (const x of [start, end])
    pen.line(
      [
        [x, -5],
        [x, 0],
      ],
      { stroke: 0.5, dash: [1.5, 1.5] },
    );
}

export function drawNumberLine(figure: NumberLine): Drawing {
  const pen = new Pen();
  if (figure.look === undefined) drawLine(pen, figure);
  else ({ boxes: drawBoxes, ray: drawRay, ruler: drawRuler })[figure.look](pen, figure);
  return pen.finish();
}

/** The part that is no solution is hatched; a square bracket includes its end. */
function drawLine(pen: Pen, figure: NumberLine): void {
  const {
    range: [low, high],
    from,
    to,
  } = figure;
  const unit = 220 / (high - low);
  const x = (value: number): number => (value - low) * unit;
  const ends = new Set([from?.at, to?.at].filter((at) => at !== undefined));
  pen.arrow([-8, 0], [x(high) + 16, 0]);
  pen.label('x', [x(high) + 12, 2], { down: 1 });
  const exclude = (left: number, right: number): void =>
    pen.hatch(rectanglePath(left, -5, right - left, 10), [left, -5], [right, 5], 4);
  for (const { value, text } of ticksOf(figure, 12)) {
    pen.line([
      [x(value), -3],
      [x(value), 3],
    ]);
    const near = [...ends].some((end) => Math.abs(x(end) - x(value)) < 14);
    if (text !== '' && !near) pen.label(text, [x(value), 13]);
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
