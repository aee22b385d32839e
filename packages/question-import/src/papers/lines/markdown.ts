/** Lines with the signs of Markdown, as answers of chat programs are copied: "### Câu 1", "**B. Hà Nội**". Pure. */
import type { Piece } from '@vumon/word';
import { lineOf, slice, type PaperLine } from './lines.ts';

/** Longer lines are no lines of such a file. */
const longest = 2_000;
const labelled = /^\s*(?:[*-]\s+)?(?:#{1,6}\s+|\*\*)\s*(?:\*\*)?(?:Câu|Bài|Question)\s*\d{1,3}/iu;
const head = /^\s*#{1,6}\s+(?=\S)/;
const item = /^\s*[*-]\s+(?=(?:\*\*)?(?:[A-Ha-h]\s?[.)]|Đáp\s+án|Giải\s+thích|Answer|Explanation))/u;
const bold = /\*\*(\S(?:.*?\S)?)\*\*/gu;

/** Words between two pairs of stars are bold. */
function withBold(line: PaperLine): PaperLine {
  const spans = [...line.text.matchAll(bold)].map(({ index, 0: whole }) => ({
    from: index,
    end: index + whole.length,
  }));
  if (spans.length === 0) return line;
  let at = 0;
  const pieces = line.pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'text') {
      at += 1;
      return [piece];
    }
    const out: Piece[] = [];
    for (const sign of piece.text.split('')) {
      const span = spans.find(({ from, end }) => at >= from && at < end);
      const isStar = span !== undefined && (at < span.from + 2 || at >= span.end - 2);
      const marks = { ...piece.marks, bold: piece.marks.bold || span !== undefined };
      at += 1;
      const last = out.at(-1);
      if (isStar) continue;
      if (last?.kind === 'text' && last.marks.bold === marks.bold)
        out[out.length - 1] = { ...last, text: last.text + sign };
      else out.push({ kind: 'text', text: sign, marks });
    }
    return out;
  });
  return lineOf(line.block, pieces, line.at, line.from);
}

/** The lines of a file that names its questions so; those of other files as they are. */
export function withoutMarkdown(lines: readonly PaperLine[]): readonly PaperLine[] {
  if (lines.filter(({ text }) => labelled.test(text.slice(0, longest))).length < 2) return lines;
  return lines.map((line) => {
    if (line.table || line.text.length > longest) return line;
    const marker = head.exec(line.text) ?? item.exec(line.text);
    return withBold(marker ? slice(line, marker[0].length) : line);
  });
}
