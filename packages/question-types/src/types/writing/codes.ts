/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const writingCodes = ['SA1', 'EW1'] as const;
export type WritingCode = (typeof writingCodes)[number];
