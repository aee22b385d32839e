/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const markedTextCodes = ['MC8', 'MR3'] as const;
export type MarkedTextCode = (typeof markedTextCodes)[number];
