/** The parts of a zip archive, within limits that are checked before anything is unpacked. */
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { WordError, type WordLimits } from '../errors.ts';

export interface Archive {
  readonly names: readonly string[];
  /** Null where there is no such part. Names are compared case-insensitively, as Word does. */
  readonly read: (name: string) => Uint8Array | null;
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
/** Below this size a high ratio is normal: a page of equal lines compresses well. */
const harmless = 1_000_000;

export function openArchive(bytes: Uint8Array, limits: WordLimits): Archive {
  if (bytes.length > limits.file) throw new WordError('WORD_TOO_LARGE', 'file');
  if (compoundFile.every((byte, at) => bytes[at] === byte)) throw new WordError('WORD_OLD_OR_LOCKED');
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new WordError('WORD_NOT_DOCX');
  const sizes = new Map<string, UnzipFileInfo>();
  let unpacked = 0;
  unzip(bytes, (file) => {
    if (sizes.size >= limits.entries) throw new WordError('WORD_TOO_LARGE', 'entries');
    unpacked += file.originalSize;
    if (unpacked > limits.unpacked) throw new WordError('WORD_TOO_LARGE', 'unpacked');
    if (file.originalSize > harmless && file.originalSize > file.size * limits.ratio)
      throw new WordError('WORD_TOO_LARGE', 'ratio');
    sizes.set(file.name, file);
    return false;
  });
  const byName = new Map([...sizes.keys()].map((name) => [normal(name), name]));
  const kept = new Map<string, Uint8Array>();
  return {
    names: [...sizes.keys()],
    read: (name) => {
      const stored = byName.get(normal(name));
      if (stored === undefined) return null;
      let content = kept.get(stored);
      if (content === undefined) {
        content = unzip(bytes, (file) => file.name === stored)[stored];
        // An entry that is longer than it claims fills its buffer and is cut there.
        if (content === undefined) throw new WordError('WORD_DAMAGED', stored);
        kept.set(stored, content);
      }
      return content;
    },
  };
}

const normal = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof WordError) throw error;
    throw new WordError('WORD_DAMAGED', error instanceof Error ? error.message : '');
  }
}
