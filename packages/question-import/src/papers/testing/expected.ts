/** A paper of the corpus with the expected result of parsing it. */
import type { WordDocument } from '@vumon/word';
import { htmlDocument, wordDocument } from '../read.ts';

export interface Expected {
  readonly stem: string;
  readonly options: readonly string[];
  readonly key: string | null;
  readonly equations: number;
  readonly pictures: number;
}
export interface CorpusPaper {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array> | Uint8Array;
  /** A Word file by default; `html` for a pasted or saved page. */
  readonly kind?: 'html';
  readonly expected: readonly Expected[];
  /** The expected number of unrecognized lines. */
  readonly notUnderstood?: number;
}

export const documentOf = async ({ bytes, kind }: Pick<CorpusPaper, 'bytes' | 'kind'>): Promise<WordDocument> => {
  const content = await bytes();
  return kind === 'html' ? htmlDocument(new TextDecoder().decode(content)) : wordDocument(content);
};

export const question = (
  stem: string,
  options: readonly string[],
  key: string | null,
  more: Partial<Expected> = {},
): Expected => ({ stem, options, key, equations: 0, pictures: 0, ...more });
