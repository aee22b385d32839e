/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const sceneCodes = ['DL1', 'DL3', 'MG6'] as const;
export type SceneCode = (typeof sceneCodes)[number];
