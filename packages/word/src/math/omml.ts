/** Word's own equations (OMML) as a tree. */
import { attribute, child, toggle, valueOf, type XmlElement } from '../package/xml.ts';
import { fromLegacyFont } from '../document/legacy-fonts.ts';
import { chars, empty, row, type CharStyle, type MathNode } from './tree.ts';

const ignored = new Set([
  'm:ctrlPr',
  'm:argPr',
  'w:rPr',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:proofErr',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:del',
]);

/** The children of `m:oMath`, `m:e`, `m:num` and other elements that contain a formula. */
export function readOmml(element: XmlElement | undefined): MathNode {
  if (!element) return empty;
  return row(
    element.children.flatMap((one): MathNode[] =>
      ignored.has(one.name) || one.name.endsWith('Pr') ? [] : [read(one)],
    ),
  );
}

const accents: Readonly<Record<string, string>> = {
  '\u0302': '\\widehat',
  '^': '\\widehat',
  '\u0303': '\\widetilde',
  '~': '\\widetilde',
  '\u0304': '\\overline',
  '\u0305': '\\overline',
  '¯': '\\overline',
  '\u033f': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20db': '\\dddot',
  '\u030c': '\\check',
  '\u0301': '\\acute',
  '\u0300': '\\grave',
  '\u0306': '\\breve',
  '\u20d7': '\\overrightarrow',
  '→': '\\overrightarrow',
  '\u20d6': '\\overleftarrow',
  '\u20e1': '\\overleftrightarrow',
  '\u20d1': '\\overrightharpoon',
  '\u20d0': '\\overleftharpoon',
  '\u0311': '\\overset{\\frown}',
  '\u0361': '\\overset{\\frown}',
  '⌢': '\\overset{\\frown}',
  '⏜': '\\overset{\\frown}',
  '\u030a': '\\mathring',
  '\u0332': '\\underline',
};

/** What each element of a formula becomes, by its name. */
const readers: Readonly<Record<string, (element: XmlElement) => MathNode>> = {
  'm:r': run,
  'w:r': (element) =>
    row(element.children.filter(({ name }) => name === 'w:t' || name === 'm:t').map(({ text }) => chars(text))),
  'm:f': fraction,
  'm:rad': (element) => {
    const hidden = toggle(child(element, 'm:radPr'), 'm:degHide') ?? false;
    return { kind: 'root', base: baseOf(element), degree: hidden ? null : part(element, 'm:deg') };
  },
  'm:sSub': (element) => ({ kind: 'scripts', base: baseOf(element), sub: part(element, 'm:sub'), sup: null }),
  'm:sSup': (element) => ({ kind: 'scripts', base: baseOf(element), sub: null, sup: part(element, 'm:sup') }),
  'm:sSubSup': (element) => ({
    kind: 'scripts',
    base: baseOf(element),
    sub: part(element, 'm:sub'),
    sup: part(element, 'm:sup'),
  }),
  'm:sPre': (element) => ({
    kind: 'scripts',
    base: baseOf(element),
    sub: null,
    sup: null,
    before: { sub: part(element, 'm:sub'), sup: part(element, 'm:sup') },
  }),
  'm:nary': operator,
  'm:d': fence,
  'm:m': (element) => ({
    kind: 'matrix',
    rows: element.children.filter(({ name }) => name === 'm:mr').map(elementsOf),
  }),
  'm:eqArr': (element) => {
    const lines = elementsOf(element);
    return { kind: 'lines', lines, align: lines.some(hasAlignment) ? 'sign' : 'left' };
  },
  'm:acc': accent,
  'm:bar': (element) => ({
    kind: 'decorated',
    command: valueOf(child(element, 'm:barPr'), 'm:pos') === 'top' ? '\\overline' : '\\underline',
    base: baseOf(element),
  }),
  'm:func': (element) => ({ kind: 'function', name: part(element, 'm:fName'), argument: baseOf(element) }),
  'm:limLow': (element) => ({ kind: 'limits', base: baseOf(element), under: part(element, 'm:lim'), over: null }),
  'm:limUpp': (element) => ({ kind: 'limits', base: baseOf(element), under: null, over: part(element, 'm:lim') }),
  'm:groupChr': groupCharacter,
  'm:borderBox': borderBox,
  'm:box': baseOf,
  'm:phant': (element) =>
    toggle(child(element, 'm:phantPr'), 'm:show') === false
      ? { kind: 'decorated', command: '\\phantom', base: baseOf(element) }
      : baseOf(element),
  'm:oMath': readOmml,
  'm:e': readOmml,
  'w:ins': readOmml,
  'w:hyperlink': readOmml,
  'w:smartTag': readOmml,
};

function read(element: XmlElement): MathNode {
  const reader = Object.hasOwn(readers, element.name) ? readers[element.name] : undefined;
  return reader ? reader(element) : { kind: 'unknown', what: element.name };
}

function baseOf(element: XmlElement): MathNode {
  return part(element, 'm:e');
}

/** The content of the child with this name. */
function part(element: XmlElement, name: string): MathNode {
  return readOmml(child(element, name));
}

/** All elements `m:e`: the cells of a row, the lines of an array, the parts between brackets. */
function elementsOf(element: XmlElement): MathNode[] {
  return element.children.filter(({ name }) => name === 'm:e').map(readOmml);
}

function fraction(element: XmlElement): MathNode {
  const form = valueOf(child(element, 'm:fPr'), 'm:type');
  return {
    kind: 'fraction',
    top: part(element, 'm:num'),
    bottom: part(element, 'm:den'),
    form: form === 'noBar' ? 'none' : form === 'lin' || form === 'skw' ? 'slash' : 'bar',
  };
}

function operator(element: XmlElement): MathNode {
  const properties = child(element, 'm:naryPr');
  const sign = valueOf(properties, 'm:chr') ?? '∫';
  const place = valueOf(properties, 'm:limLoc');
  return {
    kind: 'operator',
    sign,
    under: toggle(properties, 'm:subHide') ? null : part(element, 'm:sub'),
    over: toggle(properties, 'm:supHide') ? null : part(element, 'm:sup'),
    beside: place === undefined ? /[∫∬∭∮]/.test(sign) : place === 'subSup',
    body: baseOf(element),
  };
}

function fence(element: XmlElement): MathNode {
  const properties = child(element, 'm:dPr');
  return {
    kind: 'fence',
    open: valueOf(properties, 'm:begChr') ?? '(',
    close: valueOf(properties, 'm:endChr') ?? ')',
    separator: valueOf(properties, 'm:sepChr') ?? '|',
    parts: elementsOf(element),
  };
}

function accent(element: XmlElement): MathNode {
  const sign = valueOf(child(element, 'm:accPr'), 'm:chr') ?? '\u0302';
  const command = accents[sign];
  return command === undefined
    ? { kind: 'unknown', what: `accent ${sign}` }
    : { kind: 'decorated', command, base: baseOf(element) };
}

/** A box with some of its four sides, or content that is crossed out. */
function borderBox(element: XmlElement): MathNode {
  const properties = child(element, 'm:borderBoxPr');
  const up = toggle(properties, 'm:strikeBLTR') ?? false;
  const down = toggle(properties, 'm:strikeTLBR') ?? false;
  if (up || down)
    return {
      kind: 'decorated',
      command: up && down ? '\\xcancel' : up ? '\\cancel' : '\\bcancel',
      base: baseOf(element),
    };
  const shown = (name: string): boolean => !(toggle(properties, name) ?? false);
  return {
    kind: 'edges',
    base: baseOf(element),
    left: shown('m:hideLeft'),
    right: shown('m:hideRight'),
    top: shown('m:hideTop'),
    bottom: shown('m:hideBot'),
  };
}

function groupCharacter(element: XmlElement): MathNode {
  const properties = child(element, 'm:groupChrPr');
  const sign = valueOf(properties, 'm:chr') ?? '⏟';
  const inside = baseOf(element);
  const onTop = valueOf(properties, 'm:pos') === 'top';
  const braces: Readonly<Record<string, string>> = {
    '⏟': '\\underbrace',
    '⏞': '\\overbrace',
    '⎴': '\\overbracket',
    '⎵': '\\underbracket',
    '⏜': '\\overset{\\frown}',
    '⌢': '\\overset{\\frown}',
  };
  const brace = braces[sign];
  if (brace !== undefined) return { kind: 'decorated', command: brace, base: inside };
  const arrows: Readonly<Record<string, string>> = {
    '→': 'rightarrow',
    '←': 'leftarrow',
    '↔': 'leftrightarrow',
    '⇒': 'Rightarrow',
    '⇐': 'Leftarrow',
    '⇔': 'Leftrightarrow',
    '⇌': 'rightleftharpoons',
  };
  const arrow = arrows[sign];
  if (arrow === undefined) return { kind: 'unknown', what: `group ${sign}` };
  // A sign at the top is over the text; one at the bottom is below the text, as in a chemical reaction.
  if (onTop && /^(right|left|leftright)arrow$/.test(arrow))
    return { kind: 'decorated', command: `\\over${arrow}`, base: inside };
  return { kind: 'arrow', command: `\\x${arrow}`, over: inside, under: null };
}

const alignment = '\uE000';

function hasAlignment(node: MathNode): boolean {
  if (node.kind === 'space') return node.latex === '&';
  return node.kind === 'row' && node.children.some(hasAlignment);
}

function run(element: XmlElement): MathNode {
  const properties = child(element, 'm:rPr');
  const letters = child(element, 'w:rPr');
  const font = attribute(child(letters, 'w:rFonts'), 'ascii') ?? '';
  let text = '';
  for (const one of element.children) {
    if (one.name === 'm:t' || one.name === 'w:t') text += one.text;
    else if (one.name === 'w:sym')
      text += fromLegacyFont(
        String.fromCharCode(Number.parseInt(attribute(one, 'char') ?? '0', 16) || 0),
        attribute(one, 'font') ?? '',
      );
    else if (one.name === 'w:tab') text += ' ';
  }
  text = fromLegacyFont(text, font);
  if (toggle(properties, 'm:nor')) return { kind: 'text', text };
  const script = valueOf(properties, 'm:scr');
  const sty = valueOf(properties, 'm:sty');
  const style: CharStyle =
    script === 'double-struck'
      ? 'double'
      : script === 'script'
        ? 'script'
        : script === 'fraktur'
          ? 'fraktur'
          : sty === 'p'
            ? 'upright'
            : sty === 'b'
              ? 'bold'
              : sty === 'bi'
                ? 'bold-italic'
                : 'italic';
  if (toggle(properties, 'm:aln')) text = `&${text}`;
  // In lines of equations an unescaped & aligns; an escaped one would be the character.
  const pieces = text.replaceAll('&', alignment).split(alignment);
  return row(
    pieces.flatMap((piece, at): MathNode[] => [
      ...(at === 0 ? [] : [{ kind: 'space', latex: '&' } as const]),
      ...(piece === '' ? [] : [chars(piece, style)]),
    ]),
  );
}
