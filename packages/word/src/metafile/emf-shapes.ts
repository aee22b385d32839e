/** Records of EMF that draw lines and areas, collect paths, or clip. */
import { Undrawable, type Device, type Point } from './device.ts';
import type { EmfDrawing } from './emf.ts';
import { colourOf } from './graphics-objects.ts';
import type { RecordReader } from './reader.ts';
import { ignored, type Handler, type RecordTable } from './records.ts';
import { arc, continueLine, ellipse, filled, lineTo, moveTo, outlined, pixel, polylines } from './shapes.ts';

/** Coordinates are 32-bit numbers; the records whose names end in 16 have 16-bit ones. */
type Width = 16 | 32;

export const emfShapeRecords: RecordTable<EmfDrawing> = {
  POLYBEZIER: [2, bezier(32)],
  POLYBEZIER16: [85, bezier(16)],
  POLYBEZIERTO: [5, bezierTo(32)],
  POLYBEZIERTO16: [88, bezierTo(16)],
  POLYGON: [3, polyline(32, 'closed')],
  POLYGON16: [86, polyline(16, 'closed')],
  POLYLINE: [4, polyline(32, 'open')],
  POLYLINE16: [87, polyline(16, 'open')],
  POLYLINETO: [6, polylineTo(32)],
  POLYLINETO16: [89, polylineTo(16)],
  POLYPOLYLINE: [7, severalPolylines(32, 'open')],
  POLYPOLYLINE16: [90, severalPolylines(16, 'open')],
  POLYPOLYGON: [8, severalPolylines(32, 'closed')],
  POLYPOLYGON16: [91, severalPolylines(16, 'closed')],
  SETPIXELV: [15, ({ device }, record) => pixel(device, record.point(8), colourOf(record.uint(16)))],
  MOVETOEX: [27, ({ device }, record) => moveTo(device, record.point(8))],
  LINETO: [54, ({ device }, record) => lineTo(device, record.point(8))],
  ANGLEARC: [41, angleArc],
  ELLIPSE: [42, ({ device }, record) => ellipse(device, record.box(8))],
  RECTANGLE: [43, ({ device }, record) => device.draw(device.box(record.box(8)), filled)],
  ROUNDRECT: [
    44,
    ({ device }, record) => device.draw(device.roundBox(record.box(8), record.int(24), record.int(28)), filled),
  ],
  ARC: [45, ({ device }, record) => arc(device, 'arc', record.box(8), record.point(24), record.point(32))],
  CHORD: [46, ({ device }, record) => arc(device, 'chord', record.box(8), record.point(24), record.point(32))],
  PIE: [47, ({ device }, record) => arc(device, 'pie', record.box(8), record.point(24), record.point(32))],
  ARCTO: [55, arcTo],
  FILLRGN: [71, fillRegion],
  PAINTRGN: [74, ({ device }, record) => device.draw(regionOf(device, record, 28), { fill: true, stroke: false })],
};

export const emfPathRecords: RecordTable<EmfDrawing> = {
  BEGINPATH: [59, ({ device }) => device.beginPath()],
  ENDPATH: [60, ({ device }) => device.endPath()],
  ABORTPATH: [68, ({ device }) => device.endPath()],
  CLOSEFIGURE: [61, ({ device }) => void device.path?.push('Z')],
  FILLPATH: [62, ({ device }) => device.drawPath(true, false)],
  STROKEANDFILLPATH: [63, ({ device }) => device.drawPath(true, true)],
  STROKEPATH: [64, ({ device }) => device.drawPath(false, true)],
  FLATTENPATH: [65, ignored],
  SELECTCLIPPATH: [67, ({ device }, record) => device.clipToPath(record.uint(8))],
  INTERSECTCLIPRECT: [30, ({ device }, record) => device.clip(device.box(record.box(8)), 1)],
  EXTSELECTCLIPRGN: [75, clipToRegion],
};

function pointsOf(record: RecordReader, width: Width): readonly Point[] {
  const points = record.points(28, record.uint(24), width === 32);
  if (points.length === 0) throw new Undrawable('no points');
  return points;
}

function bezier(width: Width): Handler<EmfDrawing> {
  return ({ device }, record) => {
    const points = pointsOf(record, width);
    device.draw(device.move(points[0]!) + device.beziers(points.slice(1)), outlined);
  };
}

function bezierTo(width: Width): Handler<EmfDrawing> {
  return ({ device }, record) => {
    const points = pointsOf(record, width);
    continueLine(device, device.beziers(points));
    device.state.at = points.at(-1)!;
  };
}

function polyline(width: Width, form: 'open' | 'closed'): Handler<EmfDrawing> {
  const closed = form === 'closed';
  return ({ device }, record) =>
    device.draw(device.polyline(pointsOf(record, width), closed), closed ? filled : outlined);
}

function polylineTo(width: Width): Handler<EmfDrawing> {
  return ({ device }, record) => {
    const points = pointsOf(record, width);
    continueLine(device, points.map((one) => device.line(one)).join(''));
    device.state.at = points.at(-1)!;
  };
}

function severalPolylines(width: Width, form: 'open' | 'closed'): Handler<EmfDrawing> {
  return ({ device }, record) => {
    const count = record.uint(24);
    const from = 32 + count * 4;
    record.part(32, count * 4);
    const counts = Array.from({ length: count }, (_, at) => record.uint(32 + at * 4));
    polylines(device, record, { counts, from, wide: width === 32, closed: form === 'closed' });
  };
}

function angleArc({ device }: EmfDrawing, record: RecordReader): void {
  const [middle, radius, start, sweep] = [record.point(8), record.uint(16), record.float(20), record.float(24)];
  const from = (start / 180) * Math.PI;
  const first = { x: middle.x + radius * Math.cos(from), y: middle.y - radius * Math.sin(from) };
  const begun = device.path ? '' : device.move(device.state.at);
  const path = device.arc(middle, { x: radius, y: radius }, from, (sweep / 180) * Math.PI, 'L');
  device.draw(begun + device.line(first) + path, outlined);
}

function arcTo({ device }: EmfDrawing, record: RecordReader): void {
  const { at } = device.state;
  const path = device.arcInBox(record.box(8), record.point(24), record.point(32), 'L');
  device.draw(device.path ? path : device.move(at) + path, outlined);
}

function fillRegion(drawing: EmfDrawing, record: RecordReader): void {
  drawing.select(record.uint(28));
  drawing.device.draw(regionOf(drawing.device, record, 32), { fill: true, stroke: false });
}

function clipToRegion({ device }: EmfDrawing, record: RecordReader): void {
  const mode = record.uint(12);
  if (record.uint(8) === 0) {
    device.clip('', mode);
    return;
  }
  // Regions are given in device units.
  const { mode: mapMode, viewAt, windowAt, world } = device.state;
  Object.assign(device.state, {
    mode: 1,
    viewAt: { x: 0, y: 0 },
    windowAt: { x: 0, y: 0 },
    world: [1, 0, 0, 1, 0, 0],
  });
  const path = regionOf(device, record, 16);
  Object.assign(device.state, { mode: mapMode, viewAt, windowAt, world });
  device.clip(path === '' ? 'M0 0' : path, mode);
}

/** A region as rectangles. */
function regionOf(device: Device, record: RecordReader, at: number): string {
  const count = record.uint(at + 8);
  record.part(at + 32, count * 16);
  if (count > 5_000) throw new Undrawable('region');
  return Array.from({ length: count }, (_, index) => device.box(record.box(at + 32 + index * 16))).join('');
}
