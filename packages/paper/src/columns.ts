/** How many options stand side by side, judged by the longest of them. */
import { plainText, type MarkupTree } from '@vumon/question-types';
import type { PrintOption } from '@vumon/question-types/print';

export type Columns = 4 | 3 | 2 | 1;

/** What fits into a column, in average letters of a 12 pt serif on 175 mm of paper. */
const fits = { quarter: 17, third: 24, half: 38 } as const;

/** LaTeX commands that print nothing. */
const silent =
  /\\(?:left|right|d?frac|text|math[a-z]*|operatorname|overline|widehat|vec|displaystyle|begin|end|[,;:! ])(?![a-zA-Z])/g;

/** A formula's length on its line, in letters; rather over- than underestimated. */
function formulaWidth(latex: string): number {
  // A fraction is as wide as the longer of numerator and denominator.
  const flat = latex.replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, (_, over: string, under: string) =>
    over.length > under.length ? over : under,
  );
  const rows = flat.split('\\\\').map((row) => {
    const signs = row
      .replace(/\\(?:begin|end)\{[a-z*]+\}/g, ' ')
      .replace(silent, '')
      .replace(/\\[a-zA-Z]+/g, 'M')
      .replace(/[{}^_&\s]/g, '');
    const relations = signs.match(/[=<>+\-M]/g)?.length ?? 0;
    return signs.length + relations;
  });
  return Math.max(0, ...rows);
}

/** The longest line of a text, in average letters. */
export function widthOf(tree: MarkupTree): number {
  const inline = (nodes: MarkupTree[number]['children']): number =>
    nodes.reduce((width, node) => {
      if (node.kind === 'mark') return width + inline(node.children);
      if (node.kind === 'math') return width + formulaWidth(node.latex);
      return width + plainText([{ kind: 'paragraph', children: [node] }]).length;
    }, 0);
  return Math.max(0, ...tree.map((paragraph) => inline(paragraph.children)));
}

/** Columns for the options of one question; three options are never set in two columns. */
export function columnsFor(options: readonly PrintOption[]): Columns {
  const thirds = options.length % 3 === 0 || options.length === 5;
  // Beside its letter, a picture needs a third of the paper's width.
  if (options.some((option) => option.image)) return thirds ? 3 : 2;
  const longest = Math.max(0, ...options.map((option) => widthOf(option.text)));
  if (longest <= fits.quarter && options.length !== 5 && options.length !== 6) return 4;
  if (thirds) return longest <= fits.third ? 3 : options.length > 3 && longest <= fits.half ? 2 : 1;
  return longest <= fits.half ? 2 : 1;
}
