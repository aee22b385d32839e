/** One line of text and formulas, as markup, for lists of questions. Marks, lists and tables are left out. */
import { parseMarkup } from './parse.ts';
import { plainText, type PlainTextOptions } from './plain-text.ts';
import { serialiseMarkup } from './serialise.ts';
import type { Inline } from './tree.ts';

type Piece = Extract<Inline, { kind: 'text' | 'math' }>;

type Gap = NonNullable<PlainTextOptions['gap']>;
const blank: Gap = () => '___';

/** Words and formulas in reading order, with a space between lines. */
function piecesOf(sources: readonly string[], gap: Gap): Piece[] {
  const pieces: Piece[] = [];
  const put = (piece: Piece): void => {
    const before = pieces.at(-1);
    if (piece.kind !== 'text' || before?.kind !== 'text') pieces.push(piece);
    else pieces[pieces.length - 1] = { kind: 'text', text: before.text + piece.text };
  };
  const visit = (nodes: readonly Inline[]): void => {
    for (const node of nodes) {
      if (node.kind === 'mark') visit(node.children);
      else if (node.kind === 'math') put({ kind: 'math', latex: node.latex.replace(/\s+/g, ' '), display: false });
      else put({ kind: 'text', text: node.kind === 'gap' ? gap(node.id) : node.text });
    }
  };
  for (const source of sources)
    for (const line of parseMarkup(source)) {
      visit(line.children);
      put({ kind: 'text', text: ' ' });
    }
  return pieces.map((piece) => (piece.kind === 'text' ? { ...piece, text: piece.text.replace(/\s+/g, ' ') } : piece));
}

const write = (pieces: readonly Piece[]): string =>
  serialiseMarkup([
    { kind: 'paragraph', children: pieces.filter((one) => one.kind === 'math' || one.text !== '') },
  ]).trim();

/** Its length when displayed. */
const lengthOf = (piece: Piece): number =>
  piece.kind === 'text' ? piece.text.length : plainText([{ kind: 'paragraph', children: [piece] }]).length;

/** The first `longest` characters of a text at most; a formula is never cut. */
export function markupLine(sources: readonly string[], longest: number, gap: Gap = blank): string {
  const pieces = piecesOf(sources, gap);
  const [first] = pieces;
  if (first?.kind === 'text') pieces[0] = { ...first, text: first.text.trimStart() };
  const last = pieces.at(-1);
  if (last?.kind === 'text') pieces[pieces.length - 1] = { ...last, text: last.text.trimEnd() };
  if (pieces.reduce((sum, piece) => sum + lengthOf(piece), 0) <= longest) return write(pieces);
  const kept: Piece[] = [];
  let room = longest - 1;
  for (const piece of pieces) {
    if (piece.kind === 'math' && lengthOf(piece) > room) break;
    // A surrogate that lost its pair is removed.
    kept.push(
      piece.kind === 'math' ? piece : { ...piece, text: piece.text.slice(0, room).replace(/[\uD800-\uDBFF]$/, '') },
    );
    room -= lengthOf(piece);
    if (room <= 0) break;
  }
  const end = kept.at(-1);
  if (end?.kind === 'text') kept[kept.length - 1] = { ...end, text: `${end.text.trimEnd()}…` };
  else kept.push({ kind: 'text', text: '…' });
  return write(kept);
}

/** The words of a text, each as markup; a formula counts as one word. */
export function markupWords(source: string, gap: Gap = blank): string[] {
  const glue = '\u2060';
  const pieces = piecesOf([source], gap).map((piece) =>
    piece.kind === 'math' ? { ...piece, latex: piece.latex.replaceAll(' ', glue) } : piece,
  );
  return write(pieces)
    .split(' ')
    .map((word) => word.replaceAll(glue, ' '));
}

/** A text of more words is shortened to those around its gap. */
const mostWords = 30;

/**
 * A text as markup with one gap as "____" and the others as "…": all of it, or eight words on both sides of the gap if
 * it has more than 30 words.
 */
export function wordsAroundGap(source: string, gap: string): string {
  const words = markupWords(source, (id) => (id === gap ? '____' : '…'));
  const at = words.findIndex((word) => word.includes('____'));
  if (at < 0 || words.length <= mostWords) return words.join(' ').trim();
  const start = Math.max(0, at - 8);
  return `${start > 0 ? '… ' : ''}${words.slice(start, at + 9).join(' ')}${at + 9 < words.length ? ' …' : ''}`;
}
