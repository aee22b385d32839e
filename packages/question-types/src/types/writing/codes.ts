/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const writingCodes = ['SA1', 'EW1'] as const;
export type WritingCode = (typeof writingCodes)[number];
