/**
 * Labelled plane figures of lower secondary school. Each is constructed from one size, and has places that the author
 * may write at; what they are called is what textbooks call the segment or the angle.
 */
import type { Point } from './drawing.ts';

/** A place to write: along a segment, or in the angle of three points. */
type Place = readonly [string, string] | readonly [string, string, string];

interface Scene {
  /** With y upwards. A point whose name ends with * is not named in the drawing. */
  readonly points: Readonly<Record<string, Point>>;
  readonly lines: readonly (readonly string[])[];
  readonly circle?: { readonly centre: string; readonly radius: number };
  /** The vertex, and a point on either side of the angle. */
  readonly rights?: readonly (readonly [string, string, string])[];
  /** Groups of segments of the same length, with as many strokes as their number in the list, from 1. */
  readonly equal?: readonly (readonly (readonly [string, string])[])[];
  /** Segments inside of the figure whose label stands on the side of its middle. */
  readonly inner?: readonly string[];
  /** Whether the angles are numbered at their vertex: the last sign of a place is its number. */
  readonly numbered?: boolean;
  /** Points that are marked with a dot. */
  readonly dots?: readonly string[];
  /** Where the name of a point stands from it, in degrees, if not away from the middle of the figure. */
  readonly names?: Readonly<Record<string, number>>;
  /** Angles of the same size, marked with an arc. */
  readonly arcs?: readonly (readonly [string, string, string])[];
  readonly places: Readonly<Record<string, Place>>;
}

interface Construction {
  /** What the size is, with its bounds: an angle in degrees or a ratio in per cent. */
  readonly size: readonly [least: number, most: number, usual: number];
  build(size: number): Scene;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const polar = (degrees: number, radius: number, [x, y]: Point = [0, 0]): Point => [
  x + radius * Math.cos(rad(degrees)),
  y + radius * Math.sin(rad(degrees)),
];
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The triangle with these angles at B and C on a side BC of length 10. */
function fromAngles(b: number, c: number): readonly [a: Point, b: Point, c: Point] {
  const side = (10 * Math.sin(rad(c))) / Math.sin(rad(180 - b - c));
  return [polar(b, side), [0, 0], [10, 0]];
}

const constructions = {
  crossing: {
    size: [20, 160, 60],
    build: (size) => ({
      points: { O: [0, 0], x: [6, 0], y: polar(size, 5), 'x′': [-6, 0], 'y′': polar(size + 180, 5) },
      lines: [
        ['x′', 'x'],
        ['y′', 'y'],
      ],
      names: { O: size / 2 - 90 },
      places: { xOy: ['x', 'O', 'y'], 'yOx′': ['y', 'O', 'x′'], 'x′Oy′': ['x′', 'O', 'y′'], 'y′Ox': ['y′', 'O', 'x'] },
    }),
  },
  adjacent: {
    size: [20, 160, 50],
    build: (size) => ({
      // Rays and the line go on beyond the points that name them.
      points: {
        O: [0, 0],
        A: [-6, 0],
        B: [6, 0],
        C: polar(size, 5),
        'A′*': [-7.5, 0],
        'B′*': [7.5, 0],
        'C′*': polar(size, 6.5),
      },
      lines: [
        ['A′*', 'B′*'],
        ['O', 'C′*'],
      ],
      dots: ['O', 'A', 'B', 'C'],
      names: { O: -90, A: -90, B: -90, C: size + (size < 90 ? 90 : -90) },
      places: { AOC: ['A', 'O', 'C'], COB: ['C', 'O', 'B'] },
    }),
  },
  parallels: {
    size: [35, 80, 60],
    build: (size) => {
      const [A, B]: [Point, Point] = [
        [0, 0],
        [-6 / Math.tan(rad(size)), -6],
      ];
      return {
        points: {
          A,
          B,
          a: [7, 0],
          'a′*': [-8, 0],
          b: [7, -6],
          'b′*': [-8, -6],
          c: polar(size, 4),
          'c′*': polar(size + 180, 4, B),
        },
        lines: [
          ['a′*', 'a'],
          ['b′*', 'b'],
          ['c′*', 'c'],
        ],
        names: { A: -22, B: -22 },
        numbered: true,
        places: {
          A1: ['a′*', 'A', 'c'],
          A2: ['c', 'A', 'a'],
          A3: ['a', 'A', 'B'],
          A4: ['B', 'A', 'a′*'],
          B1: ['b′*', 'B', 'A'],
          B2: ['A', 'B', 'b'],
          B3: ['b', 'B', 'c′*'],
          B4: ['c′*', 'B', 'b′*'],
        },
      };
    },
  },
  triangle: {
    size: [30, 100, 60],
    build: (size) => {
      const c = Math.max(30, Math.min(70, 120 - size));
      const [A, B, C] = fromAngles(180 - size - c, c);
      return {
        points: { A, B, C, x: [15, 0] },
        lines: [
          ['A', 'B'],
          ['B', 'x'],
          ['A', 'C'],
        ],
        places: { A: ['B', 'A', 'C'], B: ['A', 'B', 'C'], C: ['B', 'C', 'A'], ACx: ['A', 'C', 'x'] },
      };
    },
  },
  isosceles: {
    size: [30, 110, 50],
    build: (size) => {
      const [A, B, C] = fromAngles(90 - size / 2, 90 - size / 2);
      return {
        points: { A, B, C },
        lines: [['A', 'B', 'C', 'A']],
        equal: [
          [
            ['A', 'B'],
            ['A', 'C'],
          ],
        ],
        places: { A: ['B', 'A', 'C'], B: ['A', 'B', 'C'], C: ['A', 'C', 'B'], AB: ['A', 'B'], BC: ['B', 'C'] },
      };
    },
  },
  right: {
    size: [20, 70, 40],
    build: (size) => {
      const [A, B, C]: [Point, Point, Point] = [
        [0, 0],
        [10 * Math.cos(rad(size)), 0],
        [0, 10 * Math.sin(rad(size))],
      ];
      return {
        points: { A, B, C },
        lines: [['A', 'B', 'C', 'A']],
        rights: [['A', 'B', 'C']],
        places: { AB: ['A', 'B'], AC: ['A', 'C'], BC: ['B', 'C'], B: ['A', 'B', 'C'], C: ['A', 'C', 'B'] },
      };
    },
  },
  pair: {
    size: [50, 100, 100],
    build: (size) => {
      const [A, B, C]: [Point, Point, Point] = [
        [2.6, 5.4],
        [0, 0],
        [8, 0],
      ];
      const copy = ([x, y]: Point): Point => [10.5 + (x * size) / 100, (y * size) / 100];
      return {
        points: { A, B, C, D: copy(A), E: copy(B), F: copy(C) },
        lines: [
          ['A', 'B', 'C', 'A'],
          ['D', 'E', 'F', 'D'],
        ],
        places: {
          AB: ['A', 'B'],
          BC: ['B', 'C'],
          AC: ['A', 'C'],
          A: ['B', 'A', 'C'],
          B: ['A', 'B', 'C'],
          C: ['A', 'C', 'B'],
          DE: ['D', 'E'],
          EF: ['E', 'F'],
          DF: ['D', 'F'],
          D: ['E', 'D', 'F'],
          E: ['D', 'E', 'F'],
          F: ['D', 'F', 'E'],
        },
      };
    },
  },
  thales: {
    size: [25, 75, 60],
    build: (size) => {
      const [A, B, C] = fromAngles(65, 50);
      return {
        points: { A, B, C, D: between(A, B, size / 100), E: between(A, C, size / 100) },
        lines: [
          ['A', 'B', 'C', 'A'],
          ['D', 'E'],
        ],
        places: { AD: ['A', 'D'], DB: ['D', 'B'], AE: ['A', 'E'], EC: ['E', 'C'], DE: ['D', 'E'], BC: ['B', 'C'] },
      };
    },
  },
  midline: {
    size: [40, 80, 60],
    build: (size) => {
      const [A, B, C] = fromAngles(size, 55);
      return {
        points: { A, B, C, M: between(A, B, 0.5), N: between(A, C, 0.5) },
        lines: [
          ['A', 'B', 'C', 'A'],
          ['M', 'N'],
        ],
        equal: [
          [
            ['A', 'M'],
            ['M', 'B'],
          ],
          [
            ['A', 'N'],
            ['N', 'C'],
          ],
        ],
        places: { MN: ['M', 'N'], BC: ['B', 'C'] },
      };
    },
  },
  bisector: {
    size: [50, 90, 70],
    build: (size) => {
      // AB is `size` per cent of AC, and both are long enough to meet.
      const [ab, ac] = [(8 * size) / 100 + 1.5, 9.5];
      const x = (ab * ab + 100 - ac * ac) / 20;
      const A: Point = [x, Math.sqrt(ab * ab - x * x)];
      return {
        points: { A, B: [0, 0], C: [10, 0], D: [(10 * ab) / (ab + ac), 0] },
        lines: [
          ['A', 'B', 'C', 'A'],
          ['A', 'D'],
        ],
        arcs: [
          ['B', 'A', 'D'],
          ['D', 'A', 'C'],
        ],
        places: { AB: ['A', 'B'], AC: ['A', 'C'], BD: ['B', 'D'], DC: ['D', 'C'] },
      };
    },
  },
  height: {
    size: [30, 60, 53],
    build: (size) => {
      const [A, B, C] = fromAngles(size, 90 - size);
      return {
        points: { A, B, C, H: [A[0], 0] },
        lines: [
          ['A', 'B', 'C', 'A'],
          ['A', 'H'],
        ],
        rights: [
          ['A', 'B', 'C'],
          ['H', 'A', 'C'],
        ],
        places: { AB: ['A', 'B'], AC: ['A', 'C'], AH: ['A', 'H'], BH: ['B', 'H'], HC: ['H', 'C'] },
      };
    },
  },
  parallelogram: {
    size: [40, 80, 65],
    build: (size) => {
      const [D, C, A]: [Point, Point, Point] = [[0, 0], [10, 0], polar(size, 6)];
      return {
        points: { A, B: [A[0] + 10, A[1]], C, D },
        lines: [['A', 'B', 'C', 'D', 'A']],
        places: {
          AB: ['A', 'B'],
          AD: ['A', 'D'],
          A: ['D', 'A', 'B'],
          B: ['A', 'B', 'C'],
          C: ['B', 'C', 'D'],
          D: ['C', 'D', 'A'],
        },
      };
    },
  },
  rectangle: {
    size: [20, 45, 32],
    build: (size) => {
      const tall = 10 * Math.tan(rad(size));
      return {
        points: { A: [0, tall], B: [10, tall], C: [10, 0], D: [0, 0], O: [5, tall / 2] },
        lines: [
          ['A', 'B', 'C', 'D', 'A'],
          ['A', 'C'],
          ['B', 'D'],
        ],
        rights: [['D', 'A', 'C']],
        names: { O: -90 },
        places: { AB: ['A', 'B'], AD: ['A', 'D'], OA: ['O', 'A'], AOB: ['A', 'O', 'B'], ACD: ['A', 'C', 'D'] },
      };
    },
  },
  rhombus: {
    size: [30, 60, 37],
    build: (size) => {
      const tall = 6 * Math.tan(rad(size));
      return {
        points: { A: [0, 0], B: [6, tall], C: [12, 0], D: [6, -tall], O: [6, 0] },
        lines: [
          ['A', 'B', 'C', 'D', 'A'],
          ['A', 'C'],
          ['B', 'D'],
        ],
        equal: [
          [
            ['A', 'B'],
            ['B', 'C'],
            ['C', 'D'],
            ['D', 'A'],
          ],
        ],
        places: { AB: ['A', 'B'], OA: ['O', 'A'], OB: ['O', 'B'], OAB: ['O', 'A', 'B'] },
      };
    },
  },
  trapezoid: {
    size: [45, 75, 60],
    build: (size) => {
      const across = 5 / Math.tan(rad(size));
      return {
        points: { A: [across, 5], B: [11 - across, 5], C: [11, 0], D: [0, 0], H: [across, 0] },
        lines: [
          ['A', 'B', 'C', 'D', 'A'],
          ['A', 'H'],
        ],
        rights: [['H', 'A', 'C']],
        inner: ['AH'],
        equal: [
          [
            ['A', 'D'],
            ['B', 'C'],
          ],
        ],
        places: {
          AB: ['A', 'B'],
          CD: ['C', 'D'],
          AD: ['A', 'D'],
          AH: ['A', 'H'],
          D: ['A', 'D', 'C'],
          B: ['A', 'B', 'C'],
        },
      };
    },
  },
  corner: {
    size: [30, 70, 50],
    build: (size) => {
      const [across, up] = [(12 * size) / 100, 4.5];
      return {
        points: { A: [0, 8], B: [across, 8], C: [across, up], D: [12, up], E: [12, 0], F: [0, 0] },
        lines: [['A', 'B', 'C', 'D', 'E', 'F', 'A']],
        rights: [
          ['A', 'B', 'F'],
          ['B', 'A', 'C'],
          ['D', 'C', 'E'],
          ['E', 'D', 'F'],
          ['F', 'E', 'A'],
        ],
        places: { AB: ['A', 'B'], BC: ['B', 'C'], CD: ['C', 'D'], DE: ['D', 'E'], EF: ['E', 'F'], AF: ['A', 'F'] },
      };
    },
  },
  broken: {
    size: [50, 150, 100],
    build: (size) => {
      // AB is `size` per cent of BC; CD is the longest.
      const A: Point = [0, 0];
      const B = polar(55, size / 20, A);
      const C = polar(-35, 5, B);
      return {
        points: { A, B, C, D: polar(20, 8, C) },
        lines: [['A', 'B', 'C', 'D']],
        dots: ['A', 'B', 'C', 'D'],
        places: { AB: ['A', 'B'], BC: ['B', 'C'], CD: ['C', 'D'] },
      };
    },
  },
  inscribed: {
    size: [25, 75, 50],
    build: (size) => ({
      points: { O: [0, 0], A: polar(270 - size, 6), B: polar(270 + size, 6), C: polar(100, 6) },
      lines: [
        ['C', 'A'],
        ['C', 'B'],
        ['O', 'A'],
        ['O', 'B'],
      ],
      circle: { centre: 'O', radius: 6 },
      places: { ACB: ['A', 'C', 'B'], AOB: ['A', 'O', 'B'] },
    }),
  },
  diameter: {
    size: [20, 70, 35],
    build: (size) => ({
      points: { O: [0, 0], A: [-6, 0], B: [6, 0], C: polar(180 - 2 * size, 6) },
      lines: [
        ['A', 'B'],
        ['A', 'C', 'B'],
      ],
      circle: { centre: 'O', radius: 6 },
      places: { B: ['A', 'B', 'C'], A: ['B', 'A', 'C'], AC: ['A', 'C'], BC: ['B', 'C'] },
    }),
  },
  radius: {
    size: [0, 80, 30],
    build: (size) => ({
      points: { O: [0, 0], B: polar(size, 6) },
      lines: [['O', 'B']],
      circle: { centre: 'O', radius: 6 },
      places: { OB: ['O', 'B'] },
    }),
  },
  chord: {
    size: [20, 60, 37],
    build: (size) => {
      const [up, half] = [6 * Math.sin(rad(size)), 6 * Math.cos(rad(size))];
      return {
        points: { O: [0, 0], A: [-half, -up], B: [half, -up], H: [0, -up] },
        lines: [
          ['A', 'B'],
          ['O', 'H'],
          ['O', 'B'],
        ],
        circle: { centre: 'O', radius: 6 },
        rights: [['H', 'O', 'B']],
        places: { OH: ['O', 'H'], OB: ['O', 'B'], HB: ['H', 'B'] },
      };
    },
  },
  tangents: {
    size: [40, 80, 50],
    build: (size) => {
      const away = 5 / Math.sin(rad(size / 2));
      return {
        points: { O: [0, 0], M: [away, 0], A: polar(90 - size / 2, 5), B: polar(size / 2 - 90, 5) },
        lines: [
          ['M', 'A', 'O', 'B', 'M'],
          ['O', 'M'],
        ],
        circle: { centre: 'O', radius: 5 },
        rights: [
          ['A', 'O', 'M'],
          ['B', 'O', 'M'],
        ],
        places: { AMB: ['A', 'M', 'B'], AOB: ['A', 'O', 'B'], OA: ['O', 'A'], MA: ['M', 'A'], OM: ['O', 'M'] },
      };
    },
  },
  cyclic: {
    size: [60, 120, 80],
    build: (size) => ({
      // The arc BCD is twice the angle at A.
      points: { O: [0, 0], A: polar(140, 6), B: polar(270 - size, 6), D: polar(270 + size, 6), C: polar(285, 6) },
      lines: [['A', 'B', 'C', 'D', 'A']],
      circle: { centre: 'O', radius: 6 },
      places: { A: ['B', 'A', 'D'], B: ['A', 'B', 'C'], C: ['B', 'C', 'D'], D: ['A', 'D', 'C'] },
    }),
  },
} as const satisfies Readonly<Record<string, Construction>>;

export type SceneForm = keyof typeof constructions;
export const sceneForms = Object.keys(constructions) as [SceneForm, ...SceneForm[]];

export const sceneSize = (form: SceneForm): readonly [least: number, most: number, usual: number] =>
  constructions[form].size;

export const sceneOf = (form: SceneForm, size: number): Scene => (constructions[form] as Construction).build(size);

/** The names of the places where a form takes a label. */
export const placesOf = (form: SceneForm): string[] => Object.keys(sceneOf(form, sceneSize(form)[2]).places);

/** Whether what is written there is an angle, not a length. */
export const isAngle = (form: SceneForm, place: string): boolean =>
  sceneOf(form, sceneSize(form)[2]).places[place]?.length === 3;

/** How long the segment of a place is drawn, in the unit of its form; 0 for an angle. */
export function lengthAt(form: SceneForm, size: number, place: string): number {
  const { points, places } = sceneOf(form, size);
  const [from = '', to = '', vertex] = places[place] ?? [];
  const [a, b] = [points[from], points[to]];
  return a && b && vertex === undefined ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
}
