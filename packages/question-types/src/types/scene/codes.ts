/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const sceneCodes = ['DL1', 'DL3', 'MG6'] as const;
export type SceneCode = (typeof sceneCodes)[number];
