/** Writes exact numbers as a textbook does: signs, fractions in lowest terms, roots, the decimal comma. */
import { Misfit } from './misfit.ts';
import { absolute, decimals, equal, exact, isRational, negative, one, signOf, type Exact } from './numbers.ts';

/** How numbers are written; `math`: as LaTeX, where a decimal comma is `{,}`, so that no space follows it. */
export interface Writing {
  readonly math: boolean;
  readonly decimalMark: ',' | '.';
}

/**
 * `sign`: "+3", "-3", after another term. `coef`: before a letter, so 1 is omitted and −1 is a minus. `term`: both.
 * `paren`: in brackets if negative. `dec`: as a decimal.
 */
export const formats = ['sign', 'coef', 'term', 'paren', 'dec'] as const;
export type Format = (typeof formats)[number];

const fraction = (over: bigint, under: bigint, { math }: Writing): string =>
  under === 1n ? `${over}` : math ? `${over < 0n ? '-' : ''}\\dfrac{${absolute(over)}}{${under}}` : `${over}/${under}`;

function root(over: bigint, under: bigint, inside: bigint, writing: Writing): string {
  const sign = over < 0n ? '-' : '';
  const factor = absolute(over) === 1n ? '' : `${absolute(over)}`;
  const body = writing.math ? `${factor}\\sqrt{${inside}}` : `${factor}√${inside}`;
  if (under === 1n) return sign + body;
  return sign + (writing.math ? `\\dfrac{${body}}{${under}}` : `${body}/${under}`);
}

function plain(value: Exact, writing: Writing): string {
  if (isRational(value)) return fraction(value.over, value.under, writing);
  const beside = root(value.rootOver, value.rootUnder, value.root, writing);
  if (value.over === 0n) return beside;
  const joined = beside.startsWith('-') ? beside.replace('-', ' - ') : ` + ${beside}`;
  return fraction(value.over, value.under, writing) + joined;
}

function decimal(value: Exact, { math, decimalMark }: Writing): string {
  const digits = decimals(value);
  if (digits === undefined) throw new Misfit('noDecimals');
  return digits.replace('.', math && decimalMark === ',' ? '{,}' : decimalMark);
}

const sized = (value: Exact): Exact => (signOf(value) < 0 ? negative(value) : value);
const isUnit = (value: Exact): boolean => equal(sized(value), one);
/** Whether the number is a sum such as 1 + √2, which needs brackets as a factor. */
const isSum = (value: Exact): boolean => !isRational(value) && value.over !== 0n;

const bracketed = (text: string, { math }: Writing): string => (math ? `\\left(${text}\\right)` : `(${text})`);

export function writeNumber(value: Exact, format: Format | null, writing: Writing): string {
  const below = signOf(value) < 0;
  if (format === 'dec') return decimal(value, writing);
  if (format === null) return plain(value, writing);
  if (format === 'paren')
    return below || isSum(value) ? bracketed(plain(value, writing), writing) : plain(value, writing);
  // The signs of a sum remain inside its brackets.
  const [sign, body] = isSum(value)
    ? ['', bracketed(plain(value, writing), writing)]
    : [below ? '-' : '', plain(sized(value), writing)];
  const lead = sign || (format === 'coef' ? '' : '+');
  return format !== 'sign' && isUnit(value) ? lead : lead + body;
}

const letters: Writing = { math: true, decimalMark: '.' };

/** A polynomial from its highest coefficient down: no term with 0, no 1 before a power. */
export function polynomial(coefficients: readonly Exact[], unknown: string): string {
  let text = '';
  coefficients.forEach((coefficient, at) => {
    if (equal(coefficient, exact(0n))) return;
    const degree = coefficients.length - 1 - at;
    const letter = degree === 0 ? '' : degree === 1 ? unknown : `${unknown}^{${degree}}`;
    const number = writeNumber(coefficient, degree === 0 ? 'sign' : 'term', letters);
    const [sign, body] = [number[0] === '-' ? '-' : '+', number.replace(/^[-+]/, '')];
    text += text === '' ? `${sign === '-' ? '-' : ''}${body}${letter}` : ` ${sign} ${body}${letter}`;
  });
  return text || '0';
}
