/** Reading and comparing numbers as learners write them. Exact: a number is a fraction of two big integers. */
import { foldAnswer } from './folding.ts';
import { maskCells, type NumericFormat } from '../definition.ts';

/** numerator / denominator, denominator > 0. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const sign = /^[+\-\u2212\u2013]\s*/;
const wholeNumber = /^\d+$/;

/**
 * The number in `text` in the item's format, or undefined when it is none. The item's decimal mark is a decimal mark.
 * The other mark groups thousands where the item allows it, then only in complete groups of three; otherwise it is a
 * decimal mark too. So no reading of "3,145" is ever a guess.
 */
export function readNumber(text: string, format: NumericFormat): Rational | undefined {
  const body = withoutUnit(withoutFinalMark(foldAnswer(text), format), format.unit);
  if (format.mask && body.length > maskCells) return undefined;
  const negative = /^[-\u2212\u2013]/.test(body);
  const unsigned = body.replace(sign, '');
  const value = unsigned.includes('/')
    ? format.allowFraction
      ? readFraction(unsigned)
      : undefined
    : readDecimal(unsigned, format);
  return value && negative ? { ...value, numerator: -value.numerator } : value;
}

/**
 * The end of a sentence is no part of a number; in cells, and with the item's own decimal mark, the number must be
 * complete.
 */
const withoutFinalMark = (text: string, format: NumericFormat): string =>
  format.mask || text.endsWith(format.decimalMark) ? text : text.replace(/ ?[.;!]$/, '');

/** The unit is printed beside the field; repeating it is not wrong. */
function withoutUnit(text: string, unit: string | undefined): string {
  const printed = foldAnswer(unit ?? '');
  return printed !== '' && text.endsWith(printed) ? text.slice(0, -printed.length).trimEnd() : text;
}

/** "3/4", "1 3/4". */
function readFraction(text: string): Rational | undefined {
  const [, whole = '0', over = '', under = ''] = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  if (!wholeNumber.test(under) || /^0+$/.test(under)) return undefined;
  const denominator = BigInt(under);
  return { numerator: BigInt(whole) * denominator + BigInt(over), denominator };
}

function readDecimal(text: string, format: NumericFormat): Rational | undefined {
  const other = format.decimalMark === ',' ? '.' : ',';
  const [integer = '', decimals, more] = (format.thousands ? text : text.replaceAll(other, format.decimalMark)).split(
    format.decimalMark,
  );
  if (more !== undefined || (decimals !== undefined && !wholeNumber.test(decimals))) return undefined;
  const digits = format.thousands ? ungrouped(integer, other) : integer;
  // ",5" is a half; "5," and a lone mark are incomplete.
  if (digits === undefined || !(wholeNumber.test(digits) || (digits === '' && decimals !== undefined)))
    return undefined;
  return { numerator: BigInt(digits + (decimals ?? '')), denominator: 10n ** BigInt(decimals?.length ?? 0) };
}

/**
 * "1.234.567" and "1 234 567" without their group separators; undefined when they are not complete groups of three with
 * one separator.
 */
function ungrouped(integer: string, mark: string): string | undefined {
  if (integer === '' || wholeNumber.test(integer)) return integer;
  return [mark, ' ']
    .map((separator) => integer.split(separator))
    .find(isGrouped)
    ?.join('');
}

const isGrouped = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));

export interface Tolerance {
  readonly amount: Rational;
  /** The tolerance is relative: "2%" is 2/100 of the accepted number. */
  readonly relative: boolean;
}

/** A tolerance is a plain decimal with either mark, not below 0; with a per cent sign it is relative. */
export function readTolerance(text: string): Tolerance | undefined {
  const folded = foldAnswer(text);
  const relative = folded.endsWith('%');
  const amount = readNumber(relative ? folded.slice(0, -1) : folded, {
    mask: false,
    decimalMark: '.',
    thousands: false,
    allowFraction: false,
  });
  if (!amount || amount.numerator < 0n) return undefined;
  return { amount: relative ? { ...amount, denominator: amount.denominator * 100n } : amount, relative };
}

/** The format of the author's own answers: the item's, but neither limited to the cells nor without fractions. */
export function readAccepted(text: string, format: NumericFormat): Rational | undefined {
  return readNumber(text, { ...format, mask: false, allowFraction: true });
}

/** |a − b| ≤ tolerance, or tolerance · |b| where it is relative; without rounding. */
export function isWithin(a: Rational, b: Rational, { amount, relative }: Tolerance): boolean {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  const distance = difference < 0n ? -difference : difference;
  const size = b.numerator < 0n ? -b.numerator : b.numerator;
  // Both sides are multiplied by the denominators of a and b.
  const allowed = relative ? amount.numerator * size * a.denominator : amount.numerator * a.denominator * b.denominator;
  return distance * amount.denominator <= allowed;
}

const exactly: Tolerance = { amount: { numerator: 0n, denominator: 1n }, relative: false };

/** Whether `response` is a number that equals an accepted one within the tolerance. */
export function matchesNumber(
  response: string,
  accepted: readonly string[],
  format: NumericFormat,
  tolerance: string | undefined,
): boolean {
  const given = readNumber(response, format);
  if (!given) return false;
  const allowed = (tolerance === undefined ? undefined : readTolerance(tolerance)) ?? exactly;
  return accepted.some((answer) => {
    const wanted = readAccepted(answer, format);
    return wanted !== undefined && isWithin(given, wanted, allowed);
  });
}

/** Whether an accepted answer fits into the cells as it is written; otherwise nobody could enter it. */
export function fitsMask(text: string, format: NumericFormat): boolean {
  return readNumber(text, { ...format, mask: true }) !== undefined;
}
