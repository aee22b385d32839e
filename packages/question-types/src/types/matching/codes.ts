/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const matchingCodes = ['MG1', 'MG2', 'MG3', 'MG4', 'MG5', 'DL2'] as const;
export type MatchingCode = (typeof matchingCodes)[number];
