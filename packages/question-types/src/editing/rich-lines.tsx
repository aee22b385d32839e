/** Between lines of marked runs and the markup that is stored. */
import { parseMarkup, serialiseMarkup } from '../markup/index.ts';
import type { Inline, MarkName } from '../markup/index.ts';
import type { Line, Marks, Run } from './rich-dom.tsx';

const levels = [
  ['b', 'bold'],
  ['i', 'italic'],
  ['u', 'underline'],
] as const satisfies readonly (readonly [MarkName, keyof Marks])[];
const field: Record<MarkName, keyof Marks> = { b: 'bold', i: 'italic', u: 'underline' };

function flatten(nodes: readonly Inline[], marks: Marks): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.kind === 'mark') return flatten(node.children, { ...marks, [field[node.mark]]: true });
    if (node.kind === 'math') return [{ kind: 'formula', latex: node.latex, display: node.display, ...marks }];
    return [{ ...node, ...marks }];
  });
}

/** At least one line, so that an empty field has a place for the caret. */
export function markupToLines(markup: string): Line[] {
  const lines = parseMarkup(markup).map((paragraph) => flatten(paragraph.children, { bold: false, italic: false, underline: false }));
  return lines.length === 0 ? [[]] : lines;
}

// The same nesting as the parser's: what is written and read again is the same tree.
function nest(runs: readonly Run[], depth: number): Inline[] {
  const level = levels[depth];
  if (level === undefined) {
    return runs.map((run): Inline => {
      if (run.kind === 'text') return { kind: 'text', text: run.text.normalize('NFC') };
      return run.kind === 'gap' ? { kind: 'gap', id: run.id } : { kind: 'math', latex: run.latex, display: run.display };
    });
  }
  const [mark, name] = level;
  const nodes: Inline[] = [];
  for (let start = 0; start < runs.length; ) {
    const on = runs[start]?.[name] === true;
    let end = start + 1;
    while (end < runs.length && runs[end]?.[name] === on) end += 1;
    const children = nest(runs.slice(start, end), depth + 1);
    if (on) nodes.push({ kind: 'mark', mark, children });
    else nodes.push(...children);
    start = end;
  }
  return nodes;
}

/** Lines as markup, one a line. */
export function linesToMarkup(lines: readonly Line[]): string {
  return serialiseMarkup(lines.filter((line) => line.some((run) => run.kind !== 'text' || run.text !== '')).map((line) => ({ kind: 'paragraph' as const, children: nest(line, 0) })));
}

/** Several lines as one, for fields that hold a single line. */
export function joined(lines: readonly Line[]): Line[] {
  return [lines.filter((line) => line.length > 0).flatMap((line, index): Line => (index === 0 ? line : [{ kind: 'text', text: ' ', bold: false, italic: false, underline: false }, ...line]))];
}
