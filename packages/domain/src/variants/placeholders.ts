/** `{{ … }}` in the texts of a template: an expression, perhaps with a format, replaced by its value. */
import { evaluate, isNumber, type Value, type Values } from './evaluate.ts';
import { readExpression, type Expression } from './expression.ts';
import { Misfit } from './misfit.ts';
import { readChecked } from './template.ts';
import { formats, writeNumber, type Format, type Writing } from './write.ts';

const placeholder = /\{\{([^{}]*)\}\}/g;
/** Formulas of the product's markup, and escaped characters. */
const stretches = /\\[\s\S]|\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g;

export const hasPlaceholder = (text: string): boolean => /\{\{[^{}]*\}\}/.test(text);

export interface Hole {
  readonly source: string;
  readonly format: Format | null;
}

/** Separates expression and format: `{{a|sign}}`. Throws `Misfit`. */
export function holeOf(inside: string): Hole {
  const cut = inside.lastIndexOf('|');
  // `||` is "or", not a format.
  if (cut < 0 || inside[cut - 1] === '|') return { source: inside, format: null };
  const named = inside.slice(cut + 1).trim();
  const format = formats.find((one) => one === named);
  if (!format) throw new Misfit('unknownFormat', cut + 1);
  return { source: inside.slice(0, cut), format };
}

/** The contents of a text's placeholders, in order. */
export const holesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, inside]) => inside!);

/** Checks names and calls of every placeholder; returns the first error, or null. */
export function checkText(
  text: string,
  names: ReadonlySet<string>,
): { readonly fault: Misfit; readonly source: string } | null {
  for (const inside of holesIn(text)) {
    try {
      readChecked(holeOf(inside).source, names);
    } catch (error) {
      if (error instanceof Misfit) return { fault: error, source: inside };
      throw error;
    }
  }
  return null;
}

function written(value: Value, format: Format | null, writing: Writing): string {
  if (isNumber(value)) return writeNumber(value, format, writing);
  if (typeof value === 'boolean') throw new Misfit('notNumber');
  if (typeof value === 'object') return writing.math ? value.latex : `$${value.latex}$`;
  // In a formula a single letter is a variable; anything longer is text.
  return writing.math && !/^[A-Za-z]'?$/.test(value) ? `\\text{${value.replace(/[\\{}$%#&_^~]/g, ' ')}}` : value;
}

export interface Filling {
  readonly values: Values;
  readonly decimalMark: ',' | '.';
  /** The format of numbers whose placeholder has none. */
  readonly usual?: Format | null;
  /** Parses an expression; callers that fill in many times pass a function with a cache. */
  readonly read?: (source: string) => Expression;
}

/** The text with every placeholder replaced. Throws `Misfit`. */
export function fillIn(text: string, { values, decimalMark, usual = null, read = readExpression }: Filling): string {
  if (!hasPlaceholder(text)) return text;
  const fill = (stretch: string, math: boolean) =>
    stretch.replace(placeholder, (_, inside: string, at: number) => {
      const { source, format } = holeOf(inside);
      const made = written(evaluate(read(source), values), format ?? usual, { math, decimalMark });
      // In `x^{{n}}` the value needs braces of its own, as an exponent of several characters.
      return math && /[\^_]/.test(stretch[at - 1] ?? '') ? `{${made}}` : made;
    });
  let [made, from] = ['', 0];
  for (const found of text.matchAll(stretches)) {
    made += fill(text.slice(from, found.index), false);
    made += found[0].startsWith('$') ? fill(found[0], true) : found[0];
    from = found.index + found[0].length;
  }
  return made + fill(text.slice(from), false);
}
