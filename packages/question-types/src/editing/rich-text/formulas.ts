/**
 * Formulas of other programs as LaTeX: MathML of web pages, and Word's own (OMML). Unknown elements are read as their
 * text.
 */
import { attribute, children, isElement, isText, textOf, type HtmlNode } from './html-tree.ts';

/** "m:oMath" and "math" alike: lower case without the prefix. */
const nameOf = (node: HtmlNode): string => node.nodeName.toLowerCase().replace(/^[a-z]+:/, '');
const elements = (node: HtmlNode): HtmlNode[] => children(node).filter(isElement);

const signs: Readonly<Record<string, string>> = {
  '×': '\\times',
  '·': '\\cdot',
  '⋅': '\\cdot',
  '÷': '\\div',
  '±': '\\pm',
  '∓': '\\mp',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '≡': '\\equiv',
  '∞': '\\infty',
  '∈': '\\in',
  '∉': '\\notin',
  '⊂': '\\subset',
  '⊆': '\\subseteq',
  '∪': '\\cup',
  '∩': '\\cap',
  '∅': '\\emptyset',
  '∀': '\\forall',
  '∃': '\\exists',
  '→': '\\to',
  '⇒': '\\Rightarrow',
  '⇔': '\\Leftrightarrow',
  '↔': '\\leftrightarrow',
  '∠': '\\angle',
  '△': '\\triangle',
  '∆': '\\Delta',
  '⊥': '\\perp',
  '∥': '\\parallel',
  '°': '^\\circ',
  '…': '\\ldots',
  '−': '-',
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∂': '\\partial',
  '√': '\\surd',
  '′': "'",
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\varphi',
  ω: '\\omega',
  Δ: '\\Delta',
  Ω: '\\Omega',
  Σ: '\\Sigma',
  Π: '\\Pi',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '\\': '\\backslash',
};
const functions = new Set(['sin', 'cos', 'tan', 'cot', 'log', 'ln', 'lim', 'max', 'min', 'exp', 'gcd', 'lg']);

/** Characters as LaTeX; invisible operators are dropped. */
function symbols(text: string): string {
  const trimmed = text.normalize('NFKC').trim();
  if (functions.has(trimmed)) return `\\${trimmed} `;
  return Array.from(text)
    .map((char) => {
      // Mathematical italic letters become plain letters; NFKC would also change signs that LaTeX has.
      const sign = signs[char];
      if (sign !== undefined) return /[a-zA-Z]$/.test(sign) ? `${sign} ` : sign;
      return /[\u2061-\u2064\u200b]/.test(char)
        ? ''
        : /[\u00a0\u2000-\u200a\u202f\u205f]/.test(char)
          ? ' '
          : char.normalize('NFKC');
    })
    .join('');
}

const words = (text: string): string => (text.trim() === '' ? '\\ ' : `\\text{${text.replace(/[\\{}$%#&_^~]/g, '')}}`);
const group = (latex: string): string => `{${latex.trim()}}`;
/** A base of several characters needs braces before an exponent. */
const base = (latex: string): string =>
  /^(?:.|\\[a-zA-Z]+)$/u.test(latex.trim()) || /^\\left.*\\right.$/.test(latex.trim()) ? latex.trim() : group(latex);

const accents: Readonly<Record<string, string>> = {
  '→': 'vec',
  '⃗': 'vec',
  '^': 'widehat',
  ˆ: 'widehat',
  '̂': 'widehat',
  '¯': 'overline',
  '‾': 'overline',
  '̅': 'overline',
  '―': 'overline',
  _: 'underline',
  '~': 'tilde',
  '̃': 'tilde',
  '˙': 'dot',
};
const fence = (sign: string): string =>
  sign === ''
    ? '.'
    : signs[sign] !== undefined && /^[{}]$/.test(sign)
      ? `\\${sign}`
      : sign === '⌊'
        ? '\\lfloor '
        : sign === '⌋'
          ? '\\rfloor '
          : sign;
const fenced = (open: string, inner: string, close: string): string =>
  `\\left${fence(open)}${inner.trim()}\\right${fence(close)}`;

/** `<math>` as LaTeX: the source that its page annotated, otherwise derived from its elements. */
export function mathmlLatex(math: HtmlNode): string {
  return tidy(annotation(math) ?? mathml(math));
}

function annotation(node: HtmlNode): string | null {
  for (const child of elements(node)) {
    if (nameOf(child) === 'annotation' && /tex/i.test(attribute(child, 'encoding'))) return textOf(child);
    const deeper = annotation(child);
    if (deeper !== null) return deeper;
  }
  return null;
}

function mathml(node: HtmlNode): string {
  if (isText(node)) return symbols((node.nodeValue ?? '').trim());
  const parts = elements(node);
  const at = (index: number): string => (parts[index] === undefined ? '' : mathml(parts[index]));
  const all = (): string => parts.map(mathml).join('');
  switch (nameOf(node)) {
    case 'mi':
    case 'mn':
    case 'mo':
      return symbols(textOf(node).trim());
    case 'mtext':
    case 'ms':
      return words(textOf(node));
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `\\frac${group(at(0))}${group(at(1))}`;
    case 'msqrt':
      return `\\sqrt${group(all())}`;
    case 'mroot':
      return `\\sqrt[${at(1).trim()}]${group(at(0))}`;
    case 'msup':
      return `${base(at(0))}^${group(at(1))}`;
    case 'msub':
      return `${base(at(0))}_${group(at(1))}`;
    case 'msubsup':
    case 'munderover':
      return `${base(at(0))}_${group(at(1))}^${group(at(2))}`;
    case 'munder':
      return `${base(at(0))}_${group(at(1))}`;
    case 'mover': {
      const accent = accents[textOf(parts[1] ?? node).trim()];
      return accent === undefined ? `\\overset${group(at(1))}${group(at(0))}` : `\\${accent}${group(at(0))}`;
    }
    case 'mfenced':
      return fenced(attribute(node, 'open') || '(', parts.map(mathml).join(','), attribute(node, 'close') || ')');
    case 'mtable':
      return `\\begin{matrix}${parts
        .map((row) =>
          elements(row)
            .map((cell) => mathml(cell).trim())
            .join(' & '),
        )
        .join(' \\\\ ')}\\end{matrix}`;
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
      return '';
    default:
      return all();
  }
}

/** `<m:oMath>` as LaTeX. */
export const ommlLatex = (math: HtmlNode): string => tidy(omml(math));

const find = (node: HtmlNode, name: string): HtmlNode | undefined =>
  elements(node).find((child) => nameOf(child) === name);
/** The value of a property, as `<m:fPr><m:type m:val="bar"/>`. */
function property(node: HtmlNode, group_: string, name: string): string | null {
  const properties = find(node, group_);
  const found = properties === undefined ? undefined : find(properties, name);
  return found === undefined ? null : attribute(found, 'm:val') || attribute(found, 'val');
}

function omml(node: HtmlNode): string {
  if (isText(node))
    return (node.nodeValue ?? '').trim() === '' ? '' : symbols((node.nodeValue ?? '').replace(/\s+/g, ' '));
  const part = (name: string): string => {
    const child = find(node, name);
    return child === undefined ? '' : children(child).map(omml).join('');
  };
  switch (nameOf(node)) {
    case 'f': {
      const type = property(node, 'fpr', 'type');
      if (type === 'lin') return `${part('num')}/${part('den')}`;
      return type === 'noBar'
        ? `\\binom${group(part('num'))}${group(part('den'))}`
        : `\\frac${group(part('num'))}${group(part('den'))}`;
    }
    case 'rad': {
      const degree = part('deg').trim();
      return degree === '' ? `\\sqrt${group(part('e'))}` : `\\sqrt[${degree}]${group(part('e'))}`;
    }
    case 'ssup':
      return `${base(part('e'))}^${group(part('sup'))}`;
    case 'ssub':
      return `${base(part('e'))}_${group(part('sub'))}`;
    case 'ssubsup':
      return `${base(part('e'))}_${group(part('sub'))}^${group(part('sup'))}`;
    case 'spre':
      return `{}_${group(part('sub'))}^${group(part('sup'))}${part('e')}`;
    case 'd': {
      const inner = elements(node)
        .filter((child) => nameOf(child) === 'e')
        .map((child) => children(child).map(omml).join(''));
      return fenced(
        property(node, 'dpr', 'begchr') ?? '(',
        inner.join(property(node, 'dpr', 'sepchr') ?? '|'),
        property(node, 'dpr', 'endchr') ?? ')',
      );
    }
    case 'nary': {
      const sign = symbols(property(node, 'narypr', 'chr') ?? '∫').trim();
      const from = part('sub').trim();
      const to = part('sup').trim();
      return `${sign}${from === '' ? '' : `_${group(from)}`}${to === '' ? '' : `^${group(to)}`} ${part('e')}`;
    }
    case 'func':
      return `${part('fname').trim()} ${part('e')}`;
    case 'limlow':
      return `${part('e').trim()}_${group(part('lim'))}`;
    case 'limupp':
      return `\\overset${group(part('lim'))}${group(part('e'))}`;
    case 'acc':
      return `\\${accents[property(node, 'accpr', 'chr') ?? '^'] ?? 'widehat'}${group(part('e'))}`;
    case 'bar':
      return `\\${property(node, 'barpr', 'pos') === 'top' ? 'overline' : 'underline'}${group(part('e'))}`;
    case 'm':
      return `\\begin{matrix}${elements(node)
        .filter((child) => nameOf(child) === 'mr')
        .map((row) =>
          elements(row)
            .map((cell) => omml(cell).trim())
            .join(' & '),
        )
        .join(' \\\\ ')}\\end{matrix}`;
    case 'eqarr':
      return `\\begin{aligned}${elements(node)
        .filter((child) => nameOf(child) === 'e')
        .map((row) => children(row).map(omml).join('').trim())
        .join(' \\\\ ')}\\end{aligned}`;
    case 'r':
      // Upright words inside a formula are text.
      return property(node, 'rpr', 'nor') === null ? children(node).map(omml).join('') : words(textOf(node));
    case 'rpr':
    case 'ctrlpr':
      return '';
    default:
      return nameOf(node).endsWith('pr') && nameOf(node) !== 'spre' ? '' : children(node).map(omml).join('');
  }
}

/** One line without double spaces; style commands that pages wrap around a formula are removed. */
function tidy(latex: string): string {
  const inner = /^\s*\{\\(?:displaystyle|textstyle)\s?([\s\S]*)\}\s*$/.exec(latex)?.[1] ?? latex;
  return inner
    .replace(/\s+/g, ' ')
    .replace(/ (?=[}^_,;)])/g, '')
    .trim();
}
