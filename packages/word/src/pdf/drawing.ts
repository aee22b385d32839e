/** What a page of a PDF draws: letters, paths and pictures with their places, in points from the top left corner. */

/** [a, b, c, d, e, f]: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const multiplied = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
export const at = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const joinedBox = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
export const touches = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

export interface Glyph {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** The height of the letters, in points. */
  readonly size: number;
  /** The name of its font in the file, without the prefix of a subset. */
  readonly font: string;
  /** Six hexadecimal digits; null for black. */
  readonly colour: string | null;
  /** Its outline's name, and where the outline is drawn. */
  readonly outline: string;
  readonly matrix: Matrix;
  /** What stands at this place instead of a letter: a picture, a formula or a table. */
  readonly object?: PageObject;
}

export type PageObject =
  | { readonly kind: 'picture'; readonly box: Box; readonly svg: string; readonly alt: string }
  | {
      readonly kind: 'formula';
      readonly box: Box;
      readonly latex: string | null;
      readonly svg: string;
      readonly problem: string | null;
    }
  | { readonly kind: 'table'; readonly box: Box; readonly rows: readonly (readonly TableCell[])[] };
export interface TableCell {
  readonly glyphs: readonly Glyph[];
  readonly span: number;
}

/** The sign in a row that an object stands for. */
export const objectGlyph = (object: PageObject, baseline: number, size: number): Glyph => ({
  text: '\uFFFC',
  left: object.box.left,
  right: object.box.right,
  baseline,
  size,
  font: '',
  colour: null,
  outline: '',
  matrix: [1, 0, 0, 1, 0, 0],
  object,
});

export const boxOf = ({ left, right, baseline, size }: Glyph): Box => ({
  left,
  right,
  top: baseline - size * 0.75,
  bottom: baseline + size * 0.25,
});

/** Commands of a path: 0 move, 1 line, 2 cubic curve, 3 quadratic curve, 4 close; each with its points. */
export type PathData = readonly number[];

export interface Path {
  readonly box: Box;
  readonly data: PathData;
  readonly matrix: Matrix;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly number[];
}

export interface Image {
  readonly box: Box;
  readonly matrix: Matrix;
  readonly png: Uint8Array;
}

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly paths: readonly Path[];
  readonly images: readonly Image[];
  /** The outline of a glyph, in units of its size; null for a font that is not in the file. */
  readonly outline: (name: string) => PathData | null;
}

/** How many numbers follow each command of a path. */
export const pointsOf: readonly number[] = [2, 2, 6, 4, 0];

/** A path in a picture's markup. */
export function svgPath(data: PathData, matrix: Matrix): string {
  const parts: string[] = [];
  for (let index = 0; index < data.length;) {
    const command = data[index]!;
    const count = pointsOf[command];
    if (count === undefined) break;
    const points: string[] = [];
    for (let point = 0; point < count; point += 2)
      points.push(
        at(matrix, data[index + 1 + point]!, data[index + 2 + point]!)
          .map((value) => value.toFixed(2))
          .join(' '),
      );
    parts.push('MLCQZ'[command]! + points.join(' '));
    index += 1 + count;
  }
  return parts.join('');
}
