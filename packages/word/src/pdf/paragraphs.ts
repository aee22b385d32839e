/** Rows of a page as paragraphs: marks by font and lines, gaps as tabs, wrapped lines joined. Pure. */
import { noMarks, sameMarks, type Marks, type Piece } from '../document/blocks.ts';
import { boxOf, type Box, type Glyph, type PageObject } from './drawing.ts';
import { centre, type Rule } from './figures.ts';
import { optionMarks, textOfGlyphs, type Row } from './rows.ts';

export interface Looks {
  readonly rules: readonly Rule[];
  readonly shades: readonly { readonly box: Box; readonly colour: string }[];
}

export interface Paragraph {
  readonly pieces: readonly Piece[];
  readonly box: Box;
  /** The table that is the paragraph. */
  readonly table: Extract<PageObject, { kind: 'table' }> | null;
}

const boldFont = /bold|black|heavy|demi|[-,_]b(?:i|d|dit)?$/i;
const italicFont = /italic|oblique|[-,_](?:i|bi|it|bdit)$/i;

function marksOf(glyph: Glyph, row: Row, { rules, shades }: Looks): Marks {
  const { left, right, baseline, size, colour, font } = glyph;
  const offset = baseline - row.baseline;
  const isSmall = size < row.size * 0.86;
  // The sign of a place to write on has no font: its line is the place.
  const underline =
    font !== '' &&
    rules.some(
      ({ box, across }) =>
        across &&
        Math.min(box.right, right) - Math.max(box.left, left) > (right - left) * 0.6 &&
        box.top > baseline &&
        box.bottom < baseline + size * 0.32,
    );
  const [x, y] = centre(boxOf(glyph));
  const shade = shades.find(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  return {
    ...noMarks,
    bold: boldFont.test(font),
    italic: italicFont.test(font),
    underline,
    colour,
    highlight: shade?.colour ?? null,
    script: isSmall && offset < -size * 0.15 ? 'super' : isSmall && offset > size * 0.1 ? 'sub' : null,
  };
}

/** Wider gaps are blanks; a share of the size of the letters. */
const wideGap = 0.19;

export interface PictureNames {
  /** Stores a drawing and returns the name of its part. */
  readonly add: (svg: string) => string;
}

/** The pieces of a row: letters with their marks, a tab for a wide gap, and objects at their places. */
function piecesOf(row: Row, looks: Looks, pictures: PictureNames): Piece[] {
  const pieces: Piece[] = [];
  let end: number | null = null;
  let blank = false;
  const write = (text: string, marks: Marks): void => {
    const last = pieces.at(-1);
    if (last?.kind === 'text' && (text === ' ' || sameMarks(last.marks, marks)))
      pieces[pieces.length - 1] = { ...last, text: last.text + text };
    else pieces.push({ kind: 'text', text, marks: text === ' ' ? noMarks : marks });
  };
  const touching = new Set(optionMarks(row.glyphs).flatMap(({ glyphs: [first], isApart }) => (isApart ? [] : first!)));
  for (const glyph of row.glyphs) {
    if (glyph.text === '') continue;
    if (glyph.text.trim() === '') {
      blank = true;
      continue;
    }
    const gap = end === null ? 0 : glyph.left - end;
    const previous = pieces.at(-1);
    if (gap > row.size * 1.2 || touching.has(glyph)) pieces.push({ kind: 'tab' });
    else if (previous && previous.kind !== 'tab' && (gap > row.size * wideGap || (blank && gap > row.size * 0.04)))
      write(' ', noMarks);
    blank = false;
    end = Math.max(end ?? glyph.right, glyph.right);
    const { object } = glyph;
    if (!object) write(glyph.text, marksOf(glyph, row, looks));
    else if (object.kind === 'picture')
      pieces.push({
        kind: 'picture',
        part: pictures.add(object.svg),
        mediaType: 'image/svg+xml',
        drawable: false,
        alt: object.alt,
      });
    else if (object.kind === 'formula')
      pieces.push({
        kind: 'math',
        source: 'pdf',
        latex: object.latex,
        problem: object.problem,
        picture: object.latex === null ? pictures.add(object.svg) : null,
        display: false,
        marks: noMarks,
      });
  }
  return pieces;
}

const beginsAnew =
  /^\s*(?:(?:[→⇒]|=>|->)?\s*(?:Đáp án|Đ\/?A:|Lời giải|Hướng dẫn|HD:|Chọn\s+[A-H]\b|Answer:|Key:|Explanation:)|[*#✓✔]?\s?\(?[A-Ha-h]\s?[.)/:]\s*\S|\[?(?:(?:Câu|Bài|Question|Phần|PHẦN|Part|PART)\s|(?:Câu|Bài|Question)\d)|\d{1,3}\s?[.)/:]\s|[-–•+]\s|[IVX]{1,4}\.|[-–—_]{4,}\s*H)/u;

function isWrapped(before: Row, row: Row, right: number): boolean {
  const step = row.baseline - before.baseline;
  if (step <= 0 || step > Math.max(before.size, row.size) * 1.9) return false;
  if (Math.abs(before.size - row.size) > 1) return false;
  const text = textOfGlyphs(row.glyphs);
  if (beginsAnew.test(text)) return false;
  // Below options beside one another a sentence at the left is no more of the last of them.
  const marks = optionMarks(before.glyphs);
  const [last] = marks.at(-1)?.glyphs ?? [];
  // A letter at the end of the row has its words in the next one.
  const hasWords = !/[A-H]\s?[.)]\s*$/.test(textOfGlyphs(before.glyphs));
  if (last && hasWords && marks.length > 1 && row.box.left < last.left - row.size && /^\s*\p{Lu}/u.test(text))
    return false;
  // The first word would have found a place at the end of the row above.
  const isBlank = ({ text: letter }: { readonly text: string }): boolean => letter.trim() === '';
  const start = row.glyphs.findIndex((one) => !isBlank(one));
  if (start < 0) return false;
  // A gap ends a word too: not every file draws its blanks.
  const end = row.glyphs.findIndex(
    (one, at) => at > start && (isBlank(one) || one.left - row.glyphs[at - 1]!.right > row.size * wideGap),
  );
  const word = row.glyphs.slice(start, end < 0 ? row.glyphs.length : end);
  const width = Math.max(...word.map((one) => one.right)) - word[0]!.left;
  return before.box.right + width + row.size * 0.3 > right;
}

/** Of a page, how much of its width the longest row of a text that is wrapped has at least. */
const widest = 0.55;

/** Where the lines of a column end. On a page of short lines none was wrapped: its margins are alike, about. */
function rightEdge(column: readonly Row[], pageWidth: number | null): number {
  const left = Math.min(...column.map(({ box }) => box.left));
  const right = Math.max(...column.map(({ box }) => box.right));
  return pageWidth !== null && right - left < pageWidth * widest ? pageWidth - left : right;
}

/** Paragraphs of a column's rows; `pageWidth` of a page that has one column only. */
export function paragraphsOf(
  column: readonly Row[],
  looks: Looks,
  pictures: PictureNames,
  pageWidth: number | null,
): Paragraph[] {
  const right = rightEdge(column, pageWidth);
  const found: { rows: Row[]; table: Paragraph['table'] }[] = [];
  for (const row of column) {
    const [only] = row.glyphs;
    const table = only?.object?.kind === 'table' ? only.object : null;
    const last = found.at(-1);
    if (!table && last && !last.table && isWrapped(last.rows.at(-1)!, row, right)) last.rows.push(row);
    else found.push({ rows: [row], table });
  }
  return found.map(({ rows: own, table }): Paragraph => ({
    pieces: own.flatMap((row, at): Piece[] => [
      ...(at > 0 ? [{ kind: 'text', text: ' ', marks: noMarks } as const] : []),
      ...piecesOf(row, looks, pictures),
    ]),
    box: own[0]!.box,
    table,
  }));
}
