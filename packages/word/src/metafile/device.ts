/**
 * The drawing state that both kinds of metafiles use: pens, brushes, fonts and the two coordinate systems of Windows,
 * written as SVG. A record that could not be drawn as Windows draws it throws `Undrawable`: the picture then stays
 * unconverted.
 */
import { fromLegacyFont } from '../document/legacy-fonts.ts';
import {
  blackPen,
  dashes,
  hatches,
  systemFont,
  whiteBrush,
  type Brush,
  type Font,
  type GraphicsObject,
  type Pen,
} from './graphics-objects.ts';
import { isBracketPiece, Undrawable, Words } from './words.ts';

export { Undrawable };

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Box = readonly [left: number, top: number, right: number, bottom: number];
/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What SAVEDC saves and RESTOREDC restores. */
interface State {
  pen: Pen;
  brush: Brush;
  font: Font;
  textColour: string;
  background: string;
  opaque: boolean;
  align: number;
  evenOdd: boolean;
  operation: number;
  mode: number;
  windowAt: Point;
  window: Point;
  viewAt: Point;
  view: Point;
  world: Matrix;
  clip: string | null;
  at: Point;
  clockwise: boolean;
}

const limits = { elements: 30_000, points: 400_000, letters: 6_000_000 } as const;
const written = (value: number): string => {
  if (!Number.isFinite(value) || Math.abs(value) > 1e7) throw new Undrawable('coordinate');
  return String(Math.round(value * 100) / 100);
};
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u001f\ufffe\uffff]/g, ' ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export class Device {
  state: State = {
    pen: blackPen,
    brush: whiteBrush,
    font: systemFont,
    textColour: '#000000',
    background: '#ffffff',
    opaque: true,
    align: 0,
    evenOdd: true,
    operation: 13,
    mode: 1,
    windowAt: { x: 0, y: 0 },
    window: { x: 1, y: 1 },
    viewAt: { x: 0, y: 0 },
    view: { x: 1, y: 1 },
    world: [1, 0, 0, 1, 0, 0],
    clip: null,
    at: { x: 0, y: 0 },
    clockwise: false,
  };
  /** Device units per tenth of a millimetre, for the mapping modes with physical units. */
  tenth: Point = { x: 1, y: 1 };
  /** The path that is being collected; null outside of one. */
  path: string[] | null = null;
  #finished = '';
  /** The minimal width of a line; a thinner one would be invisible. */
  thinnest = 1;
  readonly #saved: State[] = [];
  readonly #out: string[] = [];
  readonly #definitions: string[] = [];
  readonly #words = new Words();
  readonly #hatched = new Map<string, string>();
  #letters = 0;
  #points = 0;
  #drawn = 0;

  get drawn(): number {
    return this.#drawn;
  }
  save(): void {
    if (this.#saved.length > 500) throw new Undrawable('saved states');
    this.#saved.push({ ...this.state });
  }
  /** `which`: -1 for the last saved state, a positive number for a state by its position. */
  restore(which: number): void {
    const at = which < 0 ? this.#saved.length + which : which - 1;
    const found = this.#saved[at];
    if (!found) return;
    this.#saved.length = at;
    this.state = found;
  }

  select(object: GraphicsObject | null | undefined): void {
    if (object?.kind === 'pen') this.state.pen = object;
    else if (object?.kind === 'brush') this.state.brush = object;
    else if (object?.kind === 'font') this.state.font = object;
  }

  #matrix(): Matrix {
    const { mode, window, view, windowAt, viewAt, world } = this.state;
    let x = 1;
    let y = 1;
    if (mode === 7 || mode === 8) {
      if (window.x === 0 || window.y === 0) throw new Undrawable('window');
      x = view.x / window.x;
      y = view.y / window.y;
      if (mode === 7) {
        const least = Math.min(Math.abs(x), Math.abs(y));
        x = Math.sign(x) * least;
        y = Math.sign(y) * least;
      }
    } else if (mode !== 1) {
      const tenths = [1, 0.1, 2.54, 0.254, 2.54 / 14.4][mode - 2] ?? 1;
      x = this.tenth.x * tenths;
      y = -this.tenth.y * tenths;
    }
    const [a, b, c, d, e, f] = world;
    const [left, top] = [viewAt.x - windowAt.x * x, viewAt.y - windowAt.y * y];
    return [a * x, b * y, c * x, d * y, e * x + left, f * y + top];
  }
  point({ x, y }: Point): Point {
    if (++this.#points > limits.points) throw new Undrawable('points');
    const [a, b, c, d, e, f] = this.#matrix();
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  }
  /** How many device units one logical unit is. */
  scale(): number {
    const [a, b, c, d] = this.#matrix();
    return Math.sqrt(Math.abs(a * d - b * c));
  }
  #at(point: Point): string {
    const { x, y } = this.point(point);
    return `${written(x)} ${written(y)}`;
  }

  // ---- paths

  polyline(points: readonly Point[], closed: boolean): string {
    if (points.length === 0) return '';
    return `M${points.map((one) => this.#at(one)).join('L')}${closed ? 'Z' : ''}`;
  }
  /** Continues the path with Bézier curves: three points for each. */
  beziers(points: readonly Point[]): string {
    const curves: string[] = [];
    for (let at = 0; at + 2 < points.length; at += 3)
      curves.push(`C${[0, 1, 2].map((one) => this.#at(points[at + one]!)).join(' ')}`);
    return curves.join('');
  }
  move(to: Point): string {
    return `M${this.#at(to)}`;
  }
  line(to: Point): string {
    return `L${this.#at(to)}`;
  }
  /** An elliptical arc as curves; angles in radians, counter-clockwise on the screen. */
  arc(middle: Point, radius: Point, from: number, sweep: number, start: 'M' | 'L'): string {
    const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)));
    const step = sweep / steps;
    const handle = (4 / 3) * Math.tan(step / 4);
    const on = (angle: number): Point => ({
      x: middle.x + radius.x * Math.cos(angle),
      y: middle.y - radius.y * Math.sin(angle),
    });
    const along = (angle: number, length: number): Point => ({
      x: on(angle).x - radius.x * Math.sin(angle) * length,
      y: on(angle).y - radius.y * Math.cos(angle) * length,
    });
    const points = Array.from({ length: steps }, (_, at) => {
      const [first, last] = [from + step * at, from + step * (at + 1)];
      return [along(first, handle), along(last, -handle), on(last)];
    }).flat();
    this.state.at = on(from + sweep);
    return `${start}${this.#at(on(from))}${this.beziers(points)}`;
  }
  /** The arc of the box's ellipse between the rays through two points. */
  arcInBox([left, top, right, bottom]: Box, first: Point, last: Point, start: 'M' | 'L' = 'M'): string {
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const radius = { x: Math.abs(right - left) / 2, y: Math.abs(bottom - top) / 2 };
    if (radius.x === 0 || radius.y === 0) return '';
    const angle = ({ x, y }: Point): number => Math.atan2(-(y - middle.y) / radius.y, (x - middle.x) / radius.x);
    const from = angle(first);
    let sweep = angle(last) - from;
    if (this.state.clockwise) sweep = sweep >= 0 ? sweep - 2 * Math.PI : sweep;
    else if (sweep <= 0) sweep += 2 * Math.PI;
    return this.arc(middle, radius, from, sweep, start);
  }
  box([left, top, right, bottom]: Box): string {
    return this.polyline(
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
      true,
    );
  }
  roundBox([left, top, right, bottom]: Box, width: number, height: number): string {
    const x = Math.min(Math.abs(width) / 2, Math.abs(right - left) / 2);
    const y = Math.min(Math.abs(height) / 2, Math.abs(bottom - top) / 2);
    const [l, r] = [Math.min(left, right), Math.max(left, right)];
    const [t, b] = [Math.min(top, bottom), Math.max(top, bottom)];
    const quarter = Math.PI / 2;
    const at = { ...this.state.at };
    const path = [
      this.arc({ x: r - x, y: t + y }, { x, y }, 0, quarter, 'M'),
      this.arc({ x: l + x, y: t + y }, { x, y }, quarter, quarter, 'L'),
      this.arc({ x: l + x, y: b - y }, { x, y }, 2 * quarter, quarter, 'L'),
      this.arc({ x: r - x, y: b - y }, { x, y }, 3 * quarter, quarter, 'L'),
    ].join('');
    this.state.at = at;
    return `${path}Z`;
  }

  /** Draws a path, or adds it to the one that is being collected. */
  draw(path: string, { fill, stroke }: { readonly fill: boolean; readonly stroke: boolean }): void {
    if (path === '') return;
    if (this.path) {
      this.path.push(path);
      return;
    }
    this.#shape(path, fill, stroke);
  }
  beginPath(): void {
    this.path = [];
  }
  endPath(): void {
    this.#finished = this.path?.join('') ?? '';
    this.path = null;
  }
  drawPath(fill: boolean, stroke: boolean): void {
    if (this.#finished !== '') this.#shape(this.#finished, fill, stroke);
    this.#finished = '';
  }
  clipToPath(mode: number): void {
    this.clip(this.#finished, mode);
    this.#finished = '';
  }
  /** Mode 1 intersects the clip region, 5 replaces it. */
  clip(path: string, mode: number): void {
    if (mode === 5) this.state.clip = null;
    else if (mode !== 1) throw new Undrawable('clip');
    if (path === '') return;
    const id = `c${this.#definitions.length}`;
    const within = this.state.clip === null ? '' : ` clip-path="url(#${this.state.clip})"`;
    this.#define(`<clipPath id="${id}"${within}><path d="${path}"/></clipPath>`);
    this.state.clip = id;
  }

  #shape(path: string, fill: boolean, stroke: boolean): void {
    const { pen, brush, evenOdd, operation } = this.state;
    if (operation === 11) return;
    if (![1, 9, 13, 16].includes(operation)) throw new Undrawable('raster operation');
    const forced = operation === 1 ? '#000000' : operation === 16 ? '#ffffff' : null;
    const ground = fill && brush.style !== 'none' ? (forced ?? this.#ground(brush)) : 'none';
    const line = stroke && (pen.style & 15) !== 5;
    if (ground === 'none' && !line) return;
    let look = `fill="${ground}"`;
    if (ground !== 'none' && evenOdd) look += ' fill-rule="evenodd"';
    if (line) {
      const width = Math.max(pen.width * this.scale(), this.thinnest);
      const gaps = pen.dashes ?? dashes[pen.style & 15];
      const caps = ['round', 'square', 'butt'][(pen.style >> 8) & 3] ?? 'round';
      const joins = ['round', 'bevel', 'miter'][(pen.style >> 12) & 3] ?? 'round';
      look += ` stroke="${forced ?? pen.colour}" stroke-width="${written(width)}" stroke-linecap="${gaps ? 'butt' : caps}" stroke-linejoin="${joins}"`;
      if (gaps) look += ` stroke-dasharray="${gaps.map((one) => written(one * Math.max(width, 2))).join(' ')}"`;
    }
    this.#put(`<path d="${path}" ${look}${this.#clipped()}/>`);
  }
  #clipped(): string {
    return this.state.clip === null ? '' : ` clip-path="url(#${this.state.clip})"`;
  }
  #ground({ style, colour, hatch }: Brush): string {
    if (style === 'pattern') throw new Undrawable('pattern brush');
    if (style === 'solid') return colour;
    const key = `${colour} ${hatch} ${this.state.opaque ? this.state.background : ''}`;
    let id = this.#hatched.get(key);
    if (id === undefined) {
      id = `h${this.#hatched.size}`;
      this.#hatched.set(key, id);
      const size = written(8 * this.thinnest);
      const under = this.state.opaque ? `<rect width="8" height="8" fill="${this.state.background}"/>` : '';
      this.#define(
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" viewBox="0 0 8 8">${under}<path d="${hatches[hatch] ?? hatches[0]!}" stroke="${colour}" fill="none"/></pattern>`,
      );
    }
    return `url(#${id})`;
  }

  // ---- text and pictures

  /** `advances`: logical widths of the characters, as far as the record has them. */
  text(raw: string, at: Point, advances: readonly number[], box: Box | null): void {
    const { font, align, textColour } = this.state;
    if (this.path) throw new Undrawable('letters in a path');
    if (box) this.fill(this.box(box), this.state.background);
    // It is unknown how other symbol fonts would look.
    if (
      /^(mt extra|webdings|marlett|wingdings [23]|euclid|bookshelf|monotype sorts)/i.test(font.face) &&
      raw.trim() !== ''
    )
      throw new Undrawable('font');
    if (isBracketPiece(raw, font.face)) throw new Undrawable('pieces of brackets');
    const size = (font.height < 0 ? -font.height : font.height / 1.15 || 12) * this.scale();
    const place = (align & 1) === 1 ? this.state.at : at;
    const from = this.point(place);
    const along = this.point({ x: place.x + 1000, y: place.y });
    const slope = Math.atan2(along.y - from.y, along.x - from.x) - (font.escapement / 1800) * Math.PI;
    const unit = this.scale();
    const widths = advances.map((one) => one * unit);
    const width = widths.reduce((sum, one) => sum + one, 0);
    const known = widths.length >= raw.length && width > 0;
    const down = (align & 24) === 24 ? 0 : (align & 8) === 8 ? -0.22 * size : 0.89 * size;
    const anchored = (align & 6) === 6 ? 'middle' : (align & 2) === 2 ? 'end' : 'start';
    const back = known ? (anchored === 'middle' ? -width / 2 : anchored === 'end' ? -width : 0) : 0;
    // Text keeps the width that Windows measured, whatever fonts this machine has.
    const words = known
      ? [...raw.matchAll(/\S+/g)].map((word) => ({ text: word[0], at: word.index }))
      : [{ text: raw, at: 0 }];
    for (const word of words) {
      const shown = fromLegacyFont(word.text, font.face).normalize('NFC');
      if (/[\ue000-\uf8ff]/.test(shown)) throw new Undrawable('private signs');
      if (shown.trim() === '') continue;
      const ahead = back + (known ? widths.slice(0, word.at).reduce((sum, one) => sum + one, 0) : 0);
      const x = from.x + ahead * Math.cos(slope) - down * Math.sin(slope);
      const y = from.y + ahead * Math.sin(slope) + down * Math.cos(slope);
      if (Math.abs(slope) < 1e-4) {
        const measured = widths.slice(word.at, word.at + word.text.length).reduce((sum, one) => sum + one, 0);
        this.#words.add(shown, x, y, size, known ? measured : null, known ? 0 : align & 6);
      }
      const turned =
        Math.abs(slope) < 1e-4
          ? ''
          : ` transform="rotate(${written((slope * 180) / Math.PI)} ${written(x)} ${written(y)})"`;
      const lines = [font.underline ? 'underline' : '', font.strike ? 'line-through' : ''].filter(Boolean).join(' ');
      this.#put(
        `<text x="${written(x)}" y="${written(y)}" font-family="Tinos, 'Times New Roman', serif" font-size="${written(size)}" fill="${textColour}"${known || anchored === 'start' ? '' : ` text-anchor="${anchored}"`}${font.bold ? ' font-weight="bold"' : ''}${font.italic ? ' font-style="italic"' : ''}${lines === '' ? '' : ` text-decoration="${lines}"`}${turned}${this.#clipped()}>${escaped(shown)}</text>`,
      );
    }
    if ((align & 1) === 1 && known && unit > 0) this.state.at = { x: place.x + width / unit, y: place.y };
  }
  fill(path: string, colour: string): void {
    if (path !== '') this.#put(`<path d="${path}" fill="${colour}"${this.#clipped()}/>`);
  }
  /** A picture in a box of logical units. */
  picture(address: string, { x, y }: Point, width: number, height: number, opacity = 1): void {
    const corner = this.point({ x, y });
    const right = this.point({ x: x + width, y });
    const below = this.point({ x, y: y + height });
    const matrix = [right.x - corner.x, right.y - corner.y, below.x - corner.x, below.y - corner.y, corner.x, corner.y];
    const clipped = this.#clipped();
    const image = `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix.map((one) => String(Number(one.toFixed(4)))).join(' ')})"${opacity < 1 ? ` opacity="${written(opacity)}"` : ''} href="${address}"/>`;
    this.#put(clipped === '' ? image : `<g${clipped}>${image}</g>`);
  }

  #define(markup: string): void {
    this.#count(markup);
    this.#definitions.push(markup);
  }
  #put(markup: string): void {
    this.#count(markup);
    this.#drawn++;
    this.#out.push(markup);
  }
  #count(markup: string): void {
    this.#letters += markup.length;
    if (this.#letters > limits.letters || this.#out.length + this.#definitions.length > limits.elements)
      throw new Undrawable('size');
  }

  svg({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
    const longest = Math.max(width, height);
    // Sharp enough for a question's picture, and never larger than it can be shown.
    const size = Math.min(1600 / longest, Math.max(1, 900 / longest));
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.max(1, Math.round(width * size))}" height="${Math.max(1, Math.round(height * size))}" viewBox="${[x, y, width, height].map(written).join(' ')}"><defs>${this.#definitions.join('')}</defs>${this.#out.join('')}</svg>`;
  }
}
