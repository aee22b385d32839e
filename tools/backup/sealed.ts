/** Files of a backup: compressed, with the hash of what is on the disk, and encrypted when a key is given. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export type Key = Buffer | null;
type Chunks = AsyncIterable<Buffer>;

const algorithm = 'aes-256-gcm';
/** Before the encrypted bytes; the tag that proves them comes after. */
const nonceBytes = 12;
const tagBytes = 16;

/** BACKUP_KEY: 32 bytes in base64. */
export function keyOf(given: string | undefined): Key {
  if (given === undefined || given === '') return null;
  const key = Buffer.from(given, 'base64');
  if (key.length !== 32) throw new Error('BACKUP_KEY must be 32 bytes in base64');
  return key;
}

async function* encrypted(chunks: Chunks, key: Buffer): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  yield nonce;
  for await (const chunk of chunks) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function* decrypted(path: string, key: Buffer): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  const nonce = Buffer.alloc(nonceBytes);
  const tag = Buffer.alloc(tagBytes);
  const { size } = await file.stat();
  try {
    if (size < nonceBytes + tagBytes) throw new Error(`${path} is too short`);
    await file.read(nonce, 0, nonceBytes, 0);
    await file.read(tag, 0, tagBytes, size - tagBytes);
  } finally {
    await file.close();
  }
  const decipher = createDecipheriv(algorithm, key, nonce).setAuthTag(tag);
  if (size > nonceBytes + tagBytes)
    for await (const chunk of createReadStream(path, { start: nonceBytes, end: size - tagBytes - 1 }))
      yield decipher.update(chunk as Buffer);
  yield decipher.final();
}

/** Writes `chunks` to `<root>/<path>` and flushes it. */
export async function seal(root: string, path: string, chunks: Chunks, key: Key): Promise<StoredFile> {
  const target = `${root}/${path}`;
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    chunks,
    createGzip({ level: 1 }),
    (plain: Chunks) => (key ? encrypted(plain, key) : plain),
    async function* (stored: Chunks) {
      for await (const chunk of stored) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(target, { mode: 0o600, flush: true }),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

/** The content of a file of a backup. Throws when it is damaged, or the key is another. */
export function unseal(root: string, path: string, key: Key): Chunks {
  const source = key ? decrypted(`${root}/${path}`, key) : createReadStream(`${root}/${path}`);
  const plain = createGunzip();
  pipeline(source, plain).catch((error: Error) => plain.destroy(error));
  return plain;
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
