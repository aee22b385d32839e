/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const markedTextCodes = ['MC8', 'MR3'] as const;
export type MarkedTextCode = (typeof markedTextCodes)[number];
