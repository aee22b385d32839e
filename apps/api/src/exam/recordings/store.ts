/** Recordings, written piece by piece: to a file of this machine that grows, or as objects of a bucket. */
import type { Readable } from 'node:stream';
import { bucketOf, type StorageConfig } from '#platform/storage';
import { readFile, readStretch, removeFile, storedBytes, writePiece } from './file.ts';
import { hasPieces, putPiece, readPieces, removePieces } from './pieces.ts';

/** Whether the first `bytes` of a recording are where this process looks for them. */
export async function isStored(config: StorageConfig, id: string, bytes: number): Promise<boolean> {
  const bucket = bucketOf(config);
  return bucket ? hasPieces(bucket, id, bytes) : (await storedBytes(config.dataDir, id)) >= bytes;
}

/** Resolves when the bytes are durably stored. */
export function storePiece(config: StorageConfig, id: string, offset: number, bytes: Uint8Array): Promise<void> {
  const bucket = bucketOf(config);
  return bucket ? putPiece(bucket, id, offset, bytes) : writePiece(config.dataDir, id, offset, bytes);
}

/** Of a recording of so many bytes; `start` and `end` both inclusive. */
export function readRecording(
  config: StorageConfig,
  id: string,
  bytes: number,
  range: { start: number; end: number },
): Readable {
  const bucket = bucketOf(config);
  return bucket ? readPieces(bucket, id, bytes, range) : readFile(config.dataDir, id, range);
}

/** As much as there is of `length` bytes from `offset` on, of a recording of so many bytes. */
export async function stretchOf(
  config: StorageConfig,
  id: string,
  bytes: number,
  { offset, length }: { readonly offset: number; readonly length: number },
): Promise<Buffer> {
  if (!bucketOf(config)) return readStretch(config.dataDir, id, offset, length);
  const chunks: Buffer[] = [];
  for await (const chunk of readRecording(config, id, bytes, { start: offset, end: offset + length - 1 }))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function removeRecording(config: StorageConfig, id: string): Promise<void> {
  const bucket = bucketOf(config);
  return bucket ? removePieces(bucket, id) : removeFile(config.dataDir, id);
}
