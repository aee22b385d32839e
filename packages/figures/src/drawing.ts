/** A drawing is a list of paths, so that the screen, a picture and print need the same few commands for it. */
import { outlineText, type Face } from './glyphs/text.ts';
import { coordinate as n } from './numbers.ts';
import type { Drawing, Mark } from './picture.ts';

export type Point = readonly [x: number, y: number];

/** Widths of lines as Vietnamese textbooks print them. */
export const curve = 1.1;
export const line = 0.75;
export const guide = 0.65;
export const dashes = [4, 3] as const;
export const textSize = 10;

type Style = Omit<Mark, 'd'>;
const black = '#000';

export const polyline = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');

export const circlePath = ([x, y]: Point, radius: number): string => ellipsePath([x, y], radius, radius);

export const ellipsePath = ([x, y]: Point, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`;

export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );

export interface LabelStyle {
  readonly size?: number;
  readonly face?: Face;
  /** Where the text stands from its point: −1 left of it, 0 centred, 1 right of it. */
  readonly across?: number;
  /** −1 above the point, 0 centred, 1 below it. */
  readonly down?: number;
  /** A white ground, where a label has to lie over lines: a box, or no more than a rim of each letter. */
  readonly halo?: boolean | 'letters';
}

export type Frame = readonly [left: number, top: number, right: number, bottom: number];

interface Placed {
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  outline(): string;
}

function placed(
  text: string,
  [x, y]: Point,
  { size = textSize, face = 'formula', across = 0, down = 0 }: LabelStyle,
): Placed {
  const outlined = outlineText(text, face, size);
  const left = x + (across - 1) * (outlined.width / 2) + across * 3;
  const baseline = y + size * 0.34 + down * (size * 0.36 + 4);
  return { left, baseline, width: outlined.width, outline: () => outlined.placed(left, baseline) };
}

/** What the letters of a label cover. */
export function frameOf(text: string, at: Point, style: LabelStyle): Frame {
  const { left, baseline, width } = placed(text, at, style);
  return [left, baseline - (style.size ?? textSize) * 0.7, left + width, baseline + 0.5];
}

/** Collects marks in any order of coordinates; `finish` crops the drawing to what was drawn. */
export class Pen {
  private readonly marks: Mark[] = [];
  /** Lines and circles, as points that follow each other, so that labels can keep off them. */
  readonly lines: (readonly Point[])[] = [];
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  /** The drawing includes this point. */
  include([x, y]: Point): void {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
    this.bottom = Math.max(this.bottom, y);
  }

  path(d: string, style: Style): void {
    this.marks.push({ d, ...style });
  }

  line(points: readonly Point[], { stroke = line, closed = false, ...style }: Style & { closed?: boolean } = {}): void {
    for (const point of points) this.include(point);
    this.lines.push(closed ? [...points, points[0]!] : points);
    this.path(polyline(points, closed), { stroke, ...style });
  }

  dashed(...points: Point[]): void {
    this.line(points, { stroke: guide, dash: dashes });
  }

  arrow(from: Point, to: Point, stroke = line): void {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const at = (back: number, side: number): Point => [to[0] - ux * back - uy * side, to[1] - uy * back + ux * side];
    this.line([from, at(4, 0)], { stroke });
    this.include(to);
    this.path(polyline([to, at(6.5, 2.4), at(5, 0), at(6.5, -2.4)], true), { fill: black });
  }

  circle(centre: Point, radius: number, { stroke = line, ...style }: Style = {}): void {
    this.include([centre[0] - radius, centre[1] - radius]);
    this.include([centre[0] + radius, centre[1] + radius]);
    this.lines.push(
      Array.from({ length: 91 }, (_, step) => {
        const turn = (step * Math.PI) / 45;
        return [centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)];
      }),
    );
    this.path(circlePath(centre, radius), { stroke, ...style });
  }

  dot(centre: Point, radius = 2): void {
    this.path(circlePath(centre, radius), { fill: black });
    this.include(centre);
  }

  /** Parallel lines over an area. */
  hatch(clip: string, [left, top]: Point, [right, bottom]: Point, gap = 5): void {
    const height = bottom - top;
    let d = '';
    for (let x = left - height; x < right; x += gap) d += `M${n(x)} ${n(bottom)}L${n(x + height)} ${n(top)}`;
    this.path(d, { stroke: 0.45, clip });
  }

  /** The white ground of a label, where a line is drawn later that must not be interrupted. */
  ground(text: string, at: Point, style: LabelStyle = {}): void {
    const { left, baseline, width } = placed(text, at, style);
    const { size = textSize } = style;
    this.path(rectanglePath(left - 1.5, baseline - size * 0.8, width + 3, size * 1.05), { fill: '#fff' });
  }

  label(text: string, at: Point, style: LabelStyle = {}): void {
    const { left, baseline, width, outline } = placed(text, at, style);
    const d = outline();
    const { size = textSize, halo = false } = style;
    if (halo === true) this.ground(text, at, style);
    if (halo === 'letters' && d !== '') this.path(d, { fill: '#fff', stroke: 2.6, strokeColor: '#fff' });
    if (d !== '') this.path(d, { fill: black });
    this.include([left, baseline - size * 0.8]);
    this.include([left + width, baseline + size * 0.25]);
  }

  finish(margin = 4): Drawing {
    if (this.left > this.right) this.include([0, 0]);
    const moved = (d: string): string => shifted(d, margin - this.left, margin - this.top);
    return {
      width: Math.ceil(this.right - this.left + 2 * margin),
      height: Math.ceil(this.bottom - this.top + 2 * margin),
      marks: this.marks.map((mark) => ({
        ...mark,
        d: moved(mark.d),
        ...(mark.clip !== undefined && { clip: moved(mark.clip) }),
      })),
    };
  }
}

const [zero, nine, minus, point, letters] = [48, 57, 45, 46, 65];

/**
 * Moves a path. Ours have absolute commands only, and one arc after each `A`, whose first five numbers are no place. Read
 * letter by letter: a graph has thousands of numbers.
 */
function shifted(d: string, dx: number, dy: number): string {
  let moved = '';
  let at = 0;
  let from = 0;
  while (from < d.length) {
    const first = d.charCodeAt(from);
    if (first !== minus && (first < zero || first > nine)) {
      if (first >= letters) at = d[from] === 'A' ? -5 : 0;
      moved += d[from];
      from += 1;
      continue;
    }
    let to = from + 1;
    let digits = first === minus ? 0 : first - zero;
    let below = 0;
    for (; to < d.length; to += 1) {
      const code = d.charCodeAt(to);
      if (code === point) below = 1;
      else if (code < zero || code > nine) break;
      else {
        digits = digits * 10 + code - zero;
        below *= 10;
      }
    }
    at += 1;
    const value = (first === minus ? -digits : digits) / (below || 1);
    moved += at <= 0 ? d.slice(from, to) : n(value + (at % 2 ? dx : dy));
    from = to;
  }
  return moved;
}
