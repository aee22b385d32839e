/**
 * Codes of certificates: twelve unambiguous characters in groups, after the letters of the product. Older certificates
 * have eight characters.
 */

/** Without 0 and O, 1, I and L, which look alike, and U, which is easily read as V. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const olderLength = 8;

const written = (code: string): string => ['VM', ...(code.match(/.{4}/g) ?? [])].join('-');

export function codeFrom(random: (bytes: Uint8Array) => Uint8Array): string {
  let code = '';
  while (code.length < length)
    for (const byte of random(new Uint8Array(16)))
      // 240 is the largest multiple of 30 in a byte: higher values would make the first characters likelier.
      if (byte < 240 && code.length < length) code += signs[byte % signs.length]!;
  return written(code);
}

/**
 * The code as somebody typed or scanned it: in small letters, with missing or other hyphens, or with blanks. Null for
 * a text that cannot be a code.
 */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^VM(?=(?:.{8}|.{12})$)/, '');
  const complete = code.length === length || code.length === olderLength;
  return complete && [...code].every((sign) => signs.includes(sign)) ? written(code) : null;
}

/**
 * The group in which wrong codes are counted together. Codes of twelve characters cannot be guessed, so only those
 * with the same beginning count together: typing errors of one person must not block a whole school. The older, short
 * codes can be guessed, so all of them count together.
 */
export const guessGroup = (code: string): string =>
  code.replace(/^VM-|-/g, '').length === length ? code.slice(0, 5) : 'older';

/** 91204 → "091204". */
export const numberText = (number: number): string => String(number).padStart(6, '0');
