/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const matchingCodes = ['MG1', 'MG2', 'MG3', 'MG4', 'MG5', 'DL2'] as const;
export type MatchingCode = (typeof matchingCodes)[number];
