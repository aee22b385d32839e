/** Records of EMF that draw text and bitmaps. */
import { addressOfPng, pngOfBitmap } from './bitmap.ts';
import { Undrawable } from './device.ts';
import type { EmfDrawing } from './emf.ts';
import { lettersOf, RecordReader } from './reader.ts';
import type { Handler, RecordTable } from './records.ts';
import { copySource, fillBox } from './shapes.ts';

export const emfTextRecords: RecordTable<EmfDrawing> = {
  EXTTEXTOUTA: [83, (drawing, record) => text(drawing, record, false)],
  EXTTEXTOUTW: [84, (drawing, record) => text(drawing, record, true)],
  SMALLTEXTOUT: [108, smallText],
};

export const emfBitmapRecords: RecordTable<EmfDrawing> = {
  BITBLT: [76, fillOrBitmap(null)],
  STRETCHBLT: [77, fillOrBitmap(100)],
  ALPHABLEND: [
    114,
    (drawing, record) =>
      bitmap(drawing, record, {
        to: 24,
        from: 44,
        size: 100,
        head: 84,
        operation: copySource,
        blend: record.uint(40),
      }),
  ],
  SETDIBITSTODEVICE: [
    80,
    (drawing, record) =>
      bitmap(drawing, record, {
        to: 24,
        from: 32,
        size: null,
        sizeOf: 40,
        head: 48,
        operation: copySource,
        dib: true,
      }),
  ],
  STRETCHDIBITS: [
    81,
    (drawing, record) =>
      bitmap(drawing, record, {
        to: 24,
        toSize: 72,
        from: 32,
        size: 40,
        head: 48,
        operation: record.uint(68),
        dib: true,
      }),
  ],
};

function text({ device }: EmfDrawing, record: RecordReader, isWide: boolean): void {
  const [count, offset, options] = [record.uint(44), record.uint(48), record.uint(52)];
  if (count > 4_000) throw new Undrawable('letters');
  if ((options & 0x10) !== 0 && count > 0) throw new Undrawable('glyph numbers');
  const text = isWide ? record.wide(offset, count) : lettersOf(record.part(offset, count), device.state.font.charset);
  const widths = record.uint(72);
  const advances =
    widths > 0 && (options & 0x2000) === 0 && widths + count * 4 <= record.bytes.length
      ? Array.from({ length: count }, (_, at) => record.int(widths + at * 4))
      : [];
  const box = (options & 2) === 2 ? record.box(56) : null;
  device.text(text, { x: record.int(36), y: record.int(40) }, advances, box);
}

function smallText({ device }: EmfDrawing, record: RecordReader): void {
  const [count, options] = [record.uint(16), record.uint(20)];
  if (count > 4_000) throw new Undrawable('letters');
  const at = (options & 0x100) === 0 ? 52 : 36;
  const text = (options & 0x200) === 0 ? record.wide(at, count) : lettersOf(record.part(at, count), 0);
  device.text(text, { x: record.int(8), y: record.int(12) }, [], null);
}

/** Draws the record's bitmap, or fills the box if it has none. `size`: the offset of the size of the part to draw. */
function fillOrBitmap(size: number | null): Handler<EmfDrawing> {
  return (drawing, record) => {
    const operation = record.uint(40);
    if (record.uint(84) !== 0) bitmap(drawing, record, { to: 24, from: 44, size, head: 84, operation });
    else {
      const [x, y, width, height] = record.box(24);
      fillBox(drawing.device, { x, y, width, height }, operation);
    }
  };
}

/** Where a record stores the facts of a bitmap, as offsets in bytes. */
interface BitmapRecord {
  /** The corner to draw at. The size follows it, unless `toSize` or `sizeOf` has its offset. */
  readonly to: number;
  readonly toSize?: number;
  /** The corner of the part of the bitmap that is drawn. */
  readonly from: number;
  /** The size of this part; null if it is the size that is drawn. */
  readonly size: number | null;
  /** The size of the part, which is also the size that is drawn. */
  readonly sizeOf?: number;
  /** Offset and length of the bitmap's header, then of its pixels. */
  readonly head: number;
  /** The raster operation, as a value instead of an offset; only copying is supported. */
  readonly operation: number;
  /** The blend function, as a value: opacity, and whether the pixels have an alpha channel. */
  readonly blend?: number;
  /** In bitmaps whose rows are stored from the bottom up, the part is counted from the bottom too. */
  readonly dib?: boolean;
}

function bitmap({ device }: EmfDrawing, record: RecordReader, at: BitmapRecord): void {
  if (at.operation !== copySource) throw new Undrawable('raster operation');
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
