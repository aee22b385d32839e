/** The codes of the family. Apart from the schemas, so that registries of the browser do not load zod. */
export const speakingCodes = ['SP1', 'SP2'] as const;
export type SpeakingCode = (typeof speakingCodes)[number];
