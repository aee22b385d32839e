/** Codes of certificates: eight signs that nobody mistakes for one another, in two groups behind the product's letters. */

/** Without 0 and O, 1, I and L, and U, which reads as V. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

const written = (code: string): string => `VM-${code.slice(0, 4)}-${code.slice(4)}`;

export function codeFrom(random: (bytes: Uint8Array) => Uint8Array): string {
  let code = '';
  while (code.length < length)
    for (const byte of random(new Uint8Array(16)))
      // 240 is the last multiple of the thirty signs: what lies above would make the first ones likelier.
      if (byte < 240 && code.length < length) code += signs[byte % signs.length]!;
  return written(code);
}

/** As somebody typed or scanned it: small letters, missing or other hyphens, blanks. Null for what can be no code. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^VM(?=.{8}$)/, '');
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? written(code) : null;
}

/** 91204 → "091204". */
export const numberText = (number: number): string => String(number).padStart(6, '0');
