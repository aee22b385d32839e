/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const drawingCodes = ['DS1', 'FC1', 'FC2'] as const;
export type DrawingCode = (typeof drawingCodes)[number];
