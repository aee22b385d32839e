/** LaTeX of a formula's tree, in the form that KaTeX accepts in its strict mode. */
import katex from 'katex';
import { characterCommand, functionCommand, textCommand } from './characters.ts';
import { isEmpty, row, type CharStyle, type MathNode } from './tree.ts';

/** The LaTeX, or the reason why the formula stays a picture. */
export type ReadFormula = { readonly latex: string } | { readonly unread: string };

class Unreadable extends Error {}

export function writeFormula(tree: MathNode): ReadFormula {
  try {
    const latex = write(tree).replace(/ {2,}/g, ' ').trim();
    if (latex === '') return { unread: 'empty' };
    expectDrawn(latex);
    return { latex };
  } catch (error) {
    return { unread: error instanceof Error ? error.message.slice(0, 200) : 'unknown' };
  }
}

function expectDrawn(latex: string): void {
  katex.renderToString(withoutMarks(latex), { strict: 'error', throwOnError: true, trust: false, maxExpand: 1000 });
}

/** Commands with addresses and HTML, which KaTeX refuses and draws in red. */
const outside = /\\(?:href|url|includegraphics|html[A-Z])/;

/** Whether KaTeX draws it without an error. */
export function isDrawn(latex: string): boolean {
  if (latex.trim() === '' || latex.includes('$') || latex.length > 5_000 || outside.test(latex)) return false;
  try {
    expectDrawn(latex);
    return true;
  } catch {
    return false;
  }
}

/** TeX that an author typed, in the form that KaTeX reads; null when it is not valid TeX. */
export function typedTex(text: string): string | null {
  let latex = text.replace(/\s+/g, ' ').trim();
  latex = /^\{\\displaystyle (.*)\}$/.exec(latex)?.[1] ?? latex.replace(/^\\displaystyle(?![A-Za-z])\s*/, '');
  latex = latex
    .replaceAll(/\\(begin|end)\{(?:align|eqnarray|split)\*?\}/g, '\\$1{aligned}')
    .replaceAll(/\\(begin|end)\{gather\*?\}/g, '\\$1{gathered}');
  // Commands of LaTeX packages for Vietnamese papers: a system of equations, and alternatives.
  latex = bracketed(latex, '\\heva', '\\begin{cases}', '\\end{cases}', true);
  latex = bracketed(latex, '\\hoac', '\\left[\\begin{aligned}', '\\end{aligned}\\right.', false);
  return isDrawn(latex) ? latex : null;
}

/** A command with its argument written in another way. */
function bracketed(latex: string, command: string, open: string, close: string, withoutSigns: boolean): string {
  const at = latex.indexOf(`${command}{`);
  if (at < 0) return latex;
  const begin = at + command.length + 1;
  let depth = 1;
  let end = begin;
  for (; end < latex.length && depth > 0; end++)
    if (latex[end] === '\\') end++;
    else if (latex[end] === '{') depth++;
    else if (latex[end] === '}') depth--;
  if (depth > 0) return latex;
  const inside = latex.slice(begin, end - 1);
  const rest = bracketed(latex.slice(end), command, open, close, withoutSigns);
  return `${latex.slice(0, at)}${open}${withoutSigns ? inside.replaceAll('&', '') : inside}${close}${rest}`;
}

/** Text without diacritics: KaTeX shows letters with a dot below, but its strict mode does not accept them. */
const withoutMarks = (latex: string): string =>
  latex.replaceAll(/\\text\{[^{}]*\}/g, (words) =>
    words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D'),
  );

const joined = (parts: readonly string[]): string => {
  let all = '';
  for (const part of parts) {
    if (part === '') continue;
    // A command needs a space before a letter that would be read as part of its name.
    all += /\\[A-Za-z]+$/.test(all) && /^[A-Za-z]/.test(part) ? ` ${part}` : part;
  }
  return all;
};

const group = (node: MathNode | null): string => `{${node === null ? '' : write(node)}}`;

/** The base of a script: without braces where it is one sign, else in braces. */
function base(node: MathNode): string {
  const written = write(node);
  // With braces around these the label would be set beside them.
  if (node.kind === 'decorated' && /^\\(over|under)(brace|bracket)$/.test(node.command)) return written;
  return written === '' || !/^([A-Za-z0-9)\]]|\\[A-Za-z]+|\\\})$/.test(written) ? `{${written}}` : written;
}

function write(node: MathNode): string {
  switch (node.kind) {
    case 'row':
      return joined(withWords(node.children).map(write));
    case 'chars':
      return writeChars(node.text, node.style);
    case 'text':
      return /^[()[\]]*$/.test(node.text) ? node.text : textCommand(node.text);
    case 'space':
      return node.latex;
    case 'fraction':
      if (node.form === 'none') return `\\genfrac{}{}{0pt}{}${group(node.top)}${group(node.bottom)}`;
      if (node.form === 'slash') return `${base(node.top)}/${base(node.bottom)}`;
      return `\\${node.form === 'small' ? 'tfrac' : 'frac'}${group(node.top)}${group(node.bottom)}`;
    case 'root':
      return `\\sqrt${optionalArgument(node.degree)}${group(node.base)}`;
    case 'scripts': {
      const before = node.before ? `{}${scripts(node.before.sub, node.before.sup)}` : '';
      const sup = node.sup === null ? '' : write(node.sup);
      // A prime is a superscript already: a second superscript would be an error.
      if (/^'+$/.test(sup) && isEmpty(node.sub)) return `${before}${base(node.base)}${sup}`;
      return `${before}${base(node.base)}${scripts(node.sub, node.sup)}`;
    }
    case 'limits': {
      const written = write(node.base).trim();
      if (/^\\(lim|max|min|sup|inf|sum|prod|bigcup|bigcap|coprod)$/.test(written))
        return `${written}\\limits${scripts(node.under, node.over)}`;
      const under = isEmpty(node.under) ? `{${written}}` : `\\underset${group(node.under)}{${written}}`;
      return isEmpty(node.over) ? under : `\\overset${group(node.over)}{${under}}`;
    }
    case 'operator': {
      const sign = characterCommand(node.sign) ?? node.sign;
      const limits = scripts(node.under, node.over);
      return joined([
        `${sign}${limits === '' ? '' : node.beside ? '\\nolimits' : '\\limits'}${limits}`,
        write(node.body),
      ]);
    }
    case 'fence':
      return fence(node);
    case 'matrix':
      return `\\begin{matrix}${node.rows.map((cells) => cells.map(write).join('&')).join('\\\\')}\\end{matrix}`;
    case 'lines':
      return lines(node);
    case 'decorated':
      return `${node.command}${group(node.base)}`;
    case 'arrow':
      return `${node.command}${optionalArgument(node.under)}${group(node.over)}`;
    case 'function': {
      const name = write(node.name);
      const argument = write(node.argument);
      return joined([name, argument]);
    }
    case 'table-division': {
      const inside = `\\overline{\\smash{)}${write(node.inside)}}`;
      return isEmpty(node.over) ? inside : `\\overset${group(node.over)}{${inside}}`;
    }
    case 'edges': {
      let written = write(node.base);
      if (node.left && node.right && node.top && node.bottom) return `\\boxed{${written}}`;
      if (node.top) written = `\\overline{${written}}`;
      if (node.bottom) written = `\\underline{${written}}`;
      return `${node.left ? '\\left|' : ''}${node.left && !node.right ? written + '\\right.' : ''}${!node.left && node.right ? '\\left.' + written + '\\right|' : ''}${node.left === node.right ? written : ''}${node.left && node.right ? '\\right|' : ''}`;
    }
    case 'unknown':
      throw new Unreadable(node.what);
  }
}

/** In braces where a bracket inside would end the argument. */
function optionalArgument(node: MathNode | null): string {
  if (node === null || isEmpty(node)) return '';
  const written = write(node);
  return written.includes(']') ? `[{${written}}]` : `[${written}]`;
}

const scripts = (sub: MathNode | null, sup: MathNode | null): string =>
  `${isEmpty(sub) ? '' : `_${group(sub)}`}${isEmpty(sup) ? '' : `^${group(sup)}`}`;

const delimiters: Readonly<Record<string, string>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '∣': '|',
  '‖': '\\|',
  '∥': '\\|',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '〈': '\\langle',
  '〉': '\\rangle',
  '\u2329': '\\langle',
  '\u232a': '\\rangle',
  '<': '\\langle',
  '>': '\\rangle',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⟦': '\\llbracket',
  '⟧': '\\rrbracket',
  '〚': '\\llbracket',
  '〛': '\\rrbracket',
  '/': '/',
  '\\': '\\backslash',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '↑': '\\uparrow',
  '↓': '\\downarrow',
};

function delimiter(sign: string): string {
  const found = delimiters[sign];
  if (found === undefined) throw new Unreadable(`bracket ${sign}`);
  return /[a-z]$/.test(found) ? `${found} ` : found;
}

function fence(node: Extract<MathNode, { kind: 'fence' }>): string {
  const [only] = node.parts;
  if (node.parts.length === 1 && only) {
    const inner = only.kind === 'row' && only.children.length === 1 ? only.children[0]! : only;
    // Brackets around lines or a matrix have an environment of their own, which is easier to read.
    if (inner.kind === 'matrix') {
      const name = { '()': 'pmatrix', '[]': 'bmatrix', '||': 'vmatrix', '{}': 'Bmatrix', '‖‖': 'Vmatrix' }[
        node.open + node.close
      ];
      if (name !== undefined)
        return write(inner).replaceAll(/^\\begin\{matrix\}|\\end\{matrix\}$/g, (whole) =>
          whole.replace('matrix', name),
        );
    }
    if (inner.kind === 'lines' && node.open === '{' && node.close === '')
      return `\\begin{cases}${inner.lines.map((line) => write(line).replace(/&/g, '')).join('\\\\')}\\end{cases}`;
  }
  // KaTeX has no double bracket that grows.
  if (node.open === '⟦' || node.close === '⟧' || node.open === '〚' || node.close === '〛')
    return `\\left${node.open === '' ? '.' : '[\\!\\left['}${joined(node.parts.map(write))}\\right${node.close === '' ? '.' : ']\\!\\right]'}`;
  const separator = node.separator === '|' || node.separator === '∣' ? '\\,\\middle|\\,' : node.separator;
  return `\\left${delimiter(node.open)}${joined(node.parts.map((part, at) => (at === 0 ? '' : separator) + write(part)))}\\right${delimiter(node.close)}`;
}

function lines(node: Extract<MathNode, { kind: 'lines' }>): string {
  const written = node.lines.map(write);
  if (written.length === 1) return written[0]!.replace(/^&/, '');
  if (node.align === 'sign') return `\\begin{aligned}${written.join('\\\\')}\\end{aligned}`;
  return `\\begin{array}{${node.align[0]}}${written.join('\\\\')}\\end{array}`;
}

const vietnamese = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u01b0\u1ea0-\u1ef9]|\p{M}/u;
/** Unmarked words that are used in formulas as text. */
const plainWords = new Set(['khi', 'hay', 'khi', 'cm', 'or', 'if', 'and', 'then', 'when', 'otherwise']);

/** Joins adjacent characters of one style: MathType stores every letter separately. */
function withWords(children: readonly MathNode[]): MathNode[] {
  const together: MathNode[] = [];
  for (const node of children) {
    const last = together.at(-1);
    if (node.kind === 'chars' && last?.kind === 'chars' && last.style === node.style)
      together[together.length - 1] = { ...last, text: last.text + node.text };
    else if (node.kind === 'text' && last?.kind === 'text')
      together[together.length - 1] = { ...last, text: last.text + node.text };
    else together.push(node);
  }
  return together;
}

const styles: Readonly<Record<CharStyle, string>> = {
  italic: '',
  upright: '\\mathrm',
  bold: '\\mathbf',
  'bold-italic': '\\boldsymbol',
  double: '\\mathbb',
  script: '\\mathscr',
  fraktur: '\\mathfrak',
  function: '\\operatorname',
};

/** Combining marks, which are typed after the letters that they are drawn above. */
const marksAbove: Readonly<Record<string, string>> = {
  '\u0302': '\\widehat',
  '\u0303': '\\widetilde',
  '\u0304': '\\overline',
  '\u0305': '\\overline',
  '\u20d7': '\\overrightarrow',
};

function writeChars(text: string, style: CharStyle): string {
  const normal = text.normalize('NFC');
  const pieces = normal.match(/[\p{L}\p{M}]+|[⁰¹²³⁴-⁹⁺⁻]+|[₀-₉₊₋]+|[^\p{L}\p{M}]/gu) ?? [];
  const isWord = (piece: string): boolean => vietnamese.test(piece) || plainWords.has(piece);
  /** "sinh" in "học sinh" is no hyperbolic sine: a function's name beside a word is a word. */
  const isSyllable = (at: number): boolean =>
    /^(?:sinh|tanh)$/.test(pieces[at] ?? '') &&
    [-2, 2].some(
      (step) => /^[\s\u00a0]$/u.test(pieces[at + step / 2] ?? '') && vietnamese.test(pieces[at + step] ?? ''),
    );
  const out: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!;
    const decorated = /^(\p{L}+)([\u0302-\u0305\u20d7])$/u.exec(piece);
    if (decorated && /^[A-Za-z]+$/.test(decorated[1]!)) {
      out.push(`${marksAbove[decorated[2]!]!}{${decorated[1]!}}`);
      continue;
    }
    if (/^[⁰¹²³⁴-⁹⁺⁻₀-₉₊₋]/u.test(piece)) {
      const plain = piece.normalize('NFKC').replaceAll('−', '-');
      out.push(`${/^[₀-₉₊₋]/u.test(piece) ? '_' : '^'}{${plain}}`);
      continue;
    }
    // BC(4, 6) are common multiples, BC alone is a side.
    const isSide = piece === 'BC' && pieces[at + 1] !== '(';
    if (functionCommand(piece) !== null && !isSyllable(at) && !isSide) {
      out.push(functionCommand(piece)!);
      continue;
    }
    if (/\p{L}/u.test(piece) && (isWord(piece) || isSyllable(at))) {
      // A word is joined with the spaces around it and the words that follow.
      let words = (/^\s$/u.test(pieces[at - 1] ?? '') ? ' ' : '') + piece;
      while (at + 1 < pieces.length) {
        const next = pieces[at + 1]!;
        const after = pieces[at + 2] ?? '';
        if (/^[\s\u00a0]$/u.test(next)) words += ' ';
        else if (
          /\p{L}/u.test(next) &&
          (isWord(next) || isSyllable(at + 1) || (next.length > 1 && functionCommand(next) === null))
        )
          words += next;
        else if (next === ',' && /^\s$/u.test(after)) words += next;
        else break;
        at++;
      }
      out.push(textCommand(words));
      continue;
    }
    if (/[A-Za-z]/.test(piece) && style !== 'italic') {
      const command = styles[style];
      const latin = /^[A-Za-z]+$/.test(piece);
      out.push(latin ? `${command}{${piece}}` : joined([...piece].map(one)));
      continue;
    }
    for (const character of piece) {
      if (/^\s$/u.test(character) && character !== '\u00a0') continue;
      out.push(
        /[0-9]/.test(character) && (style === 'bold' || style === 'bold-italic')
          ? `\\mathbf{${character}}`
          : one(character),
      );
    }
  }
  return joined(out);
}

function one(character: string): string {
  const command = characterCommand(character);
  if (command !== null) return command;
  if (/[\p{Script=Latin}]/u.test(character)) return `\\text{${character}}`;
  throw new Unreadable(`character U+${character.codePointAt(0)!.toString(16)}`);
}

export const formulaOf = (children: readonly MathNode[]): ReadFormula => writeFormula(row(children));
