/** Coursebook series: the codes of their facts. */

/** The content category is the place in this list: 1 textbook, 2 supplement, 3 international exam. */
export const seriesGroups = ['BOOK', 'SUPPLEMENTARY', 'EXTERNAL'] as const;
export const coursebookGroups = ['ELEMENTARY', 'MIDDLE', 'HIGH', 'YOUNG_ADULTS', 'GENERAL'] as const;
/** SHOWN: can be chosen. DRAFT: not yet. HIDDEN: not any more; what has the series keeps it. */
export const seriesStates = ['SHOWN', 'DRAFT', 'HIDDEN'] as const;

/** The address of the cover that is drawn for a series without a picture of its own. */
export const drawnCover = (id: string, locale: 'vi' | 'en', revision: number): string =>
  `/media/covers/${id}.${locale}.svg?v=${revision}`;
