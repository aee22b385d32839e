/** The codes of the family. A file without schemas, so that the registries of the browser do not load zod. */
export const choiceCodes = [
  'MC1',
  'MC2',
  'MC3',
  'MC4',
  'MC5',
  'MC6',
  'MC7',
  'MC9',
  'MC10',
  'MC11',
  'TF1',
  'TF2',
  'TF3',
  'TF4',
  'TF5',
  'MR1',
  'MR2',
] as const;
export type ChoiceCode = (typeof choiceCodes)[number];

/**
 * Codes with spoken options: on the screen and on paper they are letters alone. Recordings name those letters, so they
 * are never shuffled.
 */
export const isSpoken = (code: ChoiceCode): boolean => code === 'MC5' || code === 'MC6';
