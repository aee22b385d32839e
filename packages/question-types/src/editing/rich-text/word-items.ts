/** Paragraphs that Word displays as list items: their sign is text that other programs are told to ignore. */
import { attribute, children, isElement, textOf, type HtmlNode } from './html-tree.ts';

export const numeral = /^\(?(\d{1,4})[.)]?$/;
export const bulletSign = /^(?:[^\p{L}\p{N}]|[oüØvq])$/u;

const ignored = /mso-list:\s*ignore/i;

/** A paragraph that Word displays as an item: its level and the sign before it. */
export function wordItem(node: HtmlNode, style: ReadonlyMap<string, string>): { level: number; sign: string } | null {
  const level = /level(\d)/.exec(style.get('mso-list') ?? '')?.[1];
  if (level === undefined) return null;
  const sign = signOf(node);
  return sign === null ? null : { level: Number(level), sign: sign.replace(/[\s\u00a0]+/g, ' ').trim() };
}

function signOf(node: HtmlNode): string | null {
  for (const child of children(node)) {
    if (!isElement(child)) continue;
    if (ignored.test(attribute(child, 'style'))) return textOf(child);
    const deeper = signOf(child);
    if (deeper !== null) return deeper;
  }
  return null;
}

export function withoutSign(node: HtmlNode): HtmlNode {
  return {
    nodeType: node.nodeType,
    nodeName: node.nodeName,
    nodeValue: node.nodeValue,
    childNodes: children(node)
      .filter((child) => !ignored.test(attribute(child, 'style')))
      .map((child) => (isElement(child) ? withoutSign(child) : child)),
    getAttribute: (name) => node.getAttribute?.(name) ?? null,
  };
}
