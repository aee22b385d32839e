/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const gridCodes = ['LS1', 'LS2'] as const;
export type GridCode = (typeof gridCodes)[number];

/** LS2: five levels from "not yet" to "easily"; their texts come from the catalogs. */
export const levels = ['l1', 'l2', 'l3', 'l4', 'l5'] as const;
export type Level = (typeof levels)[number];
export const isLevel = (id: string): id is Level => (levels as readonly string[]).includes(id);
