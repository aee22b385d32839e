/** Parses a `.docx` or a PDF, or the lines of a pasted paper, into the form that is stored for the review. */
import { visibleTexts } from '@vumon/domain';
import { noMarks, readHtml, readPdf, readWord, WordError, type Piece, type WordDocument } from '@vumon/word';
import type { PaperFile } from './lines/objects.ts';
import { storePaper, type PaperSource, type StoredPaper } from './review/stored.ts';
import { withFormulas } from './lines/typed-formulas.ts';

export interface ReadPaper {
  readonly paper: StoredPaper;
  readonly files: readonly PaperFile[];
  readonly source: PaperSource;
}

/**
 * A file's texts never pass the checks of a request's body, and an invisible character before "Câu 1" would hide the
 * question from the grammar.
 */
const visibleBlocks = (blocks: WordDocument['blocks']): WordDocument['blocks'] =>
  withFormulas(visibleTexts(blocks) as WordDocument['blocks']);

const prepared = (document: WordDocument): WordDocument => ({
  ...document,
  blocks: visibleBlocks(document.blocks),
  notes: new Map([...document.notes].map(([id, blocks]) => [id, visibleBlocks(blocks)])),
});

/** A Word file as the blocks that are segmented. Throws `WordError` if the file is damaged or no Word file. */
export const wordDocument = (bytes: Uint8Array): WordDocument => prepared(readWord(bytes));
/** A paper that was pasted with its formatting, or a saved web page. */
export const htmlDocument = (markup: string): WordDocument => prepared(readHtml(markup));

/** A PDF with text. Throws `WordError`, for one of scanned pages too. */
export const pdfDocument = async (bytes: Uint8Array): Promise<WordDocument> => prepared(await readPdf(bytes));

export const readPaper = (bytes: Uint8Array): ReadPaper => storePaper(wordDocument(bytes));
export const readPaperPdf = async (bytes: Uint8Array): Promise<ReadPaper> => storePaper(await pdfDocument(bytes));
export const readPaperHtml = (markup: string): ReadPaper => storePaper(htmlDocument(markup));

const textDocument = (text: string): WordDocument => ({
  blocks: text.split(/\r\n?|\n/).map((line, id) => ({
    kind: 'paragraph',
    id,
    style: '',
    heading: null,
    numbering: null,
    pieces: line
      .split('\t')
      .flatMap((part, at): Piece[] => [
        ...(at > 0 ? [{ kind: 'tab' } as const] : []),
        ...(part === '' ? [] : [{ kind: 'text', text: part, marks: noMarks } as const]),
      ]),
  })),
  notes: new Map(),
  leftOut: [],
  picture: () => null,
});

export const readPaperText = (text: string): ReadPaper => storePaper(prepared(textDocument(text)));

/** Removes TeX, whose braces would be mistaken for the answers of GIFT. */
const withoutTex = (text: string): string =>
  text.replace(/\$[^$\n]{0,1000}\$|\\[A-Za-z]+(?:\s?\{[^{}]{0,200}\}){0,3}|[\^_]\{[^{}]{0,200}\}|\\[{}]/g, '');

/** Braces with answers or with nothing, a title between colons, a category, a comment. */
const gift = /\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[}#])|^\s*::|^\s*\$CATEGORY\s*:|^\s*\/\//mu;

/** Whether a text is read as a paper: any that has no sign of GIFT. */
export const isPaperText = (text: string): boolean => !gift.test(withoutTex(text));

export { WordError };
