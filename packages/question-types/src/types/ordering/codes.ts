/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const orderingCodes = ['SO1'] as const;
export type OrderingCode = (typeof orderingCodes)[number];
