/** What the figures of primary school share. */
import type { FigureOf } from '@vumon/figures';

export const clock = (hour: number, minute = 0): FigureOf<'clock'> => ({ version: 1, kind: 'clock', hour, minute });

type Marks = FigureOf<'number-line'>;

/** A ray of numbers, which begins at its first mark. */
export const ray = (
  from: number,
  to: number,
  step: number,
  more: Pick<Marks, 'worth' | 'written' | 'asked'> = {},
): Marks => ({ version: 1, kind: 'number-line', look: 'ray', range: [from, to], step, ...more });

/** Numbers in a row of boxes, for grade 1, which has no ray yet. */
export const boxes = (from: number, to: number, step: number): Marks => ({
  ...ray(from, to, step),
  look: 'boxes',
});

/** A ruler in centimetres, with what lies along it. */
export const ruler = (to: number, thing: readonly [from: number, to: number]): Marks => ({
  ...ray(0, to, 1),
  look: 'ruler',
  from: { at: thing[0], closed: true },
  to: { at: thing[1], closed: true },
});

/** Rows of circles to be counted, as grades 1 and 2 have them before bars. */
export const pictures = (
  title: string,
  rows: readonly (readonly [label: string, value: number])[],
): FigureOf<'chart'> => ({
  version: 1,
  kind: 'chart',
  form: 'bar',
  pictures: true,
  axis: `${title} (mỗi hình tròn là 1)`,
  bars: rows.map(([label, value]) => ({ label, value })),
});

/** A moment as it is read: 7 giờ, 7 giờ 15 phút. */
export const moment = (hour: number, minute: number): string =>
  minute === 0 ? `${hour} giờ` : `${hour} giờ ${minute} phút`;

type Solid = FigureOf<'solid'>;

/** A cube as primary school has it, without primes; `edge` is written along BC. */
export const cube = (edge?: string): Solid => ({
  version: 1,
  kind: 'solid',
  form: 'cube',
  height: false,
  upper: 'MNPQ',
  ...(edge !== undefined && { edge }),
});

/** The same for a box, whose depth, width and height may be given. */
export const cuboid = (edges?: readonly [depth: number, width: number, height: number]): Solid => ({
  ...cube(),
  form: 'box',
  ...(edges && { edges: [...edges] }),
});

const within = (least: number, most: number, value: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** What a figure is drawn with, so that its segments look as long as they are said to be, as far as the form allows. */
export const sizes = {
  /** A right-angled triangle by the two sides at the right angle. */
  right: (ab: number, ac: number): number => within(20, 70, degrees(Math.atan2(ac, ab))),
  isosceles: (side: number, base: number): number => within(30, 110, 2 * degrees(Math.asin(base / 2 / side))),
  /** An L shape by its narrow and its wide horizontal side. */
  corner: (ab: number, ef: number): number => within(30, 70, (100 * ab) / ef),
};
