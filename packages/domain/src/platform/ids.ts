/** Ids and random names. Time-ordered uuids keep the primary-key indexes dense. */

/** UUID version 7 (RFC 9562): 48 bits of `now` in milliseconds, then randomness. */
export function uuidv7(now: number, random: (bytes: Uint8Array) => Uint8Array): string {
  const bytes = random(new Uint8Array(16));
  let time = now;
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text has the form of an id of the product. */
export const isUuid = (text: string): boolean => uuid.test(text);

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function randomFrom(letters: string, length: number, random: (bytes: Uint8Array) => Uint8Array): string {
  // Bytes above the largest multiple of the alphabet's length are discarded, so that all letters are equally likely.
  const end = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random(new Uint8Array(length * 2))) {
      if (byte < end && text.length < length) text += letters[byte % letters.length];
    }
  }
  return text;
}

/** A random lower-case name without look-alike characters, for opaque local ids, media and printed codes. */
export const randomName = (length: number, random: (bytes: Uint8Array) => Uint8Array): string =>
  randomFrom(alphabet, length, random);

/** At most one of each group that is confused in print or handwriting (b 6 8, g q 9, s 5, u v, z 2, i l 1, o 0). */
export const handedOutLetters = 'acdefhjkmnprtuwxy3479';

/** A first password, which children read from paper. */
export const randomPassword = (length: number, random: (bytes: Uint8Array) => Uint8Array): string =>
  randomFrom(handedOutLetters, length, random);
