/** As much of vitest as the reader's tests use, without its start for each run: a test is a function that throws. */
import { format, isDeepStrictEqual } from 'node:util';

export interface SmallTest {
  readonly name: string;
  readonly run: () => unknown;
}
export const tests: SmallTest[] = [];

type Body = (...row: readonly unknown[]) => unknown;

export function test(name: string, run: Body): void {
  tests.push({ name, run: () => run() });
}
test.each =
  (rows: readonly unknown[]) =>
  (name: string, run: Body): void => {
    for (const row of rows)
      tests.push({
        name: `${name} ${format('%j', row).slice(0, 60)}`,
        run: () => (Array.isArray(row) ? run(...(row as unknown[])) : run(row)),
      });
  };
export const describe = (_: string, body: () => void): void => body();

/** Without fields that are undefined, as `toEqual` compares. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, plain(one)]])),
  );
}

/** `expect.stringMatching` and `expect.stringContaining`. */
class TextLike {
  readonly #is: (text: string) => boolean;
  constructor(is: (text: string) => boolean) {
    this.#is = is;
  }
  fits(value: unknown): boolean {
    return typeof value === 'string' && this.#is(value);
  }
}

function equals(value: unknown, expected: unknown): boolean {
  if (expected instanceof TextLike) return expected.fits(value);
  if (Array.isArray(expected) && Array.isArray(value))
    return value.length === expected.length && expected.every((one, at) => equals(value[at], one));
  if (!isPlain(expected) || !isPlain(value)) return isDeepStrictEqual(value, expected);
  const names = new Set([...Object.keys(value), ...Object.keys(expected)]);
  return [...names].every((name) => equals(value[name], expected[name]));
}
const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

function matches(value: unknown, part: unknown): boolean {
  if (part instanceof TextLike) return part.fits(value);
  if (Array.isArray(part))
    return Array.isArray(value) && value.length === part.length && part.every((one, at) => matches(value[at], one));
  if (part === null || typeof part !== 'object' || value === null || typeof value !== 'object')
    return isDeepStrictEqual(value, part);
  return Object.entries(part).every(([key, one]) => matches((value as Record<string, unknown>)[key], one));
}

const holds: Readonly<Record<string, (value: never, expected: never) => boolean>> = {
  toBe: (value: unknown, expected: unknown) => Object.is(value, expected),
  toBeNull: (value: unknown) => value === null,
  toEqual: (value: unknown, expected: unknown) => equals(plain(value), plain(expected)),
  toMatchObject: matches,
  toHaveLength: (value: { length: number }, expected: number) => value.length === expected,
  toHaveProperty: (value: object, expected: string) => expected in value,
  toContain: (value: string | unknown[], expected: never) => value.includes(expected),
  toMatch: (value: string, expected: RegExp) => expected.test(value),
  toBeGreaterThan: (value: number, expected: number) => value > expected,
  toBeGreaterThanOrEqual: (value: number, expected: number) => value >= expected,
  toBeLessThanOrEqual: (value: number, expected: number) => value <= expected,
};

const expecting = (value: unknown): unknown => {
  const of = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(holds).map(([name, check]) => [
        name,
        (expected: unknown) => {
          if (check(value as never, expected as never) !== wanted) throw new Error(`${name} ${format('%j', expected)}`);
        },
      ]),
    );
  return { ...of(true), not: of(false) };
};

export const expect = Object.assign(expecting, {
  stringMatching: (pattern: RegExp) => new TextLike((text) => pattern.test(text)),
  stringContaining: (part: string) => new TextLike((text) => text.includes(part)),
});
