/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const textGapsCodes = ['FB1', 'FB2', 'FB5', 'FB7', 'FB8'] as const;
export type TextGapsCode = (typeof textGapsCodes)[number];
