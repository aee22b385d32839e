/** What the figures of primary school share. */
import type { FigureOf } from '@vumon/figures';

export const clock = (hour: number, minute = 0): FigureOf<'clock'> => ({ version: 1, kind: 'clock', hour, minute });

export const ray = (from: number, to: number, step: number): FigureOf<'number-line'> => ({
  version: 1,
  kind: 'number-line',
  range: [from, to],
  step,
});

/** A moment as it is read: 7 giờ, 7 giờ 15 phút. */
export const moment = (hour: number, minute: number): string =>
  minute === 0 ? `${hour} giờ` : `${hour} giờ ${minute} phút`;

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
