/** Activation codes: their format, kinds and statuses. */

export const activationKinds = ['PACKAGE', 'TEST'] as const;
export type ActivationKind = (typeof activationKinds)[number];

export const activationStatuses = ['USABLE', 'USED_UP', 'EXPIRED', 'DISABLED'] as const;
export type ActivationStatus = (typeof activationStatuses)[number];

/** The number of characters of a new code: twelve of 31 letters and digits without look-alikes are 59 bits. */
export const activationCodeLength = 12;

/** The stored form of a typed code: capitals without dashes, or null when it cannot be a code. The caller trims it. */
export function activationCodeOf(text: string): string | null {
  const code = text.replaceAll('-', '').toUpperCase();
  return /^[A-Z0-9]{8,20}$/.test(code) ? code : null;
}

/** `ABCD-EFGH-JKMN` */
export const formatActivationCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
