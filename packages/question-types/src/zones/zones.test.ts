import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  boundsOf,
  boxBetween,
  clearestOn,
  contains,
  figureInTheMiddle,
  fittedTo,
  labelPlaceOf,
  minExtent,
  movedBy,
  placeOn,
  resizedBy,
  withCorner,
  withCornerAfter,
  zoneAt,
  type Figure,
  type ZoneShape,
} from './geometry.ts';
import { zone, zoneShape } from './schema.ts';

const coordinate = fc.integer({ min: 0, max: 1000 });
const anyPlace = fc.record({ x: coordinate, y: coordinate });
const anyBox = fc.tuple(anyPlace, anyPlace).map(([a, b]) => boxBetween(a, b));
const anyShape: fc.Arbitrary<ZoneShape> = fc.oneof(
  anyBox.map((box): ZoneShape => ({ kind: 'rectangle', ...box })),
  anyBox.map((box): ZoneShape => ({ kind: 'ellipse', ...box })),
  fc.array(anyPlace, { minLength: 3, maxLength: 12 }).map((points): ZoneShape => ({ kind: 'polygon', points })),
);
const step = fc.integer({ min: -1500, max: 1500 });
const isStored = (shape: Figure): boolean => zoneShape.safeParse(shape).success;

describe('valid zones', () => {
  test('are inside the picture, with a size and an id', () => {
    expect(
      zone.safeParse({ id: 'z1', name: 'cửa', shape: { kind: 'rectangle', x: 900, y: 0, width: 100, height: 1000 } })
        .success,
    ).toBe(true);
    for (const shape of [
      { kind: 'rectangle', x: 901, y: 0, width: 100, height: 10 },
      { kind: 'ellipse', x: 0, y: 0, width: 0, height: 10 },
      { kind: 'ellipse', x: 0.5, y: 0, width: 10, height: 10 },
      {
        kind: 'polygon',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      },
      {
        kind: 'polygon',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
          { x: 1001, y: 1 },
        ],
      },
      { kind: 'point', x: 1, y: 1 },
      { kind: 'rectangle', x: 0, y: 0, width: 10, height: 10, z: 1 },
    ])
      expect([shape, isStored(shape as Figure)]).toEqual([shape, false]);
  });
});

describe('editing', () => {
  test('gives a valid zone after any operations', () => {
    fc.assert(
      fc.property(anyShape, step, step, anyBox, (shape, dx, dy, box) => {
        for (const changed of [movedBy(shape, dx, dy), resizedBy(shape, dx, dy), fittedTo(shape, box)])
          expect([changed, isStored(changed)]).toEqual([changed, true]);
      }),
      { numRuns: 1000 },
    );
  });
  test('moving keeps the size, and goes exactly as far as requested where there is room', () => {
    fc.assert(
      fc.property(anyShape, step, step, (shape, dx, dy) => {
        const [before, after] = [boundsOf(shape), boundsOf(movedBy(shape, dx, dy))];
        expect([after.width, after.height]).toEqual([before.width, before.height]);
        if (before.x + dx >= 0 && before.x + dx + before.width <= 1000) expect(after.x).toBe(before.x + dx);
        else expect(after.x === 0 || after.x + after.width === 1000).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
  test('moving there and back restores the figure where there is room', () => {
    const shape: ZoneShape = {
      kind: 'polygon',
      points: [
        { x: 400, y: 400 },
        { x: 600, y: 430 },
        { x: 500, y: 600 },
      ],
    };
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), (by) => {
        expect(movedBy(movedBy(shape, by, -by), -by, by)).toEqual(shape);
      }),
    );
  });
  test('a form fitted to a box fills it', () => {
    fc.assert(
      fc.property(anyShape, anyBox, (shape, box) => {
        const { width, height } = boundsOf(shape);
        const fitted = boundsOf(fittedTo(shape, box));
        expect([fitted.x, fitted.y]).toEqual([box.x, box.y]);
        if (width > 0) expect(fitted.width).toBe(box.width);
        if (height > 0) expect(fitted.height).toBe(box.height);
      }),
      { numRuns: 500 },
    );
  });
  test('a drawn box contains both its corners and has at least the minimal size', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        const box = boxBetween(a, b);
        for (const corner of [a, b]) expect(contains({ kind: 'rectangle', ...box }, corner)).toBe(true);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(minExtent);
        expect(isStored({ kind: 'rectangle', ...box })).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(boxBetween({ x: 1000, y: 0 }, { x: 1200, y: -50 })).toEqual({ x: 980, y: 0, width: 20, height: 20 });
  });
  test('corners move, and new ones are in the middle of an edge', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
    ];
    expect(withCorner(points, 1, { x: 2000, y: -3.4 })).toEqual([
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
      { x: 0, y: 100 },
    ]);
    expect(withCornerAfter(points, 2)).toEqual([...points, { x: 0, y: 50 }]);
    expect(placeOn({ x: 0.4, y: 999.6 })).toEqual({ x: 0, y: 1000 });
  });
  test('figures added by keyboard are valid', () => {
    fc.assert(
      fc.property(fc.constantFrom<ZoneShape['kind']>('rectangle', 'ellipse', 'polygon'), fc.nat(100), (kind, index) => {
        expect(isStored(figureInTheMiddle(kind, index))).toBe(true);
      }),
    );
  });
});

describe('hit testing', () => {
  const square: ZoneShape = { kind: 'rectangle', x: 100, y: 100, width: 200, height: 200 };
  const disc: ZoneShape = { kind: 'ellipse', x: 100, y: 100, width: 200, height: 200 };
  /** A horseshoe, whose middle is outside of it. */
  const horseshoe: ZoneShape = {
    kind: 'polygon',
    points: [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 300 },
      { x: 200, y: 300 },
      { x: 200, y: 40 },
      { x: 100, y: 40 },
      { x: 100, y: 300 },
      { x: 0, y: 300 },
    ],
  };

  test('a box contains its corner, an ellipse does not, a horseshoe does not contain its middle', () => {
    expect(contains(square, { x: 101, y: 101 })).toBe(true);
    expect(contains(disc, { x: 101, y: 101 })).toBe(false);
    expect(contains(disc, { x: 300, y: 200 })).toBe(true);
    expect(contains(horseshoe, { x: 150, y: 200 })).toBe(false);
    expect(contains(horseshoe, { x: 50, y: 200 })).toBe(true);
  });
  test('a label is inside its zone', () => {
    expect(contains(horseshoe, labelPlaceOf(horseshoe))).toBe(true);
    fc.assert(
      fc.property(anyBox, (box) => {
        expect(contains({ kind: 'ellipse', ...box }, labelPlaceOf({ kind: 'ellipse', ...box }))).toBe(true);
      }),
    );
  });
  test('nothing outside its bounds is in a zone', () => {
    fc.assert(
      fc.property(anyShape, anyPlace, (shape, point) => {
        const { x, y, width, height } = boundsOf(shape);
        if (contains(shape, point))
          expect(point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height).toBe(true);
        expect(areaOf(shape)).toBeLessThanOrEqual(width * height + 1e-6);
      }),
      { numRuns: 1000 },
    );
  });
  test('the innermost of nested zones is hit, whatever their order', () => {
    const zones = [
      { id: 'house', shape: { kind: 'rectangle', x: 0, y: 0, width: 900, height: 900 } },
      { id: 'door', shape: square },
    ] satisfies { id: string; shape: ZoneShape }[];
    for (const order of [zones, zones.toReversed()]) {
      expect(zoneAt(order, { x: 150, y: 150 })?.id).toBe('door');
      expect(zoneAt(order, { x: 500, y: 500 })?.id).toBe('house');
    }
  });
  test('a button on a line avoids the zones that the line crosses', () => {
    const zones = [
      { id: 'a', shape: { kind: 'rectangle', x: 0, y: 450, width: 100, height: 100 } },
      { id: 'b', shape: { kind: 'rectangle', x: 450, y: 400, width: 200, height: 200 } },
      { id: 'c', shape: { kind: 'rectangle', x: 900, y: 450, width: 100, height: 100 } },
    ] satisfies { id: string; shape: ZoneShape }[];
    const spot = clearestOn({ x: 50, y: 500 }, { x: 950, y: 500 }, zones);
    expect(zoneAt(zones, spot, { x: 100, y: 100 })).toBeUndefined();
    expect(clearestOn({ x: 0, y: 0 }, { x: 100, y: 200 }, [])).toEqual({ x: 50, y: 100 });
  });
  test('a spot beside zones hits the nearest zone within reach', () => {
    const zones = [
      { id: 'a', shape: square },
      { id: 'b', shape: { kind: 'rectangle', x: 400, y: 100, width: 50, height: 50 } },
    ] satisfies { id: string; shape: ZoneShape }[];
    expect(zoneAt(zones, { x: 340, y: 120 })).toBeUndefined();
    expect(zoneAt(zones, { x: 340, y: 120 }, { x: 70, y: 70 })?.id).toBe('a');
    expect(zoneAt(zones, { x: 380, y: 120 }, { x: 70, y: 70 })?.id).toBe('b');
    expect(zoneAt(zones, { x: 600, y: 600 }, { x: 70, y: 70 })).toBeUndefined();
  });
});
