/** The tree of parsed inline markup. It contains no HTML, so a renderer cannot inject any. */
export type MarkName = 'b' | 'i' | 'u';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: MarkName; readonly children: readonly Inline[] }
  | { readonly kind: 'math'; readonly latex: string; readonly display: boolean }
  | { readonly kind: 'gap'; readonly id: string };

/** What a line is if it is no paragraph: a list item (`depth` 0 to 2), or a table cell. */
export type LineForm =
  | { readonly kind: 'item'; readonly ordered: boolean; readonly depth: number }
  | { readonly kind: 'cell'; readonly header: boolean; readonly newRow: boolean };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly children: readonly Inline[];
  readonly form?: LineForm;
}

/**
 * One paragraph for each line, in reading order, so that code that only needs text or gaps can ignore lists and tables.
 * `blocksOf` groups items and cells. Blank lines, blank items and empty tables are dropped.
 */
export type MarkupTree = readonly Paragraph[];

/** The fixed nesting order of marks, so that equal formatting gives equal trees. */
export const markOrder: readonly MarkName[] = ['b', 'i', 'u'];

export const maxDepth = 2;
