/** A line of a list: words, and formulas drawn. Nothing of an author is read as HTML. */
import type { ReactNode } from 'react';
import { parseMarkup, type Inline } from '../markup/index.ts';
import { Formula, loadFormulas } from './Formula.tsx';
import classes from './line.module.css';

/** Signs that a text begins with. A line may break after a formula, and they would be alone on the next one. */
const signsOf = (node: Inline | undefined): string =>
  node?.kind === 'text' ? (/^[.,;:!?)\]”’]+/.exec(node.text)?.[0] ?? '') : '';

const pieces = (nodes: readonly Inline[], key: string): ReactNode =>
  nodes.map((node, index) => {
    const at = `${key}.${index}`;
    if (node.kind === 'math')
      return (
        <span key={at} className={classes.whole}>
          <Formula latex={node.latex} />
          {signsOf(nodes[index + 1])}
        </span>
      );
    if (node.kind === 'mark') return pieces(node.children, at);
    if (node.kind === 'gap') return '___';
    return nodes[index - 1]?.kind === 'math' ? node.text.slice(signsOf(node).length) : node.text;
  });

/** Waits for KaTeX when one of the texts contains a formula, so that its line has its height at once. */
export async function prepareLines(texts: readonly string[]): Promise<void> {
  const isMath = (nodes: readonly Inline[]): boolean =>
    nodes.some((node) => node.kind === 'math' || (node.kind === 'mark' && isMath(node.children)));
  if (texts.some((text) => parseMarkup(text).some(({ children }) => isMath(children)))) await loadFormulas();
}

export function Line({ text }: { text: string }) {
  return parseMarkup(text).map(({ children }, index) => [index > 0 && ' ', pieces(children, String(index))]);
}
