/** Parses a `.docx`, or the lines of a pasted paper, into the form that is stored for the review. */
import { noMarks, readWord, WordError, type Block, type Piece, type WordDocument } from '@vumon/word';
import { isFormula } from './review.ts';
import { labelOf } from './labels.ts';
import type { PaperFile } from './objects.ts';
import { storePaper, type StoredPaper } from './stored.ts';

export interface ReadPaper {
  readonly paper: StoredPaper;
  readonly files: readonly PaperFile[];
}

/** Formulas that cannot be drawn are replaced by their pictures. */
function drawable(blocks: readonly Block[]): Block[] {
  const pieces = (all: readonly Piece[]): Piece[] =>
    all.map((piece) =>
      piece.kind === 'math' && piece.latex !== null && !isFormula(piece.latex) ? { ...piece, latex: null } : piece,
    );
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph') return { ...block, pieces: pieces(block.pieces) };
    if (block.kind === 'box') return { ...block, blocks: drawable(block.blocks) };
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: drawable(cell.blocks) }))),
    };
  });
}

/** Throws `WordError` for an invalid Word file. */
export function readPaper(bytes: Uint8Array): ReadPaper {
  const document = readWord(bytes);
  return storePaper({ ...document, blocks: drawable(document.blocks) });
}

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

export const readPaperText = (text: string): ReadPaper => storePaper(textDocument(text));

/** Whether a text is a paper with numbered questions: GIFT never begins two lines with "Câu 1". */
export const isPaperText = (text: string): boolean =>
  text.split(/\r\n?|\n/).filter((line) => labelOf(line) !== null).length >= 2 && !/\{[^}]*[=~#TF]/.test(text);

export { WordError };
