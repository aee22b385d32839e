/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const tilesCodes = ['DD1', 'DD2'] as const;
export type TilesCode = (typeof tilesCodes)[number];
