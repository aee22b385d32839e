/** The codes of the family, apart from its schemas: registries of the browser list them without loading zod. */
export const speakingCodes = ['SP1', 'SP2'] as const;
export type SpeakingCode = (typeof speakingCodes)[number];
