/** Formulas that somebody typed as TeX between dollars or `\(…\)`, in a Word file or in text. */
import { isDrawn, typedTex, type Block, type Piece } from '@vumon/word';

const delimited = /\$\$([^$]{1,2000})\$\$|\\\[([^$]{1,2000}?)\\\]|\\\(([^$]{1,2000}?)\\\)|\$([^$\n]{1,1000})\$/g;
/** Sums of money contain dollar signs as well, so the text between two of them must look like a formula. */
const isFormulaLike = (text: string): boolean =>
  !/^\s|\s$/.test(text) &&
  (/[\\^_{}=<>+≤≥≠]/.test(text) || /^[A-Za-z]'?$|^-?\d+([.,]\d+)?$|^[A-Za-z]{1,3}$/.test(text));

function split(piece: Extract<Piece, { kind: 'text' }>): Piece[] {
  const { text, marks } = piece;
  if (!/[$\\]/.test(text)) return [piece];
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(delimited)) {
    const single = found[4];
    const after = text[found.index + found[0].length] ?? '';
    if (single !== undefined && (!isFormulaLike(single) || /\d/.test(after))) continue;
    const latex = typedTex(found[1] ?? found[2] ?? found[3] ?? single!);
    if (latex === null) continue;
    if (found.index > from) pieces.push({ kind: 'text', text: text.slice(from, found.index), marks });
    pieces.push({ kind: 'math', source: 'omml', latex, problem: null, picture: null, display: false, marks });
    from = found.index + found[0].length;
  }
  if (from === 0) return [piece];
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from), marks });
  return pieces;
}

const withTyped = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) =>
    piece.kind === 'text'
      ? split(piece)
      : // Formulas that cannot be drawn are left to their pictures.
        piece.kind === 'math' && piece.latex !== null && !isDrawn(piece.latex)
        ? [{ ...piece, latex: null }]
        : [piece],
  );

/** Blocks with typed formulas recognized, and without the LaTeX of formulas that cannot be drawn. */
export function withFormulas(blocks: readonly Block[]): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph') return { ...block, pieces: withTyped(block.pieces) };
    if (block.kind === 'box') return { ...block, blocks: withFormulas(block.blocks) };
    return {
      ...block,
      rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: withFormulas(cell.blocks) }))),
    };
  });
}
