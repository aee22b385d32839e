import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFigure } from './describe.ts';
import { drawFigure } from './draw/index.ts';
import { overlap, placeLabels, strikes } from './draw/labels.ts';
import { plotted } from './draw/graph.ts';
import { edgesOf, solidOf, type Space } from './draw/solid.ts';
import { ticksOf } from './draw/measures.ts';
import { triangleFacts } from './draw/triangle.ts';
import type { Point } from './drawing.ts';
import { svgOf } from './picture.ts';
import { analyse } from './functions.ts';
import { outlineText, type Face } from './glyphs/text.ts';
import { coordinate, written } from './numbers.ts';
import { samples } from './samples.ts';
import { lengthAt, placesOf, sceneForms, sceneOf, sceneSize, type SceneForm } from './scenes.ts';
import {
  drawingSchema,
  families,
  familyNames,
  figureKinds,
  figureSchema,
  type Figure,
  type FigureOf,
} from './schema.ts';

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

describe('a coordinate of a path', () => {
  it('has two decimals at most, as the language writes them', () =>
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: -2000, max: 2000 }), (any, thousandths) => {
        for (const value of [any, thousandths / 1000])
          expect(coordinate(value)).toBe(String(Math.round(value * 100) / 100));
      }),
    ));
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

describe('numbers along the axes', () => {
  const places = (x: number) => [1, -1].map((down) => ({ at: [x, 50] as const, down }));
  const [below] = placeLabels([{ text: '2', places: places(50) }], []);
  it('stand at their first place unless a line runs through it', () => {
    expect(below!.place.down).toBe(1);
    const line = [
      [40, below!.frame[1] + 2],
      [60, below!.frame[1] + 4],
    ] as const;
    const [above] = placeLabels([{ text: '2', places: places(50) }], [{ points: line, weight: 20 }]);
    expect(above!.place.down).toBe(-1);
  });
  it('never stand on each other', () => {
    const [one, other] = placeLabels(
      [50, 52].map((x) => ({ text: '−10', places: places(x) })),
      [],
    );
    expect(overlap(one!.frame, other!.frame)).toBe(false);
  });
  it.each(samples.filter((figure) => figure.kind === 'graph').map((graph, at) => [at, graph] as const))(
    'are free in graph %i',
    (_, graph) => {
      const { labels, obstacles } = plotted(graph);
      const curves = obstacles.filter(({ weight }) => weight === 20);
      for (const [at, { text, frame }] of labels.entries()) {
        expect(
          curves.some((line) => strikes(line, frame)),
          text,
        ).toBe(false);
        expect(
          labels.slice(0, at).some((other) => overlap(other.frame, frame)),
          text,
        ).toBe(false);
      }
    },
  );
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

describe('a cube without primes, as primary school has it', () => {
  const cube = { version: 1, kind: 'solid', form: 'cube', height: false, upper: 'MNPQ', edge: '9 cm' } as const;
  it('has the letters M to Q above', () => {
    expect(Object.keys(solidOf('cube', false, undefined, 'MNPQ').corners).join('')).toBe('ABCDMNPQ');
  });
  it('is told with its letters and what is written along its edge', () => {
    expect(describeFigure(cube, 'vi', true)).toBe(
      'Hình lập phương ABCD.MNPQ, các cạnh khuất vẽ nét đứt. Có ghi BC = 9 cm.',
    );
  });
});

it('draws the edges of a box in their ratio, none too short to be seen', () => {
  const { corners } = solidOf('box', true, [2, 5, 8]);
  const [[, depth], [width], [, , tall]] = ['O', 'C', 'O′'].map((name) => corners[name]!) as [Space, Space, Space];
  expect(tall / width).toBeCloseTo(8 / 5);
  expect([tall > width, width > depth, depth > 30]).toEqual([true, true, true]);
});

describe('plane figures are constructed from their size', () => {
  /** The angle in degrees at the second of three points. */
  const angle = (form: SceneForm, size: number, names: string): number => {
    const { points } = sceneOf(form, size);
    const [p, q, r] = [...names].map((name) => points[name]!) as [Point, Point, Point];
    const turn = Math.atan2(p[1] - q[1], p[0] - q[0]) - Math.atan2(r[1] - q[1], r[0] - q[0]);
    const size360 = Math.abs((turn * 180) / Math.PI) % 360;
    return Math.min(size360, 360 - size360);
  };
  const length = (form: SceneForm, size: number, names: string): number => {
    const { points } = sceneOf(form, size);
    const [p, q] = [...names].map((name) => points[name]!) as [Point, Point];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  it.each([
    ['crossing', 70, 'xOy', 70],
    ['adjacent', 50, 'COB', 50],
    ['triangle', 80, 'BAC', 80],
    ['isosceles', 40, 'BAC', 40],
    ['isosceles', 40, 'ABC', 70],
    ['right', 35, 'ABC', 35],
    ['right', 35, 'BAC', 90],
    ['height', 53, 'BAC', 90],
    ['height', 53, 'AHC', 90],
    ['parallelogram', 65, 'ADC', 65],
    ['parallelogram', 65, 'DAB', 115],
    ['trapezoid', 60, 'ADC', 60],
    ['trapezoid', 60, 'BCD', 60],
    ['inscribed', 50, 'ACB', 50],
    ['inscribed', 50, 'AOB', 100],
    ['diameter', 35, 'ACB', 90],
    ['diameter', 35, 'ABC', 35],
    ['chord', 40, 'OHB', 90],
    ['tangents', 50, 'AMB', 50],
    ['tangents', 50, 'OAM', 90],
    ['cyclic', 80, 'BAD', 80],
    ['cyclic', 80, 'BCD', 100],
  ] as const)('%s %d: angle %s', (form, size, names, is) => expect(angle(form, size, names)).toBeCloseTo(is));
  it.each(['thales', 'midline'] as const)('%s: what is drawn across is parallel to the base', (form) => {
    const { points } = sceneOf(form, 60);
    const [one, other] = form === 'thales' ? ['D', 'E'] : ['M', 'N'];
    expect(points[one!]![1]).toBeCloseTo(points[other!]![1]);
  });
  it('cuts the sides in its ratio, and the base as the bisector does', () => {
    expect(length('thales', 60, 'AD') / length('thales', 60, 'AB')).toBeCloseTo(0.6);
    expect(length('bisector', 70, 'BD') / length('bisector', 70, 'DC')).toBeCloseTo(
      length('bisector', 70, 'AB') / length('bisector', 70, 'AC'),
    );
    expect(length('pair', 70, 'DE') / length('pair', 70, 'AB')).toBeCloseTo(0.7);
  });
  it('draws rays and lines beyond the points that name them', () => {
    const { points, lines } = sceneOf('adjacent', 50);
    for (const [from, to] of lines) {
      const ends = [from!, to!].map((name) => Math.hypot(...points[name]!));
      expect(Math.max(...ends)).toBeGreaterThan(6);
    }
    for (const name of ['A', 'B', 'C']) expect(lines.flat()).not.toContain(name);
  });
  it('draws the first side of a broken line in its ratio, and the last as the longest', () => {
    expect(lengthAt('broken', 80, 'AB') / lengthAt('broken', 80, 'BC')).toBeCloseTo(0.8);
    for (const size of sceneSize('broken').slice(0, 2))
      for (const place of ['AB', 'BC'])
        expect(lengthAt('broken', size, 'CD')).toBeGreaterThan(lengthAt('broken', size, place));
    expect([lengthAt('right', 40, 'B'), lengthAt('right', 40, 'XY')]).toEqual([0, 0]);
  });
  it('says what is written, and not what is left to be found', () => {
    const figure: Figure = {
      version: 1,
      kind: 'plane',
      form: 'thales',
      size: 60,
      labels: { AD: '6', EC: 'x', DB: '' },
    };
    expect(describeFigure(figure, 'vi', false)).toBe(
      'Tam giác ABC, D trên cạnh AB, E trên cạnh AC, DE song song với BC. Có ghi AD = 6; EC = x.',
    );
    expect(describeFigure({ ...figure, form: 'inscribed', size: 50, labels: { AOB: '100°' } }, 'en', false)).toContain(
      'Marked: angle AOB = 100°.',
    );
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
  it('says of a wave where it meets the axis and turns, and its period where everything is said', () => {
    const wave = (family: 'sine' | 'cosine', a: number, b: number): Figure => ({
      version: 1,
      kind: 'graph',
      function: { family, coefficients: [a, b] },
      x: [-4, 7],
      y: [-3, 3],
      grid: false,
      extrema: true,
    });
    const told = describeFigure(wave('sine', 2, 1), 'vi', false);
    expect(told).toContain('Cắt trục hoành tại x = −π; 0; π; 2π. Lên đến y = 2 tại x = π/2.');
    expect(told).toContain('Xuống đến y = −2 tại x = −π/2; 3π/2.');
    expect(told).not.toContain('Chu kì');
    expect(describeFigure(wave('sine', 2, 1), 'vi', true)).toContain('Chu kì 2π.');
    expect(describeFigure(wave('cosine', -1, 2), 'en', true)).toContain(
      'Period π. Meets the x-axis at x = −5π/4; −3π/4;',
    );
    expect(describeFigure(wave('sine', 1, -1), 'vi', false)).toContain('Lên đến y = 1 tại x = −π/2; 3π/2.');
  });
  it('keep what a learner has to find to themselves unless the author wants it said', () => {
    const graph = samples.find(({ kind }) => kind === 'graph')!;
    expect(describeFigure(graph, 'vi', false)).not.toContain('x³');
    expect(describeFigure(graph, 'vi', true)).toContain('−x³ + 3x + 1');
    // Nor do they name what the picture leaves to be recognised.
    const naming = /cực đại|cực tiểu|đồng biến|nghịch biến|tiệm cận|đường cao|trung tuyến|phân giác/i;
    for (const figure of samples) expect(describeFigure(figure, 'vi', false)).not.toMatch(naming);
    const table: Figure = {
      version: 1,
      kind: 'variation',
      function: { family: 'cubic', coefficients: [1, 0, -3, 1] },
    };
    expect(describeFigure(table, 'vi', false)).toBe(
      'Bảng biến thiên của hàm số. Dòng x: −∞; −1; 1; +∞. Dòng y′: +; 0; −; 0; +. Dòng y: −∞; 3; −1; +∞.',
    );
    const parabola: Figure = {
      version: 1,
      kind: 'variation',
      function: { family: 'quadratic', coefficients: [1, -4, 1] },
    };
    expect(describeFigure(parabola, 'vi', false)).toBe(
      'Bảng biến thiên của hàm số. Dòng x: −∞; 2; +∞. Dòng y: +∞; −3; +∞.',
    );
    expect(describeFigure(graph, 'en', false)).toContain('falls to (−1; −1), rises to (1; 3), falls.');
    const clock = { version: 1, kind: 'clock', hour: 8, minute: 20 } as const;
    expect(describeFigure(clock, 'vi', false)).not.toContain('8 giờ 20');
    expect(describeFigure(clock, 'vi', true)).toBe('Đồng hồ chỉ 8 giờ 20 phút.');
  });
});

describe('what primary school reads', () => {
  const marks: FigureOf<'number-line'> = { version: 1, kind: 'number-line', range: [60, 70], step: 2, look: 'ray' };
  const texts = (more: object) => ticksOf({ ...marks, ...more }, 12).map(({ text }) => text);
  it('writes every number of a ray, in groups of three digits', () => {
    expect(texts({})).toEqual(['60', '62', '64', '66', '68', '70']);
    expect(texts({ worth: 1000 })[1]).toBe('62 000');
  });
  it('writes the numbers that are wanted and a question mark', () =>
    expect(texts({ written: [60, 70], asked: 66 })).toEqual(['60', '', '', '?', '', '70']));
  it('says where the question mark stands, not what belongs there', () => {
    const told = describeFigure({ ...marks, worth: 1000, written: [60, 70], asked: 66 }, 'vi', false);
    expect(told).toContain('Vạch thứ 4 ghi dấu hỏi.');
    expect(told).not.toContain('66');
  });
  it('draws a ray like a line, without the name of its axis', () => {
    const { look: _, ...line } = { ...marks, range: [0, 10] as [number, number], step: 1 };
    expect(drawFigure(line).marks.length).toBe(drawFigure({ ...line, look: 'ray' }).marks.length + 1);
  });
  it('draws a box for each number', () => {
    const boxes: Figure = { ...marks, look: 'boxes', range: [0, 10], step: 1 };
    expect(drawFigure(boxes).marks.filter(({ stroke }) => stroke !== undefined)).toHaveLength(11);
  });
  it('lays a thing along a ruler from mark to mark', () => {
    const ends = { from: { at: 2, closed: true }, to: { at: 7, closed: true } };
    const ruler: Figure = { ...marks, look: 'ruler', range: [0, 12], step: 1, ...ends };
    expect(describeFigure(ruler, 'vi', false)).toContain('từ vạch 2 đến vạch 7');
    expect(drawFigure(ruler).height).toBeGreaterThan(40);
  });
  it('draws as many circles in a row as the value is', () => {
    const chart: Figure = {
      version: 1,
      kind: 'chart',
      form: 'bar',
      pictures: true,
      axis: 'Số con',
      bars: [{ label: 'Gà', value: 7 }],
    };
    const circles = drawFigure(chart).marks.find(({ fill }) => fill === '#d9d9d9')!;
    expect(circles.d.match(/M/g)).toHaveLength(7);
    expect(describeFigure(chart, 'vi', false)).toBe('Biểu đồ tranh Số con: Gà 7.');
  });
});

describe('what stands at a figure', () => {
  const line: FigureOf<'graph'> = {
    version: 1,
    kind: 'graph',
    function: { family: 'linear', coefficients: [-5, 20] },
    x: [0, 6],
    y: [0, 24],
    grid: false,
    extrema: true,
  };
  const labelsOf = (more: object) => plotted({ ...line, ...more }).labels.map(({ text }) => text);
  it('names the axes, the curve and points, whose numbers stand at the axes', () => {
    const points = [{ name: 'A', at: [4, 0] }];
    expect(labelsOf({ axes: ['t', 'v'], called: 'd', points })).toEqual(
      expect.arrayContaining(['t', 'v', 'd', 'A', '4']),
    );
    expect(labelsOf({ points: [{ name: 'M', at: [2, 10], free: true }] })).not.toContain('10');
  });
  it('draws the curve over a part of the axis only', () => {
    const lengthOf = (over: [number, number]): number =>
      plotted({ ...line, over }).obstacles.find(({ weight }) => weight === 20)!.points.length;
    expect(lengthOf([0, 4])).toBeGreaterThan(100);
    expect(plotted({ ...line, over: [7, 9] }).obstacles.some(({ weight }) => weight === 20)).toBe(false);
    expect(describeFigure({ ...line, axes: ['t', 'v'], over: [0, 4] }, 'vi', false)).toContain('t từ 0 đến 4');
  });
  it('draws a second line with the area or alone', () => {
    const crossed: FigureOf<'graph'> = {
      ...line,
      function: { family: 'quadratic', coefficients: [1, 0, 0] },
      x: [-4, 4],
      y: [-1, 6],
      line: [1, 2],
    };
    const alone: Figure = { ...crossed, hatched: false };
    expect(drawFigure(alone).marks.length).toBeLessThan(drawFigure(crossed).marks.length);
    expect(describeFigure(alone, 'vi', false)).toContain('đường thẳng gặp đồ thị tại các điểm: (−1; 1), (2; 4).');
  });
  it('hatches a polygon and says its corners', () => {
    const area: [number, number][] = [
      [0, 0],
      [4, 0],
      [0, 20],
    ];
    expect(drawFigure({ ...line, area }).marks.length).toBeGreaterThan(drawFigure(line).marks.length);
    expect(describeFigure({ ...line, area }, 'vi', false)).toContain('các đỉnh (0; 0), (4; 0), (0; 20)');
  });
  it('never cuts a curve by the white ground of a number', () => {
    const { marks } = drawFigure({ ...line, grid: true });
    const curveAt = marks.findIndex(({ stroke, clip }) => stroke === 1.1 && clip !== undefined);
    expect(marks.findLastIndex(({ fill }) => fill === '#fff')).toBeLessThan(curveAt);
  });
  it('counts people by whole numbers', () => {
    const chart: Figure = {
      version: 1,
      kind: 'chart',
      form: 'histogram',
      axis: 'Số người',
      across: 'Thời gian (phút)',
      bars: [2, 3, 3, 2].map((value, at) => ({ label: `[${at}; ${at + 1})`, value })),
    };
    const halves = { ...chart, bars: chart.bars.map((bar, at) => ({ ...bar, value: at === 0 ? 2.5 : bar.value })) };
    // Whole values have three lines, others six.
    expect(drawFigure(halves).marks.length).toBeGreaterThan(drawFigure(chart).marks.length);
    expect(describeFigure(chart, 'vi', false)).toContain('Số người theo Thời gian (phút)');
  });
  it('writes measures along the sides and in the angles of a triangle', () => {
    const triangle: FigureOf<'triangle'> = {
      version: 1,
      kind: 'triangle',
      names: ['A', 'B', 'C'],
      sides: [7, 8, 5],
      parts: [],
    };
    const told: Figure = { ...triangle, lengths: ['', '8 cm', '5 cm'], angles: ['60°', '', ''] };
    expect(describeFigure(told, 'vi', false)).toBe('Tam giác ABC. Có ghi CA = 8 cm; AB = 5 cm; góc A = 60°.');
    expect(drawFigure(told).marks.length).toBeGreaterThan(drawFigure(triangle).marks.length);
  });
  it('cuts a pyramid parallel to its base, with two sides hidden', () => {
    const pyramid: Figure = { version: 1, kind: 'solid', form: 'pyramid', height: false };
    const dashed = (figure: Figure) => drawFigure(figure).marks.filter(({ dash }) => dash !== undefined).length;
    expect(dashed({ ...pyramid, section: 0.5 }) - dashed(pyramid)).toBe(2);
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
    ['quartiles out of order', { kind: 'box-plot', axis: '', five: [1, 5, 4, 6, 7] }],
    ['a label where the figure has no place', { kind: 'plane', form: 'right', size: 40, labels: { AH: '3' } }],
    ['an angle that cannot be drawn', { kind: 'plane', form: 'inscribed', size: 95, labels: {} }],
    ['an unknown kind', { kind: 'picture' }],
  ])('%s', (_, figure) => expect(figureSchema.safeParse({ version: 1, ...figure }).success).toBe(false));
  it('knows samples of every kind', () => {
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(figureKinds));
  });
});

/** Any figure that the schema takes, with more values at its bounds than chance gives. */
const anyFigure = (() => {
  const number = fc.oneof(
    fc.constantFrom(0, 1, -1, 0.5, 3, 1000, -1000),
    fc.integer({ min: -20, max: 20 }),
    fc.double({ min: -1000, max: 1000, noNaN: true }),
  );
  const amount = fc.oneof(fc.constantFrom(0, 0.001, 1, 9999.5, 10_000), fc.integer({ min: 0, max: 200 }));
  const words = fc.oneof(fc.constantFrom('', 'Xe đạp', '中文 😀', 'W'.repeat(40)), fc.string({ maxLength: 40 }));
  const range = fc
    .tuple(
      fc.oneof(number, fc.constantFrom(-10_000, 9_800)),
      fc.oneof(fc.constantFrom(0.5, 200), fc.integer({ min: 1, max: 20 })),
    )
    .map(([from, size]) => [from, from + size] as [number, number]);
  const side = fc.oneof(fc.constantFrom(0, 0.3, 100), fc.integer({ min: 0, max: 12 }));
  const axis = fc.tuple(side, side).map(([left, right]) => [-left, right] as [number, number]);
  const formula = fc
    .constantFrom(...familyNames)
    .chain((family) =>
      fc
        .array(number, { minLength: families[family], maxLength: families[family] })
        .map((coefficients) => ({ family, coefficients })),
    );
  const part = fc.constantFrom('altitude', 'median', 'bisector', 'circumcircle', 'incircle');
  const length = fc.oneof(fc.constantFrom(0.001, 1, 10_000), fc.integer({ min: 3, max: 9 }));
  const end = fc.option(fc.record({ at: number, closed: fc.boolean() }), { nil: undefined });
  const word = fc.string({ maxLength: 8 });
  const place = fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }));
  const version = fc.constant(1);
  const plane = fc.constantFrom(...sceneForms).chain((form) =>
    fc.record({
      version: fc.constant(1),
      kind: fc.constant('plane'),
      form: fc.constant(form),
      size: fc.integer({ min: sceneSize(form)[0], max: sceneSize(form)[1] }),
      labels: fc.dictionary(fc.constantFrom(...placesOf(form)), fc.string({ maxLength: 12 })),
    }),
  );
  const shapes: fc.Arbitrary<object>[] = [
    plane,
    fc.record({
      version,
      kind: fc.constant('graph'),
      function: formula,
      x: axis,
      y: axis,
      grid: fc.boolean(),
      extrema: fc.boolean(),
      line: fc.option(fc.tuple(number, number), { nil: undefined }),
      hatched: fc.option(fc.boolean(), { nil: undefined }),
      axes: fc.option(fc.constant(['t', 'v'] as [string, string]), { nil: undefined }),
      over: fc.option(fc.tuple(number, number), { nil: undefined }),
      called: fc.option(fc.constantFrom('d', '(P)', ''), { nil: undefined }),
      points: fc.option(
        fc.array(fc.record({ name: fc.string({ maxLength: 3 }), at: fc.tuple(number, number), free: fc.boolean() }), {
          maxLength: 6,
        }),
        { nil: undefined },
      ),
      area: fc.option(fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 6 }), { nil: undefined }),
    }),
    fc.record({ version, kind: fc.constant('variation'), function: formula }),
    fc.record({
      version,
      kind: fc.constant('chart'),
      form: fc.constantFrom('bar', 'line', 'pie', 'histogram'),
      axis: words,
      series: fc.option(fc.tuple(words, words), { nil: undefined }),
      across: fc.option(words, { nil: undefined }),
      pictures: fc.option(fc.boolean(), { nil: undefined }),
      bars: fc.array(fc.record({ label: words, value: amount, second: amount }), { minLength: 1, maxLength: 12 }),
    }),
    fc.record({
      version,
      kind: fc.constant('number-line'),
      range,
      step: fc.oneof(fc.constantFrom(0.5, 1, 50, 10_000), fc.integer({ min: 1, max: 9 })),
      from: end,
      to: end,
      look: fc.option(fc.constantFrom('boxes', 'ray', 'ruler'), { nil: undefined }),
      worth: fc.option(fc.constantFrom(10, 100, 1000), { nil: undefined }),
      written: fc.option(fc.array(number, { maxLength: 41 }), { nil: undefined }),
      asked: fc.option(number, { nil: undefined }),
    }),
    fc.record({
      version,
      kind: fc.constant('triangle'),
      names: fc.tuple(fc.string({ maxLength: 3 }), fc.constant('B'), fc.constant('WWW')),
      sides: fc.tuple(length, length, length),
      parts: fc.array(part, { maxLength: 5 }),
      lengths: fc.option(fc.tuple(place, place, place), { nil: undefined }),
      angles: fc.option(fc.tuple(place, place, place), { nil: undefined }),
    }),
    fc.record({
      version,
      kind: fc.constant('solid'),
      form: fc.constantFrom('pyramid', 'tetrahedron', 'cube', 'box', 'prism', 'cylinder', 'cone', 'sphere'),
      height: fc.boolean(),
      section: fc.option(fc.constantFrom(0.2, 0.5, 0.8), { nil: undefined }),
    }),
    fc.record({
      version,
      kind: fc.constant('venn'),
      names: fc.tuple(fc.string({ maxLength: 3 }), fc.constant('WWW')),
      regions: fc.record({ left: word, both: word, right: word, outside: word }),
      shaded: fc.array(fc.constantFrom('left', 'both', 'right'), { maxLength: 3 }),
      universe: fc.boolean(),
    }),
    fc.record({
      version,
      kind: fc.constant('box-plot'),
      axis: words,
      five: fc.array(number, { minLength: 5, maxLength: 5 }).map((five) => five.toSorted((a, b) => a - b)),
    }),
    fc.record({
      version,
      kind: fc.constant('clock'),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    }),
  ];
  return fc.oneof(...shapes).filter((shape): shape is Figure => figureSchema.safeParse(shape).success);
})();

it('draws every figure that the schema takes within the bounds of drawings, and describes it', () => {
  fc.assert(
    fc.property(anyFigure, (figure) => {
      const parsed = drawingSchema.safeParse(drawFigure(figure));
      if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues[0]).slice(0, 300));
      expect(svgOf(parsed.data)).not.toMatch(/NaN|Infinity|undefined/);
      for (const locale of ['vi', 'en'] as const) {
        const text = describeFigure(figure, locale, true);
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/NaN|undefined|Infinity/);
      }
    }),
    { numRuns: 300 },
  );
});

it('keeps the prime of a leaning capital apart from its serif', () => {
  const width = (text: string, face: Face) => outlineText(text, face, 10).width;
  const apart = (text: string, face: Face = 'formula') => width(text, face) - width(text[0]!, face) - width('′', face);
  expect(apart('C′')).toBeCloseTo(0.7);
  for (const plain of [apart('x′'), apart('C′', 'words')]) expect(plain).toBeCloseTo(0);
});
