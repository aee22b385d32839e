/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const tilesCodes = ['DD1', 'DD2'] as const;
export type TilesCode = (typeof tilesCodes)[number];
