/** Evaluates expressions. Pure; the same values give the same result. */
import type { Expression } from './expression.ts';
import { Misfit } from './misfit.ts';
import {
  compare,
  divided,
  equal,
  exact,
  floor,
  greatestDivisor,
  isPrime,
  isWhole,
  minus,
  negative,
  plus,
  power,
  rounded,
  signOf,
  squareRoot,
  times,
  zero,
  type Exact,
} from './numbers.ts';
import { polynomial } from './write.ts';

/** LaTeX that is inserted unchanged, such as a polynomial. */
export interface Written {
  readonly latex: string;
}
export type Value = Exact | Written | string | boolean;
export type Values = ReadonlyMap<string, Value>;

export const isNumber = (value: Value): value is Exact => typeof value === 'object' && 'over' in value;

function asNumber(value: Value, at: number): Exact {
  if (!isNumber(value)) throw new Misfit('notNumber', at);
  return value;
}

function asTruth(value: Value, at: number): boolean {
  if (typeof value !== 'boolean') throw new Misfit('notTruth', at);
  return value;
}

function asText(value: Value, at: number): string {
  if (typeof value !== 'string') throw new Misfit('notText', at);
  return value;
}

function wholePart(value: Exact): bigint {
  if (!isWhole(value)) throw new Misfit('notWhole');
  return value.over;
}

const size = (value: Exact): Exact => (signOf(value) < 0 ? negative(value) : value);
const least = (a: Exact, b: Exact): Exact => (compare(a, b) <= 0 ? a : b);
const most = (a: Exact, b: Exact): Exact => (compare(a, b) >= 0 ? a : b);
const gcd = (a: Exact, b: Exact): Exact => exact(greatestDivisor(wholePart(a), wholePart(b)));

function factorial(value: Exact): Exact {
  const count = wholePart(value);
  if (count < 0n) throw new Misfit('notWhole');
  if (count > 30n) throw new Misfit('tooLarge');
  let made = 1n;
  for (let factor = 2n; factor <= count; factor++) made *= factor;
  return exact(made);
}

const firstUpper = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
/** The article by spelling only; for words such as "hour" and "unit" authors write the article themselves. */
const withArticle = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;

interface Function_ {
  readonly least: number;
  readonly most: number;
  run(given: readonly Value[], at: number): Value;
}

const numeric = (count: number, run: (...given: Exact[]) => Value): Function_ => ({
  least: count,
  most: count,
  run: (given, at) => run(...given.map((one) => asNumber(one, at))),
});
const folded = (fold: (a: Exact, b: Exact) => Exact): Function_ => ({
  least: 2,
  most: 8,
  run: (given, at) => given.map((one) => asNumber(one, at)).reduce(fold),
});
const textual = (run: (text: string) => string): Function_ => ({
  least: 1,
  most: 1,
  run: ([text], at) => run(asText(text!, at)),
});

const functions: ReadonlyMap<string, Function_> = new Map<string, Function_>([
  ['abs', numeric(1, size)],
  ['sign', numeric(1, (a) => exact(BigInt(signOf(a))))],
  ['sqrt', numeric(1, squareRoot)],
  ['floor', numeric(1, floor)],
  ['ceil', numeric(1, (a) => negative(floor(negative(a))))],
  ['round', { least: 1, most: 2, run: ([a, b = zero], at) => rounded(asNumber(a!, at), asNumber(b, at)) }],
  ['mod', numeric(2, (a, b) => minus(a, times(b, floor(divided(a, b)))))],
  ['div', numeric(2, (a, b) => floor(divided(a, b)))],
  ['num', numeric(1, (a) => exact(a.over))],
  ['den', numeric(1, (a) => exact(a.under))],
  ['factorial', numeric(1, factorial)],
  ['choose', numeric(2, (n, k) => divided(factorial(n), times(factorial(k), factorial(minus(n, k)))))],
  ['whole', numeric(1, isWhole)],
  ['prime', numeric(1, isPrime)],
  ['even', numeric(1, (a) => wholePart(a) % 2n === 0n)],
  ['gcd', folded(gcd)],
  ['lcm', folded((a, b) => (signOf(times(a, b)) === 0 ? zero : size(divided(times(a, b), gcd(a, b)))))],
  ['min', folded(least)],
  ['max', folded(most)],
  ['upper', textual((text) => text.toLocaleUpperCase('en'))],
  ['cap', textual(firstUpper)],
  ['an', textual(withArticle)],
  [
    // Coefficients from the highest down, then perhaps the unknown: poly(1, -3, 2) is x² − 3x + 2.
    'poly',
    {
      least: 1,
      most: 9,
      run(given, at) {
        const last = given.at(-1)!;
        const unknown = typeof last === 'string' ? last : 'x';
        const coefficients = typeof last === 'string' ? given.slice(0, -1) : given;
        if (coefficients.length === 0) throw new Misfit('wrongArguments', at);
        return {
          latex: polynomial(
            coefficients.map((one) => asNumber(one, at)),
            unknown,
          ),
        };
      },
    },
  ],
]);

/** The function `if`: only the chosen branch is evaluated. */
const choosing = 'if';

export const functionNames: readonly string[] = [...functions.keys(), choosing];

/** Throws for an unknown function or a wrong number of arguments, before any values are known. */
export function checkCall(name: string, count: number, at: number): void {
  if (name === choosing) {
    if (count !== 3) throw new Misfit('wrongArguments', at);
    return;
  }
  const known = functions.get(name);
  if (!known) throw new Misfit('unknownFunction', at);
  if (count < known.least || count > known.most) throw new Misfit('wrongArguments', at);
}

function same(a: Value, b: Value): boolean {
  if (isNumber(a) && isNumber(b)) return equal(a, b);
  return typeof a === 'object' && typeof b === 'object' && !isNumber(a) && !isNumber(b) ? a.latex === b.latex : a === b;
}

function arithmetic(operator: string, left: Exact, right: Exact): Value {
  if (operator === '+') return plus(left, right);
  if (operator === '-') return minus(left, right);
  if (operator === '*') return times(left, right);
  if (operator === '/') return divided(left, right);
  if (operator === '^') return power(left, right);
  const order = compare(left, right);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** Throws `Misfit`, always with a position. */
export function evaluate(expression: Expression, values: Values): Value {
  try {
    return worked(expression, values);
  } catch (error) {
    if (error instanceof Misfit && error.at === undefined) throw new Misfit(error.fault, expression.at);
    throw error;
  }
}

function worked(expression: Expression, values: Values): Value {
  const { at } = expression;
  if (expression.kind === 'number' || expression.kind === 'text' || expression.kind === 'truth')
    return expression.value;
  if (expression.kind === 'name') {
    const value = values.get(expression.name);
    if (value === undefined) throw new Misfit('unknownName', at);
    return value;
  }
  if (expression.kind === 'negative' || expression.kind === 'not') {
    const of = evaluate(expression.of, values);
    return expression.kind === 'not' ? !asTruth(of, at) : negative(asNumber(of, at));
  }
  if (expression.kind === 'call') {
    checkCall(expression.name, expression.given.length, at);
    if (expression.name === choosing) {
      const [condition, then, otherwise] = expression.given;
      return evaluate(asTruth(evaluate(condition!, values), at) ? then! : otherwise!, values);
    }
    const given = expression.given.map((one) => evaluate(one, values));
    return functions.get(expression.name)!.run(given, at);
  }
  const { operator } = expression;
  const left = evaluate(expression.left, values);
  if (operator === 'and' || operator === 'or') {
    const first = asTruth(left, at);
    return first === (operator === 'or') ? first : asTruth(evaluate(expression.right, values), at);
  }
  const right = evaluate(expression.right, values);
  if (operator === '=') return same(left, right);
  if (operator === '!=') return !same(left, right);
  return arithmetic(operator, asNumber(left, at), asNumber(right, at));
}
