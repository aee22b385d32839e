import { tokenise } from './tokens.ts';
import type { Inline, LineForm, MarkName, MarkupTree, Paragraph } from './tree.ts';
import { markOrder } from './tree.ts';

type Leaf = Exclude<Inline, { kind: 'mark' }>;
interface Run {
  readonly leaf: Leaf;
  readonly marks: ReadonlySet<MarkName>;
}

/** Parses inline markup. Accepts every string; a mark without a partner is plain text. */
export function parseMarkup(source: string): MarkupTree {
  const tokens = tokenise(source);
  const left = new Map<MarkName, number>(markOrder.map((mark) => [mark, 0]));
  for (const token of tokens) if (token.kind === 'toggle') left.set(token.mark, left.get(token.mark)! + 1);
  const odd = new Set(markOrder.filter((mark) => left.get(mark)! % 2 === 1));

  const paragraphs: Paragraph[] = [];
  let runs: Run[] = [];
  let active: ReadonlySet<MarkName> = new Set();
  let form: LineForm | undefined;
  /** Where the current table began, and whether a cell has content. */
  let table: { from: number; blank: boolean } | undefined;
  const endTable = () => {
    if (table?.blank === true) paragraphs.length = table.from;
    table = undefined;
  };
  const endParagraph = () => {
    const blank = !runs.some((run) => run.leaf.kind !== 'text' || run.leaf.text.trim() !== '');
    if (form?.kind === 'cell') {
      table ??= { from: paragraphs.length, blank: true };
      table.blank &&= blank;
      paragraphs.push({ kind: 'paragraph', children: blank ? [] : nest(runs, 0), form });
    } else if (!blank) {
      endTable();
      paragraphs.push(
        form === undefined
          ? { kind: 'paragraph', children: nest(runs, 0) }
          : { kind: 'paragraph', children: nest(runs, 0), form },
      );
    }
    runs = [];
    form = undefined;
  };
  for (const token of tokens) {
    if (token.kind === 'newline') endParagraph();
    else if (token.kind === 'form') {
      if (form !== undefined) endParagraph();
      form = token.form;
    } else if (token.kind === 'toggle') {
      const remaining = left.get(token.mark)!;
      left.set(token.mark, remaining - 1);
      if (remaining === 1 && odd.has(token.mark)) addLeaf(runs, { kind: 'text', text: `%${token.mark}%` }, active);
      else active = toggled(active, token.mark);
    } else addLeaf(runs, token, active);
  }
  endParagraph();
  endTable();
  return paragraphs;
}

function addLeaf(runs: Run[], leaf: Leaf, marks: ReadonlySet<MarkName>): void {
  const last = runs.at(-1);
  if (leaf.kind === 'text' && last?.leaf.kind === 'text' && sameMarks(last.marks, marks))
    runs[runs.length - 1] = { leaf: { kind: 'text', text: last.leaf.text + leaf.text }, marks };
  else runs.push({ leaf, marks });
}

function toggled(marks: ReadonlySet<MarkName>, mark: MarkName): ReadonlySet<MarkName> {
  const next = new Set(marks);
  if (!next.delete(mark)) next.add(mark);
  return next;
}

const sameMarks = (a: ReadonlySet<MarkName>, b: ReadonlySet<MarkName>) =>
  markOrder.every((mark) => a.has(mark) === b.has(mark));

/** Converts a flat line of runs to a tree: adjacent runs that share the mark of this level become one node. */
function nest(runs: readonly Run[], level: number): Inline[] {
  const mark = markOrder[level];
  if (mark === undefined) return runs.map((run) => run.leaf);
  const nodes: Inline[] = [];
  for (let start = 0; start < runs.length;) {
    const marked = runs[start]!.marks.has(mark);
    let end = start + 1;
    while (end < runs.length && runs[end]!.marks.has(mark) === marked) end++;
    const children = nest(runs.slice(start, end), level + 1);
    if (marked) nodes.push({ kind: 'mark', mark, children });
    else nodes.push(...children);
    start = end;
  }
  return nodes;
}
