/** A figure as data. Stored with questions, so a new meaning needs a new version. */
import { z } from 'zod';
import { placesOf, sceneForms, sceneSize } from './scenes.ts';

const number = z.number().min(-10_000).max(10_000);
const positive = z.number().positive().max(10_000);
const name = z.string().max(40);
const letter = z.string().max(3);
const word = z.string().max(8);
const label = z.string().max(12);
const point = z.tuple([number, number]);
const range = z.tuple([number, number]).refine(([from, to]) => to - from >= 0.5 && to - from <= 200, 'RANGE');

/** Both axes are in the picture, as numbers along them are read from there. */
const shownAxis = range.refine(([from, to]) => from <= 0 && to >= 0, 'ORIGIN');

/** The number of coefficients by family, highest power first. */
export const families = {
  linear: 2,
  quadratic: 3,
  cubic: 4,
  quartic: 3,
  rational: 4,
  exponential: 1,
  logarithm: 1,
  sine: 2,
  cosine: 2,
} as const;
export type Family = keyof typeof families;
export const familyNames = Object.keys(families) as Family[];

const functionOf = z
  .strictObject({
    family: z.enum(familyNames as [Family, ...Family[]]),
    coefficients: z.array(z.number().min(-1000).max(1000)).max(4),
  })
  .refine(({ family, coefficients }) => coefficients.length === families[family], 'COEFFICIENTS')
  .refine(({ family, coefficients: [a = 0, b = 0, c = 0, d = 0] }) => {
    // The pole is somewhere, and the graph is not a line.
    if (family === 'rational') return c !== 0 && Number.isFinite(d / c) && a * d !== b * c;
    if (family === 'exponential' || family === 'logarithm') return a > 0 && a !== 1;
    if (family === 'sine' || family === 'cosine') return a !== 0 && b !== 0;
    return a !== 0;
  }, 'COEFFICIENTS');
export type FunctionData = z.infer<typeof functionOf>;

const bars = z
  .array(
    z.strictObject({
      label: name,
      value: z.number().min(0).max(10_000),
      second: z.number().min(0).max(10_000).optional(),
    }),
  )
  .min(1)
  .max(12);

export const figureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('graph'),
    function: functionOf,
    x: shownAxis,
    y: shownAxis,
    grid: z.boolean(),
    /** Extreme points with dashed guides to the axes. */
    extrema: z.boolean(),
    /** A second line y = mx + n; the area between it and the graph is hatched. */
    line: z.tuple([number, number]).optional(),
    /** Whether that area is hatched; it is, unless said otherwise. */
    hatched: z.boolean().optional(),
    /** Names of the axes, where they are not x and y. */
    axes: z.tuple([letter, letter]).optional(),
    /** The part of the first axis over which the curve is drawn. */
    over: z
      .tuple([number, number])
      .refine(([from, to]) => from < to, 'RANGE')
      .optional(),
    /** What the curve is called. */
    called: letter.optional(),
    /** Points with their names and dashed guides to the axes; one that is free has neither guides nor numbers. */
    points: z
      .array(z.strictObject({ name: letter, at: point, free: z.boolean().optional() }))
      .max(6)
      .optional(),
    /** A polygon by its corners, which is hatched. */
    area: z.array(point).min(3).max(6).optional(),
  }),
  z.strictObject({ version: z.literal(1), kind: z.literal('variation'), function: functionOf }),
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('chart'),
    form: z.enum(['bar', 'line', 'pie', 'histogram']),
    axis: name,
    /** The name of the axis below. */
    across: name.optional(),
    /** Instead of bars, rows of as many circles as the value, as the first grades count them. */
    pictures: z.boolean().optional(),
    /** Names of the first and second values of double bars. */
    series: z.tuple([name, name]).optional(),
    bars,
  }),
  z
    .strictObject({
      version: z.literal(1),
      kind: z.literal('number-line'),
      range,
      step: positive,
      /** Numbered boxes, a ray that begins at its first mark, or a ruler; otherwise a line with an arrow. */
      look: z.enum(['boxes', 'ray', 'ruler']).optional(),
      /** What one is worth: 1000 writes 60 000 at 60. */
      worth: z.literal([10, 100, 1000]).optional(),
      /** The numbers that are written, where not all are. */
      written: z.array(number).max(41).optional(),
      /** Where a question mark stands instead of the number. */
      asked: number.optional(),
      /** The part that is a solution, or what lies along a ruler; a missing end is infinite. */
      from: z.strictObject({ at: number, closed: z.boolean() }).optional(),
      to: z.strictObject({ at: number, closed: z.boolean() }).optional(),
    })
    .refine(({ range: [from, to], step }) => (to - from) / step <= 40, { message: 'RANGE', path: ['step'] })
    .refine(({ range: [low, high], from }) => !from || (from.at >= low && from.at <= high), {
      message: 'END',
      path: ['from', 'at'],
    })
    .refine(
      ({ range: [low, high], from, to }) => !to || (to.at >= low && to.at <= high && to.at > (from?.at ?? -Infinity)),
      { message: 'END', path: ['to', 'at'] },
    ),
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('clock'),
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
  }),
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('triangle'),
    names: z.tuple([letter, letter, letter]),
    /** Lengths of BC, CA and AB. */
    sides: z
      .tuple([positive, positive, positive])
      .refine(([a, b, c]) => Math.min(a + b - c, b + c - a, c + a - b) > 0.02 * (a + b + c), 'TRIANGLE'),
    parts: z.array(z.enum(['altitude', 'median', 'bisector', 'circumcircle', 'incircle'])).max(5),
    /** What is written along BC, CA and AB. */
    lengths: z.tuple([label, label, label]).optional(),
    /** What is written in the angles at A, B and C. */
    angles: z.tuple([label, label, label]).optional(),
  }),
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('solid'),
    form: z.enum(['pyramid', 'tetrahedron', 'cube', 'box', 'prism', 'cylinder', 'cone', 'sphere']),
    /** The height of a pyramid or the axes of a cube. */
    height: z.boolean(),
    /** Depth, width and height of a box, which is then drawn in their order of size. */
    edges: z.tuple([positive, positive, positive]).optional(),
    /** The upper corners of a cube or box where they are not A′ to D′: primary school has no primes. */
    upper: z.literal('MNPQ').optional(),
    /** What is written along the edge BC of a cube. */
    edge: label.optional(),
    /** Where a plane parallel to the base cuts the edges of a pyramid, as their share from the top. */
    section: z.number().min(0.2).max(0.8).optional(),
  }),
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('venn'),
    names: z.tuple([letter, letter]),
    /** What is written in each region. */
    regions: z.strictObject({ left: word, both: word, right: word, outside: word }),
    shaded: z.array(z.enum(['left', 'both', 'right'])).max(3),
    /** A frame around both sets. */
    universe: z.boolean(),
  }),
  z.strictObject({
    version: z.literal(1),
    kind: z.literal('box-plot'),
    axis: name,
    /** The least value, the three quartiles and the greatest value. */
    five: z
      .array(number)
      .length(5)
      .refine(
        (five) => five.every((value, at) => at === 0 || value >= five[at - 1]!) && five[4]! - five[0]! >= 0.01,
        'ORDER',
      ),
  }),
  z
    .strictObject({
      version: z.literal(1),
      kind: z.literal('plane'),
      form: z.enum(sceneForms),
      /** What the figure is constructed from: an angle in degrees, or a ratio in per cent. */
      size: number,
      /** What is written at a place of the form. */
      labels: z.record(z.string().max(6), label),
    })
    .refine(({ form, size }) => size >= sceneSize(form)[0] && size <= sceneSize(form)[1], {
      message: 'VALUE',
      path: ['size'],
    })
    .refine(({ form, labels }) => Object.keys(labels).every((place) => placesOf(form).includes(place)), {
      message: 'VALUE',
      path: ['labels'],
    }),
]);
export type Figure = z.infer<typeof figureSchema>;
export type FigureKind = Figure['kind'];
export type FigureOf<K extends FigureKind> = Extract<Figure, { kind: K }>;
export const figureKinds: readonly FigureKind[] = [
  'graph',
  'variation',
  'triangle',
  'plane',
  'solid',
  'chart',
  'number-line',
  'venn',
  'box-plot',
  'clock',
];

/** A path in SVG's notation with absolute commands, and nothing else. */
const path = z
  .string()
  .max(30_000)
  .regex(/^M[MLQCAZ\d. -]*$/);
const grey = z.string().regex(/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/);
const width = z.number().min(0).max(20);

/** A drawing as questions hold it for their readers. */
export const drawingSchema = z.strictObject({
  width: z.int().min(1).max(4000),
  height: z.int().min(1).max(1000),
  marks: z
    .array(
      z.strictObject({
        d: path,
        fill: grey.optional(),
        stroke: width.optional(),
        strokeColor: grey.optional(),
        dash: z.array(width).max(6).optional(),
        clip: path.optional(),
      }),
    )
    .max(400),
});
