/** Shapes that records of both formats draw, at the current position or around it. */
import type { Box, Device, Point } from './device.ts';
import { Undrawable } from './device.ts';
import type { RecordReader } from './reader.ts';

export const filled = { fill: true, stroke: true } as const;
export const outlined = { fill: false, stroke: true } as const;

export function moveTo(device: Device, to: Point): void {
  device.state.at = to;
  if (device.path) device.path.push(device.move(to));
}

export function lineTo(device: Device, to: Point): void {
  continueLine(device, device.line(to));
  device.state.at = to;
}

/** Draws a path from the current position on. A path that is being collected contains that position already. */
export function continueLine(device: Device, path: string): void {
  device.draw(device.path ? path : device.move(device.state.at) + path, outlined);
}

/** Several polylines or polygons of one record. `counts`: points of each; `from`: the offset of the first points. */
export function polylines(
  device: Device,
  record: RecordReader,
  { counts, from, wide, closed }: { counts: readonly number[]; from: number; wide: boolean; closed: boolean },
): void {
  let at = from;
  const path = counts.map((count) => {
    const points = record.points(at, count, wide);
    at += count * (wide ? 8 : 4);
    return device.polyline(points, closed);
  });
  device.draw(path.join(''), closed ? filled : outlined);
}

const middleOf = ([left, top, right, bottom]: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Does not change the current position, nor do arcs, chords and pies. */
export function ellipse(device: Device, box: Box): void {
  const [left, top, right, bottom] = box;
  const { at } = device.state;
  const radius = { x: Math.abs(right - left) / 2, y: Math.abs(bottom - top) / 2 };
  const path = device.arc(middleOf(box), radius, 0, 2 * Math.PI, 'M');
  device.state.at = at;
  device.draw(`${path}Z`, filled);
}

/** The arc of the box's ellipse between two rays. A chord is closed by a line, a pie by the centre. */
export function arc(device: Device, form: 'arc' | 'chord' | 'pie', box: Box, first: Point, last: Point): void {
  const { at } = device.state;
  const path = device.arcInBox(box, first, last);
  device.state.at = at;
  if (form === 'arc') device.draw(path, outlined);
  else device.draw(`${path}${form === 'pie' ? device.line(middleOf(box)) : ''}Z`, filled);
}

export function pixel(device: Device, { x, y }: Point, colour: string): void {
  device.fill(device.box([x, y, x + 1, y + 1]), colour);
}

export const copySource = 0xcc0020;
const [white, black, copyPattern, leaveAsIs] = [0xff0062, 0x42, 0xf00021, 0xaa0029];

/** Fills a box by a raster operation that needs no bitmap. */
export function fillBox(
  device: Device,
  { x, y, width, height }: Point & { width: number; height: number },
  operation: number,
): void {
  const path = device.box([x, y, x + width, y + height]);
  const { brush } = device.state;
  if (operation === white) device.fill(path, '#ffffff');
  else if (operation === black) device.fill(path, '#000000');
  else if (operation === copyPattern) {
    if (brush.style === 'solid') device.fill(path, brush.colour);
    else if (brush.style !== 'none') throw new Undrawable('pattern');
  } else if (operation !== leaveAsIs) throw new Undrawable('raster operation');
}
