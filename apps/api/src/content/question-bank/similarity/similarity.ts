/** A question's text as a hash (finds equal questions) and a MinHash sketch (finds similar ones by index). Pure. */
import { createHash } from 'node:crypto';
import {
  looksOf,
  removeInvisible,
  straightenQuotes,
  textsOf,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { searchTextFrom } from '../search-text.ts';

export interface Fingerprint {
  /** SHA-256 of the normalised texts; equal for questions with the same text, whatever the order of their options. */
  readonly hash: Buffer;
  /** MinHash values by band: similar texts have some in common, different texts none. */
  readonly sketch: readonly number[];
  /** Searchable text that candidates are compared with by trigram similarity. */
  readonly text: string;
}

/** Keeps marks and formulas: an underlined part or a sign may be the only difference between two questions. */
const normal = (markup: string): string =>
  straightenQuotes(removeInvisible(markup.normalize('NFC')))
    .toLowerCase()
    .replace(/\[\[[a-z0-9]{1,16}\]\]|_{2,}|…+/g, '_')
    .replace(/\s+/g, ' ')
    .trim();

export function fingerprintOf(type: QuestionTypeCode, content: QuestionContent): Fingerprint {
  const texts = textsOf(type, content);
  const pieces = [...texts.map(normal).filter((piece) => piece !== ''), ...looksOf(type, content)].toSorted();
  const text = searchTextFrom(texts);
  return { hash: createHash('sha256').update(pieces.join('\n')).digest(), sketch: sketchOf(text), text };
}

const shingle = 5;
/**
 * Locality-sensitive hashing: a band's value is equal when its `rowsPerBand` minimum hashes are. Texts with a Jaccard
 * similarity of 0.8 nearly always share a band, different texts hardly ever.
 */
const bands = 12;
const rowsPerBand = 3;
const seeds = Uint32Array.from({ length: bands * rowsPerBand }, (_, at) => mix(at + 1));

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** MinHash sketch over all five-letter shingles: 36 minimum hashes, combined into 12 bands of three. */
export function sketchOf(text: string): number[] {
  const least = new Uint32Array(bands * rowsPerBand).fill(0xffffffff);
  const padded = text.padEnd(shingle);
  for (let from = 0; from + shingle <= padded.length; from += 1) {
    let hash = 0x811c9dc5;
    for (let at = from; at < from + shingle; at += 1) hash = Math.imul(hash ^ padded.charCodeAt(at), 0x01000193);
    for (let order = 0; order < least.length; order += 1) {
      const value = mix(hash ^ seeds[order]!);
      if (value < least[order]!) least[order] = value;
    }
  }
  return Array.from({ length: bands }, (_, band) => {
    let value = mix(band + 101);
    for (let row = 0; row < rowsPerBand; row += 1) value = mix(value ^ least[band * rowsPerBand + row]!);
    return value | 0;
  });
}
