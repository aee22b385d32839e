/** Equations that Word puts into the clipboard for itself: OMML with the markup of letters between its elements. */
import type { XmlElement } from '../package/xml.ts';
import type { WordLimits } from '../errors.ts';
import { isElement, parseHtml, textIn, type HtmlElement, type HtmlNode } from './parse.ts';

/** `m:oMath` of a comment for Word; each is a formula of its own. */
export function officeMath(comment: string, limits: WordLimits): XmlElement[] {
  const found: XmlElement[] = [];
  const stack: HtmlNode[] = [parseHtml(comment, limits, { xml: true })];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isElement(next)) continue;
    if (next.name === 'm:oMath') found.push(asXml(next));
    else for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
  }
  return found;
}

const asXml = (element: HtmlElement): XmlElement => ({
  name: element.name,
  attributes: element.attributes,
  children: element.name === 'm:r' ? runOf(element) : mathIn(element),
  text: '',
});

/** Elements for the formatting of text (`i`, `span`), which surround each piece and do not belong to the formula. */
const mathIn = (element: HtmlElement): XmlElement[] =>
  element.children.flatMap((one): XmlElement[] =>
    !isElement(one)
      ? typeof one === 'string' && one.trim() !== ''
        ? [{ name: 'm:r', attributes: {}, children: [letters(one)], text: '' }]
        : []
      : one.name.startsWith('m:')
        ? [asXml(one)]
        : mathIn(one),
  );

const letters = (text: string): XmlElement => ({
  name: 'm:t',
  attributes: {},
  children: [],
  // Line breaks come from the line length of the clipboard's format, not from the author.
  text: text.replace(/[\r\n]+/g, ' '),
});

const runOf = (element: HtmlElement): XmlElement[] => [
  ...element.children
    .filter(isElement)
    .filter(({ name }) => name === 'm:rPr')
    .map(asXml),
  letters(
    element.children
      .filter((one) => !isElement(one) || one.name !== 'm:rPr')
      .map(textIn)
      .join(''),
  ),
];
