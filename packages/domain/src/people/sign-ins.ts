/** Entries of an account's sign-in history. */

/** Why a sign-in failed although the account was known. */
export const signInFailures = ['WRONG_PASSWORD', 'LOCKED', 'TOO_MANY_DEVICES'] as const;

/** Why a session ended before it expired. */
export const sessionEnds = [
  'SIGNED_OUT',
  'SIGNED_OUT_ELSEWHERE',
  'SIGNED_OUT_BY_ADMIN',
  /** The same browser signed in again. */
  'REPLACED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  /** A refresh token was used although it had been replaced: somebody else may have a copy. */
  'TOKEN_REUSED',
  'ACCOUNT_LOCKED',
  /** The role was changed by an administrator. */
  'ACCOUNT_CHANGED',
  'ACCOUNT_DELETED',
  /** A change of phone or e-mail was undone with the link that was sent to the old one. */
  'CONTACT_RESTORED',
] as const;

export const signInOutcomes = ['SIGNED_IN', ...signInFailures, ...sessionEnds] as const;

export type SignInFailure = (typeof signInFailures)[number];
export type SessionEnd = (typeof sessionEnds)[number];
export type SignInOutcome = (typeof signInOutcomes)[number];
