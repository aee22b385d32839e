/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const speakingCodes = ['SP1', 'SP2'] as const;
export type SpeakingCode = (typeof speakingCodes)[number];
