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

/** Whether it is written as the product writes its ids. */
export const isUuid = (text: string): boolean => uuid.test(text);

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random lower-case name without look-alike characters, for opaque local ids, media and printed codes. */
export function randomName(length: number, random: (bytes: Uint8Array) => Uint8Array): string {
  let name = '';
  while (name.length < length) {
    for (const byte of random(new Uint8Array(length * 2))) {
      // 248 is the largest multiple of 31 below 256: no letter is likelier than another.
      if (byte < 248 && name.length < length) name += alphabet[byte % 31];
    }
  }
  return name;
}
