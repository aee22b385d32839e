/**
 * Markup of the clipboard and of saved pages as a tree, by htmlparser2. Forgiving, as browsers are: nothing in it is an
 * error. Bounded: elements are counted, and those nested too deeply become siblings of their ancestors.
 */
import { Parser } from 'htmlparser2';
import { WordError, type WordLimits } from '../errors.ts';

export interface HtmlElement {
  /** In lower case; in XML as written. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
/** Word puts content for itself into conditional comments, and content for other programs between two of them. */
export interface HtmlComment {
  readonly comment: string;
}
export type HtmlNode = HtmlElement | HtmlComment | string;

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: HtmlNode[];
}

/** `xml`: names keep their case and any element may be empty, as in the equations that Word writes into comments. */
export function parseHtml(text: string, limits: WordLimits, { xml = false } = {}): HtmlElement {
  const root: Open = { name: '', attributes: {}, children: [] };
  // The parser reports the end of every element, so one that is nested too deeply is on this list too, as its ancestor.
  const stack: Open[] = [root];
  let count = 0;
  const add = (node: HtmlNode): void => {
    const { children } = stack.at(-1)!;
    const last = children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else children.push(node);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++count > limits.elements) throw new WordError('WORD_TOO_LARGE', 'elements');
        const element: Open = { name, attributes, children: [] };
        add(element);
        // The parser's own list of open elements makes deep nesting quadratic.
        if (stack.length > 10 * limits.depth) throw new WordError('WORD_TOO_DEEP');
        stack.push(stack.length > limits.depth ? stack.at(-1)! : element);
      },
      onclosetag() {
        stack.pop();
      },
      ontext: add,
      oncomment: (comment) => add({ comment }),
      // `<![if !vml]>` and `<![endif]>`, which Word writes without the hyphens of a comment.
      onprocessinginstruction(name, data) {
        if (name.startsWith('!')) add({ comment: data.slice(1) });
      },
    },
    { xmlMode: xml, recognizeSelfClosing: true },
  );
  parser.end(text);
  return root;
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && 'name' in node;
export const isComment = (node: HtmlNode): node is HtmlComment => typeof node !== 'string' && 'comment' in node;

/** All characters inside, white space unchanged. */
export function textIn(node: HtmlNode): string {
  const words: string[] = [];
  const stack: HtmlNode[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') words.push(next);
    else if (isElement(next)) for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
  }
  return words.join('');
}

/** The first matching descendant, in reading order. */
export function findElement(node: HtmlElement, fits: (one: HtmlElement) => boolean): HtmlElement | null {
  const stack: HtmlNode[] = [...node.children].toReversed();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isElement(next)) continue;
    if (fits(next)) return next;
    for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
  }
  return null;
}
