/**
 * Streams of a compound file (OLE structured storage), in which embedded objects are stored. Bounded: a chain visits a
 * sector once.
 */

const free = 0xffff_fff0;

/** The stream of this name anywhere in the file; null when there is none or the file is inconsistent. */
export function streamOf(bytes: Uint8Array, name: string): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 512 || view.getUint32(0) !== 0xd0cf11e0) return null;
  const size = 1 << view.getUint16(30, true);
  const small = 1 << view.getUint16(32, true);
  if (size < 128 || size > 65_536 || small < 16 || small > size) return null;
  const cutoff = view.getUint32(56, true);
  const start = (sector: number): number => Math.max(size, 512) + sector * size;
  const word = (at: number): number => (at + 4 <= bytes.length ? view.getUint32(at, true) : free);
  const perSector = size / 4;

  const fatSectors: number[] = [];
  for (let at = 0; at < 109; at++) fatSectors.push(word(76 + at * 4));
  let more = view.getUint32(68, true);
  for (let seen = 0; more < free && start(more) < bytes.length && seen < 1_000; seen++) {
    for (let at = 0; at < perSector - 1; at++) fatSectors.push(word(start(more) + at * 4));
    more = word(start(more) + size - 4);
  }
  const next = (sector: number): number => {
    const holder = fatSectors[Math.floor(sector / perSector)] ?? free;
    return holder >= free ? free : word(start(holder) + (sector % perSector) * 4);
  };
  const chain = (first: number, follow: (sector: number) => number): number[] => {
    const sectors: number[] = [];
    const seen = new Set<number>();
    for (let sector = first; sector < free && !seen.has(sector); sector = follow(sector)) {
      if (sector > bytes.length / small) break;
      seen.add(sector);
      sectors.push(sector);
    }
    return sectors;
  };
  const join = (sectors: readonly number[], from: (sector: number) => Uint8Array, length: number): Uint8Array => {
    const joined = new Uint8Array(Math.min(length, sectors.length * 65_536));
    let at = 0;
    for (const sector of sectors) {
      const piece = from(sector).subarray(0, joined.length - at);
      joined.set(piece, at);
      at += piece.length;
      if (at >= joined.length) break;
    }
    return joined.subarray(0, at);
  };
  const sectorBytes = (sector: number): Uint8Array => bytes.subarray(start(sector), start(sector) + size);
  const whole = (first: number, length: number): Uint8Array => join(chain(first, next), sectorBytes, length);

  const directory = whole(view.getUint32(48, true), bytes.length);
  const entries = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  let container: Uint8Array | null = null;
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const first = entries.getUint32(at + 116, true);
    const length = entries.getUint32(at + 120, true);
    if (directory[at + 66] === 5) container = whole(first, length);
    if (directory[at + 66] !== 2) continue;
    let stored = '';
    for (let letter = 0; letter < 31; letter++) {
      const code = entries.getUint16(at + letter * 2, true);
      if (code === 0) break;
      stored += String.fromCharCode(code);
    }
    if (stored !== name) continue;
    if (length >= cutoff) return whole(first, length);
    if (container === null) return null;
    const mini = whole(view.getUint32(60, true), bytes.length);
    const miniView = new DataView(mini.buffer, mini.byteOffset, mini.byteLength);
    const nextSmall = (sector: number): number =>
      sector * 4 + 4 <= mini.length ? miniView.getUint32(sector * 4, true) : free;
    const within = container;
    return join(chain(first, nextSmall), (s) => within.subarray(s * small, (s + 1) * small), length);
  }
  return null;
}
