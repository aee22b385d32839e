/** Variants of an accepted answer, shown to the author: realistic ones, each verified by the matching itself. */
import { foldAnswer } from './folding.ts';
import { spellOut } from './contractions.ts';
import { matchesText, type MatchingRules } from './matching.ts';
import { matchesNumber, readAccepted, readTolerance, type Rational } from './numeric.ts';
import type { NumericFormat } from '../definition.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tone = '[\u0300\u0301\u0303\u0309\u0323]?';
const openRhyme = new RegExp(`(o(?=${tone}[ae])|u(?=${tone}y))(${tone})([aey])(${tone})(?![\\p{L}\\p{M}])`, 'giu');

/** The tone mark of an open oa, oe or uy on its other vowel. */
const withOtherTones = (text: string): string => text.normalize('NFD').replace(openRhyme, '$1$4$3$2').normalize('NFC');

/** Up to `most` variants of `answer` that are accepted as well. */
export function otherWritings(answer: string, rules: MatchingRules, most = 4): string[] {
  const text = foldAnswer(answer);
  const candidates = [
    withOtherTones(text),
    rules.contractions
      ? spellOut(text)
          .flatMap((readings) => readings.slice(0, 1))
          .join(' ')
      : text,
    text.replace(/ ?([=<>\u2264\u2265+\u00D7*/;:^]|-(?=[\d(])) ?/g, '$1'),
    text.replace(/\u00B2/g, '2').replace(/\u00B3/g, '3'),
    text.replace(/([a-z])2\b/g, '$1\u00B2').replace(/([a-z])3\b/g, '$1\u00B3'),
    text === text.toLowerCase() ? capitalised(text) : text.toLowerCase(),
    text.toUpperCase(),
    /[.!?,;:]$/.test(text) ? text.replace(/[.!?,;:]+$/, '') : `${text}.`,
  ];
  const others = candidates.filter((one) => one !== text && one !== answer && matchesText(one, [answer], rules));
  return [...new Set(others)].slice(0, most);
}

/** Exact where the decimal expansion is finite, else six places. */
function decimal({ numerator, denominator }: Rational, mark: string): string {
  const size = numerator < 0n ? -numerator : numerator;
  const scaled = (size * 1_000_000n + denominator / 2n) / denominator;
  const [whole, rest] = [
    scaled / 1_000_000n,
    String(scaled % 1_000_000n)
      .padStart(6, '0')
      .replace(/0+$/, ''),
  ];
  return `${numerator < 0n ? '-' : ''}${whole}${rest === '' ? '' : mark}${rest}`;
}

/** Variants of a number, and the interval that a tolerance allows, both ends included. */
export function otherNumbers(
  answer: string,
  format: NumericFormat,
  tolerance: string | undefined,
): { readonly writings: readonly string[]; readonly span: readonly [string, string] | null } {
  const wanted = readAccepted(answer, format);
  if (!wanted) return { writings: [], span: null };
  const text = foldAnswer(answer);
  const candidates = [
    text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')),
    decimal(wanted, format.decimalMark),
    `${decimal(wanted, format.decimalMark)}${decimal(wanted, '.').includes('.') ? '0' : `${format.decimalMark}0`}`,
    format.unit === undefined ? text : `${text} ${format.unit}`,
  ];
  const writings = [...new Set(candidates)].filter(
    (one) => one !== text && matchesNumber(one, [answer], format, undefined),
  );
  const allowed = tolerance === undefined ? undefined : readTolerance(tolerance);
  if (!allowed || allowed.amount.numerator === 0n) return { writings: writings.slice(0, 3), span: null };
  const size = wanted.numerator < 0n ? -wanted.numerator : wanted.numerator;
  const { amount, relative } = allowed;
  const off: Rational = relative
    ? { numerator: amount.numerator * size, denominator: amount.denominator * wanted.denominator }
    : amount;
  const moved = (by: bigint): string =>
    decimal(
      {
        numerator: wanted.numerator * off.denominator + by * off.numerator * wanted.denominator,
        denominator: wanted.denominator * off.denominator,
      },
      format.decimalMark,
    );
  return { writings: writings.slice(0, 3), span: [moved(-1n), moved(1n)] };
}
