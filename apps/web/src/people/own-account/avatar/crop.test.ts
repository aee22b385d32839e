import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepInside, mostZoom, movedBy, sideOf, wholeOf, zoomedTo } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('a square of a picture', () => {
  it('starts as the largest, in the middle', () => {
    expect(wholeOf(wide)).toEqual({ x: 200, y: 100, zoom: 1 });
    expect(sideOf(wide, wholeOf(wide))).toBe(200);
  });

  it.each([
    ['to the right shows the left', 0.25, 0, { x: 150, y: 100 }],
    ['beyond the edge stops there', 3, 0, { x: 100, y: 100 }],
    ['down where there is no room stays', 0, 1, { x: 200, y: 100 }],
  ])('moved %s', (_, right, down, middle) => {
    expect(movedBy(wide, wholeOf(wide), right, down)).toMatchObject(middle);
  });

  it('zoomed around a point keeps that point', () => {
    const crop = { x: 200, y: 100, zoom: 1 };
    const next = zoomedTo(wide, crop, 2, { x: 0.25, y: -0.25 });
    const pointOf = (one: typeof crop) => ({
      x: one.x + 0.25 * sideOf(wide, one),
      y: one.y - 0.25 * sideOf(wide, one),
    });
    expect(pointOf(next)).toEqual(pointOf(crop));
    expect(zoomedTo(wide, crop, 100).zoom).toBe(mostZoom);
    expect(zoomedTo(wide, crop, 0).zoom).toBe(1);
  });

  it('never shows anything outside the picture', () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 4000 }),
        number,
        number,
        number,
        (width, height, x, y, zoom) => {
          const size = { width, height };
          const crop = keepInside(size, { x, y, zoom });
          const half = sideOf(size, crop) / 2;
          for (const [middle, length] of [
            [crop.x, width],
            [crop.y, height],
          ] as const) {
            expect(middle - half).toBeGreaterThanOrEqual(-1e-6);
            expect(middle + half).toBeLessThanOrEqual(length + 1e-6);
          }
        },
      ),
    );
  });
});
