/**
 * Recordings in a bucket, where nothing can be appended: each piece is an object whose name says where it begins and how
 * long it is. A piece that was stored, but whose length was not committed, is left out: another one that begins there leads
 * to the bytes that count.
 */
import { Readable } from 'node:stream';
import type { Bucket } from '#platform/storage';

interface Piece {
  readonly key: string;
  readonly start: number;
  readonly length: number;
}

const folderOf = (id: string): string => `recordings/${id.slice(-2)}/${id}/`;

export const pieceKey = (id: string, start: number, length: number): string =>
  `${folderOf(id)}${String(start).padStart(9, '0')}-${length}`;

/** Pieces one after the other from the beginning to `bytes`; null when some are missing. */
export function chainOf(pieces: readonly Piece[], bytes: number): Piece[] | null {
  /** The piece that leads to each place; null at the beginning. */
  const leading = new Map<number, Piece | null>([[0, null]]);
  for (const piece of pieces.toSorted((a, b) => a.start - b.start))
    if (leading.has(piece.start) && !leading.has(piece.start + piece.length))
      leading.set(piece.start + piece.length, piece);
  if (!leading.has(bytes)) return null;
  const chain: Piece[] = [];
  for (let piece = leading.get(bytes); piece; piece = leading.get(piece.start)) chain.unshift(piece);
  return chain;
}

async function storedPieces(bucket: Bucket, id: string): Promise<Piece[]> {
  const objects = await bucket.list(folderOf(id));
  return objects.map(({ key, bytes }) => ({
    key,
    start: Number(key.slice(folderOf(id).length).split('-')[0]),
    length: bytes,
  }));
}

export const hasPieces = async (bucket: Bucket, id: string, bytes: number): Promise<boolean> =>
  chainOf(await storedPieces(bucket, id), bytes) !== null;

export const putPiece = (bucket: Bucket, id: string, start: number, bytes: Uint8Array): Promise<void> =>
  bucket.put(pieceKey(id, start, bytes.length), bytes);

/** Of a recording of so many bytes; `start` and `end` both inclusive. */
export function readPieces(bucket: Bucket, id: string, bytes: number, range: { start: number; end: number }): Readable {
  const parts = async function* (): AsyncGenerator<Buffer> {
    const chain = chainOf(await storedPieces(bucket, id), bytes);
    if (!chain) throw new Error('pieces of a recording are missing');
    for (const { key, start, length } of chain) {
      const from = Math.max(range.start - start, 0);
      const to = Math.min(range.end - start, length - 1);
      if (from > to) continue;
      const whole = from === 0 && to === length - 1;
      const part = await bucket.read(key, whole ? undefined : { start: from, end: to });
      if (!part) throw new Error('a piece of a recording is not there any more');
      yield* part as AsyncIterable<Buffer>;
    }
  };
  return Readable.from(parts(), { objectMode: false });
}

export async function removePieces(bucket: Bucket, id: string): Promise<void> {
  for (const { key } of await bucket.list(folderOf(id))) await bucket.remove(key);
}
