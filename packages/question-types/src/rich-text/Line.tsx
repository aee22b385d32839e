/** A line of a list: words, and formulas drawn. Nothing of an author is read as HTML. */
import type { ReactNode } from 'react';
import { parseMarkup, type Inline } from '../markup/index.ts';
import { Formula, loadFormulas } from './Formula.tsx';

const pieces = (nodes: readonly Inline[], key: string): ReactNode =>
  nodes.map((node, index) => {
    const at = `${key}.${index}`;
    if (node.kind === 'math') return <Formula key={at} latex={node.latex} />;
    if (node.kind === 'mark') return pieces(node.children, at);
    return node.kind === 'gap' ? '___' : node.text;
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
