/** Pens, brushes and fonts, as the records of both formats create them. */

export interface Pen {
  readonly kind: 'pen';
  readonly style: number;
  readonly width: number;
  readonly colour: string;
  /** Dash lengths in pen widths, for a pen that defines its own instead of a style. */
  readonly dashes?: readonly number[];
}
export interface Brush {
  readonly kind: 'brush';
  readonly style: 'solid' | 'none' | 'hatched' | 'pattern';
  readonly colour: string;
  readonly hatch: number;
}
export interface Font {
  readonly kind: 'font';
  /** Negative: the height of the letters; positive: the height of the line. */
  readonly height: number;
  /** Tenths of a degree, counter-clockwise. */
  readonly escapement: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly charset: number;
  readonly face: string;
}
/** An object that a file creates and then selects; `other` is one that does not draw, such as a palette. */
export type GraphicsObject = Pen | Brush | Font | { readonly kind: 'other' };

/** Black pen, white brush: the defaults of Windows. */
export const blackPen: Pen = { kind: 'pen', style: 0, width: 0, colour: '#000000' };
export const whiteBrush: Brush = { kind: 'brush', style: 'solid', colour: '#ffffff', hatch: 0 };
export const noBrush: Brush = { kind: 'brush', style: 'none', colour: '#000000', hatch: 0 };
export const systemFont: Font = {
  kind: 'font',
  height: -12,
  escapement: 0,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  charset: 0,
  face: '',
};

export const colourOf = (value: number): string =>
  `#${[value & 255, (value >> 8) & 255, (value >> 16) & 255].map((one) => one.toString(16).padStart(2, '0')).join('')}`;

export const brushOf = (style: number, colour: number, hatch: number): Brush => ({
  kind: 'brush',
  style: style === 0 ? 'solid' : style === 1 ? 'none' : style === 2 ? 'hatched' : 'pattern',
  colour: colourOf(colour),
  hatch,
});

/** Stock objects, which Windows predefines, by number. */
export function stockObject(number: number): GraphicsObject {
  const grey = ['#ffffff', '#c0c0c0', '#808080', '#404040', '#000000'][number];
  if (grey !== undefined) return { kind: 'brush', style: 'solid', colour: grey, hatch: 0 };
  if (number === 5) return noBrush;
  if (number === 6) return { ...blackPen, colour: '#ffffff' };
  if (number === 7) return blackPen;
  if (number === 8) return { ...blackPen, style: 5 };
  return number >= 10 && number <= 17 ? systemFont : { kind: 'other' };
}

/** Cells of 8 by 8 with the hatch patterns of Windows, by number. */
export const hatches = ['M0 4H8', 'M4 0V8', 'M0 0L8 8', 'M0 8L8 0', 'M0 4H8M4 0V8', 'M0 0L8 8M0 8L8 0'];
/** Lengths of dashes and gaps in pen widths, by style. */
export const dashes: Readonly<Record<number, readonly number[]>> = {
  1: [3, 1],
  2: [1, 1],
  3: [3, 1, 1, 1],
  4: [3, 1, 1, 1, 1, 1],
};
