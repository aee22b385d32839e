/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const orderingCodes = ['SO1'] as const;
export type OrderingCode = (typeof orderingCodes)[number];
