import { describe, expect, it } from 'vitest';
import { describeFigure } from './describe.ts';
import { drawFigure } from './draw/index.ts';
import { edgesOf, solidOf } from './draw/solid.ts';
import { triangleFacts } from './draw/triangle.ts';
import { svgOf } from './drawing.ts';
import { analyse } from './functions.ts';
import { written } from './numbers.ts';
import { samples } from './samples.ts';
import { figureKinds, figureSchema } from './schema.ts';

describe('numbers as textbooks write them', () => {
  it.each([
    [-1, '−1'],
    [0.25, '0,25'],
    [-2 / 3, '−2/3'],
    [Math.sqrt(12), '2√3'],
    [-Math.sqrt(3) / 3, '−√3/3'],
    [Infinity, '+∞'],
    [Math.PI, '3,14'],
  ])('%d', (value, text) => expect(written(value)).toBe(text));
});

describe('what a figure shows of a function', () => {
  it('finds the extreme points of a cubic', () => {
    const { extrema, signs, limits, formula } = analyse({ family: 'cubic', coefficients: [1, 0, -3, 1] });
    expect(extrema).toEqual([
      { x: -1, y: 3, kind: 'maximum' },
      { x: 1, y: -1, kind: 'minimum' },
    ]);
    expect([signs.join(''), limits, formula]).toEqual(['+−+', [-Infinity, Infinity], 'x³ − 3x + 1']);
  });
  it('takes no extreme point where the derivative keeps its sign', () =>
    expect(analyse({ family: 'cubic', coefficients: [1, -3, 3, 0] })).toMatchObject({
      critical: [1],
      extrema: [],
      signs: ['+', '+'],
    }));
  it('finds the asymptotes of a fraction and its limits at the pole', () =>
    expect(analyse({ family: 'rational', coefficients: [1, 2, 1, -1] })).toMatchObject({
      vertical: 1,
      horizontal: 1,
      signs: ['−', '−'],
      poleLimits: [-Infinity, Infinity],
    }));
});

describe('plane and solid figures', () => {
  it('constructs a triangle from its sides', () => {
    const { corners, foot, circumcentre, circumradius, incentre, inradius } = triangleFacts([5, 4, 3]);
    expect(foot[0]).toBeCloseTo(1.8);
    for (const [x, y] of corners)
      expect(Math.hypot(x - circumcentre[0], y - circumcentre[1])).toBeCloseTo(circumradius);
    expect([inradius, incentre[1]]).toEqual([1, 1]);
  });
  it.each([
    ['pyramid', 'A B, A D, A S'],
    ['cube', 'A A′, A B, A D'],
    ['prism', 'A C'],
    ['tetrahedron', 'A C'],
  ] as const)('hides the edges of a %s that look away', (form, hidden) => {
    const edges = edgesOf(solidOf(form, false));
    const names = edges.filter((edge) => edge.hidden).map(({ from, to }) => `${from} ${to}`);
    expect(names.sort().join(', ')).toBe(hidden);
  });
});

describe.each(samples.map((figure, at) => [`${at} ${figure.kind}`, figure] as const))('sample %s', (_, figure) => {
  it('is valid, draws finite paths inside its frame, and uses neither fonts nor addresses', () => {
    expect(figureSchema.parse(figure)).toEqual(figure);
    const drawing = drawFigure(figure);
    const svg = svgOf(drawing);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|href|script/);
    expect(svg).toBe(svgOf(drawFigure(figure)));
    expect(drawing.width).toBeLessThanOrEqual(480);
    expect(drawing.height).toBeLessThanOrEqual(300);
    const points = drawing.marks
      .filter(({ clip }) => clip === undefined)
      .flatMap(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)])
      .map(([, x, y]) => [Number(x), Number(y)] as const);
    const outside = ([x, y]: readonly [number, number]): boolean =>
      x < -1 || y < -1 || x > drawing.width + 1 || y > drawing.height + 1;
    expect(points.length).toBeGreaterThan(5);
    expect(points.filter(outside)).toEqual([]);
  });
  it('has a description in both languages that fits beside a picture', () => {
    for (const full of [true, false]) {
      const [vi, en] = [describeFigure(figure, 'vi', full), describeFigure(figure, 'en', full)];
      expect(vi).not.toBe(en);
      for (const text of [vi, en]) {
        expect(text.length).toBeGreaterThan(10);
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/\{\{|undefined|NaN/);
      }
    }
  });
});

describe('descriptions', () => {
  it('keep what a learner has to find to themselves unless the author wants it said', () => {
    const graph = samples.find(({ kind }) => kind === 'graph')!;
    expect(describeFigure(graph, 'vi', false)).not.toContain('x³');
    expect(describeFigure(graph, 'vi', true)).toContain('−x³ + 3x + 1');
    const clock = { version: 1, kind: 'clock', hour: 8, minute: 20 } as const;
    expect(describeFigure(clock, 'vi', false)).not.toContain('8 giờ 20');
    expect(describeFigure(clock, 'vi', true)).toBe('Đồng hồ chỉ 8 giờ 20 phút.');
  });
});

describe('data that cannot be drawn', () => {
  it.each([
    [
      'a fraction without a pole',
      {
        kind: 'graph',
        function: { family: 'rational', coefficients: [2, 2, 1, 1] },
        x: [-3, 3],
        y: [-3, 3],
        grid: false,
        extrema: true,
      },
    ],
    [
      'a range upside down',
      {
        kind: 'graph',
        function: { family: 'linear', coefficients: [1, 0] },
        x: [3, -3],
        y: [-3, 3],
        grid: false,
        extrema: true,
      },
    ],
    ['a wrong number of coefficients', { kind: 'variation', function: { family: 'cubic', coefficients: [1, 2] } }],
    ['sides that do not meet', { kind: 'triangle', names: ['A', 'B', 'C'], sides: [1, 2, 5], parts: [] }],
    ['thousands of ticks', { kind: 'number-line', range: [0, 200], step: 0.01 }],
    ['an unknown kind', { kind: 'picture' }],
  ])('%s', (_, figure) => expect(figureSchema.safeParse({ version: 1, ...figure }).success).toBe(false));
  it('knows samples of every kind', () => {
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(figureKinds));
  });
});
