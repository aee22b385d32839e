/** Handlers of WMF records, whose parameters are stored in reverse order. */
import { addressOfPng, pngOfBitmap } from './bitmap.ts';
import { Undrawable, type Box, type Point } from './device.ts';
import { brushOf, colourOf, type Font } from './graphics-objects.ts';
import { lettersOf, RecordReader } from './reader.ts';
import { ignored, type RecordTable } from './records.ts';
import { arc, copySource, ellipse, fillBox, filled, lineTo, moveTo, outlined, pixel, polylines } from './shapes.ts';
import type { WmfDrawing } from './wmf.ts';

const pointOf = (record: RecordReader, at: number): Point => ({ x: record.short(at + 2), y: record.short(at) });
const boxOf = (record: RecordReader, at: number): Box => [
  record.short(at + 6),
  record.short(at + 4),
  record.short(at + 2),
  record.short(at),
];

export const wmfStateRecords: RecordTable<WmfDrawing> = {
  SETWINDOWORG: [0x020b, ({ device }, record) => void (device.state.windowAt = pointOf(record, 0))],
  SETWINDOWEXT: [0x020c, ({ device }, record) => void (device.state.window = pointOf(record, 0))],
  OFFSETWINDOWORG: [0x020f, offsetWindow],
  SETBKMODE: [0x0102, ({ device }, record) => void (device.state.opaque = record.word(0) === 2)],
  SETPOLYFILLMODE: [0x0106, ({ device }, record) => void (device.state.evenOdd = record.word(0) !== 2)],
  SETROP2: [0x0104, ({ device }, record) => void (device.state.operation = record.word(0))],
  SETBKCOLOR: [0x0201, ({ device }, record) => void (device.state.background = colourOf(record.uint(0)))],
  SETTEXTCOLOR: [0x0209, ({ device }, record) => void (device.state.textColour = colourOf(record.uint(0)))],
  SETTEXTALIGN: [0x012e, ({ device }, record) => void (device.state.align = record.word(0))],
  SAVEDC: [0x001e, ({ device }) => device.save()],
  RESTOREDC: [0x0127, ({ device }, record) => device.restore(record.short(0))],
  INTERSECTCLIPRECT: [0x0416, ({ device }, record) => device.clip(device.box(boxOf(record, 0)), 1)],

  // The size comes from the frame; the viewport belongs to another device.
  SETMAPMODE: [0x0103, ignored],
  SETVIEWPORTORG: [0x020d, ignored],
  SETVIEWPORTEXT: [0x020e, ignored],

  REALIZEPALETTE: [0x0035, ignored],
  SETPALENTRIES: [0x0037, ignored],
  SETSTRETCHBLTMODE: [0x0107, ignored],
  SETTEXTCHAREXTRA: [0x0108, ignored],
  RESIZEPALETTE: [0x0139, ignored],
  SETLAYOUT: [0x0149, ignored],
  SETMAPPERFLAGS: [0x0231, ignored],
  SELECTPALETTE: [0x0234, ignored],
  ANIMATEPALETTE: [0x0436, ignored],
  ESCAPE: [0x0626, ignored],
  // These two are not in the specification.
  UNNAMED_0004: [0x0004, ignored],
  UNNAMED_0235: [0x0235, ignored],
};

export const wmfObjectRecords: RecordTable<WmfDrawing> = {
  SELECTOBJECT: [0x012d, ({ device, objects }, record) => device.select(objects[record.word(0)])],
  SELECTCLIPREGION: [0x012c, removeClip],
  DELETEOBJECT: [0x01f0, deleteObject],
  CREATEPENINDIRECT: [
    0x02fa,
    (drawing, record) =>
      drawing.add({
        kind: 'pen',
        style: record.word(0),
        width: record.short(2),
        colour: colourOf(record.uint(6)),
      }),
  ],
  CREATEBRUSHINDIRECT: [
    0x02fc,
    (drawing, record) => drawing.add(brushOf(record.word(0), record.uint(2), record.word(6))),
  ],
  CREATEFONTINDIRECT: [0x02fb, (drawing, record) => drawing.add(fontOf(record))],
  CREATEPALETTE: [0x00f7, (drawing) => drawing.add({ kind: 'other' })],
  CREATEREGION: [0x06ff, (drawing) => drawing.add({ kind: 'other' })],
  DIBCREATEPATTERNBRUSH: [0x0142, createPatternBrush],
  CREATEPATTERNBRUSH: [0x01f9, createPatternBrush],
};

export const wmfShapeRecords: RecordTable<WmfDrawing> = {
  MOVETO: [0x0214, ({ device }, record) => moveTo(device, pointOf(record, 0))],
  LINETO: [0x0213, ({ device }, record) => lineTo(device, pointOf(record, 0))],
  POLYGON: [
    0x0324,
    ({ device }, record) => device.draw(device.polyline(record.points(2, record.word(0), false), true), filled),
  ],
  POLYLINE: [
    0x0325,
    ({ device }, record) => device.draw(device.polyline(record.points(2, record.word(0), false), false), outlined),
  ],
  POLYPOLYGON: [0x0538, severalPolygons],
  RECTANGLE: [0x041b, ({ device }, record) => device.draw(device.box(boxOf(record, 0)), filled)],
  ELLIPSE: [0x0418, ({ device }, record) => ellipse(device, boxOf(record, 0))],
  ROUNDRECT: [
    0x061c,
    ({ device }, record) => device.draw(device.roundBox(boxOf(record, 4), record.short(2), record.short(0)), filled),
  ],
  ARC: [0x0817, ({ device }, record) => arc(device, 'arc', boxOf(record, 8), pointOf(record, 4), pointOf(record, 0))],
  PIE: [0x081a, ({ device }, record) => arc(device, 'pie', boxOf(record, 8), pointOf(record, 4), pointOf(record, 0))],
  CHORD: [
    0x0830,
    ({ device }, record) => arc(device, 'chord', boxOf(record, 8), pointOf(record, 4), pointOf(record, 0)),
  ],
  SETPIXEL: [0x041f, ({ device }, record) => pixel(device, pointOf(record, 4), colourOf(record.uint(0)))],
  PATBLT: [0x061d, fillByPattern],
};

export const wmfTextAndBitmapRecords: RecordTable<WmfDrawing> = {
  TEXTOUT: [0x0521, text],
  EXTTEXTOUT: [0x0a32, extendedText],
  STRETCHDIB: [0x0f43, (drawing, record) => bitmap(drawing, record, { part: 6, to: 14, dib: 22 })],
  DIBSTRETCHBLT: [0x0b41, (drawing, record) => bitmap(drawing, record, { part: 4, to: 12, dib: 20 })],
};

function offsetWindow({ device: { state } }: WmfDrawing, record: RecordReader): void {
  const by = pointOf(record, 0);
  state.windowAt = { x: state.windowAt.x + by.x, y: state.windowAt.y + by.y };
}

/** Regions are not stored; selecting one that does not exist removes the clip. */
function removeClip({ device, objects }: WmfDrawing, record: RecordReader): void {
  if (objects[record.word(0)]) throw new Undrawable('region');
  device.clip('', 5);
}

function deleteObject({ objects }: WmfDrawing, record: RecordReader): void {
  if (record.word(0) < objects.length) objects[record.word(0)] = null;
}

function fontOf(record: RecordReader): Font {
  const face = record.bytes.subarray(18);
  const end = face.indexOf(0);
  return {
    kind: 'font',
    height: record.short(0),
    escapement: record.short(4),
    bold: record.short(8) >= 600,
    italic: record.byte(10) !== 0,
    underline: record.byte(11) !== 0,
    strike: record.byte(12) !== 0,
    charset: record.byte(13),
    face: lettersOf(end < 0 ? face : face.subarray(0, end), 0),
  };
}

function createPatternBrush(drawing: WmfDrawing): void {
  drawing.add({ kind: 'brush', style: 'pattern', colour: '', hatch: 0 });
}

function severalPolygons({ device }: WmfDrawing, record: RecordReader): void {
  const count = record.word(0);
  const counts = Array.from({ length: count }, (_, at) => record.word(2 + at * 2));
  polylines(device, record, { counts, from: 2 + count * 2, wide: false, closed: true });
}

function fillByPattern({ device }: WmfDrawing, record: RecordReader): void {
  const size = pointOf(record, 4);
  fillBox(device, { ...pointOf(record, 8), width: size.x, height: size.y }, record.uint(0));
}

function text({ device }: WmfDrawing, record: RecordReader): void {
  const count = record.word(0);
  const after = 2 + count + (count & 1);
  device.text(lettersOf(record.part(2, count), device.state.font.charset), pointOf(record, after), [], null);
}

function extendedText({ device }: WmfDrawing, record: RecordReader): void {
  const [count, options] = [record.word(4), record.word(6)];
  const hasBox = (options & 6) !== 0;
  const at = hasBox ? 16 : 8;
  const after = at + count + (count & 1);
  const advances =
    after + count * 2 <= record.bytes.length
      ? Array.from({ length: count }, (_, one) => record.short(after + one * 2))
      : [];
  const ground: Box | null =
    hasBox && (options & 2) === 2 ? [record.short(8), record.short(10), record.short(12), record.short(14)] : null;
  device.text(lettersOf(record.part(at, count), device.state.font.charset), pointOf(record, 0), advances, ground);
}

/** `at`: offsets of the part of the bitmap, of the box to draw it in, and of the bitmap itself. */
function bitmap(
  { device }: WmfDrawing,
  record: RecordReader,
  at: { readonly part: number; readonly to: number; readonly dib: number },
): void {
  if (record.uint(0) !== copySource) throw new Undrawable('raster operation');
  const numbers = (from: number) =>
    [0, 2, 4, 6].map((more) => record.short(from + more)) as [number, number, number, number];
  const [partHeight, partWidth, partY, partX] = numbers(at.part);
  const [height, width, y, x] = numbers(at.to);
  const dib = record.bytes.subarray(at.dib);
  const head = new RecordReader(dib);
  const [wide, high] = [head.int(4), Math.abs(head.int(8))];
  if (partX !== 0 || partY !== 0 || partWidth !== wide || partHeight !== high) throw new Undrawable('part of a bitmap');
  device.picture(addressOfPng(pngOfBitmap(dib)), { x, y }, width, height);
}
