/** The older 16-bit metafiles as SVG: with the placeable header, or without it with the window as the frame. */
import { Device, Undrawable, type Box, type Point } from './device.ts';
import type { GraphicsObject } from './graphics-objects.ts';
import { RecordReader } from './reader.ts';
import { expectFewRecords, playerOf, svgOf, type Drawing, type Frame } from './records.ts';
import { wmfObjectRecords, wmfShapeRecords, wmfStateRecords, wmfTextAndBitmapRecords } from './wmf-records.ts';

/** Records by their numbers in [MS-WMF] 2.1.1.1. */
const playRecord = playerOf<WmfDrawing>([wmfStateRecords, wmfObjectRecords, wmfShapeRecords, wmfTextAndBitmapRecords]);

export function svgOfWmf(bytes: Uint8Array): string {
  const file = new RecordReader(bytes);
  const isPlaced = file.uint(0) === 0x9ac6cdd7;
  const start = isPlaced ? 22 : 0;
  if (file.word(start + 2) !== 9) throw new Undrawable('header');
  const drawing = new WmfDrawing(
    isPlaced ? [file.short(6), file.short(8), file.short(10), file.short(12)] : windowOf(bytes, start + 18),
    isPlaced,
  );
  eachRecord(bytes, start + 18, (kind, record) => playRecord(drawing, kind, record));
  return svgOf(drawing, drawing.frame);
}

function eachRecord(bytes: Uint8Array, start: number, play: (kind: number, record: RecordReader) => void): void {
  let at = start;
  for (let count = 0; ; count++) {
    expectFewRecords(count);
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
  eachRecord(bytes, start, (kind, record) => {
    if (extent) return;
    if (kind === 0x020b) origin = { x: record.short(2), y: record.short(0) };
    if (kind === 0x020c) extent = { x: record.short(2), y: record.short(0) };
  });
  const found = extent as Point | null;
  if (!found) throw new Undrawable('no window');
  return [origin.x, origin.y, origin.x + found.x, origin.y + found.y];
}

export class WmfDrawing implements Drawing {
  readonly device = new Device();
  /** By handle; null where an object was deleted. */
  readonly objects: (GraphicsObject | null)[] = [];
  readonly frame: Frame;

  constructor([left, top, right, bottom]: Box, isPlaced: boolean) {
    const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)];
    if (width === 0 || height === 0) throw new Undrawable('frame');
    const { state } = this.device;
    // Maps the window to a viewport of the same size, whatever its origin and direction.
    state.mode = 8;
    state.view = { x: width, y: height };
    state.windowAt = { x: left, y: top };
    state.window = isPlaced ? { x: width, y: height } : { x: right - left, y: bottom - top };
    this.frame = { x: 0, y: 0, width, height };
    this.device.thinnest = Math.max(width, height) / 900;
  }

  /** A new object gets the lowest free handle. */
  add(object: GraphicsObject): void {
    const free = this.objects.indexOf(null);
    if (free >= 0) this.objects[free] = object;
    else this.objects.push(object);
  }
}
