/** The files of an uploaded ZIP, inflated within bounds: what it declares about sizes may be wrong. */
import { constants, inflateRawSync } from 'node:zlib';

const mostEntries = 64;
/** Of all files together. */
const mostInflated = 48 * 1024 * 1024;

function inflated(packed: Buffer, method: number, budget: number): Buffer | null {
  if (method === 0) return packed.length <= budget ? packed : null;
  if (method !== 8) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, budget), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

/** The CSV files at the top by name; null for what is no ZIP, or one that inflates to too much. */
export function csvFilesOf(bytes: Buffer): Map<string, Buffer> | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > mostEntries) return null;
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  let budget = mostInflated;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return null;
    const [flags, method, packed] = [
      bytes.readUInt16LE(at + 8),
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
    ];
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('latin1', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (!/^[A-Za-z]+\.csv$/.test(name)) continue;
    if ((flags & 1) !== 0 || local + 30 > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50) return null;
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if (start + packed > bytes.length || files.has(name)) return null;
    const content = inflated(bytes.subarray(start, start + packed), method, budget);
    if (content === null) return null;
    budget -= content.length;
    files.set(name, content);
  }
  return files;
}
