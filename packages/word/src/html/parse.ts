/**
 * Markup of the clipboard and of saved pages as a tree. Forgiving, as browsers are: nothing in it is an error. Bounded: each
 * character is looked at a fixed number of times, elements are counted, and those too deep inside others stand beside them.
 */
import { WordError, type WordLimits } from '../errors.ts';
import { withCharacters } from './entities.ts';

export interface HtmlElement {
  /** In lower case, but in XML as it is written. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
/** Word writes what only Word shows into comments, and what only others show between two of them. */
export interface HtmlComment {
  readonly comment: string;
}
export type HtmlNode = HtmlElement | HtmlComment | string;

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

const empty = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont frame keygen'.split(' '),
);
/** Their content is text, whatever it looks like. */
const raw = new Set(['script', 'style', 'xmp', 'noembed', 'noframes', 'textarea', 'title']);
const blocks = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
/** What a start tag closes, up to one of the elements that hold it. */
const closes: Readonly<Record<string, readonly [ends: readonly string[], inside: readonly string[]]>> = {
  li: [['li'], ['ol', 'ul', 'menu', 'dir']],
  dt: [['dt', 'dd'], ['dl']],
  dd: [['dt', 'dd'], ['dl']],
  tr: [['tr', 'td', 'th'], ['table']],
  td: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  th: [
    ['td', 'th'],
    ['tr', 'table'],
  ],
  tbody: [['tbody', 'thead', 'tfoot', 'tr', 'td', 'th'], ['table']],
  thead: [['tbody', 'thead', 'tfoot', 'tr', 'td', 'th'], ['table']],
  tfoot: [['tbody', 'thead', 'tfoot', 'tr', 'td', 'th'], ['table']],
  option: [['option'], ['select']],
};
/** A paragraph ends no further out than here. */
const scopes = new Set(['table', 'td', 'th', 'caption', 'button', 'object', 'html', 'v:textbox']);

/** Names of MathML: there a slash at the end of a tag closes it, as in XML. */
const ofMath = /^(?:none|m(?:i|n|o|s|text|space|row|td|tr|glyph|prescripts|phantom|aligngroup|alignmark))$/;

const nameEnd = /[\s/>]/;

export function parseHtml(text: string, limits: WordLimits, { xml = false } = {}): HtmlElement {
  const root: Open = { name: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  let count = 0;
  const add = (node: HtmlNode): void => {
    const { children } = stack.at(-1)!;
    const last = children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else children.push(node);
  };
  /** Ends the innermost of these that lies inside all of `scope`; nothing when there is none. */
  const end = (names: readonly string[], isScope: (name: string) => boolean): void => {
    for (let at = stack.length - 1; at > 0; at--) {
      const { name } = stack[at]!;
      if (names.includes(name)) {
        stack.length = at;
        return;
      }
      if (isScope(name)) return;
    }
  };
  const endAll = (names: readonly string[], scope: readonly string[]): void => {
    let outer = stack.length;
    for (let at = stack.length - 1; at > 0 && !scope.includes(stack[at]!.name); at--)
      if (names.includes(stack[at]!.name)) outer = at;
    stack.length = outer;
  };
  const start = (name: string, attributes: Record<string, string>, closed: boolean): void => {
    if (++count > limits.elements) throw new WordError('WORD_TOO_LARGE', 'elements');
    if (!xml) {
      if (blocks.has(name)) end(['p'], (one) => scopes.has(one));
      const rule = closes[name];
      if (rule) endAll(...rule);
    }
    const element: Open = { name, attributes, children: [] };
    add(element);
    if (closed || (!xml && empty.has(name)) || stack.length > limits.depth) return;
    stack.push(element);
  };

  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open < 0 || open > at) add(withCharacters(text.slice(at, open < 0 ? undefined : open)));
    if (open < 0) break;
    at = open + 1;
    const next = text[at] ?? '';
    if (text.startsWith('!--', at)) {
      const close = text.indexOf('-->', at + 3);
      add({ comment: text.slice(at + 3, close < 0 ? undefined : close) });
      at = close < 0 ? text.length : close + 3;
    } else if (xml && text.startsWith('![CDATA[', at)) {
      const close = text.indexOf(']]>', at);
      add(text.slice(at + 8, close < 0 ? undefined : close));
      at = close < 0 ? text.length : close + 3;
    } else if (next === '!' || next === '?') {
      const close = text.indexOf('>', at);
      if (next === '!') add({ comment: text.slice(at + 1, close < 0 ? undefined : close) });
      at = close < 0 ? text.length : close + 1;
    } else if (next === '/') {
      const close = text.indexOf('>', at);
      const name = text.slice(at + 1, close < 0 ? undefined : close).trim();
      const wanted = xml ? name : name.toLowerCase();
      end([wanted], (one) => !xml && (one === 'table' || one === 'td' || one === 'th') && !isTablePart(wanted));
      if (!xml && wanted === 'br') start('br', {}, true);
      at = close < 0 ? text.length : close + 1;
    } else if (/[A-Za-z]/.test(next)) {
      const tag = readTag(text, at, xml);
      at = tag.end;
      start(tag.name, tag.attributes, tag.closed && (xml || tag.name.includes(':') || ofMath.test(tag.name)));
      if (!xml && raw.has(tag.name)) {
        const close = endOfRaw(text, at, tag.name);
        add(tag.name === 'textarea' ? withCharacters(text.slice(at, close)) : text.slice(at, close));
        at = close;
      }
    } else add('<');
  }
  return root;
}

const isTablePart = (name: string): boolean => ['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th'].includes(name);

function endOfRaw(text: string, from: number, name: string): number {
  for (let at = text.indexOf('</', from); at >= 0; at = text.indexOf('</', at + 2))
    if (text.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return text.length;
}

function readTag(
  text: string,
  from: number,
  xml: boolean,
): { name: string; attributes: Record<string, string>; end: number; closed: boolean } {
  let at = from;
  while (at < text.length && !nameEnd.test(text[at]!)) at++;
  const name = text.slice(from, at);
  const attributes: Record<string, string> = {};
  let closed = false;
  for (;;) {
    while (at < text.length && /[\s/]/.test(text[at]!)) {
      closed = text[at] === '/';
      at++;
    }
    if (at >= text.length || text[at] === '>') break;
    closed = false;
    const begin = at;
    while (at < text.length && !/[\s=>]/.test(text[at]!) && !(text[at] === '/' && text[at + 1] === '>')) at++;
    // A sign that no name begins with would be looked at again and again.
    if (at === begin) at++;
    const key = text.slice(begin, at);
    while (at < text.length && /\s/.test(text[at]!)) at++;
    let value = '';
    if (text[at] === '=') {
      at++;
      while (at < text.length && /\s/.test(text[at]!)) at++;
      const quote = text[at];
      if (quote === '"' || quote === "'") {
        const close = text.indexOf(quote, at + 1);
        value = text.slice(at + 1, close < 0 ? undefined : close);
        at = close < 0 ? text.length : close + 1;
      } else {
        const begun = at;
        while (at < text.length && !/[\s>]/.test(text[at]!)) at++;
        value = text.slice(begun, at);
      }
    }
    const known = xml ? key : key.toLowerCase();
    if (!Object.hasOwn(attributes, known)) attributes[known] = withCharacters(value);
  }
  return { name: xml ? name : name.toLowerCase(), attributes, end: Math.min(at + 1, text.length), closed };
}

export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && 'name' in node;
export const isComment = (node: HtmlNode): node is HtmlComment => typeof node !== 'string' && 'comment' in node;

/** All characters inside, as they stand. */
export function textIn(node: HtmlNode): string {
  const words: string[] = [];
  const stack: HtmlNode[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') words.push(next);
    else if (isElement(next)) for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
  }
  return words.join('');
}

/** The first element below that fits, in reading order. */
export function findElement(node: HtmlElement, fits: (one: HtmlElement) => boolean): HtmlElement | null {
  const stack: HtmlNode[] = [...node.children].toReversed();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isElement(next)) continue;
    if (fits(next)) return next;
    for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
  }
  return null;
}
