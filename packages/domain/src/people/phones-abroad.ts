/** Phone numbers on the international site: a calling code and the number behind it, in one text. */

/** Variants of the international site. */
export const siteFlags = ['SG', 'TH', 'OTHER'] as const;
export type SiteFlag = (typeof siteFlags)[number];

export const siteFlagOf = (country: string | null): SiteFlag => siteFlags.find((flag) => flag === country) ?? 'OTHER';

export interface CallingCode {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  /** With the plus sign. */
  readonly phoneCode: string;
  /** A number of this country begins with a zero that is left out behind the calling code. */
  readonly droppedZero: boolean;
}

/** What is typed behind a calling code as one text; a number that has a plus sign stays as it is. */
export function joinPhone(country: CallingCode | undefined, typed: string): string {
  const text = typed.trimStart();
  if (text === '' || text.startsWith('+') || !country) return text;
  return `${country.phoneCode} ${country.droppedZero ? text.replace(/^0(?=\s*\d)/, '').trimStart() : text}`;
}

/**
 * The country of a text that begins with a calling code, and what stands behind it. Several countries share some codes:
 * `preferred` wins among them. Null for a text without one.
 */
export function splitPhone<C extends CallingCode>(
  text: string,
  countries: readonly C[],
  preferred: string | null,
): { readonly country: C; readonly rest: string } | null {
  const compact = text.replace(/[\s.()-]/g, '');
  const fitting = countries.filter(({ phoneCode }) => compact.startsWith(phoneCode));
  const longest = Math.max(...fitting.map(({ phoneCode }) => phoneCode.length));
  const among = fitting.filter(({ phoneCode }) => phoneCode.length === longest);
  const country = among.find(({ code }) => code === preferred) ?? among.find(({ code }) => main.has(code)) ?? among[0];
  if (!country) return null;
  // Separators may stand between the digits of the code.
  let at = 0;
  for (const sign of country.phoneCode) at = text.indexOf(sign, at) + 1;
  return { country, rest: text.slice(at).replace(/^[\s.()-]+/, '') };
}

/** The country that people think of by a code that several share. */
const main = new Set(['US', 'GB', 'RU', 'IT', 'AU', 'NO', 'FI', 'MA']);
