/** Rules of a new password, shared by the forms and the API. The list of common ones is the API's alone. */

export const passwordMinimum = 8;
export const passwordMaximum = 128;

/** Letters, digits and the other characters of a usual keyboard. */
const allowed = /^[\x20-\x7e]+$/;

export type PasswordProblem =
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordBlankAtEnd'
  | 'passwordCharacters'
  | 'passwordUppercase'
  | 'passwordDigit';

/** The first rule that `password` breaks (a key of the catalog `fields`), or null. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordMinimum) return 'passwordTooShort';
  if (password.length > passwordMaximum) return 'passwordTooLong';
  if (password !== password.trim()) return 'passwordBlankAtEnd';
  if (!allowed.test(password)) return 'passwordCharacters';
  if (!/[A-Z]/.test(password)) return 'passwordUppercase';
  if (!/\d/.test(password)) return 'passwordDigit';
  return null;
}

/** Every rule with whether `password` satisfies it, for a form that marks them while the user types. */
export const passwordRules = {
  length: (password: string) => password.length >= passwordMinimum && password.length <= passwordMaximum,
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  characters: (password: string) => password.length > 0 && allowed.test(password) && password === password.trim(),
} as const;
