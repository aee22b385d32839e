/** Detects the real file type and checks size limits before any parser sees the file. */
import { constants, inflateRawSync } from 'node:zlib';

const maxEntries = 2_000;
/** Inflated size of all parts together. */
const maxInflated = 64 * 1024 * 1024;

export type FileKind = 'xls' | 'xlsx';

const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** By the first bytes alone. */
export function magicOf(bytes: Buffer): FileKind | null {
  if (bytes.subarray(0, 8).equals(compoundFile)) return 'xls';
  return bytes.length > 22 && bytes.readUInt32LE(0) === 0x04034b50 ? 'xlsx' : null;
}

/**
 * `xls` for a compound file with a workbook in it, `xlsx` for a package that inflates within bounds; null for anything
 * else.
 */
export function kindOf(bytes: Buffer): FileKind | null {
  const kind = magicOf(bytes);
  if (kind === 'xls') return holdsWorkbookStream(bytes) ? kind : null;
  return kind === 'xlsx' && isSoundPackage(bytes) ? kind : null;
}

// Stream names of a compound file are UTF-16 in its directory. An encrypted .xlsx is one too, without a workbook
// stream.
const holdsWorkbookStream = (bytes: Buffer) =>
  ['Workbook', 'WORKBOOK', 'Book', 'BOOK'].some((name) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'))) &&
  !bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** Inflates every part against one limit: the sizes that a zip declares may be wrong. */
function isSoundPackage(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) return false;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > maxEntries) return false;
  let at = bytes.readUInt32LE(end + 16);
  let budget = maxInflated;
  let workbook = false;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return false;
    const flags = bytes.readUInt16LE(at + 8);
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('latin1', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (name.toLowerCase() === 'xl/workbook.xml') workbook = true;
    if ((flags & 1) !== 0 || local + 30 > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50) return false;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if (start + packed > bytes.length) return false;
    const size = inflatedSize(bytes.subarray(start, start + packed), method, budget);
    if (size === null) return false;
    budget -= size;
  }
  return workbook;
}

function inflatedSize(packed: Buffer, method: number, budget: number): number | null {
  if (method === 0) return packed.length <= budget ? packed.length : null;
  if (method !== 8) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, budget), finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch {
    return null;
  }
}
