import type { LineForm, MarkName } from './tree.ts';

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'toggle'; mark: MarkName }
  | { kind: 'math'; latex: string; display: boolean }
  | { kind: 'gap'; id: string }
  | { kind: 'newline' }
  /** Starts a list's item or a table's cell. */
  | { kind: 'form'; form: LineForm };

const gapMarker = /\[\[([a-z0-9]{1,16})\]\]/y;
const markMarker = /%([biu])%/y;
/** At the start of a line: `%-%` and `%1%` make an item, one more sign a level; `%|%` a cell, `%|h%` a head. */
const formMarker = /%(?:(-{1,3})|(1{1,3})|\|(h?))%/y;
const lineBreak = /\r\n?|[\n\u2028\u2029]/y;
/** The characters that a backslash escapes. Before any other character it is an ordinary one. */
const escapable = new Set(['%', '$', '[', '\\']);

/** The index of the next `$` that no backslash precedes, or -1. */
function nextDollar(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '$') return at;
  }
  return -1;
}

/**
 * A formula that starts at `from`, and where it ends; undefined when the dollar there is only a dollar.
 * `$…$` stays on one line, touches no blank at its inner edges and is not followed by a digit, so that
 * "$5 and $10" remain prices.
 */
function mathAt(source: string, from: number): { latex: string; display: boolean; end: number } | undefined {
  if (source.startsWith('$$', from)) {
    const close = nextDollar(source, from + 2);
    if (close === -1 || source[close + 1] !== '$') return undefined;
    const latex = source.slice(from + 2, close);
    return latex.trim() === '' ? undefined : { latex, display: true, end: close + 2 };
  }
  const close = nextDollar(source, from + 1);
  if (close === -1) return undefined;
  const latex = source.slice(from + 1, close);
  if (latex === '' || /^\s|\s$|[\r\n\u2028\u2029]/.test(latex) || /[0-9]/.test(source[close + 1] ?? ''))
    return undefined;
  return { latex, display: false, end: close + 1 };
}

/** What a marker starts; further table cells may be anywhere in the line, list items only at its start. */
function formOf([, dashes, ones, header]: RegExpExecArray, first: boolean): LineForm | null {
  if (header !== undefined) return { kind: 'cell', header: header === 'h', newRow: first };
  const signs = dashes ?? ones ?? '';
  return first ? { kind: 'item', ordered: ones !== undefined, depth: signs.length - 1 } : null;
}

/** Splits markup into tokens. Every string has exactly one reading; there are no errors. Time is linear. */
export function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  let text = '';
  const push = (token: Token) => {
    if (text !== '') tokens.push({ kind: 'text', text });
    text = '';
    tokens.push(token);
  };
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  let lineStart = true;
  let inRow = false;
  for (let at = 0; at < source.length;) {
    const char = source[at]!;
    const first = lineStart;
    lineStart = false;
    if (char === '\\' && escapable.has(source[at + 1] ?? '')) {
      text += source[at + 1];
      at += 2;
      continue;
    }
    if (char === '%') {
      const found = match(markMarker, at);
      if (found) {
        push({ kind: 'toggle', mark: found[1] as MarkName });
        at += found[0].length;
        continue;
      }
      const starts: RegExpExecArray | null = first || inRow ? match(formMarker, at) : null;
      const form: LineForm | null = starts === null ? null : formOf(starts, first);
      if (starts !== null && form !== null) {
        inRow = form.kind === 'cell';
        push({ kind: 'form', form });
        at += starts[0].length;
        continue;
      }
    } else if (char === '[') {
      const found = match(gapMarker, at);
      if (found) {
        push({ kind: 'gap', id: found[1]! });
        at += found[0].length;
        continue;
      }
    } else if (char === '$') {
      const found = mathAt(source, at);
      if (found) {
        push({ kind: 'math', latex: found.latex, display: found.display });
        at = found.end;
        continue;
      }
      // Both dollars of `$$` are text: the second one must not open a formula.
      if (source[at + 1] === '$') {
        text += '$$';
        at += 2;
        continue;
      }
    } else {
      const found = match(lineBreak, at);
      if (found) {
        push({ kind: 'newline' });
        lineStart = true;
        inRow = false;
        at += found[0].length;
        continue;
      }
    }
    text += char;
    at++;
  }
  if (text !== '') tokens.push({ kind: 'text', text });
  return tokens;
}
