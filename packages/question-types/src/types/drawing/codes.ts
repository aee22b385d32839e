/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const drawingCodes = ['DS1', 'FC1', 'FC2'] as const;
export type DrawingCode = (typeof drawingCodes)[number];
