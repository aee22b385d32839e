/** Follows the drawing operators of a page, as PDF.js lists them, and notes what they draw. */
import { fromLegacyFont } from '../document/legacy-fonts.ts';
import { pngOfPixels } from '../metafile/bitmap.ts';
import { at, multiplied, pointsOf, type Box, type Glyph, type Image, type Matrix, type Path } from './drawing.ts';

interface State {
  matrix: Matrix;
  fill: string;
  stroke: string;
  width: number;
  dash: readonly number[];
  font: { name: string; id: string; vertical: boolean; unit: number } | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  hidden: boolean;
  fillAlpha: number;
}

interface PdfGlyph {
  readonly unicode: string;
  readonly fontChar: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly isInFont: boolean;
}
interface PdfFont {
  readonly name?: string;
  readonly loadedName?: string;
  readonly vertical?: boolean;
  readonly fontMatrix?: readonly number[];
}
interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | null;
}

export interface Operators {
  readonly codes: readonly number[];
  readonly args: readonly (readonly unknown[] | null)[];
  /** The numbers of operators by their names. */
  readonly names: Readonly<Record<string, number>>;
  readonly font: (id: string) => PdfFont | null;
  readonly image: (id: string) => PdfImage | null;
}

/** More glyphs or paths than any page of a paper has. */
const mostDrawn = 60_000;
const mostPixels = 16_000_000;

const unit: Matrix = [1, 0, 0, 1, 0, 0];
const isBlack = (colour: string): boolean => /^#0{6}$/.test(colour);
const boxed = (points: readonly (readonly [number, number])[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

type Handler = (args: readonly unknown[]) => void;

export class Follower {
  readonly glyphs: Glyph[] = [];
  readonly paths: Path[] = [];
  readonly images: Image[] = [];
  readonly #operators: Operators;
  readonly #stack: State[] = [];
  #text: Matrix = unit;
  #line: Matrix = unit;
  #state: State;
  readonly #handlers: ReadonlyMap<number, Handler>;

  /** `view` brings the page's units to points from the top left corner. */
  constructor(operators: Operators, view: Matrix) {
    this.#operators = operators;
    this.#state = {
      matrix: view,
      fill: '#000000',
      stroke: '#000000',
      width: 1,
      dash: [],
      font: null,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      hidden: false,
      fillAlpha: 1,
    };
    const handlers: Readonly<Record<string, Handler>> = { ...this.#graphics(), ...this.#texts() };
    this.#handlers = new Map(Object.entries(handlers).map(([name, run]) => [operators.names[name] ?? -1, run]));
  }

  run(): this {
    const { codes, args } = this.#operators;
    for (const [index, code] of codes.entries()) {
      this.#handlers.get(code)?.(args[index] ?? []);
      if (this.glyphs.length + this.paths.length > mostDrawn) break;
    }
    return this;
  }

  #save(): void {
    if (this.#stack.length < 500) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #transform(matrix: readonly unknown[]): void {
    this.#state.matrix = multiplied(this.#state.matrix, matrix as unknown as Matrix);
  }

  #graphics(): Record<string, Handler> {
    const restore = (): void => this.#restore();
    return {
      save: () => this.#save(),
      restore,
      transform: (args) => this.#transform(args),
      setFillRGBColor: ([colour]) => (this.#state.fill = String(colour)),
      setStrokeRGBColor: ([colour]) => (this.#state.stroke = String(colour)),
      setLineWidth: ([width]) => (this.#state.width = Number(width)),
      setDash: ([dash]) => (this.#state.dash = (dash as number[] | undefined) ?? []),
      setGState: ([entries]) => {
        for (const [key, value] of (entries as [string, unknown][] | undefined) ?? []) {
          if (key === 'LW') this.#state.width = Number(value);
          if (key === 'ca') this.#state.fillAlpha = Number(value);
        }
      },
      paintFormXObjectBegin: ([matrix]) => {
        this.#save();
        if (Array.isArray(matrix)) this.#transform(matrix);
      },
      paintFormXObjectEnd: restore,
      beginGroup: () => this.#save(),
      endGroup: restore,
      constructPath: ([operator, data, box]) =>
        this.#path(Number(operator), (data as ArrayLike<number>[])[0] ?? null, box),
      paintImageXObject: ([id]) => this.#image(this.#operators.image(String(id))),
      paintInlineImageXObject: ([image]) => this.#image(image as PdfImage),
    } as Record<string, Handler>;
  }

  #texts(): Record<string, Handler> {
    const move = (x: number, y: number): void => {
      this.#line = multiplied(this.#line, [1, 0, 0, 1, x, y]);
      this.#text = this.#line;
    };
    return {
      beginText: () => (this.#text = this.#line = unit),
      setFont: ([id, size]) => {
        const font = this.#operators.font(String(id));
        this.#state.font = font && {
          name: (font.name ?? '').replace(/^[A-Z]{6}\+/, ''),
          id: font.loadedName ?? String(id),
          vertical: font.vertical === true,
          unit: font.fontMatrix?.[0] ?? 0.001,
        };
        this.#state.size = Number(size);
      },
      setTextMatrix: (args) => (this.#text = this.#line = (args.length === 1 ? args[0] : args) as unknown as Matrix),
      moveText: ([x, y]) => move(Number(x), Number(y)),
      setLeadingMoveText: ([x, y]) => {
        this.#state.leading = -Number(y);
        move(Number(x), Number(y));
      },
      nextLine: () => move(0, -this.#state.leading),
      setLeading: ([leading]) => (this.#state.leading = -Number(leading)),
      setCharSpacing: ([spacing]) => (this.#state.charSpacing = Number(spacing)),
      setWordSpacing: ([spacing]) => (this.#state.wordSpacing = Number(spacing)),
      setHScale: ([scale]) => (this.#state.scale = Number(scale) / 100),
      setTextRise: ([rise]) => (this.#state.rise = Number(rise)),
      setTextRenderingMode: ([mode]) => (this.#state.hidden = Number(mode) === 7),
      showText: ([glyphs]) => this.#show(glyphs as readonly (PdfGlyph | number)[]),
    } as Record<string, Handler>;
  }

  #show(shown: readonly (PdfGlyph | number)[]): void {
    const { font, size, scale, rise, charSpacing, wordSpacing, fill, hidden } = this.#state;
    if (!font) return;
    for (const one of shown) {
      if (typeof one === 'number') {
        this.#text = multiplied(this.#text, [1, 0, 0, 1, (-one / 1000) * size * scale, 0]);
        continue;
      }
      if (!one) continue;
      const advance = (one.width * font.unit * size + charSpacing + (one.isSpace ? wordSpacing : 0)) * scale;
      const place = multiplied(this.#state.matrix, multiplied(this.#text, [scale, 0, 0, 1, 0, rise]));
      const [left, baseline] = at(place, 0, 0);
      const [right] = at(place, one.width * font.unit * size, 0);
      const height = Math.hypot(place[2], place[3]) * Math.abs(size);
      // Turned text (a watermark, a label of an axis) is a part of a drawing.
      const text = Math.abs(place[1]) > Math.abs(place[0]) * 0.1 ? '' : fromLegacyFont(one.unicode, font.name);
      if (!hidden && one.unicode !== '' && Number.isFinite(left + right + baseline))
        this.glyphs.push({
          text: text.replace(/[\p{Cc}\u00ad]/gu, ''),
          left: Math.min(left, right),
          right: Math.max(left, right),
          baseline,
          size: height,
          font: font.name,
          colour: isBlack(fill) ? null : fill.slice(1).toLowerCase(),
          outline: `${font.id}_path_${one.fontChar}`,
          matrix: multiplied(place, [size, 0, 0, size, 0, 0]),
        });
      this.#text = multiplied(this.#text, [1, 0, 0, 1, advance, 0]);
    }
  }

  #path(operator: number, points: ArrayLike<number> | null, given: unknown): void {
    if (!points || !given) return;
    const { names } = this.#operators;
    const is = (...wanted: string[]): boolean => wanted.some((name) => names[name] === operator);
    const fills = is('fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke');
    const strokes = is('stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke');
    if (!fills && !strokes) return;
    const { matrix, fill, stroke, width, dash } = this.#state;
    const data = Array.from(points);
    const corners: (readonly [number, number])[] = [];
    for (let index = 0; index < data.length;) {
      const count = pointsOf[data[index]!];
      if (count === undefined) break;
      for (let point = 0; point < count; point += 2)
        corners.push(at(matrix, data[index + 1 + point]!, data[index + 2 + point]!));
      index += 1 + count;
    }
    if (corners.length === 0 || corners.length > 20_000) return;
    const unitLength = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    this.paths.push({
      box: boxed(corners),
      data,
      matrix,
      fill: fills && this.#state.fillAlpha > 0 ? fill : null,
      stroke: strokes ? stroke : null,
      width: Math.max(width * unitLength, 0.3),
      dash: dash.map((length) => length * unitLength),
    });
  }

  #image(image: PdfImage | null): void {
    if (!image?.data || image.width * image.height > mostPixels) return;
    const png = pngOfPixels(image.width, image.height, image.kind ?? 0, image.data);
    if (!png) return;
    const { matrix } = this.#state;
    const corners = [at(matrix, 0, 0), at(matrix, 1, 0), at(matrix, 0, 1), at(matrix, 1, 1)];
    this.images.push({ box: boxed(corners), matrix, png });
  }
}
