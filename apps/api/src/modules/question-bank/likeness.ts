/** What two questions that read alike have in common, as values that an index finds. Pure. */
import { createHash } from 'node:crypto';
import { mediaOf, removeInvisible, straightenQuotes, textsOf, type QuestionContent, type QuestionTypeCode } from '@vumon/question-types';
import { searchTextFrom } from './search-text.ts';

export interface Likeness {
  /** Equal for questions that read the same, whatever the order of their options. */
  readonly hash: Buffer;
  /** Values of which similar texts share some, and others none. */
  readonly sketch: readonly number[];
  /** The words that a nearer look compares. */
  readonly text: string;
}

/** Marks and formulas stay: an underlined part or a sign may be all that tells two questions apart. */
const normal = (markup: string): string =>
  straightenQuotes(removeInvisible(markup.normalize('NFC'))).toLowerCase().replace(/\[\[[a-z0-9]{1,16}\]\]|_{2,}|…+/g, '_').replace(/\s+/g, ' ').trim();

export function likenessOf(type: QuestionTypeCode, content: QuestionContent): Likeness {
  const texts = textsOf(type, content);
  const pieces = [...texts.map(normal).filter((piece) => piece !== ''), ...mediaOf(type, content)].toSorted();
  const text = searchTextFrom(texts);
  return { hash: createHash('sha256').update(pieces.join('\n')).digest(), sketch: sketchOf(text), text };
}

const shingle = 5;
/** A value of the sketch is equal when `rowsPerBand` least hashes are: texts that share four fifths nearly always share one, unlike ones hardly ever. */
const bands = 12;
const rowsPerBand = 3;
const seeds = Uint32Array.from({ length: bands * rowsPerBand }, (_, at) => mix(at + 1));

function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Least hashes of all runs of five letters under 36 orders, three to a value. */
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
