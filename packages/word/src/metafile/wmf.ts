/** The older 16-bit metafiles as SVG: with the placeable header, or without it with the window as the frame. */
import { addressOfPng, pngOfBitmap } from './bitmap.ts';
import { colourOf, Device, Undrawable, type Box, type Point, type Thing } from './device.ts';
import { brushOf } from './emf.ts';
import { lettersOf, RecordReader } from './reader.ts';

const mostRecords = 200_000;
const silent = new Set([
  0x0004, 0x0035, 0x0037, 0x0106, 0x0107, 0x0108, 0x0139, 0x0149, 0x0231, 0x0234, 0x0235, 0x0436, 0x0626,
]);

export function svgOfWmf(bytes: Uint8Array): string {
  const file = new RecordReader(bytes);
  const isPlaced = file.uint(0) === 0x9ac6cdd7;
  const start = isPlaced ? 22 : 0;
  if (file.word(start + 2) !== 9) throw new Undrawable('header');
  const drawing = new WmfDrawing(
    isPlaced ? [file.short(6), file.short(8), file.short(10), file.short(12)] : windowOf(bytes, start + 18),
    isPlaced,
  );
  each(bytes, start + 18, (kind, record) => drawing.play(kind, record));
  return drawing.svg();
}

function each(bytes: Uint8Array, start: number, play: (kind: number, record: RecordReader) => void): void {
  let at = start;
  for (let count = 0; ; count++) {
    if (count > mostRecords) throw new Undrawable('records');
    if (at + 6 > bytes.length) throw new Undrawable('breaks off');
    const head = new RecordReader(bytes.subarray(at, at + 6));
    const size = head.uint(0) * 2;
    const kind = head.word(4);
    if (size < 6 || at + size > bytes.length) throw new Undrawable('record size');
    if (kind === 0) return;
    play(kind, new RecordReader(bytes.subarray(at + 6, at + size)));
    at += size;
  }
}

/** Without a header the first window that is set is the frame. */
function windowOf(bytes: Uint8Array, start: number): Box {
  let origin: Point = { x: 0, y: 0 };
  let extent: Point | null = null;
  each(bytes, start, (kind, record) => {
    if (extent) return;
    if (kind === 0x020b) origin = { x: record.short(2), y: record.short(0) };
    if (kind === 0x020c) extent = { x: record.short(2), y: record.short(0) };
  });
  const found = extent as Point | null;
  if (!found) throw new Undrawable('no window');
  return [origin.x, origin.y, origin.x + found.x, origin.y + found.y];
}

class WmfDrawing {
  readonly #device = new Device();
  /** By handle; a new object gets the lowest free one. */
  readonly #things: (Thing | null)[] = [];
  readonly #shown: { x: number; y: number; width: number; height: number };

  constructor([left, top, right, bottom]: Box, isPlaced: boolean) {
    const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)];
    if (width === 0 || height === 0) throw new Undrawable('frame');
    const { state } = this.#device;
    // Maps the window to a viewport of the same size, whatever its origin and direction.
    state.mode = 8;
    state.view = { x: width, y: height };
    state.windowAt = { x: left, y: top };
    state.window = isPlaced ? { x: width, y: height } : { x: right - left, y: bottom - top };
    this.#shown = { x: 0, y: 0, width, height };
    this.#device.thinnest = Math.max(width, height) / 900;
  }
  svg(): string {
    if (this.#device.drawn === 0) throw new Undrawable('nothing drawn');
    return this.#device.svg(this.#shown);
  }

  #keep(thing: Thing): void {
    const free = this.#things.indexOf(null);
    if (free >= 0) this.#things[free] = thing;
    else this.#things.push(thing);
  }

  /** `kind`: the number of a record in [MS-WMF] 2.1.1.1; the names are beside the cases. */
  play(kind: number, record: RecordReader): void {
    const device = this.#device;
    const { state } = device;
    // Parameters are stored in reverse order.
    const point = (at: number): Point => ({ x: record.short(at + 2), y: record.short(at) });
    const box = (at: number): Box => [
      record.short(at + 6),
      record.short(at + 4),
      record.short(at + 2),
      record.short(at),
    ];
    const both = { fill: true, stroke: true };
    const line = { fill: false, stroke: true };
    switch (kind) {
      case 0x020b: // SETWINDOWORG
        state.windowAt = point(0);
        return;
      case 0x020c: // SETWINDOWEXT
        state.window = point(0);
        return;
      case 0x020f: // OFFSETWINDOWORG
        state.windowAt = { x: state.windowAt.x + record.short(2), y: state.windowAt.y + record.short(0) };
        return;
      case 0x0103: // SETMAPMODE
      case 0x020d: // SETVIEWPORTORG
      case 0x020e: // SETVIEWPORTEXT
        // The size comes from the frame; the viewport belongs to another device.
        return;
      case 0x0102: // SETBKMODE
        state.opaque = record.word(0) === 2;
        return;
      case 0x0104: // SETROP2
        state.operation = record.word(0);
        return;
      case 0x0201: // SETBKCOLOR
        state.background = colourOf(record.uint(0));
        return;
      case 0x0209: // SETTEXTCOLOR
        state.textColour = colourOf(record.uint(0));
        return;
      case 0x012e: // SETTEXTALIGN
        state.align = record.word(0);
        return;
      case 0x001e: // SAVEDC
        return device.save();
      case 0x0127: // RESTOREDC
        return device.restore(record.short(0));
      case 0x0416: // INTERSECTCLIPRECT
        return device.clip(device.box(box(0)), 1);
      case 0x012c: // SELECTCLIPREGION
        // Regions are not stored; selecting one that does not exist removes the clip.
        if (this.#things[record.word(0)]) throw new Undrawable('region');
        return device.clip('', 5);
      case 0x012d: {
        // SELECTOBJECT
        const thing = this.#things[record.word(0)];
        if (thing?.kind === 'pen') state.pen = thing;
        else if (thing?.kind === 'brush') state.brush = thing;
        else if (thing?.kind === 'font') state.font = thing;
        return;
      }
      case 0x01f0: // DELETEOBJECT
        if (record.word(0) < this.#things.length) this.#things[record.word(0)] = null;
        return;
      case 0x02fa: // CREATEPENINDIRECT
        return this.#keep({
          kind: 'pen',
          style: record.word(0),
          width: record.short(2),
          colour: colourOf(record.uint(6)),
        });
      case 0x02fc: // CREATEBRUSHINDIRECT
        return this.#keep(brushOf(record.word(0), record.uint(2), record.word(6)));
      case 0x02fb: {
        // CREATEFONTINDIRECT
        const face = record.bytes.subarray(18);
        const end = face.indexOf(0);
        return this.#keep({
          kind: 'font',
          height: record.short(0),
          escapement: record.short(4),
          bold: record.short(8) >= 600,
          italic: record.byte(10) !== 0,
          underline: record.byte(11) !== 0,
          strike: record.byte(12) !== 0,
          charset: record.byte(13),
          face: lettersOf(end < 0 ? face : face.subarray(0, end), 0),
        });
      }
      case 0x00f7: // CREATEPALETTE
      case 0x06ff: // CREATEREGION
        return this.#keep({ kind: 'other' });
      case 0x0142: // DIBCREATEPATTERNBRUSH
      case 0x01f9: // CREATEPATTERNBRUSH
        return this.#keep({ kind: 'brush', style: 'pattern', colour: '', hatch: 0 });

      case 0x0214: // MOVETO
        state.at = point(0);
        return;
      case 0x0213: // LINETO
        device.draw(device.move(state.at) + device.line(point(0)), line);
        state.at = point(0);
        return;
      case 0x0324: // POLYGON
        return device.draw(device.polyline(record.points(2, record.word(0), false), true), both);
      case 0x0325: // POLYLINE
        return device.draw(device.polyline(record.points(2, record.word(0), false), false), line);
      case 0x0538: {
        // POLYPOLYGON
        const count = record.word(0);
        let from = 2 + count * 2;
        const path = Array.from({ length: count }, (_, at) => {
          const points = record.points(from, record.word(2 + at * 2), false);
          from += points.length * 4;
          return device.polyline(points, true);
        });
        return device.draw(path.join(''), both);
      }
      case 0x041b: // RECTANGLE
        return device.draw(device.box(box(0)), both);
      case 0x0418: {
        // ELLIPSE
        const [left, top, right, bottom] = box(0);
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
      case 0x061c: // ROUNDRECT
        return device.draw(device.roundBox(box(4), record.short(2), record.short(0)), both);
      case 0x0817: // ARC
      case 0x081a: // PIE
      case 0x0830: {
        // CHORD
        const at = { ...state.at };
        const frame = box(8);
        const arc = device.arcInBox(frame, point(4), point(0));
        state.at = at;
        if (kind === 0x0817) return device.draw(arc, line);
        const middle = { x: (frame[0] + frame[2]) / 2, y: (frame[1] + frame[3]) / 2 };
        return device.draw(`${arc}${kind === 0x081a ? device.line(middle) : ''}Z`, both);
      }
      case 0x041f: {
        // SETPIXEL
        const { x, y } = point(4);
        return device.fill(device.box([x, y, x + 1, y + 1]), colourOf(record.uint(0)));
      }
      case 0x0521: {
        // TEXTOUT
        const count = record.word(0);
        const after = 2 + count + (count & 1);
        return device.text(lettersOf(record.part(2, count), state.font.charset), point(after), [], null);
      }
      case 0x0a32: {
        // EXTTEXTOUT
        const [count, options] = [record.word(4), record.word(6)];
        const hasBox = (options & 6) !== 0;
        const at = hasBox ? 16 : 8;
        const after = at + count + (count & 1);
        const advances =
          after + count * 2 <= record.bytes.length
            ? Array.from({ length: count }, (_, one) => record.short(after + one * 2))
            : [];
        const ground: Box | null =
          hasBox && (options & 2) === 2
            ? [record.short(8), record.short(10), record.short(12), record.short(14)]
            : null;
        return device.text(lettersOf(record.part(at, count), state.font.charset), point(0), advances, ground);
      }
      case 0x061d: // PATBLT
        return this.#pattern(record);
      case 0x0f43: // STRETCHDIB
        return this.#bitmap(record, record.uint(0), { part: 6, to: 14, dib: 22 });
      case 0x0b41: // DIBSTRETCHBLT
        return this.#bitmap(record, record.uint(0), { part: 4, to: 12, dib: 20 });
      default:
        if (!silent.has(kind)) throw new Undrawable(`record ${kind}`);
    }
  }

  #pattern(record: RecordReader): void {
    const operation = record.uint(0);
    const [height, width, y, x] = [4, 6, 8, 10].map((at) => record.short(at)) as [number, number, number, number];
    const path = this.#device.box([x, y, x + width, y + height]);
    const { brush } = this.#device.state;
    if (operation === 0xff0062) this.#device.fill(path, '#ffffff');
    else if (operation === 0x42) this.#device.fill(path, '#000000');
    else if (operation === 0xf00021 && brush.style === 'solid') this.#device.fill(path, brush.colour);
    else if (!(operation === 0xf00021 && brush.style === 'none')) throw new Undrawable('raster operation');
  }
  #bitmap(record: RecordReader, operation: number, at: { part: number; to: number; dib: number }): void {
    if (operation !== 0xcc0020) throw new Undrawable('raster operation');
    const numbers = (from: number) =>
      [0, 2, 4, 6].map((more) => record.short(from + more)) as [number, number, number, number];
    const [partHeight, partWidth, partY, partX] = numbers(at.part);
    const [height, width, y, x] = numbers(at.to);
    const bitmap = record.bytes.subarray(at.dib);
    const head = new RecordReader(bitmap);
    const [wide, high] = [head.int(4), Math.abs(head.int(8))];
    if (partX !== 0 || partY !== 0 || partWidth !== wide || partHeight !== high)
      throw new Undrawable('part of a bitmap');
    this.#device.picture(addressOfPng(pngOfBitmap(bitmap)), { x, y }, width, height);
  }
}
