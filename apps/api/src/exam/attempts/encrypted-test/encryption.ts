/**
 * The cryptography of encrypted tests (protocol, rule 15): AES-256-GCM under keys that follow from the server's secret and the
 * version, so nothing is stored and every process knows the same ones. An encrypted piece is nonce, ciphertext, tag.
 */
import { createCipheriv, createHash, createHmac } from 'node:crypto';

const nonceBytes = 12;
/** By how much an encrypted piece is longer than what it encrypts. */
export const encryptionOverhead = nonceBytes + 16;

/** Size of the pieces that a file is cut into: a device fetches one per request, and again if it is broken. */
export const pieceBytes = 1024 * 1024;

// The purposes are part of every key and name that devices hold: they never change.
const mac = (key: Buffer, ...parts: string[]) => createHmac('sha256', key).update(parts.join('\0')).digest();

/** The key of the content and of recordings without a play limit. It is sent when the attempt starts. */
export const testKey = (secret: Buffer, version: string): Buffer => mac(secret, 'sealed-test', version);

/** The key of one recording with a play limit. It is sent with the first counted play. */
export const soundKey = (secret: Buffer, version: string, media: string): Buffer =>
  mac(secret, 'sealed-sound', version, media);

/** The name of a piece. It reveals nothing about the file, in particular not its address. */
export const pieceName = (secret: Buffer, version: string, media: string, index: number): string =>
  mac(secret, 'sealed-piece', version, media, String(index)).toString('hex').slice(0, 32);

/**
 * The nonce follows from what is encrypted: the same bytes give the same piece in every process, other bytes under the same
 * name (a file that was replaced, content that a later release writes differently) never meet the same nonce.
 */
export function encrypt(key: Buffer, name: string, plain: Buffer): Buffer {
  const hash = createHash('sha256').update(plain).digest('hex');
  const nonce = mac(key, 'nonce', name, hash).subarray(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  // Bound to its name: a piece put in another's place does not open.
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
