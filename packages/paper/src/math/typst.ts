/** A formula in Typst's notation. Every character is written by its code point, so that none is read as markup. */
import type { Formula, Variant } from './formula.ts';
import { typstString } from '../typst/source.ts';

const chars = (text: string): string =>
  [...text].map((char) => (/\s/.test(char) ? ' space ' : `\\u{${char.codePointAt(0)!.toString(16)}}`)).join('');

const variants: Readonly<Record<Variant, string | null>> = {
  italic: null,
  upright: 'upright',
  bold: 'bold',
  'bold-italic': 'bold',
  double: 'bb',
  script: 'cal',
  fraktur: 'frak',
  sans: 'sans',
};

/** Accents for which KaTeX uses characters of its own, as the characters that Typst puts over a base. */
const over: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  ˉ: '\u0304',
  '˙': '\u0307',
  '¨': '\u0308',
  ˊ: '\u0301',
  '´': '\u0301',
  ˋ: '\u0300',
  '˘': '\u0306',
  ˇ: '\u030c',
  '˚': '\u030a',
  '⃗': '\u20d7',
  '→': '\u2192',
  '←': '\u2190',
  '↔': '\u2194',
};

const around: Readonly<Record<string, readonly [over: string, under: string]>> = {
  '‾': ['overline', 'underline'],
  '¯': ['overline', 'underline'],
  _: ['overline', 'underline'],
  '⏞': ['overbrace', 'underbrace'],
  '⏟': ['overbrace', 'underbrace'],
};

/** A decimal comma. Inside the text of a number it would make that a word, with gaps around: "x ≥ − 3,5". */
const comma = ' class("normal", \\u{2c}) ';

/** Functions that Typst sets upright; other names need `op`. */
const fn = (name: string): string => `op(#${typstString(name)})`;

/** Inside `$…$`. */
export function typstMath(formula: Formula): string {
  switch (formula.kind) {
    case 'row':
      return formula.children.map(typstMath).join(' ');
    case 'sign': {
      const { variant } = formula;
      const text = formula.ordinary ? (bars[formula.text] ?? formula.text) : formula.text;
      if (variant === 'upright' && /^[\d.,]+$/.test(text))
        return text
          .replaceAll(/(\d),(?=\d)/g, '$1|')
          .split('|')
          .map((one) => `#math.upright(${typstString(one)})`)
          .join(comma);
      const style = variant === 'upright' && !/\p{L}/u.test(text) ? null : variants[variant];
      if (style !== null) return `${style}(${chars(text)})`;
      return formula.ordinary && !/\p{L}/u.test(text) ? `class("normal", ${chars(text)})` : chars(text);
    }
    case 'text': {
      const { text, bold, italic } = formula;
      return `#formula-text(${typstString(text)}${bold ? ', weight: "bold"' : ''}${italic ? ', style: "italic"' : ''})`;
    }
    case 'function':
      return fn(formula.name);
    case 'space':
      return `#h(${formula.em.toFixed(3)}em)`;
    case 'fraction':
      return formula.bar
        ? `frac(${held(formula.top)}, ${held(formula.bottom)})`
        : `mat(delim: #none, ${held(formula.top)}; ${held(formula.bottom)})`;
    case 'root':
      return formula.degree ? `root(${held(formula.degree)}, ${held(formula.base)})` : `sqrt(${held(formula.base)})`;
    case 'scripts':
      return attached(`scripts(${held(formula.base)})`, formula.sub, formula.sup);
    case 'limits':
      return attached(`limits(${held(formula.base)})`, formula.under, formula.over);
    case 'accent': {
      const line = around[formula.sign];
      if (line) return `${line[formula.under ? 1 : 0]}(${held(formula.base)})`;
      const sign = over[formula.sign];
      if (sign && !formula.under) return `accent(${held(formula.base)}, ${chars(sign)})`;
      return formula.under
        ? `attach(limits(${held(formula.base)}), b: ${chars(formula.sign)})`
        : `attach(limits(${held(formula.base)}), t: ${chars(formula.sign)})`;
    }
    case 'fence':
      return `lr(${bracket(formula.open)} ${held(formula.body)} ${bracket(formula.close)})`;
    case 'table':
      return table(formula);
    case 'arrow':
      return `stretch(${chars(formula.sign)}, size: #2.4em)`;
    case 'framed':
      return formula.frame === 'box'
        ? `#box(stroke: 0.5pt, inset: 2pt, baseline: 2pt, $${held(formula.base)}$)`
        : `cancel(${held(formula.base)})`;
    case 'size':
      return `${formula.display ? 'display' : 'inline'}(${held(formula.base)})`;
    case 'hidden':
      return `#hide($${held(formula.base)}$)`;
  }
}

/** Bars in Typst's notation, which makes them as tall as their content. */
const bars: Readonly<Record<string, string>> = { '∣': '|', '∥': '‖' };
const bracket = (sign: string): string => chars(bars[sign] ?? sign);

/** An argument that is not empty. */
const held = (formula: Formula): string => typstMath(formula).trim() || '""';

function attached(base: string, under: Formula | null, above: Formula | null): string {
  return `attach(${base}${above ? `, t: ${held(above)}` : ''}${under ? `, b: ${held(under)}` : ''})`;
}

/** Columns side by side, each with its alignment; without brackets, which a fence adds. */
function table({ rows, align }: Extract<Formula, { kind: 'table' }>): string {
  const cells = rows.map((row) => `(${row.map((cell) => `$${typstMath(cell)}$, `).join('')})`).join(', ');
  const equations = align.length > 1 && align.every((one, at) => one === (at % 2 === 0 ? 'right' : 'left'));
  return `#rows((${align.map((one) => `${one}`).join(', ')},), (${cells}${cells ? ',' : ''}), gap: ${equations ? '0.1em' : '0.9em'})`;
}
