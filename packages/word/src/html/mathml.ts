/** Presentation MathML, as web pages and editors of formulas give it, as a tree. */
import { chars, empty, row, type CharStyle, type MathNode } from '../math/tree.ts';
import { isElement, textIn, type HtmlElement } from './parse.ts';

/** The TeX source of the formula, where its annotation has it. */
export function texOf(math: HtmlElement): string | null {
  const semantics = elements(math).find(({ name }) => local(name) === 'semantics') ?? math;
  const note = elements(semantics).find(
    ({ name, attributes }) => local(name) === 'annotation' && /tex/i.test(attributes['encoding'] ?? ''),
  );
  const own = math.attributes['alttext'];
  const text = note ? textIn(note) : own !== undefined && /[\\^_]/.test(own) ? own : '';
  return text.trim() === '' ? null : text.trim();
}

export const readMathMl = (math: HtmlElement): MathNode => all(math);

/** Names with or without a prefix: `mml:mi`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);
const elements = (element: HtmlElement): HtmlElement[] => element.children.filter(isElement);
const words = (element: HtmlElement): string => textIn(element).replace(/\s+/g, ' ').trim();

const styles: Readonly<Record<string, CharStyle>> = {
  normal: 'upright',
  bold: 'bold',
  'bold-italic': 'bold-italic',
  'double-struck': 'double',
  script: 'script',
  fraktur: 'fraktur',
};
const accents: Readonly<Record<string, string>> = {
  '^': '\\widehat',
  ˆ: '\\widehat',
  '\u0302': '\\widehat',
  '~': '\\widetilde',
  '˜': '\\widetilde',
  '¯': '\\overline',
  '‾': '\\overline',
  '\u0305': '\\overline',
  '―': '\\overline',
  '→': '\\overrightarrow',
  '⃗': '\\overrightarrow',
  '⟶': '\\overrightarrow',
  '←': '\\overleftarrow',
  '↔': '\\overleftrightarrow',
  '⌢': '\\overset{\\frown}',
  '⏜': '\\overset{\\frown}',
  '⏞': '\\overbrace',
  '˙': '\\dot',
  '¨': '\\ddot',
  '˘': '\\breve',
  ˇ: '\\check',
};
const lowAccents: Readonly<Record<string, string>> = {
  _: '\\underline',
  '¯': '\\underline',
  '‾': '\\underline',
  '⏟': '\\underbrace',
};
const large = /^[∑∏∐∫∬∭∮⋃⋂⋁⋀⨁⨂]$/u;
const opening: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '|': '|',
  '‖': '‖',
  '⟨': '⟩',
  '⌊': '⌋',
  '⌈': '⌉',
};

/** Growing brackets are read with their content, which tells a system of equations from a matrix. */
function all(element: HtmlElement): MathNode {
  const parts = elements(element).filter(({ name }) => !local(name).startsWith('annotation'));
  const signs = parts.map((one) => (local(one.name) === 'mo' ? words(one) : ''));
  const table = parts.findIndex(({ name }) => local(name) === 'mtable');
  const before = signs[table - 1] ?? '';
  if (table > 0 && (opening[before] !== undefined || before === '⎨')) {
    const closing = signs[table + 1] ?? '';
    const closed = Object.values(opening).includes(closing);
    return row([
      ...parts.slice(0, table - 1).map(read),
      {
        kind: 'fence',
        open: before,
        close: closed ? closing : '',
        separator: '|',
        parts: [fenced(parts[table]!, before, closed)],
      },
      ...parts.slice(table + (closed ? 2 : 1)).map(read),
    ]);
  }
  return row(withFunctions(parts.map(read)));
}

/** A table of one column after a single brace or bracket: cases. */
function fenced(table: HtmlElement, open: string, closed: boolean): MathNode {
  const matrix = read(table);
  if (matrix.kind !== 'matrix' || closed || !['{', '[', '⎨'].includes(open)) return matrix;
  return {
    kind: 'lines',
    align: 'left',
    lines: matrix.rows.map((cells) =>
      row(cells.flatMap((cell, at) => (at === 0 ? [cell] : [{ kind: 'space', latex: '\\;' } as const, cell]))),
    ),
  };
}

/** U+2061, between a function and its argument, is invisible. */
const withFunctions = (nodes: readonly MathNode[]): MathNode[] =>
  nodes.filter((node) => !(node.kind === 'chars' && /^[\u2061-\u2064\u200b]*$/.test(node.text)));

function read(element: HtmlElement): MathNode {
  const parts = elements(element);
  const [first, second, third] = parts;
  const of = (one: HtmlElement | undefined): MathNode => (one ? read(one) : empty);
  switch (local(element.name)) {
    case 'mi':
    case 'mn':
    case 'mo': {
      const text = words(element);
      const variant = styles[element.attributes['mathvariant'] ?? ''];
      // A name of several letters is upright by itself.
      return chars(text, variant ?? (local(element.name) === 'mi' && /^\p{L}{2,}$/u.test(text) ? 'upright' : 'italic'));
    }
    case 'mtext':
    case 'ms': {
      const text = textIn(element).replace(/\s+/g, ' ');
      return text.trim() === '' ? { kind: 'space', latex: text === '' ? '' : '\\ ' } : { kind: 'text', text };
    }
    case 'mspace':
      return { kind: 'space', latex: Number.parseFloat(element.attributes['width'] ?? '0') > 0.5 ? '\\;' : '' };
    case 'mfrac':
      return {
        kind: 'fraction',
        top: of(first),
        bottom: of(second),
        form: (element.attributes['linethickness'] ?? '').startsWith('0')
          ? 'none'
          : element.attributes['bevelled'] === 'true'
            ? 'slash'
            : 'bar',
      };
    case 'msqrt':
      return { kind: 'root', base: all(element), degree: null };
    case 'mroot':
      return { kind: 'root', base: of(first), degree: of(second) };
    case 'msub':
      return { kind: 'scripts', base: of(first), sub: of(second), sup: null };
    case 'msup':
      return { kind: 'scripts', base: of(first), sub: null, sup: of(second) };
    case 'msubsup':
      return { kind: 'scripts', base: of(first), sub: of(second), sup: of(third) };
    case 'munder':
    case 'mover':
    case 'munderover':
      return limits(element);
    case 'mmultiscripts':
      return prescripts(parts);
    case 'mfenced':
      return {
        kind: 'fence',
        open: element.attributes['open'] ?? '(',
        close: element.attributes['close'] ?? ')',
        separator: (element.attributes['separators'] ?? ',').trim()[0] ?? '',
        parts: parts.map(read),
      };
    case 'mtable':
      return {
        kind: 'matrix',
        rows: parts.filter(({ name }) => /^m(labeled)?tr$/.test(local(name))).map((line) => elements(line).map(all)),
      };
    case 'menclose': {
      const how = element.attributes['notation'] ?? '';
      const base = all(element);
      if (/strike/.test(how))
        return { kind: 'decorated', command: /updiagonal/.test(how) ? '\\cancel' : '\\bcancel', base };
      return how === 'box'
        ? { kind: 'decorated', command: '\\boxed', base }
        : { kind: 'unknown', what: `menclose ${how}` };
    }
    case 'mphantom':
      return { kind: 'decorated', command: '\\phantom', base: all(element) };
    case 'semantics':
      return of(first);
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'mtd':
    case 'merror':
      return all(element);
    case 'none':
    case 'mprescripts':
    case 'maligngroup':
    case 'malignmark':
      return empty;
    default:
      return { kind: 'unknown', what: element.name };
  }
}

function limits(element: HtmlElement): MathNode {
  const kind = local(element.name);
  const [base, second, third] = elements(element);
  const low = kind === 'mover' ? undefined : second;
  const high = kind === 'mover' ? second : third;
  const of = (one: HtmlElement | undefined): MathNode | null => (one ? read(one) : null);
  const sign = base ? words(base) : '';
  if (large.test(sign)) return { kind: 'operator', sign, under: of(low), over: of(high), beside: false, body: empty };
  const command = (high && accents[words(high)]) ?? (low && lowAccents[words(low)]);
  if (command !== undefined && (high === undefined || low === undefined))
    return { kind: 'decorated', command, base: of(base) ?? empty };
  return { kind: 'limits', base: of(base) ?? empty, under: of(low), over: of(high) };
}

/** The base, then pairs of scripts after it, then behind `mprescripts` those before it. */
function prescripts([base, ...scripts]: readonly HtmlElement[]): MathNode {
  const split = scripts.findIndex(({ name }) => local(name) === 'mprescripts');
  const [behind, before] = split < 0 ? [scripts, []] : [scripts.slice(0, split), scripts.slice(split + 1)];
  const of = (one: HtmlElement | undefined): MathNode | null => (one && local(one.name) !== 'none' ? read(one) : null);
  if (behind.length > 2 || before.length > 2) return { kind: 'unknown', what: 'mmultiscripts' };
  return {
    kind: 'scripts',
    base: base ? read(base) : empty,
    sub: of(behind[0]),
    sup: of(behind[1]),
    ...(before.length > 0 && { before: { sub: of(before[0]), sup: of(before[1]) } }),
  };
}
