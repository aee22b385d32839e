/** Texts of a paper as Typst code: strings, marks, formulas and the content of gaps. */
import { blocksOf, stretchesOf, type Inline, type ListBlock, type MarkupTree } from '@vumon/question-types';
import type { PrintGaps } from '@vumon/question-types/print';
import { formulaOf } from '../math/formula.ts';
import { typstMath } from '../math/typst.ts';
import { block, call, typstString } from './source.ts';

/** The content of a gap, as code. */
export type GapCode = (id: string) => string;

const marks = { b: 'strong', i: 'emph', u: 'underline' } as const;

/** A cache: the same formulas occur in many options, and in every code of a test. */
const known = new Map<string, string>();

export function formulaCode(latex: string, display: boolean): string {
  const name = `${display ? 'd' : 'i'}${latex}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const formula = formulaOf(latex);
  const code =
    formula === null
      ? call('raw', typstString(latex))
      : display
        ? `$display(${typstMath(formula).trim() || '""'})$`
        : `$${typstMath(formula)}$`;
  if (known.size > 5_000) known.clear();
  known.set(name, code);
  return code;
}

function inlineCode(nodes: readonly Inline[], gap: GapCode): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return typstString(node.text);
        case 'mark':
          return call(marks[node.mark], block(inlineCode(node.children, gap)));
        case 'math':
          return formulaCode(node.latex, node.display);
        case 'gap':
          return gap(node.id);
      }
    })
    .join('; ');
}

const noGap: GapCode = () => call('gap');

/** A writing line, with its number before it and the word to change after it. */
export function gapsCode(gaps: PrintGaps): GapCode {
  return (id) => {
    const gap = Object.hasOwn(gaps, id) ? gaps[id] : undefined;
    if (gap?.example !== undefined) return call('underline', typstString(gap.example));
    return call(
      'gap',
      ...(gap?.number === undefined ? [] : [`number: ${gap.number}`]),
      ...(gap?.letters === undefined ? [] : [`letters: ${Math.min(gap.letters, 60)}`]),
      ...(gap?.cue === undefined ? [] : [`cue: ${typstString(gap.cue)}`]),
    );
  };
}

/** A text with its paragraphs one below the other, lists and tables. */
export function textCode(tree: MarkupTree, gap: GapCode = noGap): string {
  return blocksOf(tree)
    .map((one, at) => {
      if (one.kind === 'paragraph') return (at > 0 ? 'linebreak(); ' : '') + inlineCode(one.line.children, gap);
      if (one.kind === 'list') return listCode(one, gap);
      const columns = one.rows[0]?.length ?? 1;
      const cells = one.rows.flat().map(({ line, header }) => {
        const inside = block(inlineCode(line.children, gap));
        return header ? call('strong', inside) : inside;
      });
      return call('ruled', String(columns), ...cells, `stiff: (${stiffColumns(one.rows)})`);
    })
    .join('; ');
}

/** Columns of formulas, numbers and short words, which do not wrap: their indices, each followed by a comma. */
const stiffColumns = (
  rows: readonly (readonly { readonly line: { readonly children: readonly Inline[] } }[])[],
): string =>
  (rows[0] ?? [])
    .flatMap((_, x) => {
      const cells = rows.map((row) => row[x]?.line.children ?? []);
      return cells.some(hasFormula) && cells.every((children) => lettersOf(children) <= mostStiffLetters)
        ? [`${x}, `]
        : [];
    })
    .join('');
const mostStiffLetters = 8;

const hasFormula = (nodes: readonly Inline[]): boolean =>
  nodes.some((node) => node.kind === 'math' || (node.kind === 'mark' && hasFormula(node.children)));
const lettersOf = (nodes: readonly Inline[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum + (node.kind === 'text' ? node.text.trim().length : node.kind === 'mark' ? lettersOf(node.children) : 0),
    0,
  );

function listCode({ ordered, items }: ListBlock, gap: GapCode): string {
  return call(
    ordered ? 'enum' : 'list',
    ...items.map(({ line, lists }) =>
      block([inlineCode(line.children, gap), ...lists.map((one) => listCode(one, gap))].join('; ')),
    ),
  );
}

/** The paragraphs of a text, with `lead` before its first word and `tail` after its last; set as in the print view. */
export function linesCode(
  tree: MarkupTree,
  {
    lead,
    tail,
    gap = noGap,
    marked = 'none',
  }: { lead?: string; tail?: string; gap?: GapCode; marked?: 'none' | 'numbers' | 'letters' } = {},
): string {
  const stretches = stretchesOf(tree);
  let number = 0;
  const first = (code: string) => [...(lead === undefined ? [] : [lead, '" "']), code].filter(Boolean).join('; ');
  const last = (code: string) => [code, ...(tail === undefined ? [] : ['" "', tail])].filter(Boolean).join('; ');
  if (stretches.length === 0) return call('par', block(last(first(''))));
  return stretches
    .map((lines, at) => {
      const ends = (code: string) => (at === stretches.length - 1 ? last(code) : code);
      if (lines[0]?.form !== undefined) {
        const code = ends(textCode(lines, gap));
        return at === 0 && lead !== undefined ? `${call('par', block(lead))}; ${code}` : code;
      }
      number += 1;
      const mark =
        marked === 'letters'
          ? `strong(${typstString(`${String.fromCharCode(64 + number)}. `)}); `
          : marked === 'numbers'
            ? `strong(${typstString(`[${number}] `)}); `
            : '';
      const code = `${mark}${textCode(lines, gap)}`;
      const whole = block(ends(at === 0 ? first(code) : code));
      // A paragraph contains no tables and lists.
      return lines.some(({ form }) => form !== undefined) ? call('block', 'width: 100%', whole) : call('par', whole);
    })
    .join('; ');
}
