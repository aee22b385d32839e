/**
 * Exact numbers of school maths: a + b√n with fractions a and b and at most one square root. Nothing is rounded unless
 * a template requests it. Numbers are limited to 40 digits; a larger one is an error of its template.
 */
import { Misfit } from './misfit.ts';

/** `over / under` in lowest terms, `under` positive; with `root` (square-free, above 1) plus `rootOver / rootUnder · √root`. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
  readonly rootOver: bigint;
  readonly rootUnder: bigint;
  /** 1 where there is no root. */
  readonly root: bigint;
}

const largest = 10n ** 40n;
/** The largest number whose square factors are searched for; a larger one must be a perfect square. */
const largestRoot = 10n ** 7n;
const largestExponent = 64n;

export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export function greatestDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [absolute(a), absolute(b)];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

function lowest(over: bigint, under: bigint): [bigint, bigint] {
  if (under === 0n) throw new Misfit('divisionByZero');
  const common = greatestDivisor(over, under) * (under < 0n ? -1n : 1n);
  const made: [bigint, bigint] = [over / common, under / common];
  if (absolute(made[0]) > largest || made[1] > largest) throw new Misfit('tooLarge');
  return made;
}

function made(over: bigint, under: bigint, rootOver: bigint, rootUnder: bigint, root: bigint): Exact {
  const [a, b] = lowest(over, under);
  const [c, d] = lowest(rootOver, rootUnder);
  return c === 0n || root === 1n
    ? { over: a, under: b, rootOver: 0n, rootUnder: 1n, root: 1n }
    : { over: a, under: b, rootOver: c, rootUnder: d, root };
}

export const exact = (over: bigint, under = 1n): Exact => made(over, under, 0n, 1n, 1n);

export const zero = exact(0n);
export const one = exact(1n);

export const isRational = (value: Exact): boolean => value.root === 1n;
export const isWhole = (value: Exact): boolean => isRational(value) && value.under === 1n;

/** The root of the sum of two numbers; a sum of two different roots cannot be represented. */
function commonRoot(a: Exact, b: Exact): bigint {
  if (a.root === 1n) return b.root;
  if (b.root === 1n || b.root === a.root) return a.root;
  throw new Misfit('differentRoots');
}

export function plus(a: Exact, b: Exact): Exact {
  return made(
    a.over * b.under + b.over * a.under,
    a.under * b.under,
    a.rootOver * b.rootUnder + b.rootOver * a.rootUnder,
    a.rootUnder * b.rootUnder,
    commonRoot(a, b),
  );
}

export const negative = (a: Exact): Exact => ({ ...a, over: -a.over, rootOver: -a.rootOver });
export const minus = (a: Exact, b: Exact): Exact => plus(a, negative(b));

const rationalPart = (a: Exact): Exact => exact(a.over, a.under);
const rootPart = (a: Exact): Exact => exact(a.rootOver, a.rootUnder);

function withRoot(plain: Exact, beside: Exact, root: bigint): Exact {
  return made(plain.over, plain.under, beside.over, beside.under, root);
}

const timesRational = (a: Exact, b: Exact): Exact => exact(a.over * b.over, a.under * b.under);

export function times(a: Exact, b: Exact): Exact {
  if (isRational(a) && isRational(b)) return timesRational(a, b);
  // Different roots can only be multiplied if both numbers are pure roots: √m · √n = √(mn).
  if (a.root !== 1n && b.root !== 1n && a.root !== b.root) {
    if (a.over !== 0n || b.over !== 0n) throw new Misfit('differentRoots');
    return times(timesRational(rootPart(a), rootPart(b)), squareRoot(exact(a.root * b.root)));
  }
  const root = commonRoot(a, b);
  const [p, q, r, s] = [rationalPart(a), rootPart(a), rationalPart(b), rootPart(b)];
  return withRoot(
    plus(timesRational(p, r), timesRational(timesRational(q, s), exact(root))),
    plus(timesRational(p, s), timesRational(q, r)),
    root,
  );
}

export function divided(a: Exact, b: Exact): Exact {
  if (isRational(b)) {
    const inverse = exact(b.under, b.over);
    return isRational(a)
      ? timesRational(a, inverse)
      : withRoot(timesRational(rationalPart(a), inverse), timesRational(rootPart(a), inverse), a.root);
  }
  const conjugate = { ...b, rootOver: -b.rootOver };
  return divided(times(a, conjugate), times(b, conjugate));
}

export function power(base: Exact, exponent: Exact): Exact {
  if (!isWhole(exponent)) throw new Misfit('exponentNotWhole');
  if (absolute(exponent.over) > largestExponent) throw new Misfit('tooLarge');
  let result = one;
  for (let left = absolute(exponent.over); left > 0n; left--) result = times(result, base);
  return exponent.over < 0n ? divided(one, result) : result;
}

/** The largest whole number whose square is at most `value`. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** The exact square root: √12 = 2√3. */
export function squareRoot(value: Exact): Exact {
  if (!isRational(value)) throw new Misfit('rootOfRoot');
  if (value.over < 0n) throw new Misfit('rootOfNegative');
  // √(a/b) = √(ab) / b
  const inside = value.over * value.under;
  const even = wholeRoot(inside);
  if (even * even === inside) return exact(even, value.under);
  if (inside > largestRoot) throw new Misfit('tooLarge');
  let [outside, left] = [1, Number(inside)];
  for (let factor = 2; factor * factor <= left; factor++)
    while (left % (factor * factor) === 0) {
      left /= factor * factor;
      outside *= factor;
    }
  return made(0n, 1n, BigInt(outside), value.under, BigInt(left));
}

/** −1, 0 or 1. */
export function signOf(a: Exact): number {
  const plain = a.over === 0n ? 0 : a.over < 0n ? -1 : 1;
  const beside = a.rootOver === 0n ? 0 : a.rootOver < 0n ? -1 : 1;
  if (plain === 0 || beside === 0 || plain === beside) return plain || beside;
  // The signs differ, so the larger of the squares decides.
  const left = a.over ** 2n * a.rootUnder ** 2n;
  const right = a.rootOver ** 2n * a.root * a.under ** 2n;
  return left > right ? plain : beside;
}

export const compare = (a: Exact, b: Exact): number => signOf(minus(a, b));
export const equal = (a: Exact, b: Exact): boolean =>
  a.over === b.over &&
  a.under === b.under &&
  a.rootOver === b.rootOver &&
  a.rootUnder === b.rootUnder &&
  a.root === b.root;

/** The greatest whole number that is not above `a`. */
export function floor(a: Exact): Exact {
  if (!isRational(a)) {
    // Starts with a whole number that is not above `a`, by the integer square root, and counts up.
    const size = wholeRoot((a.rootOver ** 2n * a.root) / a.rootUnder ** 2n);
    let guess = plus(floor(rationalPart(a)), exact(a.rootOver < 0n ? -size - 2n : size));
    while (compare(plus(guess, one), a) <= 0) guess = plus(guess, one);
    return guess;
  }
  const down = a.over / a.under;
  return exact(a.over < 0n && down * a.under !== a.over ? down - 1n : down);
}

/** Rounds halves away from zero, as at school. */
export function rounded(a: Exact, places: Exact): Exact {
  if (!isWhole(places) || places.over < 0n || places.over > 12n) throw new Misfit('placesOutOfRange');
  const scale = exact(10n ** places.over);
  const half = exact(1n, 2n);
  const size = signOf(a) < 0 ? negative(a) : a;
  const up = divided(floor(plus(times(size, scale), half)), scale);
  return signOf(a) < 0 ? negative(up) : up;
}

/** Whether a whole number of at most 10⁷ is prime. */
export function isPrime(a: Exact): boolean {
  if (!isWhole(a) || a.over < 2n) return false;
  if (a.over > largestRoot) throw new Misfit('tooLarge');
  const value = Number(a.over);
  for (let factor = 2; factor * factor <= value; factor++) if (value % factor === 0) return false;
  return true;
}

/** The number as a finite decimal of at most twelve places; undefined if it has none. */
export function decimals(a: Exact): string | undefined {
  if (!isRational(a)) return undefined;
  let [rest, places] = [a.under, 0];
  for (const factor of [10n, 2n, 5n]) while (rest % factor === 0n) [rest, places] = [rest / factor, places + 1];
  if (rest !== 1n || places > 12) return undefined;
  const scaled = (absolute(a.over) * 10n ** BigInt(places)) / a.under;
  const digits = scaled.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const tail = digits.slice(cut).replace(/0+$/, '');
  return `${a.over < 0n ? '-' : ''}${digits.slice(0, cut)}${tail === '' ? '' : `.${tail}`}`;
}
