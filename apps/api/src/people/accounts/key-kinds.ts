import type { PlaceKind } from '#platform/cells';

/** What the directory of cells calls that with which somebody signs in. */
export const kindOf = {
  phone: 'PHONE',
  email: 'MAIL',
  sign_in_name: 'SIGN_IN_NAME',
} as const satisfies Record<string, PlaceKind>;
