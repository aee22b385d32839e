/** The tree that inline markup is read into. It holds no HTML, so no renderer can be talked into running any. */
export type MarkName = 'b' | 'i' | 'u';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: MarkName; readonly children: readonly Inline[] }
  | { readonly kind: 'math'; readonly latex: string; readonly display: boolean }
  | { readonly kind: 'gap'; readonly id: string };

/** What a line is besides a paragraph of its own: an item of a list (`depth` 0 to 2), or a cell of a table. */
export type LineForm =
  | { readonly kind: 'item'; readonly ordered: boolean; readonly depth: number }
  | { readonly kind: 'cell'; readonly header: boolean; readonly newRow: boolean };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly children: readonly Inline[];
  readonly form?: LineForm;
}

/**
 * One paragraph a line, in reading order: whoever wants words or gaps needs to know nothing of lists and tables.
 * `blocksOf` puts items and cells together. Blank lines, blank items and tables without a word are dropped.
 */
export type MarkupTree = readonly Paragraph[];

/** Marks nest in this order, so that one look has one tree however its author toggled the marks. */
export const markOrder: readonly MarkName[] = ['b', 'i', 'u'];

export const maxDepth = 2;
