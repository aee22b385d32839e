/** Pasted or saved markup as typed blocks, like a Word file. Hostile markup gives blocks too, or a `WordError`. */
import type { WordDocument } from './document/blocks.ts';
import { WordError, wordLimits, type WordLimits } from './errors.ts';
import { parseHtml } from './html/parse.ts';
import { HtmlReader } from './html/reader.ts';

export function readHtml(markup: string, limits: WordLimits = wordLimits): WordDocument {
  if (markup.length > limits.unpacked) throw new WordError('WORD_TOO_LARGE', 'markup');
  const root = parseHtml(selected(markup), limits);
  const reader = new HtmlReader(root, limits);
  const blocks = reader.blocks(root);
  return {
    blocks,
    notes: new Map(),
    leftOut: reader.leftOut,
    picture: (part) => reader.pictures.get(part) ?? null,
  };
}

/** The markup without the header that the Windows clipboard puts before it. */
const selected = (markup: string): string =>
  /^Version:\d/.test(markup) ? markup.slice(Math.max(0, markup.indexOf('<'))) : markup;

/** Decodes a saved page in the encoding of its byte order mark or its declaration, else as UTF-8. */
export function htmlText(bytes: Uint8Array): string {
  const starts = (...values: number[]): boolean => values.every((value, at) => bytes[at] === value);
  const head = String.fromCharCode(...bytes.subarray(0, 2_048));
  const named = /<meta[^>]{0,200}charset\s*=\s*["']?([a-z0-9_-]{2,20})/i.exec(head)?.[1];
  const encoding = starts(0xff, 0xfe) ? 'utf-16le' : starts(0xfe, 0xff) ? 'utf-16be' : (named ?? 'utf-8');
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
