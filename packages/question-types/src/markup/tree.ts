/** The tree that inline markup is read into. It holds no HTML, so no renderer can be talked into running any. */
export type MarkName = 'b' | 'i' | 'u';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: MarkName; readonly children: readonly Inline[] }
  | { readonly kind: 'math'; readonly latex: string; readonly display: boolean }
  | { readonly kind: 'gap'; readonly id: string };

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly children: readonly Inline[];
}

/** One paragraph a line; blank lines are dropped. */
export type MarkupTree = readonly Paragraph[];

/** Marks nest in this order, so that one look has one tree however its author toggled the marks. */
export const markOrder: readonly MarkName[] = ['b', 'i', 'u'];
