/**
 * Records of EMF that change the state of the drawing: coordinates, colours and modes, and its pens, brushes and fonts.
 */
import { Undrawable, type Matrix, type Point } from './device.ts';
import type { EmfDrawing } from './emf.ts';
import { brushOf, colourOf, type Pen } from './graphics-objects.ts';
import type { RecordReader } from './reader.ts';
import { ignored, type RecordTable } from './records.ts';

export const emfStateRecords: RecordTable<EmfDrawing> = {
  SETWINDOWEXTEX: [9, ({ device }, record) => void (device.state.window = record.point(8))],
  SETWINDOWORGEX: [10, ({ device }, record) => void (device.state.windowAt = record.point(8))],
  SETVIEWPORTEXTEX: [11, ({ device }, record) => void (device.state.view = record.point(8))],
  SETVIEWPORTORGEX: [12, ({ device }, record) => void (device.state.viewAt = record.point(8))],
  SETMAPMODE: [17, ({ device }, record) => void (device.state.mode = record.int(8))],
  SETBKMODE: [18, ({ device }, record) => void (device.state.opaque = record.int(8) === 2)],
  SETPOLYFILLMODE: [19, ({ device }, record) => void (device.state.evenOdd = record.int(8) !== 2)],
  SETROP2: [20, ({ device }, record) => void (device.state.operation = record.int(8))],
  SETTEXTALIGN: [22, ({ device }, record) => void (device.state.align = record.int(8))],
  SETTEXTCOLOR: [24, ({ device }, record) => void (device.state.textColour = colourOf(record.uint(8)))],
  SETBKCOLOR: [25, ({ device }, record) => void (device.state.background = colourOf(record.uint(8)))],
  SCALEVIEWPORTEXTEX: [31, ({ device }, record) => void (device.state.view = scaled(device.state.view, record))],
  SCALEWINDOWEXTEX: [32, ({ device }, record) => void (device.state.window = scaled(device.state.window, record))],
  SAVEDC: [33, ({ device }) => device.save()],
  RESTOREDC: [34, ({ device }, record) => device.restore(record.int(8))],
  SETWORLDTRANSFORM: [35, ({ device }, record) => void (device.state.world = matrixOf(record))],
  MODIFYWORLDTRANSFORM: [36, modifyWorldTransform],
  SETARCDIRECTION: [57, ({ device }, record) => void (device.state.clockwise = record.uint(8) === 2)],
  SETLAYOUT: [115, expectLeftToRight],

  SETBRUSHORGEX: [13, ignored],
  SETMAPPERFLAGS: [16, ignored],
  SETSTRETCHBLTMODE: [21, ignored],
  SETCOLORADJUSTMENT: [23, ignored],
  SELECTPALETTE: [48, ignored],
  CREATEPALETTE: [49, ignored],
  SETPALETTEENTRIES: [50, ignored],
  RESIZEPALETTE: [51, ignored],
  REALIZEPALETTE: [52, ignored],
  SETMITERLIMIT: [58, ignored],
  COMMENT: [70, ignored],
  SETICMMODE: [98, ignored],
  CREATECOLORSPACE: [99, ignored],
  SETCOLORSPACE: [100, ignored],
  DELETECOLORSPACE: [101, ignored],
  PIXELFORMAT: [104, ignored],
  FORCEUFIMAPPING: [109, ignored],
  COLORCORRECTPALETTE: [111, ignored],
  SETICMPROFILEA: [112, ignored],
  SETLINKEDUFIS: [119, ignored],
  SETTEXTJUSTIFICATION: [120, ignored],
  COLORMATCHTOTARGETW: [121, ignored],
  CREATECOLORSPACEW: [122, ignored],
};

export const emfObjectRecords: RecordTable<EmfDrawing> = {
  SELECTOBJECT: [37, (drawing, record) => drawing.select(record.uint(8))],
  DELETEOBJECT: [40, ({ objects }, record) => void objects.delete(record.uint(8))],
  CREATEPEN: [
    38,
    ({ objects }, record) =>
      void objects.set(record.uint(8), {
        kind: 'pen',
        style: record.uint(12),
        width: record.int(16),
        colour: colourOf(record.uint(24)),
      }),
  ],
  EXTCREATEPEN: [95, ({ objects }, record) => void objects.set(record.uint(8), extendedPen(record))],
  CREATEBRUSHINDIRECT: [
    39,
    ({ objects }, record) =>
      void objects.set(record.uint(8), brushOf(record.uint(12), record.uint(16), record.uint(20))),
  ],
  CREATEMONOBRUSH: [93, createPatternBrush],
  CREATEDIBPATTERNBRUSHPT: [94, createPatternBrush],
  EXTCREATEFONTINDIRECTW: [
    82,
    ({ objects }, record) =>
      void objects.set(record.uint(8), {
        kind: 'font',
        height: record.int(12),
        escapement: record.int(20),
        bold: record.int(28) >= 600,
        italic: record.byte(32) !== 0,
        underline: record.byte(33) !== 0,
        strike: record.byte(34) !== 0,
        charset: record.byte(35),
        face: record.wide(40, 32).split('\0')[0]!,
      }),
  ],
};

const scaled = (size: Point, record: RecordReader): Point => ({
  x: (size.x * record.int(8)) / (record.int(12) || 1),
  y: (size.y * record.int(16)) / (record.int(20) || 1),
});

function matrixOf(record: RecordReader): Matrix {
  const of = (index: number): number => record.float(8 + index * 4);
  return [of(0), of(1), of(2), of(3), of(4), of(5)];
}

function modifyWorldTransform({ device: { state } }: EmfDrawing, record: RecordReader): void {
  const mode = record.uint(32);
  const by = matrixOf(record);
  if (mode === 1) state.world = [1, 0, 0, 1, 0, 0];
  else if (mode === 2) state.world = times(by, state.world);
  else if (mode === 3) state.world = times(state.world, by);
  else state.world = by;
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

/** A layout from right to left mirrors everything. */
function expectLeftToRight(_: EmfDrawing, record: RecordReader): void {
  if (record.uint(8) !== 0) throw new Undrawable('layout');
}

function extendedPen(record: RecordReader): Pen {
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

function createPatternBrush({ objects }: EmfDrawing, record: RecordReader): void {
  objects.set(record.uint(8), { kind: 'brush', style: 'pattern', colour: '', hatch: 0 });
}
