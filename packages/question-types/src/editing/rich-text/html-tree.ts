/** A small HTML parser without a DOM: for tests, and for Word's formulas, which are in conditional comments that the browser's parser skips. */

/** The part of the DOM's `Node` that is needed for reading. */
export interface HtmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: ArrayLike<HtmlNode>;
  getAttribute?(name: string): string | null;
}

export const isElement = (node: HtmlNode): boolean => node.nodeType === 1;
export const isText = (node: HtmlNode): boolean => node.nodeType === 3;
export const children = (node: HtmlNode): HtmlNode[] => Array.from(node.childNodes);
export const attribute = (node: HtmlNode, name: string): string => node.getAttribute?.(name) ?? '';

/** All text below a node. */
export const textOf = (node: HtmlNode): string =>
  isText(node) ? (node.nodeValue ?? '') : children(node).map(textOf).join('');

const empty = new Set([
  'AREA',
  'BASE',
  'BR',
  'COL',
  'EMBED',
  'HR',
  'IMG',
  'INPUT',
  'LINK',
  'META',
  'SOURCE',
  'TRACK',
  'WBR',
]);
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  middot: '·',
  sect: '§',
  ndash: '–',
  mdash: '—',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
};

const decode = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

interface Open {
  readonly node: HtmlNode;
  readonly inside: HtmlNode[];
}

function element(name: string, source: string): Open {
  const inside: HtmlNode[] = [];
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of source.matchAll(
    /([^\s=/]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  ))
    attributes.set(key.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  return {
    inside,
    node: {
      nodeType: 1,
      nodeName: name,
      nodeValue: null,
      childNodes: inside,
      getAttribute: (key) => attributes.get(key) ?? null,
    },
  };
}

/**
 * Text as a tree. Accepts any input: a tag that is never closed ends with its parent, an unmatched closing tag is
 * ignored.
 */
export function readTags(source: string): HtmlNode {
  const root = element('#ROOT', '');
  const open: Open[] = [root];
  const put = (node: HtmlNode): void => void open.at(-1)!.inside.push(node);
  const pattern = /<!--([\s\S]*?)-->|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+|<)/gi;
  for (const [, comment, closing, tag, attributes = '', closed, text] of source.matchAll(pattern)) {
    if (text !== undefined) put({ nodeType: 3, nodeName: '#text', nodeValue: decode(text), childNodes: [] });
    else if (comment !== undefined) put({ nodeType: 8, nodeName: '#comment', nodeValue: comment, childNodes: [] });
    else if (tag !== undefined) {
      const name = tag.toUpperCase();
      if (closing === '/') {
        const at = open.findLastIndex(({ node }) => node.nodeName === name);
        if (at > 0) open.length = at;
      } else {
        const made = element(name, attributes);
        put(made.node);
        if (closed !== '/' && !empty.has(name)) open.push(made);
      }
    }
  }
  return root.node;
}
