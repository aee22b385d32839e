/** A formula as a tree: both kinds of equation in Word files are read into it, and LaTeX is written from it. */

export type MathNode =
  | { readonly kind: 'row'; readonly children: readonly MathNode[] }
  /** Letters, digits and signs. `style` is the author's choice; letters without a style are italic. */
  | { readonly kind: 'chars'; readonly text: string; readonly style: CharStyle }
  /** Plain text inside a formula. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'space'; readonly latex: string }
  | { readonly kind: 'fraction'; readonly top: MathNode; readonly bottom: MathNode; readonly form: FractionForm }
  | { readonly kind: 'root'; readonly base: MathNode; readonly degree: MathNode | null }
  | {
      readonly kind: 'scripts';
      readonly base: MathNode;
      readonly sub: MathNode | null;
      readonly sup: MathNode | null;
      readonly before?: { readonly sub: MathNode | null; readonly sup: MathNode | null };
    }
  /** Signs under and over a base. */
  | {
      readonly kind: 'limits';
      readonly base: MathNode;
      readonly under: MathNode | null;
      readonly over: MathNode | null;
    }
  /** ∑, ∫ and others; `beside` puts the limits after the sign instead of under and over it. */
  | {
      readonly kind: 'operator';
      readonly sign: string;
      readonly under: MathNode | null;
      readonly over: MathNode | null;
      readonly beside: boolean;
      readonly body: MathNode;
    }
  /** Empty strings stand for missing brackets. */
  | {
      readonly kind: 'fence';
      readonly open: string;
      readonly close: string;
      readonly separator: string;
      readonly parts: readonly MathNode[];
    }
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly MathNode[])[] }
  /** Lines below one another: a system of equations, or several lines of one formula. */
  | {
      readonly kind: 'lines';
      readonly lines: readonly MathNode[];
      readonly align: 'left' | 'center' | 'right' | 'sign';
    }
  /** `command` has the base as its only argument: `\hat`, `\overline`, `\cancel`. */
  | { readonly kind: 'decorated'; readonly command: string; readonly base: MathNode }
  | {
      readonly kind: 'arrow';
      readonly command: string;
      readonly over: MathNode | null;
      readonly under: MathNode | null;
    }
  | { readonly kind: 'function'; readonly name: MathNode; readonly argument: MathNode }
  | { readonly kind: 'table-division'; readonly inside: MathNode; readonly over: MathNode | null }
  | {
      readonly kind: 'edges';
      readonly base: MathNode;
      readonly left: boolean;
      readonly right: boolean;
      readonly top: boolean;
      readonly bottom: boolean;
    }
  /** Something that this reader does not support: the whole formula then stays a picture. */
  | { readonly kind: 'unknown'; readonly what: string };

export type CharStyle = 'italic' | 'upright' | 'bold' | 'bold-italic' | 'double' | 'script' | 'fraktur' | 'function';
export type FractionForm = 'bar' | 'none' | 'slash' | 'small';

export const row = (children: readonly MathNode[]): MathNode =>
  children.length === 1 ? children[0]! : { kind: 'row', children };
export const empty: MathNode = { kind: 'row', children: [] };
export const chars = (text: string, style: CharStyle = 'italic'): MathNode => ({ kind: 'chars', text, style });
export const isEmpty = (node: MathNode | null): boolean =>
  node === null ||
  (node.kind === 'row' && node.children.every(isEmpty)) ||
  ((node.kind === 'chars' || node.kind === 'text') && node.text.trim() === '');
