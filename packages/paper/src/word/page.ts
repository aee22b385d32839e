/** What every Word file of a test begins with. */

/** In twentieths of a point. */
export const millimetre = 56.7;
export const font = 'Times New Roman';

/** What a line of text has, in twentieths of a point. */
export const lineWidth = (columns: 1 | 2): number => (columns === 1 ? 9_921 : 4_760);
