/** The formatting of pasted text, from its elements, style attributes and the simple rules of a style sheet. */
import { noMarks, type Marks } from '../document/blocks.ts';
import { isElement, textIn, type HtmlElement, type HtmlNode } from './parse.ts';

export interface HtmlLook {
  readonly marks: Marks;
  readonly font: string;
  readonly hidden: boolean;
  /** White space is preserved as written. */
  readonly preserved: boolean;
}
export const plainLook: HtmlLook = { marks: noMarks, font: '', hidden: false, preserved: false };

type Declarations = ReadonlyMap<string, string>;

export function declarationsOf(style: string): Declarations {
  const found = new Map<string, string>();
  let begin = 0;
  let closing = '';
  // A semicolon in quotes or brackets does not end a declaration: picture addresses contain some.
  for (let at = 0; at <= style.length; at++) {
    const sign = style[at] ?? ';';
    if (at < style.length && closing !== '') {
      if (sign === closing) closing = '';
    } else if (sign === '"' || sign === "'") closing = sign;
    else if (sign === '(') closing = ')';
    else if (sign === ';') {
      const one = style.slice(begin, at);
      const colon = one.indexOf(':');
      if (colon > 0) found.set(one.slice(0, colon).trim().toLowerCase(), one.slice(colon + 1).trim());
      begin = at + 1;
    }
  }
  return found;
}

/** Rules for one element name, one class, or both: word processors write no others for letters. */
export class StyleSheet {
  readonly #rules = new Map<string, Declarations[]>();

  constructor(root: HtmlElement) {
    const stack: HtmlNode[] = [root];
    let left = 500_000;
    for (let next = stack.pop(); next !== undefined && left > 0; next = stack.pop()) {
      if (!isElement(next)) continue;
      if (next.name === 'style') {
        const text = textIn(next).slice(0, left);
        left -= text.length;
        this.#read(text);
      } else for (let at = next.children.length - 1; at >= 0; at--) stack.push(next.children[at]!);
    }
  }

  #read(text: string): void {
    const plain = text.replaceAll('<!--', '').replaceAll('-->', '');
    for (const rule of withoutComments(plain).split('}')) {
      const brace = rule.lastIndexOf('{');
      if (brace < 0) continue;
      const selectors = rule.slice(rule.lastIndexOf('{', brace - 1) + 1, brace);
      const declarations = declarationsOf(rule.slice(brace + 1));
      for (const selector of selectors.split(',')) {
        const name = selector.trim().toLowerCase();
        if (!/^[a-z0-9]*(\.[a-z0-9_-]+)?$/.test(name) || name === '') continue;
        const known = this.#rules.get(name);
        if (known) known.push(declarations);
        else this.#rules.set(name, [declarations]);
      }
    }
  }

  /** The declarations that apply to the element, the strongest last. */
  of({ name, attributes }: HtmlElement): Declarations[] {
    const classes = (attributes['class'] ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((one) => one !== '');
    return [
      ...(this.#rules.get(name) ?? []),
      ...classes.flatMap((one) => [
        ...(this.#rules.get(`.${one}`) ?? []),
        ...(this.#rules.get(`${name}.${one}`) ?? []),
      ]),
      declarationsOf(attributes['style'] ?? ''),
    ];
  }
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = text.indexOf('/*'); open >= 0; open = text.indexOf('/*', at)) {
    parts.push(text.slice(at, open));
    const close = text.indexOf('*/', open + 2);
    at = close < 0 ? text.length : close + 2;
    if (close < 0) break;
  }
  return parts.join('') + text.slice(at);
}

const colours: Readonly<Record<string, string>> = Object.fromEntries(
  'red:ff0000 blue:0000ff green:008000 lime:00ff00 yellow:ffff00 orange:ffa500 purple:800080 fuchsia:ff00ff magenta:ff00ff aqua:00ffff cyan:00ffff teal:008080 navy:000080 maroon:800000 olive:808000 gray:808080 grey:808080 silver:c0c0c0 white:ffffff black:000000 brown:a52a2a crimson:dc143c darkred:8b0000 darkblue:00008b darkgreen:006400 firebrick:b22222 gold:ffd700 pink:ffc0cb tomato:ff6347 violet:ee82ee indigo:4b0082 royalblue:4169e1 lightgreen:90ee90 lightyellow:ffffe0 lightgray:d3d3d3 lightgrey:d3d3d3 darkorange:ff8c00 orangered:ff4500 dodgerblue:1e90ff'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Six hexadecimal digits; null for a value that is no colour; undefined without a declaration. */
export function colourOf(value: string | undefined): string | null | undefined {
  const text = value?.toLowerCase().trim() ?? '';
  if (text === '' || /^(inherit|unset)$/.test(text)) return undefined;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('');
  const long = /^#([0-9a-f]{6})/.exec(text);
  if (long) return long[1]!;
  const parts = /^rgba?\(([^)]*)\)/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter((one) => one !== '');
  if (parts && parts.length >= 3) {
    if (parts[3] !== undefined && Number.parseFloat(parts[3]) === 0) return null;
    return parts
      .slice(0, 3)
      .map((part) =>
        Math.max(0, Math.min(255, Math.round(Number.parseFloat(part) || 0)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
  }
  return colours[/^[a-z]+/.exec(text)?.[0] ?? ''] ?? null;
}

/** Black and nearly black are the default colour of text, not a mark. */
function inkOf(value: string | undefined): string | null | undefined {
  const colour = colourOf(value);
  if (typeof colour !== 'string') return colour;
  const brightest = Math.max(...[0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
  return brightest < 0x30 ? null : colour;
}

const paper = (value: string | undefined): string | null | undefined => {
  const colour = colourOf(value);
  return colour === 'ffffff' ? null : colour;
};

const ofElement: Readonly<Record<string, Partial<Marks>>> = {
  b: { bold: true },
  strong: { bold: true },
  h1: { bold: true },
  h2: { bold: true },
  h3: { bold: true },
  h4: { bold: true },
  h5: { bold: true },
  h6: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  var: { italic: true },
  dfn: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  mark: { highlight: 'ffff00' },
  sub: { script: 'sub' },
  sup: { script: 'super' },
};
/** A background of these elements highlights text; other elements are pages, boxes and cells. */
const inline = new Set('span font b strong i em u ins s a mark sub sup code label small big cite var'.split(' '));

export function lookOf(base: HtmlLook, element: HtmlElement, sheet: StyleSheet): HtmlLook {
  const { name, attributes } = element;
  let marks: Marks = { ...base.marks, ...ofElement[name] };
  let { font, hidden, preserved } = base;
  if (name === 'pre' || name === 'xmp') preserved = true;
  if (attributes['hidden'] !== undefined && attributes['hidden'] !== 'false') hidden = true;
  if (name === 'font') {
    const ink = inkOf(attributes['color']);
    if (ink !== undefined) marks = { ...marks, colour: ink };
    font = attributes['face'] ?? font;
  }
  for (const said of sheet.of(element)) {
    const weight = said.get('font-weight')?.toLowerCase();
    const line = `${said.get('text-decoration') ?? ''} ${said.get('text-decoration-line') ?? ''}`.toLowerCase();
    const slant = said.get('font-style')?.toLowerCase();
    const place = said.get('vertical-align')?.toLowerCase();
    const ink = inkOf(said.get('color'));
    const back = inline.has(name)
      ? paper(said.get('background-color') ?? said.get('background') ?? said.get('mso-highlight'))
      : undefined;
    marks = {
      bold: weight === undefined ? marks.bold : /^(bold|bolder|[6-9]00)/.test(weight),
      italic: slant === undefined ? marks.italic : /^(italic|oblique)/.test(slant),
      underline: /underline/.test(line) ? true : /none/.test(line) ? false : marks.underline,
      strike: /line-through/.test(line) ? true : /none/.test(line) ? false : marks.strike,
      colour: ink === undefined ? marks.colour : ink,
      highlight: back === undefined ? marks.highlight : back,
      script:
        place === undefined
          ? marks.script
          : place === 'sub'
            ? 'sub'
            : place === 'super'
              ? 'super'
              : place === 'baseline' && name !== 'sub' && name !== 'sup'
                ? null
                : marks.script,
    };
    const space = said.get('white-space')?.toLowerCase();
    if (space !== undefined) preserved = /^(pre|break-spaces)/.test(space) && space !== 'pre-line';
    if (/^none/i.test(said.get('display') ?? '') || /^hidden/i.test(said.get('visibility') ?? '')) hidden = true;
    if (/^all/i.test(said.get('mso-hide') ?? '')) hidden = true;
    font = said.get('font-family')?.replace(/^["']/, '').split(/["',]/)[0] ?? font;
  }
  return { marks, font, hidden, preserved };
}
