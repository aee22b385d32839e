/**
 * A formula as a tree from which both PDF and Word are written. It is built from the MathML that KaTeX makes of the
 * LaTeX, so that the web and the paper show the same.
 */
import katex from 'katex';
import 'katex/contrib/mhchem';
import { formulaMacros, typesetLatex } from '@vumon/question-types';

export type Formula =
  | { readonly kind: 'row'; readonly children: readonly Formula[] }
  /** A letter, a digit or a sign; an ordinary one has no space around it, whatever the sign means elsewhere. */
  | { readonly kind: 'sign'; readonly text: string; readonly variant: Variant; readonly ordinary: boolean }
  /** Text inside a formula. */
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean; readonly italic: boolean }
  | { readonly kind: 'function'; readonly name: string }
  /** A space of so many em. */
  | { readonly kind: 'space'; readonly em: number }
  | { readonly kind: 'fraction'; readonly top: Formula; readonly bottom: Formula; readonly bar: boolean }
  | { readonly kind: 'root'; readonly base: Formula; readonly degree: Formula | null }
  | { readonly kind: 'scripts'; readonly base: Formula; readonly sub: Formula | null; readonly sup: Formula | null }
  | { readonly kind: 'limits'; readonly base: Formula; readonly under: Formula | null; readonly over: Formula | null }
  | { readonly kind: 'accent'; readonly base: Formula; readonly sign: string; readonly under: boolean }
  /** Brackets as tall as their content; empty where there is none. */
  | { readonly kind: 'fence'; readonly open: string; readonly close: string; readonly body: Formula }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Formula[])[]; readonly align: readonly Align[] }
  | { readonly kind: 'arrow'; readonly sign: string }
  | { readonly kind: 'framed'; readonly base: Formula; readonly frame: 'box' | 'cancel' }
  | { readonly kind: 'size'; readonly display: boolean; readonly base: Formula }
  | { readonly kind: 'hidden'; readonly base: Formula };

export type Variant = 'italic' | 'upright' | 'bold' | 'bold-italic' | 'double' | 'script' | 'fraktur' | 'sans';
export type Align = 'left' | 'center' | 'right';

/** The elements of KaTeX's MathML that are read here. */
interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly character?: string;
  readonly width?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly Node[];
}

/** Null for LaTeX that KaTeX cannot parse: it is then printed as it was typed, as on the screen. */
export function formulaOf(latex: string): Formula | null {
  try {
    const { __renderToDomTree: treeOf } = katex as unknown as {
      __renderToDomTree(latex: string, options: object): Node;
    };
    const tree = treeOf(typesetLatex(latex), {
      output: 'mathml',
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxSize: 12,
      maxExpand: 300,
      macros: { ...formulaMacros },
    });
    const math = find(tree, 'semantics')?.children?.[0];
    return math ? read(math) : null;
  } catch {
    return null;
  }
}

function find(node: Node, type: string): Node | undefined {
  if (node.type === type) return node;
  for (const child of node.children ?? []) {
    const found = find(child, type);
    if (found) return found;
  }
  return undefined;
}

const row = (children: readonly Formula[]): Formula =>
  children.length === 1 ? children[0]! : { kind: 'row', children };
const textOf = (node: Node): string => node.text ?? (node.children ?? []).map(textOf).join('');

const variants: Readonly<Record<string, Variant>> = {
  normal: 'upright',
  bold: 'bold',
  'bold-italic': 'bold-italic',
  'double-struck': 'double',
  script: 'script',
  fraktur: 'fraktur',
  'sans-serif': 'sans',
};

/** Spaces that KaTeX writes as a character, in em. */
const spaces: Readonly<Record<string, number>> = {
  '\u00a0': 0.25,
  '\u2009': 1 / 6,
  '\u2005': 2 / 9,
  '\u2004': 5 / 18,
  '\u200a': 1 / 18,
  '\u2004\u200a': 5 / 18,
};

const invisible = new Set(['\u2061', '\u2062', '\u2063', '\u200b']);
const arrows = new Set(['→', '←', '↔', '⇒', '⇐', '⇔', '⇌', '⇋', '↦']);

function read(node: Node): Formula {
  const children = node.children ?? [];
  const part = (at: number): Formula => (children[at] ? read(children[at]) : row([]));
  if (node.type === undefined && node.width !== undefined) return { kind: 'space', em: node.width };
  switch (node.type) {
    case 'mi':
    case 'mn':
      return letters(node);
    case 'mo':
      return operator(node);
    case 'mtext':
      return textIn(node);
    case 'mspace':
      return { kind: 'space', em: emOf(node.attributes?.['width']) };
    case 'mfrac':
      return { kind: 'fraction', top: part(0), bottom: part(1), bar: node.attributes?.['linethickness'] !== '0px' };
    case 'msqrt':
      return { kind: 'root', base: row(children.map(read)), degree: null };
    case 'mroot':
      return { kind: 'root', base: part(0), degree: part(1) };
    case 'msub':
      return { kind: 'scripts', base: part(0), sub: part(1), sup: null };
    case 'msup':
      return { kind: 'scripts', base: part(0), sub: null, sup: part(1) };
    case 'msubsup':
      return { kind: 'scripts', base: part(0), sub: part(1), sup: part(2) };
    case 'munder':
      return around(node, part(0), part(1), null);
    case 'mover':
      return around(node, part(0), null, part(1));
    case 'munderover':
      return { kind: 'limits', base: part(0), under: part(1), over: part(2) };
    case 'mtable':
      return table(node);
    case 'menclose':
      return {
        kind: 'framed',
        base: row(children.map(read)),
        frame: node.attributes?.['notation'] === 'box' ? 'box' : 'cancel',
      };
    case 'mphantom':
      return { kind: 'hidden', base: row(children.map(read)) };
    case 'mpadded':
      // A phantom, which only reserves space: chemistry places its indices with it.
      return children.every(({ type }) => type === 'mphantom') ? row([]) : rowOf(children);
    case 'mstyle': {
      const base = row(children.map(read));
      const display = node.attributes?.['displaystyle'];
      return display === undefined ? base : { kind: 'size', display: display === 'true', base };
    }
    default:
      return rowOf(children);
  }
}

function letters(node: Node): Formula {
  const inside = node.children ?? [];
  if (inside.some((child) => child.text === undefined && child.character === undefined)) return rowOf(inside);
  const text = textOf(node).normalize('NFC');
  const variant = variants[node.attributes?.['mathvariant'] ?? ''] ?? 'italic';
  if (variant === 'italic' && node.type === 'mi' && /^\p{L}{2,}$/u.test(text)) return { kind: 'function', name: text };
  return {
    kind: 'sign',
    text,
    variant: node.type === 'mn' && variant === 'italic' ? 'upright' : variant,
    ordinary: true,
  };
}

function operator(node: Node): Formula {
  const inside = node.children ?? [];
  if (inside.some((child) => child.text === undefined)) return rowOf(inside);
  const text = textOf(node).normalize('NFC');
  if (invisible.has(text)) return row([]);
  if (arrows.has(text) && node.attributes?.['stretchy'] === 'true') return { kind: 'arrow', sign: text };
  return { kind: 'sign', text, variant: 'upright', ordinary: false };
}

function textIn(node: Node): Formula {
  const text = textOf(node);
  if (text in spaces) return { kind: 'space', em: spaces[text]! };
  const variant = node.attributes?.['mathvariant'] ?? '';
  return {
    kind: 'text',
    text: text.replaceAll('\u00a0', ' '),
    bold: variant.includes('bold'),
    italic: variant.includes('italic'),
  };
}

function emOf(width: string | undefined): number {
  const em = Number.parseFloat(width ?? '0');
  return Number.isFinite(em) ? Math.max(-2, Math.min(em, 12)) : 0;
}

/** KaTeX turns letters with accents into accents over letters: in text they become letters again. */
const combining: Readonly<Record<string, string>> = {
  ˆ: '\u0302',
  ˊ: '\u0301',
  ˋ: '\u0300',
  '˜': '\u0303',
  '˘': '\u0306',
  '¨': '\u0308',
  ˉ: '\u0304',
  '˙': '\u0307',
  '˚': '\u030a',
  ˇ: '\u030c',
  '~': '\u0303',
  '´': '\u0301',
  '`': '\u0300',
};

/** KaTeX puts accents on the dotless form of a letter. */
const dotted = (letter: string): string => (letter === 'ı' ? 'i' : 'j');

const braces = new Set(['⏞', '⏟']);

function around(node: Node, base: Formula, under: Formula | null, over: Formula | null): Formula {
  const sign = over ?? under;
  const isSign = sign?.kind === 'sign' || sign?.kind === 'arrow' ? (sign as { sign?: string; text?: string }) : null;
  const text = isSign ? (isSign.text ?? isSign.sign ?? '') : '';
  if (base.kind === 'text' && over && text in combining)
    return { ...base, text: `${base.text.replace(/[ıȷ]$/, dotted)}${combining[text]}`.normalize('NFC') };
  const accent = node.attributes?.['accent'] === 'true' || node.attributes?.['accentunder'] === 'true';
  if (isSign && (accent || braces.has(text) || text === '‾'))
    return { kind: 'accent', base, sign: text, under: over === null };
  return { kind: 'limits', base, under, over };
}

function table(node: Node): Formula {
  const rows = (node.children ?? []).filter(({ type }) => type === 'mtr' || type === 'mlabeledtr');
  const align = (node.attributes?.['columnalign'] ?? '')
    .split(' ')
    .map((one): Align => (one === 'left' || one === 'right' ? one : 'center'));
  const cells = rows.map(({ children = [] }) =>
    children.filter(({ type }) => type === 'mtd').map((cell) => row((cell.children ?? []).map(read))),
  );
  const columns = Math.max(0, ...cells.map((line) => line.length));
  return {
    kind: 'table',
    align: align.slice(0, columns),
    rows: cells.map((line) => [...line, ...Array.from({ length: columns - line.length }, () => row([]))]),
  };
}

const isFence = (node: Node | undefined): boolean => node?.type === 'mo' && node.attributes?.['fence'] === 'true';

/** A row that begins or ends with a growing bracket becomes a fence. Adjacent pieces of text become one. */
function rowOf(children: readonly Node[]): Formula {
  const first = children[0];
  const last = children.at(-1);
  const opens = isFence(first);
  const closes = children.length > 1 && isFence(last);
  if (opens || closes) {
    const body = children.slice(opens ? 1 : 0, closes ? -1 : undefined);
    return {
      kind: 'fence',
      open: opens ? textOf(first!) : '',
      close: closes ? textOf(last!) : '',
      body: row(body.map(read)),
    };
  }
  const joined: Formula[] = [];
  for (const child of children) {
    const before = joined.at(-1);
    // A space after a function whose name KaTeX does not know.
    if (child.type === 'mo' && textOf(child) === '\u2061' && before?.kind !== 'function') {
      joined.push({ kind: 'space', em: 1 / 6 });
      continue;
    }
    const next = read(child);
    if (next.kind === 'text' && before?.kind === 'text' && before.bold === next.bold && before.italic === next.italic)
      joined[joined.length - 1] = { ...before, text: before.text + next.text };
    else joined.push(next);
  }
  return row(joined);
}
