/** Enhanced metafiles as SVG. Records of GDI+ are not read: such files mostly contain the plain records as well. */
import { addressOfPng, pngOfBitmap } from './bitmap.ts';
import {
  blackPen,
  colourOf,
  Device,
  noBrush,
  systemFont,
  Undrawable,
  type Brush,
  type Matrix,
  type Pen,
  type Point,
  type Thing,
} from './device.ts';
import { lettersOf, RecordReader } from './reader.ts';

const mostRecords = 200_000;

/**
 * Records without an effect on the drawing here: palettes, colour management, bitmap scaling and text justification.
 */
const silent = new Set([
  13, 16, 21, 23, 48, 49, 50, 51, 52, 58, 98, 99, 100, 101, 104, 109, 111, 112, 119, 120, 121, 122,
]);

export function svgOfEmf(bytes: Uint8Array): string {
  const head = new RecordReader(bytes.subarray(0, 108));
  const drawing = new EmfDrawing(head);
  let at = 0;
  for (let count = 0; ; count++) {
    if (count > mostRecords) throw new Undrawable('records');
    if (at + 8 > bytes.length) throw new Undrawable('breaks off');
    const record = new RecordReader(bytes.subarray(at));
    const [kind, size] = [record.uint(0), record.uint(4)];
    if (size < 8 || size % 4 !== 0 || at + size > bytes.length) throw new Undrawable('record size');
    if (kind === 14) break;
    if (count > 0) drawing.play(kind, new RecordReader(bytes.subarray(at, at + size)));
    at += size;
  }
  return drawing.svg();
}

class EmfDrawing {
  readonly #device = new Device();
  readonly #things = new Map<number, Thing>();
  readonly #shown: { x: number; y: number; width: number; height: number };

  constructor(head: RecordReader) {
    const [left, top, right, bottom] = head.box(24);
    const [pixels, millimetres] = [
      [head.int(72), head.int(76)],
      [head.int(80), head.int(84)],
    ] as const;
    if (pixels[0] <= 0 || pixels[1]! <= 0 || millimetres[0] <= 0 || millimetres[1]! <= 0)
      throw new Undrawable('header');
    this.#device.tenth = { x: pixels[0] / millimetres[0] / 10, y: pixels[1]! / millimetres[1]! / 10 };
    // The frame is given in hundredths of a millimetre.
    const shown = {
      x: (left / 10) * this.#device.tenth.x,
      y: (top / 10) * this.#device.tenth.y,
      width: ((right - left) / 10) * this.#device.tenth.x,
      height: ((bottom - top) / 10) * this.#device.tenth.y,
    };
    if (!(shown.width > 0 && shown.height > 0)) throw new Undrawable('frame');
    this.#shown = shown;
    this.#device.thinnest = Math.max(shown.width, shown.height) / 900;
  }

  svg(): string {
    if (this.#device.drawn === 0) throw new Undrawable('nothing drawn');
    return this.#device.svg(this.#shown);
  }

  /** `kind`: the number of a record in [MS-EMF] 2.1.1; the names are beside the cases. */
  play(kind: number, record: RecordReader): void {
    const device = this.#device;
    const { state } = device;
    const point = (at: number): Point => ({ x: record.int(at), y: record.int(at + 4) });
    const both = { fill: true, stroke: true };
    const line = { fill: false, stroke: true };
    switch (kind) {
      case 9: // SETWINDOWEXTEX
        state.window = point(8);
        return;
      case 10: // SETWINDOWORGEX
        state.windowAt = point(8);
        return;
      case 11: // SETVIEWPORTEXTEX
        state.view = point(8);
        return;
      case 12: // SETVIEWPORTORGEX
        state.viewAt = point(8);
        return;
      case 17: // SETMAPMODE
        state.mode = record.int(8);
        return;
      case 18: // SETBKMODE
        state.opaque = record.int(8) === 2;
        return;
      case 19: // SETPOLYFILLMODE
        state.evenOdd = record.int(8) !== 2;
        return;
      case 20: // SETROP2
        state.operation = record.int(8);
        return;
      case 22: // SETTEXTALIGN
        state.align = record.int(8);
        return;
      case 24: // SETTEXTCOLOR
        state.textColour = colourOf(record.uint(8));
        return;
      case 25: // SETBKCOLOR
        state.background = colourOf(record.uint(8));
        return;
      case 31: // SCALEVIEWPORTEXTEX
      case 32: {
        // SCALEWINDOWEXTEX
        const size = kind === 31 ? state.view : state.window;
        const [x, y] = [
          (size.x * record.int(8)) / (record.int(12) || 1),
          (size.y * record.int(16)) / (record.int(20) || 1),
        ];
        if (kind === 31) state.view = { x, y };
        else state.window = { x, y };
        return;
      }
      case 33: // SAVEDC
        return device.save();
      case 34: // RESTOREDC
        return device.restore(record.int(8));
      case 35: // SETWORLDTRANSFORM
        state.world = this.#matrix(record, 8);
        return;
      case 36: {
        // MODIFYWORLDTRANSFORM
        const mode = record.uint(32);
        const by = this.#matrix(record, 8);
        if (mode === 1) state.world = [1, 0, 0, 1, 0, 0];
        else if (mode === 2) state.world = times(by, state.world);
        else if (mode === 3) state.world = times(state.world, by);
        else state.world = by;
        return;
      }
      case 37: // SELECTOBJECT
        return this.#select(record.uint(8));
      case 38: {
        // CREATEPEN
        const style = record.uint(12);
        this.#things.set(record.uint(8), {
          kind: 'pen',
          style,
          width: record.int(16),
          colour: colourOf(record.uint(24)),
        });
        return;
      }
      case 39: // CREATEBRUSHINDIRECT
        this.#things.set(record.uint(8), brushOf(record.uint(12), record.uint(16), record.uint(20)));
        return;
      case 40: // DELETEOBJECT
        this.#things.delete(record.uint(8));
        return;
      case 82: // EXTCREATEFONTINDIRECTW
        this.#things.set(record.uint(8), {
          kind: 'font',
          height: record.int(12),
          escapement: record.int(20),
          bold: record.int(28) >= 600,
          italic: record.byte(32) !== 0,
          underline: record.byte(33) !== 0,
          strike: record.byte(34) !== 0,
          charset: record.byte(35),
          face: record.wide(40, 32).split('\0')[0]!,
        });
        return;
      case 93: // CREATEMONOBRUSH
      case 94: // CREATEDIBPATTERNBRUSHPT
        this.#things.set(record.uint(8), { kind: 'brush', style: 'pattern', colour: '', hatch: 0 });
        return;
      case 95: // EXTCREATEPEN
        this.#things.set(record.uint(8), this.#extendedPen(record));
        return;

      case 2: // POLYBEZIER
      case 85: {
        // POLYBEZIER16
        const points = this.#points(record, kind === 2);
        return device.draw(device.move(points[0]!) + device.beziers(points.slice(1)), line);
      }
      case 3: // POLYGON
      case 86: // POLYGON16
        return device.draw(device.polyline(this.#points(record, kind === 3), true), both);
      case 4: // POLYLINE
      case 87: // POLYLINE16
        return device.draw(device.polyline(this.#points(record, kind === 4), false), line);
      case 5: // POLYBEZIERTO
      case 88: // POLYBEZIERTO16
      case 6: // POLYLINETO
      case 89: {
        // POLYLINETO16
        const points = this.#points(record, kind < 80);
        const isCurve = kind === 5 || kind === 88;
        const path = isCurve ? device.beziers(points) : points.map((one) => device.line(one)).join('');
        device.draw(device.path ? path : device.move(state.at) + path, line);
        state.at = points.at(-1) ?? state.at;
        return;
      }
      case 7: // POLYPOLYLINE
      case 8: // POLYPOLYGON
      case 90: // POLYPOLYLINE16
      case 91: {
        // POLYPOLYGON16
        const wide = kind < 80;
        const closed = kind === 8 || kind === 91;
        const count = record.uint(24);
        const counts = record.part(32, count * 4);
        const numbers = new RecordReader(counts);
        let from = 32 + count * 4;
        const path = Array.from({ length: count }, (_, at) => {
          const length = numbers.uint(at * 4);
          const points = record.points(from, length, wide);
          from += length * (wide ? 8 : 4);
          return device.polyline(points, closed);
        });
        return device.draw(path.join(''), closed ? both : line);
      }
      case 15: {
        // SETPIXELV
        const { x, y } = point(8);
        return device.fill(device.box([x, y, x + 1, y + 1]), colourOf(record.uint(16)));
      }
      case 27: // MOVETOEX
        state.at = point(8);
        if (device.path) device.path.push(device.move(state.at));
        return;
      case 54: {
        // LINETO
        const path = device.line(point(8));
        device.draw(device.path ? path : device.move(state.at) + path, line);
        state.at = point(8);
        return;
      }
      case 41: {
        // ANGLEARC
        const [x, y, sweep] = [point(8), record.float(20), record.float(24)];
        const radius = record.uint(16);
        const from = (y / 180) * Math.PI;
        const first = { x: x.x + radius * Math.cos(from), y: x.y - radius * Math.sin(from) };
        const start = device.path ? '' : device.move(state.at);
        return device.draw(
          start + device.line(first) + device.arc(x, { x: radius, y: radius }, from, (sweep / 180) * Math.PI, 'L'),
          line,
        );
      }
      case 42: {
        // ELLIPSE
        const [left, top, right, bottom] = record.box(8);
        const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
        const at = { ...state.at };
        const path = device.arc(
          middle,
          { x: Math.abs(right - left) / 2, y: Math.abs(bottom - top) / 2 },
          0,
          2 * Math.PI,
          'M',
        );
        state.at = at;
        return device.draw(`${path}Z`, both);
      }
      case 43: // RECTANGLE
        return device.draw(device.box(record.box(8)), both);
      case 44: // ROUNDRECT
        return device.draw(device.roundBox(record.box(8), record.int(24), record.int(28)), both);
      case 45: // ARC
      case 46: // CHORD
      case 47: // PIE
      case 55: {
        // ARCTO
        const at = { ...state.at };
        const isTo = kind === 55;
        const arc = device.arcInBox(record.box(8), point(24), point(32), isTo ? 'L' : 'M');
        if (!isTo) state.at = at;
        if (kind === 45) return device.draw(arc, line);
        if (isTo) return device.draw(device.path ? arc : device.move(at) + arc, line);
        if (kind === 46) return device.draw(`${arc}Z`, both);
        const [left, top, right, bottom] = record.box(8);
        return device.draw(`${arc}${device.line({ x: (left + right) / 2, y: (top + bottom) / 2 })}Z`, both);
      }
      case 57: // SETARCDIRECTION
        state.clockwise = record.uint(8) === 2;
        return;
      case 59: // BEGINPATH
        return device.beginPath();
      case 60: // ENDPATH
        return device.endPath();
      case 61: // CLOSEFIGURE
        device.path?.push('Z');
        return;
      case 62: // FILLPATH
        return device.drawPath(true, false);
      case 63: // STROKEANDFILLPATH
        return device.drawPath(true, true);
      case 64: // STROKEPATH
        return device.drawPath(false, true);
      case 65: // FLATTENPATH
        return;
      case 67: // SELECTCLIPPATH
        return device.clipToPath(record.uint(8));
      case 68: // ABORTPATH
        device.endPath();
        return;
      case 30: // INTERSECTCLIPRECT
        return device.clip(device.box(record.box(8)), 1);
      case 75: // EXTSELECTCLIPRGN
        return this.#clipToRegion(record);
      case 71: // FILLRGN
      case 74: {
        // PAINTRGN
        const at = kind === 71 ? 32 : 28;
        if (kind === 71) this.#select(record.uint(28));
        return device.draw(this.#region(record, at), { fill: true, stroke: false });
      }
      case 84: // EXTTEXTOUTW
      case 83: // EXTTEXTOUTA
        return this.#text(record, kind === 84);
      case 108: // SMALLTEXTOUT
        return this.#smallText(record);
      case 76: // BITBLT
        if (record.uint(84) === 0) return this.#blit(record.box(24), record.uint(40));
        return this.#bitmap(record, { to: 24, from: 44, size: null, head: 84, operation: record.uint(40) });
      case 77: // STRETCHBLT
        if (record.uint(84) === 0) return this.#blit(record.box(24), record.uint(40));
        return this.#bitmap(record, { to: 24, from: 44, size: 100, head: 84, operation: record.uint(40) });
      case 114: // ALPHABLEND
        return this.#bitmap(record, {
          to: 24,
          from: 44,
          size: 100,
          head: 84,
          operation: 0xcc0020,
          blend: record.uint(40),
        });
      case 80: // SETDIBITSTODEVICE
        return this.#bitmap(record, {
          to: 24,
          from: 32,
          size: null,
          sizeOf: 40,
          head: 48,
          operation: 0xcc0020,
          dib: true,
        });
      case 81: // STRETCHDIBITS
        return this.#bitmap(record, {
          to: 24,
          toSize: 72,
          from: 32,
          size: 40,
          head: 48,
          operation: record.uint(68),
          dib: true,
        });
      case 115: // SETLAYOUT
        // A layout from right to left mirrors everything.
        if (record.uint(8) !== 0) throw new Undrawable('layout');
        return;
      case 70: // COMMENT
        return;
      default:
        if (!silent.has(kind)) throw new Undrawable(`record ${kind}`);
    }
  }

  #matrix(record: RecordReader, at: number): Matrix {
    const of = (index: number): number => record.float(at + index * 4);
    return [of(0), of(1), of(2), of(3), of(4), of(5)];
  }
  #points(record: RecordReader, wide: boolean): readonly Point[] {
    const points = record.points(28, record.uint(24), wide);
    if (points.length === 0) throw new Undrawable('no points');
    return points;
  }
  #extendedPen(record: RecordReader): Pen {
    const style = record.uint(28);
    const width = record.uint(32);
    const kind = record.uint(36);
    if (kind > 1) throw new Undrawable('pen of a pattern');
    const count = Math.min(record.uint(48), 16);
    const given = (style & 15) === 7 ? Array.from({ length: count }, (_, at) => record.uint(52 + at * 4)) : null;
    const dashes = given?.map((one) => one / Math.max(width, 1));
    return {
      kind: 'pen',
      style: kind === 1 ? 5 : style,
      // Without the geometric bit a pen is one pixel wide.
      width: (style & 0x10000) === 0 ? 0 : width,
      colour: colourOf(record.uint(40)),
      ...(dashes && dashes.some((one) => one > 0) && { dashes }),
    };
  }
  #select(handle: number): void {
    const { state } = this.#device;
    const thing = handle >= 0x80000000 ? stock(handle - 0x80000000) : this.#things.get(handle);
    if (thing?.kind === 'pen') state.pen = thing;
    else if (thing?.kind === 'brush') state.brush = thing;
    else if (thing?.kind === 'font') state.font = thing;
  }
  #clipToRegion(record: RecordReader): void {
    const mode = record.uint(12);
    if (record.uint(8) === 0) this.#device.clip('', mode);
    else {
      // Regions are given in device units.
      const kept = { ...this.#device.state };
      Object.assign(this.#device.state, {
        mode: 1,
        viewAt: { x: 0, y: 0 },
        windowAt: { x: 0, y: 0 },
        world: [1, 0, 0, 1, 0, 0],
      });
      const path = this.#region(record, 16);
      Object.assign(this.#device.state, kept);
      this.#device.clip(path === '' ? 'M0 0' : path, mode);
    }
  }
  #region(record: RecordReader, at: number): string {
    const count = record.uint(at + 8);
    record.part(at + 32, count * 16);
    if (count > 5_000) throw new Undrawable('region');
    return Array.from({ length: count }, (_, index) => this.#device.box(record.box(at + 32 + index * 16))).join('');
  }

  #text(record: RecordReader, isWide: boolean): void {
    const [count, offset, options] = [record.uint(44), record.uint(48), record.uint(52)];
    if (count > 4_000) throw new Undrawable('letters');
    if ((options & 0x10) !== 0 && count > 0) throw new Undrawable('glyph numbers');
    const text = isWide
      ? record.wide(offset, count)
      : lettersOf(record.part(offset, count), this.#device.state.font.charset);
    const widths = record.uint(72);
    const advances =
      widths > 0 && (options & 0x2000) === 0 && widths + count * 4 <= record.bytes.length
        ? Array.from({ length: count }, (_, at) => record.int(widths + at * 4))
        : [];
    const box = (options & 2) === 2 ? record.box(56) : null;
    // A symbol font has no characters beyond its own.
    this.#device.text(text, { x: record.int(36), y: record.int(40) }, advances, box);
  }
  #smallText(record: RecordReader): void {
    const [count, options] = [record.uint(16), record.uint(20)];
    if (count > 4_000) throw new Undrawable('letters');
    const at = (options & 0x100) === 0 ? 52 : 36;
    const text = (options & 0x200) === 0 ? record.wide(at, count) : lettersOf(record.part(at, count), 0);
    this.#device.text(text, { x: record.int(8), y: record.int(12) }, [], null);
  }

  #blit([x, y, width, height]: readonly [number, number, number, number], operation: number): void {
    const { state } = this.#device;
    const path = this.#device.box([x, y, x + width, y + height]);
    if (operation === 0xff0062) this.#device.fill(path, '#ffffff');
    else if (operation === 0x42) this.#device.fill(path, '#000000');
    else if (operation === 0xf00021) {
      if (state.brush.style === 'solid') this.#device.fill(path, state.brush.colour);
      else if (state.brush.style !== 'none') throw new Undrawable('pattern');
    } else if (operation !== 0xaa0029) throw new Undrawable('raster operation');
  }
  #bitmap(
    record: RecordReader,
    at: {
      to: number;
      toSize?: number;
      from: number;
      size: number | null;
      sizeOf?: number;
      head: number;
      operation: number;
      blend?: number;
      dib?: boolean;
    },
  ): void {
    if (at.operation !== 0xcc0020) throw new Undrawable('raster operation');
    const [headAt, headSize, bitsAt, bitsSize] = [0, 4, 8, 12].map((more) => record.uint(at.head + more)) as [
      number,
      number,
      number,
      number,
    ];
    const info = record.part(headAt, headSize);
    const bits = record.part(bitsAt, bitsSize);
    const bitmap = new Uint8Array(info.length + bits.length);
    bitmap.set(info);
    bitmap.set(bits, info.length);
    const isBlended = at.blend !== undefined;
    const source = new RecordReader(info);
    const [wide, high] = [source.int(4), source.int(8)];
    const address = addressOfPng(pngOfBitmap(bitmap, info.length, isBlended && at.blend! >>> 24 === 1));
    const sized = at.size ?? at.sizeOf;
    const part = {
      x: record.int(at.from),
      y: record.int(at.from + 4),
      width: sized === undefined ? record.int(at.to + 8) : record.int(sized),
      height: sized === undefined ? record.int(at.to + 12) : record.int(sized + 4),
    };
    // Bottom-up bitmaps count their rows from below.
    const top = at.dib && high > 0 ? high - part.y - part.height : part.y;
    const to = { x: record.int(at.to), y: record.int(at.to + 4) };
    const toSize = at.toSize ?? (at.sizeOf === undefined ? at.to + 8 : at.sizeOf);
    const size = { x: record.int(toSize), y: record.int(toSize + 4) };
    if (part.width === 0 || part.height === 0) return;
    const each = { x: size.x / part.width, y: size.y / part.height };
    const isWhole = part.x === 0 && top === 0 && part.width === wide && part.height === Math.abs(high);
    const device = this.#device;
    const { clip } = device.state;
    if (!isWhole) device.clip(device.box([to.x, to.y, to.x + size.x, to.y + size.y]), 1);
    device.picture(
      address,
      { x: to.x - part.x * each.x, y: to.y - top * each.y },
      wide * each.x,
      Math.abs(high) * each.y,
      isBlended ? ((at.blend! >> 16) & 255) / 255 : 1,
    );
    device.state.clip = clip;
  }
}

/** The transformation `a`, then `b`. */
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

export const brushOf = (style: number, colour: number, hatch: number): Brush => ({
  kind: 'brush',
  style: style === 0 ? 'solid' : style === 1 ? 'none' : style === 2 ? 'hatched' : 'pattern',
  colour: colourOf(colour),
  hatch,
});

function stock(number: number): Thing {
  const grey = ['#ffffff', '#c0c0c0', '#808080', '#404040', '#000000'][number];
  if (grey !== undefined) return { kind: 'brush', style: 'solid', colour: grey, hatch: 0 };
  if (number === 5) return noBrush;
  if (number === 6) return { ...blackPen, colour: '#ffffff' };
  if (number === 7) return blackPen;
  if (number === 8) return { ...blackPen, style: 5 };
  return number >= 10 && number <= 17 ? systemFont : { kind: 'other' };
}
