/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const writingCodes = ['SA1', 'EW1'] as const;
export type WritingCode = (typeof writingCodes)[number];
