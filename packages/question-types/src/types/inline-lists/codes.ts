/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const inlineListsCodes = ['SL1', 'SL2'] as const;
export type InlineListsCode = (typeof inlineListsCodes)[number];
