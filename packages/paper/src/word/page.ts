/** What every Word file of a test begins with. */

/** In twentieths of a point. */
export const millimetre = 56.7;
export const font = 'Times New Roman';
