/** Lines of a Word file as the product's markup. */
import type { Marks, Piece } from '@vumon/word';
import { serialiseMarkup, type Inline, type MarkName, type MarkupTree, type Paragraph } from '@vumon/question-types';
import { linesOf, slice, type PaperLine } from './lines.ts';
import { withoutSigns, type ObjectList } from './objects.ts';

export type DroppedMarks = ReadonlySet<MarkName>;
const nothing: DroppedMarks = new Set();
const names = ['b', 'i', 'u'] as const;
const fieldOf = { b: 'bold', i: 'italic', u: 'underline' } as const satisfies Record<MarkName, keyof Marks>;

const noteSign = ' (*)';

/** Superscripts and subscripts become formulas: the markup has no other way to write them. */
const scripted = (text: string, script: 'sub' | 'super'): Inline => ({
  kind: 'math',
  latex: `${script === 'sub' ? '_' : '^'}{${/^[\dA-Za-z+\-−=]+$/.test(text) ? text : `\\text{${text.replace(/[\\{}$%#&_^~]/g, '')}}`}}`,
  display: false,
});

function textNode(text: string, marks: Marks, dropped: DroppedMarks): Inline {
  const plain = withoutSigns(text);
  const script = marks.script !== null && plain.trim() !== '' ? marks.script : null;
  let node: Inline = script ? scripted(plain.trim(), script) : { kind: 'text', text: plain };
  for (const name of names.toReversed())
    if (marks[fieldOf[name]] && !dropped.has(name)) node = { kind: 'mark', mark: name, children: [node] };
  return node;
}

function inlinesOf(pieces: readonly Piece[], objects: ObjectList, dropped: DroppedMarks): Inline[] {
  return pieces.flatMap((piece): Inline[] => {
    switch (piece.kind) {
      case 'text':
        return [textNode(piece.text, piece.marks, dropped)];
      case 'math':
        return piece.latex === null
          ? [{ kind: 'text', text: objects.signOf(piece) }]
          : [{ kind: 'math', latex: piece.latex, display: false }];
      case 'picture':
        return [{ kind: 'text', text: objects.signOf(piece) }];
      case 'note':
        return [{ kind: 'text', text: noteSign }];
      default:
        // A tab becomes several spaces.
        return [{ kind: 'text', text: '\u2003' }];
    }
  });
}

/** Adjacent runs with the same marks are joined, so that "gạch" in three runs is one underlined word. */
function joined(nodes: readonly Inline[]): Inline[] {
  const out: Inline[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (last?.kind === 'text' && node.kind === 'text')
      out[out.length - 1] = { kind: 'text', text: last.text + node.text };
    else if (last?.kind === 'mark' && node.kind === 'mark' && last.mark === node.mark)
      out[out.length - 1] = { ...last, children: joined([...last.children, ...node.children]) };
    else out.push(node);
  }
  return out;
}

function treeOf(line: PaperLine, objects: ObjectList, dropped: DroppedMarks): MarkupTree {
  if (!line.table) return [{ kind: 'paragraph', children: joined(inlinesOf(line.pieces, objects, dropped)) }];
  return line.table.rows.flatMap((row) =>
    row.map((cell, at): Paragraph => ({
      kind: 'paragraph',
      form: { kind: 'cell', header: false, newRow: at === 0 },
      // A cell holds one line: its paragraphs are joined.
      children: joined(
        linesOf(cell.blocks).flatMap((one, index) => [
          ...(index > 0 ? [{ kind: 'text', text: ' ' } as const] : []),
          ...(one.table ? nested(one, objects, dropped) : inlinesOf(one.pieces, objects, dropped)),
        ]),
      ),
    })),
  );
}

/** A nested table: its cells in a row, since the markup has one level. */
const nested = (line: PaperLine, objects: ObjectList, dropped: DroppedMarks): Inline[] =>
  treeOf(line, objects, dropped).flatMap(({ children }) => [...children, { kind: 'text', text: ' ' } as const]);

export function lineMarkup(line: PaperLine, objects: ObjectList, dropped: DroppedMarks = nothing): string {
  return serialiseMarkup(treeOf(line, objects, dropped)).trim();
}

/** How many letters of a line's markup come from what stands before a position of its text: no blanks, no formulas. */
export function lettersBefore(line: PaperLine, position: number): number {
  const of = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) =>
        piece.kind === 'text' && piece.marks.script === null
          ? withoutSigns(piece.text)
          : piece.kind === 'note'
            ? noteSign
            : '',
      )
      .join('');
  return of(slice(line, 0, position).pieces).replace(/\s/g, '').length;
}

const wordsOf = (lines: readonly PaperLine[]) =>
  lines
    .flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === 'text'))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** Marks that apply to the whole of a text: they emphasize nothing. */
export function marksOfAll(lines: readonly PaperLine[]): Set<MarkName> {
  const words = wordsOf(lines);
  return new Set(names.filter((name) => words.length > 0 && words.every(({ marks }) => marks[fieldOf[name]])));
}

/**
 * Marks that are removed from options, because only some options have them: they would reveal the key. Marks that all
 * options have, such as the underlined part of a word in a question of pronunciation, stay.
 */
export function tellingMarks(options: readonly (readonly PaperLine[])[]): Set<MarkName> {
  return new Set(
    names.filter((name) => {
      const bearing = options.map((lines) => wordsOf(lines).some(({ marks }) => marks[fieldOf[name]]));
      return bearing.includes(true) && bearing.includes(false);
    }),
  );
}
