/**
 * Zones and places on a picture. Coordinates are thousandths of its width and height, so that they are independent of
 * its size.
 */
import { z } from 'zod';
import { localId } from '../schema/core.ts';

const thousandth = z.int().min(0).max(1000);
const extent = z.int().min(1).max(1000);

/** A spot without extent: a dot, or the middle of an input. */
export const place = z.strictObject({ x: thousandth, y: thousandth });
export type Place = z.infer<typeof place>;

const box = { x: thousandth, y: thousandth, width: extent, height: extent };

/** The maximal number of corners of a polygon. */
export const maxCorners = 40;

export const zoneShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rectangle'), ...box }).refine(staysInside),
  /** By the box around it. */
  z.strictObject({ kind: z.literal('ellipse'), ...box }).refine(staysInside),
  z.strictObject({ kind: z.literal('polygon'), points: z.array(place).min(3).max(maxCorners) }),
]);
export type ZoneShape = z.infer<typeof zoneShape>;

/** `name` is used by authors, keys and screen readers. */
export const zone = z.strictObject({ id: localId, name: z.string().max(120), shape: zoneShape });
export type Zone = z.infer<typeof zone>;

function staysInside(shape: { x: number; y: number; width: number; height: number }): boolean {
  return shape.x + shape.width <= 1000 && shape.y + shape.height <= 1000;
}
