/** Clock faces drawn from the time they show. */
import { line, oval, picture, words, type Composed } from './draw.ts';

/** `8:30`; the minutes are 0 or 30, which is what lower grades read. */
export type Time = `${number}:${'00' | '30'}`;

const names = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

const partsOf = (time: Time): readonly [hour: number, minute: number] => {
  const [hour = '0', minute = '0'] = time.split(':');
  return [Number(hour) % 12, Number(minute)];
};

/** Angles of the hands in degrees from twelve; the hour hand advances with the minutes. */
export function handsOf(time: Time): { readonly hour: number; readonly minute: number } {
  const [hour, minute] = partsOf(time);
  return { hour: 30 * hour + minute / 2, minute: 6 * minute };
}

const end = (x: number, y: number, length: number, degrees: number): readonly [number, number] => [
  Math.round(x + length * Math.sin((degrees * Math.PI) / 180)),
  Math.round(y - length * Math.cos((degrees * Math.PI) / 180)),
];

/** SVG of a clock face with numbers and hands, centred at (x, y). */
export function clockFace(time: Time, x: number, y: number, radius: number): string {
  const { hour, minute } = handsOf(time);
  const numbers = Array.from({ length: 12 }, (_, at) => {
    const [cx, cy] = end(x, y, radius * 0.78, 30 * (at + 1));
    return words(cx, cy + radius * 0.07, `${at + 1}`, Math.round(radius * 0.2));
  });
  const [hx, hy] = end(x, y, radius * 0.42, hour);
  const [mx, my] = end(x, y, radius * 0.64, minute);
  const thick = Math.max(3, Math.round(radius * 0.06));
  return (
    oval(x, y, radius, radius, '#fff', `stroke="#222" stroke-width="${thick}"`) +
    numbers.join('') +
    line(x, y, hx, hy, '#222', thick + 2) +
    line(x, y, mx, my, '#1f6fb2', thick) +
    oval(x, y, thick, thick, '#222')
  );
}

/** Alternative text with the positions of the hands, from which the time can be read. */
export function clockLook(time: Time): string {
  const [hour, minute] = partsOf(time);
  return minute === 0
    ? `A clock. The short hand points to ${names[hour]}, the long hand to twelve.`
    : `A clock. The short hand is half-way between ${names[hour]} and ${names[(hour + 1) % 12]}, the long hand points to six.`;
}

export const clockTimes = ['2:00', '4:30', '7:00', '8:30', '9:00'] as const satisfies readonly Time[];

export const clockName = (time: Time): string => `clock-${time.replace(':', '-')}`;

const size = [240, 240] as const;
export const clocks: readonly Composed[] = clockTimes.map((time) => ({
  name: clockName(time),
  size,
  alt: clockLook(time),
  zones: {},
  svg: () => picture(size, clockFace(time, 120, 120, 108)),
}));
