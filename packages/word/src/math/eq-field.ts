/** Formulas of old Word files: the code of an `EQ` field, `EQ \f(1;2)`, as a tree. */
import { chars, empty, row, type MathNode } from './tree.ts';

/** What stands in the brackets of a command: its arguments, which a semicolon divides, or a comma where there is none. */
interface Arguments {
  readonly parts: readonly string[];
  /** Where the text behind the brackets begins. */
  readonly end: number;
}

/** `at`: the position of the opening bracket. A bracket or a divider behind a backslash is a sign of the formula. */
function argumentsAt(code: string, at: number): Arguments | null {
  let depth = 0;
  const dividers: number[] = [];
  for (let end = at; end < code.length; end++) {
    const sign = code[end]!;
    if (sign === '\\' && /[(),;\\]/.test(code[end + 1] ?? '')) end++;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 1 && /[;,]/.test(sign)) dividers.push(end);
    if (depth === 0) {
      const semicolons = dividers.filter((one) => code[one] === ';');
      const cuts = [at, ...(semicolons.length > 0 ? semicolons : dividers), end];
      return { parts: cuts.slice(0, -1).map((cut, index) => code.slice(cut + 1, cuts[index + 1])), end: end + 1 };
    }
  }
  return null;
}

const unknown = (what: string): MathNode => ({ kind: 'unknown', what: `EQ ${what.slice(0, 40)}` });
const command = /^\\([a-z]+)((?:\s*\\(?:[a-z]{2}\\?[^\s\\]|[a-z]{2,4}\d*))*)\s*(?=\()/iu;

/** Brackets are round unless options name others: `\b\lc\{(…)`. */
function fence(options: string, inside: MathNode): MathNode {
  const named = (side: string): string | null =>
    new RegExp(String.raw`\\(?:${side}|bc)\\?(\S)`, 'iu').exec(options)?.[1] ?? null;
  const [left, right] = [named('lc'), named('rc')];
  const isNamed = left !== null || right !== null;
  const closing = (sign: string): string => ({ '(': ')', '[': ']', '{': '}', '<': '>' })[sign] ?? sign;
  return {
    kind: 'fence',
    open: left ?? (isNamed ? '' : '('),
    close: right === null ? (isNamed ? '' : ')') : /\\bc/iu.test(options) ? closing(right) : right,
    separator: '',
    parts: [inside],
  };
}

function commandOf(name: string, options: string, parts: readonly MathNode[]): MathNode {
  const [first = empty, second] = parts;
  switch (name.toLowerCase()) {
    case 'f':
      return second && parts.length === 2
        ? { kind: 'fraction', top: first, bottom: second, form: 'bar' }
        : unknown('fraction');
    case 'r':
      return second ? { kind: 'root', base: second, degree: first } : { kind: 'root', base: first, degree: null };
    case 's': {
      const isRaised = !/\\do/iu.test(options);
      return { kind: 'scripts', base: empty, sub: isRaised ? null : first, sup: isRaised ? first : null };
    }
    case 'b':
      return second ? unknown('brackets') : fence(options, first);
    case 'a':
      return { kind: 'lines', lines: parts, align: 'left' };
    case 'x':
      return /^\s*\\to\s*$/iu.test(options)
        ? { kind: 'decorated', command: '\\overline', base: first }
        : unknown(`x${options}`);
    default:
      return unknown(name);
  }
}

function read(code: string): MathNode {
  const nodes: MathNode[] = [];
  let [at, from] = [0, 0];
  const flush = (): void => {
    const text = code.slice(from, at).replace(/\\([(),;\\])/g, '$1');
    if (text.trim() !== '') nodes.push(chars(text));
  };
  while (at < code.length) {
    if (code[at] !== '\\' || /[(),;\\]/.test(code[at + 1] ?? '')) {
      at += code[at] === '\\' ? 2 : 1;
      continue;
    }
    const [head, name, options] = command.exec(code.slice(at)) ?? [];
    const found = head === undefined ? null : argumentsAt(code, at + head.length);
    if (!found) return unknown(code.slice(at));
    flush();
    nodes.push(commandOf(name!, options!, found.parts.map(read)));
    [at, from] = [found.end, found.end];
  }
  flush();
  return row(nodes);
}

/** `EQ \o\ac(○,B)`: a letter or a number in a ring, as the sign that it looks like; null for other fields. */
export function ringedSign(code: string): string | null {
  const [, letter, digits] =
    /^\s*EQ\s+\\o\\ac\s*\(\s*[○◯〇]\s*[,;]\s*(?:([A-Z])|(\d{1,2}))\s*\)\s*$/iu.exec(code) ?? [];
  if (letter !== undefined)
    return String.fromCharCode(letter.charCodeAt(0) + (letter >= 'a' ? 0x24d0 - 97 : 0x24b6 - 65));
  const number = Number(digits ?? 0);
  return number >= 1 && number <= 20 ? String.fromCharCode(0x245f + number) : null;
}

/** Null for the code of another field. */
export function eqField(code: string): MathNode | null {
  const formula = /^\s*EQ\s+(\S[\s\S]*)$/iu.exec(code)?.[1];
  return formula === undefined || formula.length > 2_000 ? null : read(formula.trim());
}
