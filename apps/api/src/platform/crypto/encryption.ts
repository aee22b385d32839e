/** Encryption of short secrets that leave the server or are stored: AES-256-GCM, with a key derived for each purpose. */
import { createCipheriv, createDecipheriv, hkdfSync, timingSafeEqual } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

const keyFor = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `vumon ${purpose}`, 32));

/** Encrypts `text` so that only the holder of `secret` can read it, and only for `purpose`. */
export function encrypt(
  secret: Buffer,
  purpose: string,
  text: string,
  random: (bytes: Uint8Array) => Uint8Array,
): Buffer {
  const nonce = random(new Uint8Array(nonceBytes));
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The plain text, or null for anything that was not encrypted here for this purpose. */
export function decrypt(secret: Buffer, purpose: string, encrypted: Buffer): string | null {
  if (encrypted.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), encrypted.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
