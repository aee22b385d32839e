/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const inlineListsCodes = ['SL1', 'SL2'] as const;
export type InlineListsCode = (typeof inlineListsCodes)[number];
