/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const textGapsCodes = ['FB1', 'FB2', 'FB3', 'FB4', 'FB5', 'FB6', 'FB7', 'FB8'] as const;
export type TextGapsCode = (typeof textGapsCodes)[number];

/** Codes whose text is a question with the place for the answer below it, instead of a text with gaps in it. */
export const isAsked = (code: TextGapsCode): boolean => code === 'FB8' || code === 'FB4';
