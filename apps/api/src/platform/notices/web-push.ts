/**
 * A message for a push service: encrypted for one browser (RFC 8291, RFC 8188) and signed as ours (RFC 8292). Node's own
 * cryptography has all of it; a library would make the call itself, past the checks of named addresses.
 */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import { dayMs } from '../clock.ts';

const curve = 'prime256v1';
/** The order of the curve's group. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const tagBytes = 16;
const recordSize = 4096;

export interface PushKeys {
  /** The browser's public key, uncompressed. */
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The body of the request. `own` (32 bytes) and `salt` (16 bytes) are random and used once. */
export function encryptPush(text: string, to: PushKeys, own: Buffer, salt: Buffer): Buffer {
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(own);
  const ownPublic = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), to.publicKey, ownPublic]);
  const input = derive(ecdh.computeSecret(to.publicKey), to.authSecret, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce, { authTagLength: tagBytes });
  // The last record ends with a 2.
  const encrypted = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize, 0);
  head.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, head, ownPublic, encrypted, cipher.getAuthTag()]);
}

/** A private key of the curve from random bytes. */
export function privateKeyFrom(bytes: Buffer): Buffer {
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}

export interface SigningKey {
  /** Uncompressed; browsers are subscribed with it. */
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
}

/**
 * The key pair by which push services know this product. It follows from the secret, so that all processes have the same,
 * a new machine too, and nothing else must be stored or backed up.
 */
export function signingKeyOf(secret: Buffer): SigningKey {
  const d = privateKeyFrom(derive(secret, Buffer.alloc(0), 'vumon web push', 48));
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(d);
  const publicKey = ecdh.getPublicKey();
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: text(d),
    x: text(publicKey.subarray(1, 33)),
    y: text(publicKey.subarray(33)),
  };
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** The Authorization header: a token for the service's origin, valid for half of the day that the rules allow. */
export function authorizationFor(endpoint: URL, subject: string, key: SigningKey, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: endpoint.origin, exp: Math.floor((now + dayMs / 2) / 1000), sub: subject };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${key.publicKey.toString('base64url')}`;
}

/** Whether bytes are a point of the curve: another one would make the encryption throw, again and again. */
export function isPublicKey(bytes: Buffer): boolean {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(bytes);
    return bytes.length === 65;
  } catch {
    return false;
  }
}
