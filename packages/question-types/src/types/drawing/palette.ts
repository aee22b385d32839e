/** Colours and shapes as data; their names are in the catalogs. Without schemas, because the player uses it. */
export interface Colour {
  readonly id: string;
  /** The paint colour over a picture. */
  readonly paint: string;
}

const red = { id: 'red', paint: '#e5322d' } as const;
const yellow = { id: 'yellow', paint: '#ffd60a' } as const;
const green = { id: 'green', paint: '#25a244' } as const;
const blue = { id: 'blue', paint: '#1f6fe5' } as const;
const purple = { id: 'purple', paint: '#8b3fc4' } as const;
/** Lighter than ink, so that the lines of the drawing stay visible under it. */
const black = { id: 'black', paint: '#3a3a42' } as const;

/** Palettes by name, which questions store; the colours of another exam would be another entry. */
export const palettes = {
  six: [red, yellow, green, blue, purple, black],
} as const satisfies Record<string, readonly Colour[]>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = ['six'] as const satisfies readonly PaletteName[];
export type ColourId = (typeof palettes)[PaletteName][number]['id'];

export const shapeIds = ['circle', 'triangle', 'square', 'star', 'rectangle', 'oval'] as const;
export type ShapeId = (typeof shapeIds)[number];

/** The maximal number of equal shapes on one picture; no two of them may have the same colour. */
export const maxOfOneShape = 3;

export const paintOf = (palette: PaletteName, id: string): string | undefined =>
  palettes[palette].find((colour) => colour.id === id)?.paint;

/** Paths in a square of 100. */
export const shapePaths: Readonly<Record<ShapeId, string>> = {
  circle: 'M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88z',
  triangle: 'M50 8 94 90H6z',
  square: 'M10 10h80v80H10z',
  star: 'M50 4 61.8 36.8 96.6 37.9 69 59.2 78.8 92.6 50 73 21.2 92.6 31 59.2 3.4 37.9 38.2 36.8z',
  rectangle: 'M4 26h92v48H4z',
  oval: 'M50 24a46 26 0 1 1 0 52a46 26 0 1 1 0-52z',
};

export interface DrawnShape {
  readonly shape: ShapeId;
  readonly colour: string;
}

export type ShapeRefusal = 'SHAPE_TOO_OFTEN' | 'SHAPE_COLOUR_REPEATED';

/** Why another shape must not be added to the picture; undefined where it may. */
export function refusalOf(drawn: readonly DrawnShape[], next: DrawnShape): ShapeRefusal | undefined {
  const alike = drawn.filter((other) => other.shape === next.shape);
  if (alike.some((other) => other.colour === next.colour)) return 'SHAPE_COLOUR_REPEATED';
  return alike.length >= maxOfOneShape ? 'SHAPE_TOO_OFTEN' : undefined;
}

/** Whether a whole picture follows the rule, in whatever order it was drawn. */
export const keepsRule = (drawn: readonly DrawnShape[]): boolean =>
  drawn.every((shape, at) => refusalOf(drawn.slice(0, at), shape) === undefined);
