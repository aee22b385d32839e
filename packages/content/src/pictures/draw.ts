/** Functions for composing pictures as SVG: shapes, text, people, and symbols of the picture sets. */

/** A zone of a picture, in pixels. */
export interface Zone {
  readonly shape: 'rect' | 'ellipse';
  /** Upper left corner and size of the bounding box. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** A composed picture with its zones. */
export interface Composed {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  /** Alternative text, which must not reveal answers. */
  readonly alt: string;
  readonly zones: Readonly<Record<string, Zone>>;
  svg(symbol: Symbols): string;
}

/** A symbol of OpenMoji (by code point) or Mulberry (by name) in a square box. */
export type Symbols = (name: string, x: number, y: number, size: number, turn?: number) => string;

export const rectZone = (x: number, y: number, width: number, height: number): Zone => ({
  shape: 'rect',
  box: [x, y, width, height],
});
export const ovalZone = (x: number, y: number, width: number, height: number): Zone => ({
  shape: 'ellipse',
  box: [x, y, width, height],
});

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, stroke = '#222', width = 3, more = ''): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
export const words = (x: number, y: number, text: string, size = 22, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="${size}" text-anchor="middle" fill="#222" ${more}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

/** Black outline of a drawing to be coloured. */
export const inked = 'stroke="#222" stroke-width="4" stroke-linejoin="round"';

export const picture = ([width, height]: readonly [number, number], ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${parts.join('')}</svg>`;

interface Looks {
  readonly skin?: string;
  readonly hair?: string;
  readonly style?: 'short' | 'long' | 'tail' | 'bun' | 'none';
  readonly head?: 'cap' | 'hat' | 'crown';
  readonly headColour?: string;
  readonly top: string;
  readonly bottom?: string;
  readonly skirt?: boolean;
  readonly glasses?: boolean;
  readonly pose?: 'stand' | 'sit' | 'up' | 'hold';
}

/** A person whose feet are at (x, y), `height` pixels tall; mirrored if `left`. */
export function person(x: number, y: number, height: number, looks: Looks, left = false): string {
  const {
    skin = '#f2c9a1',
    hair = '#3b2a1e',
    style = 'short',
    head,
    headColour = '#d33',
    top,
    bottom = '#34507d',
    skirt = false,
    glasses = false,
    pose = 'stand',
  } = looks;
  const limb = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const legs =
    pose === 'sit'
      ? limb('M-6,-34 L16,-32 L17,-4', bottom, 9) +
        limb('M4,-34 L24,-32 L25,-4', bottom, 9) +
        oval(21, -2, 6, 3, '#333') +
        oval(29, -2, 6, 3, '#333')
      : limb('M-6,-34 L-7,-5', skirt ? skin : bottom, 9) +
        limb('M6,-34 L7,-5', skirt ? skin : bottom, 9) +
        oval(-5, -2, 7, 3.5, '#333') +
        oval(9, -2, 7, 3.5, '#333');
  const back =
    style === 'long'
      ? path('M-15,-88 Q-20,-60 -14,-58 L14,-58 Q20,-60 15,-88 Z', hair)
      : style === 'tail'
        ? path('M-12,-90 Q-30,-84 -22,-58 Q-14,-68 -10,-80 Z', hair)
        : '';
  const body =
    path('M-13,-66 Q0,-72 13,-66 L12,-34 L-12,-34 Z', top) +
    (skirt ? path('M-12,-38 L12,-38 L18,-20 L-18,-20 Z', bottom) : '');
  const arms =
    pose === 'up'
      ? limb('M-12,-62 L-18,-42', top, 8) +
        limb('M12,-62 L22,-88', top, 8) +
        oval(23, -91, 4.5, 4.5, skin) +
        oval(-18, -39, 4.5, 4.5, skin)
      : pose === 'hold' || pose === 'sit'
        ? limb('M-11,-62 L2,-48 L16,-48', top, 8) +
          limb('M11,-62 L15,-52 L20,-50', top, 8) +
          oval(20, -48, 4.5, 4.5, skin)
        : limb('M-12,-62 L-18,-40', top, 8) +
          limb('M12,-62 L18,-40', top, 8) +
          oval(-18, -37, 4.5, 4.5, skin) +
          oval(18, -37, 4.5, 4.5, skin);
  const cover =
    head === 'cap'
      ? path('M-15,-88 Q0,-110 15,-88 L26,-86 L26,-84 L-15,-86 Z', headColour)
      : head === 'hat'
        ? oval(0, -91, 25, 5, headColour) + path('M-13,-92 Q-12,-108 0,-108 Q12,-108 13,-92 Z', headColour)
        : head === 'crown'
          ? path('M-12,-92 L-14,-108 L-6,-99 L0,-111 L6,-99 L14,-108 L12,-92 Z', '#f5c518')
          : '';
  const top2 =
    style === 'none'
      ? ''
      : path('M-15,-84 Q-16,-102 0,-102 Q16,-102 15,-84 Q8,-94 -2,-93 Q-10,-92 -15,-84 Z', hair) +
        (style === 'bun' ? oval(-3, -104, 7, 6, hair) : '');
  const face = oval(4, -84, 1.6, 2, '#222') + oval(-5, -84, 1.6, 2, '#222') + limb('M-4,-77 Q0,-74 4,-77', '#a33', 1.6);
  const spectacles = glasses
    ? `<circle cx="-5.5" cy="-84" r="4.4" fill="none" stroke="#222" stroke-width="1.4"/><circle cx="5" cy="-84" r="4.4" fill="none" stroke="#222" stroke-width="1.4"/>`
    : '';
  const scale = height / 105;
  return `<g transform="translate(${x},${y}) scale(${left ? -scale : scale},${scale})">${back}${legs}${rect(-4, -74, 8, 8, skin)}${body}${oval(0, -84, 14.5, 15, skin)}${top2}${cover}${face}${spectacles}${arms}</g>`;
}

/** The bounding box of a person, to which a name can be matched. */
export const personZone = (x: number, y: number, height: number): Zone =>
  rectZone(
    Math.round(x - height * 0.26),
    Math.round(y - height * 1.05),
    Math.round(height * 0.52),
    Math.round(height * 1.07),
  );

export const tree = (x: number, y: number, size: number): string =>
  rect(x - size * 0.07, y - size * 0.4, size * 0.14, size * 0.4, '#8a5a33') +
  oval(x, y - size * 0.66, size * 0.34, size * 0.34, '#4f9d4a') +
  oval(x - size * 0.2, y - size * 0.5, size * 0.2, size * 0.18, '#5dae56') +
  oval(x + size * 0.2, y - size * 0.52, size * 0.2, size * 0.18, '#5dae56');
export const cloud = (x: number, y: number, size: number): string =>
  oval(x, y, size * 0.5, size * 0.2, '#fff') +
  oval(x - size * 0.18, y - size * 0.12, size * 0.2, size * 0.18, '#fff') +
  oval(x + size * 0.15, y - size * 0.14, size * 0.24, size * 0.2, '#fff');
export const bench = (x: number, y: number, width: number): string =>
  rect(x, y - 34, width, 9, '#a8713f') +
  rect(x, y - 62, width, 8, '#a8713f') +
  rect(x, y - 48, width, 8, '#a8713f') +
  rect(x + 8, y - 62, 6, 62, '#6b4424') +
  rect(x + width - 14, y - 62, 6, 62, '#6b4424');
export const table = (x: number, y: number, width: number, height: number, colour = '#b98250'): string =>
  rect(x, y - height, width, 12, colour) +
  rect(x + 8, y - height + 12, 10, height - 12, '#7d5330') +
  rect(x + width - 18, y - height + 12, 10, height - 12, '#7d5330');
