/** Enhanced metafiles as SVG. Records of GDI+ are not read: such files mostly contain the plain records as well. */
import { Device, Undrawable } from './device.ts';
import { emfPathRecords, emfShapeRecords } from './emf-shapes.ts';
import { emfObjectRecords, emfStateRecords } from './emf-state.ts';
import { emfBitmapRecords, emfTextRecords } from './emf-text-and-bitmaps.ts';
import { stockObject, type GraphicsObject } from './graphics-objects.ts';
import { RecordReader } from './reader.ts';
import { expectFewRecords, playerOf, svgOf, type Drawing, type Frame } from './records.ts';

/** Records by their numbers in [MS-EMF] 2.1.1. */
const play = playerOf<EmfDrawing>([
  emfStateRecords,
  emfObjectRecords,
  emfShapeRecords,
  emfPathRecords,
  emfTextRecords,
  emfBitmapRecords,
]);
const endOfFile = 14;

export function svgOfEmf(bytes: Uint8Array): string {
  const head = new RecordReader(bytes.subarray(0, 108));
  const drawing = new EmfDrawing(head);
  let at = 0;
  for (let count = 0; ; count++) {
    expectFewRecords(count);
    if (at + 8 > bytes.length) throw new Undrawable('breaks off');
    const record = new RecordReader(bytes.subarray(at));
    const [kind, size] = [record.uint(0), record.uint(4)];
    if (size < 8 || size % 4 !== 0 || at + size > bytes.length) throw new Undrawable('record size');
    if (kind === endOfFile) break;
    if (count > 0) play(drawing, kind, new RecordReader(bytes.subarray(at, at + size)));
    at += size;
  }
  return svgOf(drawing, drawing.frame);
}

export class EmfDrawing implements Drawing {
  readonly device = new Device();
  /** By the handles that the file gives them. */
  readonly objects = new Map<number, GraphicsObject>();
  readonly frame: Frame;

  constructor(head: RecordReader) {
    const [left, top, right, bottom] = head.box(24);
    const [pixels, millimetres] = [
      [head.int(72), head.int(76)],
      [head.int(80), head.int(84)],
    ] as const;
    if (pixels[0] <= 0 || pixels[1]! <= 0 || millimetres[0] <= 0 || millimetres[1]! <= 0)
      throw new Undrawable('header');
    this.device.tenth = { x: pixels[0] / millimetres[0] / 10, y: pixels[1]! / millimetres[1]! / 10 };
    // The frame is given in hundredths of a millimetre.
    const frame = {
      x: (left / 10) * this.device.tenth.x,
      y: (top / 10) * this.device.tenth.y,
      width: ((right - left) / 10) * this.device.tenth.x,
      height: ((bottom - top) / 10) * this.device.tenth.y,
    };
    if (!(frame.width > 0 && frame.height > 0)) throw new Undrawable('frame');
    this.frame = frame;
    this.device.thinnest = Math.max(frame.width, frame.height) / 900;
  }

  /** Handles with the highest bit set name stock objects, which Windows predefines. */
  select(handle: number): void {
    this.device.select(handle >= 0x80000000 ? stockObject(handle - 0x80000000) : this.objects.get(handle));
  }
}
