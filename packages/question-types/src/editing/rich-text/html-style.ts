/** What tags and styles of HTML mean for a text: blocks, unseen elements, marks, superscripts. */
import type { Marks } from './lines.ts';
import { attribute, type HtmlNode } from './html-tree.ts';

export const blocks = new Set([
  'DIV',
  'P',
  'LI',
  'UL',
  'OL',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'PRE',
  'TR',
  'TABLE',
  'SECTION',
  'ARTICLE',
  'HEADER',
  'FOOTER',
  'DD',
  'DT',
  'DL',
  'FIGURE',
  'FIGCAPTION',
  'CAPTION',
  'HR',
  'ADDRESS',
  'MAIN',
  'NAV',
  'ASIDE',
]);
export const unseen = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'HEAD',
  'META',
  'LINK',
  'TITLE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'INPUT',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'IMG',
  'VIDEO',
  'AUDIO',
  'CANVAS',
  'DEL',
  'MJX-MATH',
  'V:SHAPE',
  'V:SHAPETYPE',
  'XML',
]);
/** White space between children of these elements is insignificant. */
export const skeleton = new Set(['UL', 'OL', 'TABLE', 'TBODY', 'THEAD', 'TFOOT', 'TR', 'COLGROUP', 'DL']);

export const nameOf = (node: HtmlNode): string => node.nodeName.toUpperCase();

export function styleOf(node: HtmlNode): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  for (const rule of attribute(node, 'style').split(';')) {
    const colon = rule.indexOf(':');
    if (colon > 0)
      style.set(
        rule.slice(0, colon).trim().toLowerCase(),
        rule
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      );
  }
  return style;
}

export function marksOf(tag: string, style: ReadonlyMap<string, string>, around: Marks, inLink: boolean): Marks {
  const weight = style.get('font-weight') ?? '';
  const slant = style.get('font-style') ?? '';
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const heavy = weight === 'bold' || weight === 'bolder' || Number.parseInt(weight, 10) >= 600;
  return {
    // Google Docs wraps everything in <b style="font-weight:normal">, so the style overrides the element.
    bold: weight === '' ? around.bold || tag === 'B' || tag === 'STRONG' : heavy,
    italic: slant === '' ? around.italic || tag === 'I' || tag === 'EM' : slant !== 'normal',
    // A link's underline is no formatting.
    underline: !inLink && (around.underline || tag === 'U' || tag === 'INS' || lines.includes('underline')),
  };
}

export const raised = new Map(
  Array.from('0123456789+-−()nix', (char, index) => [char, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿⁱˣ')[index] ?? '']),
);
export const lowered = new Map(
  Array.from('0123456789+-−()anx', (char, index) => [char, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎ₐₙₓ')[index] ?? '']),
);

/** Superscript and subscript as Unicode characters, "x²"; letters of an ordinal ("1st") as plain text. */
export function shifted(text: string, signs: ReadonlyMap<string, string>, sign: string): string {
  const chars = Array.from(text.trim());
  if (chars.length === 0) return '';
  if (chars.every((char) => signs.has(char))) return chars.map((char) => signs.get(char)).join('');
  return /^\p{L}{2,3}$/u.test(text.trim())
    ? text.trim()
    : chars.length === 1
      ? `${sign}${chars[0]}`
      : `${sign}(${text.trim()})`;
}
