/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const tilesCodes = ['DD1', 'DD2'] as const;
export type TilesCode = (typeof tilesCodes)[number];
