/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const drawingCodes = ['DS1', 'FC1', 'FC2'] as const;
export type DrawingCode = (typeof drawingCodes)[number];
