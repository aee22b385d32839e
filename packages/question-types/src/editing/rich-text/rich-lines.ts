/** Converts between lines of formatted runs and the stored markup. */
import { parseMarkup, serialiseMarkup } from '../../markup/index.ts';
import type { Inline, MarkName } from '../../markup/index.ts';
import { isEmpty, joinLines, plain } from './lines.ts';
import type { Line, Marks, Run } from './lines.ts';

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
  const lines = parseMarkup(markup).map(({ children, form }): Line => ({
    runs: flatten(children, plain),
    ...(form === undefined ? {} : { form }),
  }));
  return lines.length === 0 ? [{ runs: [] }] : lines;
}

// Nests marks like the parser: what is written and read again gives the same tree.
function nest(runs: readonly Run[], depth: number): Inline[] {
  const level = levels[depth];
  if (level === undefined) {
    return runs.map((run): Inline => {
      if (run.kind === 'text') return { kind: 'text', text: run.text.normalize('NFC') };
      return run.kind === 'gap'
        ? { kind: 'gap', id: run.id }
        : { kind: 'math', latex: run.latex, display: run.display };
    });
  }
  const [mark, name] = level;
  const nodes: Inline[] = [];
  for (let start = 0; start < runs.length;) {
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

/** Lines as markup, one a line; the cells of a table row share a line. */
export function linesToMarkup(lines: readonly Line[]): string {
  const kept = lines.filter((line) => line.form?.kind === 'cell' || !isEmpty(line));
  return serialiseMarkup(
    kept.map(({ runs, form }) => ({
      kind: 'paragraph' as const,
      children: nest(runs, 0),
      ...(form === undefined ? {} : { form }),
    })),
  );
}

/** Several lines as one, for fields that hold a single line. */
export function joined(lines: readonly Line[]): Line[] {
  return [{ runs: joinLines(lines) }];
}
