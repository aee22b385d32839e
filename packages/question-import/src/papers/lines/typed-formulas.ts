/** Formulas that somebody typed as TeX between dollars or `\(…\)`, in a Word file or in text. */
import { isDrawn, typedTex, type Block, type Piece } from '@vumon/word';

const delimited = /\$\$([^$]{1,2000})\$\$|\\\[([^$]{1,2000}?)\\\]|\\\(([^$]{1,2000}?)\\\)|\$([^$\n]{1,1000})\$/g;
/** Names of functions, of points and figures ("ABCD"), single letters, and products such as "2xy". */
const names = /^(?:[A-Z]{1,6}|[A-Z]?[a-z]|sin|cos|tan|cot|log|ln|lim|max|min)$/;
/** "P(AB)", "ABC.A'B'C'", "2x", "[0; 1)" in the signs of a keyboard; an option ("A. 5") and words are none. */
const isTypedPlainly = (text: string): boolean =>
  /^[A-Za-z\d\s()[\]|;:,.'!*/-]{1,80}$/.test(text) &&
  /[A-Za-z\d]/.test(text) &&
  !/^[A-H]\s?[.)](?:\s|$)|[.,;:]$/.test(text) &&
  [...text.matchAll(/(\d?)([A-Za-z]+)/g)].every(([, digit, word = '']) =>
    digit ? /^[A-Za-z]$/.test(word) || (word.length <= 3 && names.test(word.slice(1))) : names.test(word),
  );
/** Sums of money contain dollar signs as well, so the text between two of them must look like a formula. */
const isFormulaLike = (text: string): boolean =>
  !/^\s|\s$/.test(text) && (/[\\^_{}=<>+≤≥≠]/.test(text) || /^[A-Za-z]{1,3}$/.test(text) || isTypedPlainly(text));

type TextPiece = Extract<Piece, { kind: 'text' }>;

/** Texts that follow each other, with different marks: a formula may begin in one and end in another. */
function split(texts: readonly TextPiece[]): Piece[] {
  const whole = texts.map(({ text }) => text).join('');
  if (!/[$\\]/.test(whole)) return [...texts];
  const starts = texts.map((_, at) => texts.slice(0, at).reduce((sum, { text }) => sum + text.length, 0));
  /** The texts between two positions. */
  const between = (from: number, to: number): TextPiece[] =>
    texts.flatMap((piece, at) => {
      const text = piece.text.slice(Math.max(0, from - starts[at]!), Math.max(0, to - starts[at]!));
      return text === '' ? [] : [{ ...piece, text }];
    });
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of whole.matchAll(delimited)) {
    const [written, display, bracketed, inline, single] = found;
    const end = found.index + written.length;
    if (single !== undefined && (!isFormulaLike(single) || /\d/.test(whole[end] ?? ''))) continue;
    const inside = between(found.index, end);
    // Raised by its look, a letter would be lost beside the others.
    if (inside.some(({ marks }) => marks.script !== null)) continue;
    const latex = typedTex(display ?? bracketed ?? inline ?? single!);
    if (latex === null) continue;
    pieces.push(...between(from, found.index));
    const { marks } = inside[0]!;
    pieces.push({ kind: 'math', source: 'omml', latex, problem: null, picture: null, display: false, marks });
    from = end;
  }
  return from === 0 ? [...texts] : [...pieces, ...between(from, whole.length)];
}

/** "40" with a raised "o" behind it: degrees, typed without their sign. */
function withDegrees(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isDegree =
      piece.kind === 'text' &&
      piece.marks.script === 'super' &&
      /^[oOº]\s*$/u.test(piece.text) &&
      before?.kind === 'text' &&
      /\d$/.test(before.text);
    return isDegree
      ? { ...piece, text: piece.text.replace(/^./u, '°'), marks: { ...piece.marks, script: null } }
      : piece;
  });
}

function withTyped(given: readonly Piece[]): Piece[] {
  const pieces = withDegrees(given);
  const out: Piece[] = [];
  let texts: TextPiece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      texts.push(piece);
      continue;
    }
    out.push(...split(texts));
    texts = [];
    // Formulas that cannot be drawn are left to their pictures.
    out.push(
      piece.kind === 'math' && piece.latex !== null && !isDrawn(piece.latex) ? { ...piece, latex: null } : piece,
    );
  }
  return [...out, ...split(texts)];
}

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
