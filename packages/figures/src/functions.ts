/** What a figure shows of a function: values, extreme points, asymptotes, and how it rises and falls. */
import type { FunctionData } from './schema.ts';
import { sumOf, written } from './numbers.ts';

export interface Extreme {
  readonly x: number;
  readonly y: number;
  readonly kind: 'maximum' | 'minimum';
}

export interface Analysis {
  value(x: number): number;
  /** Zeros of the derivative, ascending. */
  readonly critical: readonly number[];
  readonly extrema: readonly Extreme[];
  readonly vertical?: number;
  readonly horizontal?: number;
  /** The left end of the domain: −∞, or 0 for a logarithm. */
  readonly start: number;
  /** Limits at the left and right end of the domain, and before and after a pole. */
  readonly limits: readonly [left: number, right: number];
  readonly poleLimits?: readonly [before: number, after: number];
  /** The signs of the derivative between the ends, the critical points and the pole. */
  readonly signs: readonly ('+' | '−')[];
  readonly formula: string;
}

const root = (value: number): number => (value < 0 ? NaN : Math.sqrt(value));

function criticalOf({ family, coefficients: [a = 0, b = 0, c = 0] }: FunctionData): number[] {
  const found = (() => {
    if (family === 'quadratic') return [-b / (2 * a)];
    if (family === 'cubic') {
      const disc = b * b - 3 * a * c;
      return disc < 0 ? [] : [(-b - root(disc)) / (3 * a), (-b + root(disc)) / (3 * a)];
    }
    if (family === 'quartic') return -b / (2 * a) > 0 ? [-root(-b / (2 * a)), 0, root(-b / (2 * a))] : [0];
    return [];
  })();
  return [...new Set(found.map((x) => x + 0))].sort((left, right) => left - right);
}

const infinite = (sign: number): number => (sign > 0 ? Infinity : -Infinity);

function limitsOf({ family, coefficients: [a = 0, , c = 1] }: FunctionData): readonly [number, number] {
  if (family === 'linear' || family === 'cubic') return [infinite(-a), infinite(a)];
  if (family === 'rational') return [a / c, a / c];
  if (family === 'exponential') return a > 1 ? [0, Infinity] : [Infinity, 0];
  if (family === 'logarithm') return a > 1 ? [-Infinity, Infinity] : [Infinity, -Infinity];
  return [infinite(a), infinite(a)];
}

export function valueOf({ family, coefficients: [a = 0, b = 0, c = 0, d = 0] }: FunctionData): (x: number) => number {
  return {
    linear: (x: number) => a * x + b,
    quadratic: (x: number) => (a * x + b) * x + c,
    cubic: (x: number) => ((a * x + b) * x + c) * x + d,
    quartic: (x: number) => (a * x * x + b) * x * x + c,
    rational: (x: number) => (a * x + b) / (c * x + d),
    exponential: (x: number) => a ** x,
    logarithm: (x: number) => (x > 0 ? Math.log(x) / Math.log(a) : NaN),
    sine: (x: number) => a * Math.sin(b * x),
    cosine: (x: number) => a * Math.cos(b * x),
  }[family];
}

export function formulaOf({ family, coefficients: [a = 0, b = 0, c = 0, d = 0] }: FunctionData): string {
  const wave = (name: string): string => sumOf([[a, `${name}${b === 1 ? 'x' : `(${sumOf([[b, 'x']])})`}`]]);
  return {
    linear: () =>
      sumOf([
        [a, 'x'],
        [b, ''],
      ]),
    quadratic: () =>
      sumOf([
        [a, 'x²'],
        [b, 'x'],
        [c, ''],
      ]),
    cubic: () =>
      sumOf([
        [a, 'x³'],
        [b, 'x²'],
        [c, 'x'],
        [d, ''],
      ]),
    quartic: () =>
      sumOf([
        [a, 'x⁴'],
        [b, 'x²'],
        [c, ''],
      ]),
    rational: () =>
      `(${sumOf([
        [a, 'x'],
        [b, ''],
      ])})/(${sumOf([
        [c, 'x'],
        [d, ''],
      ])})`,
    exponential: () => `(${written(a)})^x`,
    logarithm: () => `log_${written(a)} x`,
    sine: () => wave('sin '),
    cosine: () => wave('cos '),
  }[family]();
}

export function analyse(data: FunctionData): Analysis {
  const {
    family,
    coefficients: [a = 0, , c = 0, d = 0],
  } = data;
  const value = valueOf(data);
  const critical = criticalOf(data);
  const pole = family === 'rational' ? -d / c + 0 : undefined;
  const start = family === 'logarithm' ? 0 : -Infinity;
  const stops = [...critical, ...(pole === undefined ? [] : [pole])];
  const inside = stops.map((stop, at) => (at === 0 ? stop - 1 : (stops[at - 1]! + stop) / 2));
  const tests = stops.length === 0 ? [1] : [...inside, stops.at(-1)! + 1];
  const signs = tests.map((x) => (value(x + 1e-5) > value(x - 1e-5) ? '+' : '−'));
  const extrema = critical.flatMap((x, at): Extreme[] =>
    signs[at] === signs[at + 1] ? [] : [{ x, y: value(x) + 0, kind: signs[at] === '+' ? 'maximum' : 'minimum' }],
  );
  const horizontal = family === 'rational' ? a / c + 0 : family === 'exponential' ? 0 : undefined;
  const vertical = family === 'logarithm' ? 0 : pole;
  const up = signs[0] === '+' ? Infinity : -Infinity;
  return {
    value,
    critical,
    extrema,
    ...(vertical !== undefined && { vertical }),
    ...(horizontal !== undefined && { horizontal }),
    start,
    limits: limitsOf(data),
    ...(pole !== undefined && { poleLimits: [up, -up] as const }),
    signs,
    formula: formulaOf(data),
  };
}
