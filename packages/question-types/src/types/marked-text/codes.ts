/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const markedTextCodes = ['MC8', 'MR3'] as const;
export type MarkedTextCode = (typeof markedTextCodes)[number];
