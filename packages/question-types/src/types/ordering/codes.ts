/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const orderingCodes = ['SO1'] as const;
export type OrderingCode = (typeof orderingCodes)[number];
