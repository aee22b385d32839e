/**
 * Codes of certificates: twelve signs that nobody mistakes for one another, in groups behind the product's letters. Older papers
 * have eight.
 */

/** Without 0 and O, 1, I and L, and U, which reads as V. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const olderLength = 8;

const written = (code: string): string => ['VM', ...(code.match(/.{4}/g) ?? [])].join('-');

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
    .replace(/^VM(?=(?:.{8}|.{12})$)/, '');
  const complete = code.length === length || code.length === olderLength;
  return complete && [...code].every((sign) => signs.includes(sign)) ? written(code) : null;
}

/**
 * Wrong codes that count together. One of twelve signs is out of reach of whoever guesses, so that only those of one beginning
 * count together: somebody who mistypes must not stop a school. The older ones are short enough to be worth guessing.
 */
export const guessGroup = (code: string): string =>
  code.replace(/^VM-|-/g, '').length === length ? code.slice(0, 5) : 'older';

/** 91204 → "091204". */
export const numberText = (number: number): string => String(number).padStart(6, '0');
