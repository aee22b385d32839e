import { parseMarkup } from './parse.ts';
import { readableLatex } from './readable-latex.ts';
import type { Inline, MarkupTree } from './tree.ts';

export interface PlainTextOptions {
  /** The replacement for a gap; three underscores by default. */
  readonly gap?: (id: string) => string;
  /** The text of a formula; by default as it would be typed on one line. */
  readonly math?: (latex: string) => string;
}

/** The text without marks: one line for a paragraph or item, a tab between the cells of a row. */
export function plainText(tree: MarkupTree, options: PlainTextOptions = {}): string {
  const gap = options.gap ?? (() => '___');
  const math = options.math ?? readableLatex;
  const words = (nodes: readonly Inline[]): string =>
    nodes
      .map((node) => {
        if (node.kind === 'text') return node.text;
        if (node.kind === 'mark') return words(node.children);
        return node.kind === 'math' ? math(node.latex) : gap(node.id);
      })
      .join('');
  return tree
    .map(
      ({ children, form }, index) =>
        (index === 0 ? '' : form?.kind === 'cell' && !form.newRow ? '\t' : '\n') + words(children),
    )
    .join('');
}

/** `plainText` of markup that is not parsed yet. */
export function plainTextOf(source: string, options?: PlainTextOptions): string {
  return plainText(parseMarkup(source), options);
}

/** Ids of the gaps in reading order, repetitions included. */
export function gapsIn(tree: MarkupTree): string[] {
  const found: string[] = [];
  const visit = (nodes: readonly Inline[]) => {
    for (const node of nodes) {
      if (node.kind === 'gap') found.push(node.id);
      else if (node.kind === 'mark') visit(node.children);
    }
  };
  for (const paragraph of tree) visit(paragraph.children);
  return found;
}

/** Whether nothing is visible: no word, no formula, no gap. */
export function isBlankMarkup(source: string): boolean {
  return source.trim() === '' || parseMarkup(source).length === 0;
}
