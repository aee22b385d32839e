/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const inlineListsCodes = ['SL1', 'SL2'] as const;
export type InlineListsCode = (typeof inlineListsCodes)[number];
