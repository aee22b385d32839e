/** Sizes and the font of the Word files of a test. */

/** In twentieths of a point. */
export const millimetre = 56.7;
export const font = 'Times New Roman';

/** The width of a line of text, in twentieths of a point. */
export const lineWidth = (columns: 1 | 2): number => (columns === 1 ? 9_921 : 4_760);
