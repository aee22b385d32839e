import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, type Value } from './evaluate.ts';
import { readExpression } from './expression.ts';
import { Misfit } from './misfit.ts';
import { compare, decimals, divided, equal, exact, floor, plus, squareRoot, times } from './numbers.ts';
import { fillIn } from './placeholders.ts';
import { readDrawing, readNumber, templateLimits, type Drawing } from './template.ts';
import { writeNumber } from './write.ts';

const worked = (source: string, values: Record<string, Value> = {}) =>
  evaluate(readExpression(source), new Map(Object.entries(values)));
const shown = (source: string, format: Parameters<typeof writeNumber>[1] = null, math = false) =>
  writeNumber(worked(source) as never, format, { math, decimalMark: ',' });

/** A fraction as a pair that is never reduced: a simple implementation for comparison. */
type Naive = readonly [bigint, bigint];
interface Drawn {
  readonly source: string;
  readonly naive: Naive | null;
}
const both =
  (sign: string, work: (a: Naive, b: Naive) => Naive | null) =>
  ([a, b]: [Drawn, Drawn]): Drawn => ({
    source: `(${a.source} ${sign} ${b.source})`,
    naive: a.naive && b.naive && work(a.naive, b.naive),
  });
const { sums } = fc.letrec<{ sums: Drawn }>((tie) => ({
  sums: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 60 }).map((n): Drawn => ({ source: `${n}`, naive: [BigInt(n), 1n] })),
    fc
      .integer({ min: 1, max: 99 })
      .map((n): Drawn => ({ source: `0.${`${n}`.padStart(2, '0')}`, naive: [BigInt(n), 100n] })),
    fc.tuple(tie('sums'), tie('sums')).map(both('+', ([a, b], [c, d]) => [a * d + c * b, b * d])),
    fc.tuple(tie('sums'), tie('sums')).map(both('-', ([a, b], [c, d]) => [a * d - c * b, b * d])),
    fc.tuple(tie('sums'), tie('sums')).map(both('*', ([a, b], [c, d]) => [a * c, b * d])),
    fc.tuple(tie('sums'), tie('sums')).map(both('/', ([a, b], [c, d]) => (c === 0n ? null : [a * d, b * c]))),
    tie('sums').map((one) => ({
      source: `-(${one.source})`,
      naive: one.naive && ([-one.naive[0], one.naive[1]] as const),
    })),
  ),
}));

describe('exact arithmetic', () => {
  it('agrees with fractions that are never reduced', () => {
    fc.assert(
      fc.property(sums, ({ source, naive }) => {
        fc.pre(source.length <= 300);
        if (naive === null) {
          expect(() => worked(source)).toThrow(Misfit);
          return;
        }
        let value;
        try {
          value = worked(source) as ReturnType<typeof exact>;
        } catch (error) {
          // Errors are only allowed for too many digits or too deep nesting.
          expect(['tooLarge', 'tooDeep']).toContain((error as Misfit).fault);
          return;
        }
        expect(value.over * naive[1]).toBe(naive[0] * value.under);
        expect(value.under > 0n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps roots symbolic', () => {
    expect(shown('sqrt(12)')).toBe('2√3');
    expect(shown('sqrt(9/4)')).toBe('3/2');
    expect(shown('sqrt(1/2)', null, true)).toBe('\\dfrac{\\sqrt{2}}{2}');
    expect(shown('(1 + sqrt(2))^2')).toBe('3 + 2√2');
    expect(shown('1 / (sqrt(3) - 1)', null, true)).toBe('\\dfrac{1}{2} + \\dfrac{\\sqrt{3}}{2}');
    expect(shown('sqrt(2) * sqrt(6)')).toBe('2√3');
    expect(worked('sqrt(2) + sqrt(8) = 3 * sqrt(2)')).toBe(true);
  });

  it('compares and rounds roots exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: -60, max: 60 }),
        fc.integer({ min: 2, max: 90 }),
        (a, b, c, n) => {
          const value = plus(exact(BigInt(a), BigInt(b)), times(exact(BigInt(c)), squareRoot(exact(BigInt(n)))));
          const near = a / b + c * Math.sqrt(n);
          fc.pre(Math.abs(near - Math.round(near)) > 1e-9 || Number.isInteger(a / b));
          expect(Number(floor(value).over)).toBe(Math.floor(near + 1e-12));
          expect(compare(value, exact(BigInt(Math.ceil(near)) + 1n))).toBe(-1);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2^-3', '1/8'],
    ['-2^2', '-4'],
    ['2^3^2', '512'],
    ['7 - 2 - 1', '4'],
    ['12 / 3 / 2', '2'],
    ['mod(-7, 3)', '2'],
    ['div(-7, 3)', '-3'],
    ['round(2.345, 2)', '47/20'],
    ['round(-0.5)', '-1'],
    ['lcm(4, 6, 10)', '60'],
    ['gcd(-12, 18)', '6'],
    ['choose(5, 2)', '10'],
    ['if(1 < 2 and not 2 = 3, 10, 1 / 0)', '10'],
    ['max(1, 5/2, 2) − min(1, 2)', '3/2'],
    ['abs(-3) × 2 ÷ 4', '3/2'],
    ['num(6/4) * 10 + den(6/4)', '32'],
  ])('evaluates %s', (source, expected) => expect(shown(source)).toBe(expected));

  it.each([
    ['1 < 2 < 3', true],
    ['1 < 3 < 2', false],
    ['prime(97) and not prime(91)', true],
    ['whole(6/3) or whole(1/0)', true],
    ['"go" != "went"', true],
  ])('evaluates the condition %s', (source, expected) => expect(worked(source)).toBe(expected));
});

describe('parsing', () => {
  it.each([
    ['', 'empty', 0],
    ['1 +', 'unexpected', 3],
    ['2 * (3 + 4', 'unclosed', 4],
    ['1 2', 'unexpected', 2],
    ['3 § 4', 'unexpected', 2],
    ['x > -0,5', 'decimalComma', 6],
    ['2 * (1 + 0,5)', 'decimalComma', 10],
    ['a, 5', 'unexpected', 1],
    ['1 + foo(2)', 'unknownFunction', 4],
    ['gcd(2)', 'wrongArguments', 0],
    ['1 / (2 - 2)', 'divisionByZero', 2],
    ['sqrt(0 - 2)', 'rootOfNegative', 0],
    ['1 + (2 < 3)', 'notNumber', 2],
    ['"a" + 1', 'notNumber', 4],
    ['not 3', 'notTruth', 0],
    ['sqrt(2) + sqrt(3)', 'differentRoots', 8],
    ['2 ^ (1/2)', 'exponentNotWhole', 2],
    ['9 ^ 64', 'tooLarge', 2],
    ['x + 1', 'unknownName', 0],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'tooDeep', 24],
    ['1+'.repeat(200) + '1', 'tooLong', 300],
  ])('reports %s and its position', (source, fault, at) => {
    let caught: unknown;
    try {
      worked(source);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(Misfit);
    expect({ fault: (caught as Misfit).fault, at: (caught as Misfit).at }).toEqual({ fault, at });
  });

  it('throws no other error than Misfit for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab1 0.+-*/^()<>=,|&"\'{}sqrt≤'.split('')), maxLength: 40 }),
        (text) => {
          try {
            worked(text, { a: exact(1n), b: 'b' });
          } catch (error) {
            expect(error).toBeInstanceOf(Misfit);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('formatting', () => {
  it.each([
    ['3', 'sign', '+3'],
    ['-3', 'sign', '-3'],
    ['1', 'coef', ''],
    ['-1', 'coef', '-'],
    ['-1/2', 'coef', '-\\dfrac{1}{2}'],
    ['1', 'term', '+'],
    ['5', 'term', '+5'],
    ['-1', 'paren', '\\left(-1\\right)'],
    ['2', 'paren', '2'],
    ['1/8', 'dec', '0{,}125'],
    ['-5/2', 'dec', '-2{,}5'],
    ['1 + sqrt(2)', 'sign', '+\\left(1 + \\sqrt{2}\\right)'],
  ] as const)('writes %s as %s', (source, format, expected) => expect(shown(source, format, true)).toBe(expected));

  it('writes no decimal for an infinite expansion', () => {
    expect(decimals(divided(exact(1n), exact(3n)))).toBeUndefined();
    expect(() => shown('1/3', 'dec')).toThrow(Misfit);
  });

  const fill = (text: string, values: Record<string, Value>) =>
    fillIn(text, { values: new Map(Object.entries(values)), decimalMark: ',' });
  it('distinguishes formulas from text', () => {
    const values = { a: exact(1n, 2n), n: exact(-3n), past: 'went', letter: 'y' };
    expect(fill('{{a}} giờ, $x^{{n}} = {{a}}$', values)).toBe('1/2 giờ, $x^{-3} = \\dfrac{1}{2}$');
    expect(fill('$\\frac{{{n}}}{{{n + 1}}}$', values)).toBe('$\\frac{-3}{-2}$');
    expect(fill('She {{past}}. $ {{past}} + {{letter}} $', values)).toBe('She went. $ \\text{went} + y $');
    expect(fill('{{poly(1, n, 0, 2)}}', values)).toBe('$x^{3} - 3x^{2} + 2$');
    expect(fill('{{cap(past)}} {{if(n = 1 || n < 0, "x", "y")}}', values)).toBe('Went x');
  });
});

describe('drawing', () => {
  const range = (name: string, from: number, to: number, step = '1') =>
    ({ kind: 'range', name, from: `${from}`, to: `${to}`, step }) as const;
  const space = (drawing: Drawing) => {
    const read = readDrawing(drawing);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return read.space;
  };
  const asText = (values: ReadonlyMap<string, Value>) =>
    JSON.stringify([...values], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

  it('visits every valid combination once, in an order that depends on the seed only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.string(), (a, b, seed) => {
        const own = space({ parameters: [range('a', 1, a), range('b', 1, b)], conditions: ['gcd(a, b) = 1'] });
        const seen = [...own.candidates(seed)].map(asText);
        expect(new Set(seen).size).toBe(seen.length);
        expect(own.count()).toMatchObject({ fitting: seen.length, exact: true });
        expect([...own.candidates(seed)].map(asText)).toEqual(seen);
      }),
      { numRuns: 60 },
    );
  });

  it('is always the same for the same seed', () => {
    const own = space({ parameters: [range('a', -9, 9), range('b', 0, 1, '0.25')], conditions: ['a != 0'] });
    const drawn = ['1', '2', '3'].map((seed) => {
      const values = own.candidates(seed).next().value as ReadonlyMap<string, never>;
      return `${fillIn('{{a}} {{b|dec}}', { values, decimalMark: '.' })}`;
    });
    // Stored tests depend on these.
    expect(drawn).toMatchInlineSnapshot(`
      [
        "-7 1",
        "-8 0",
        "-7 1",
      ]
    `);
  });

  it('reaches every remainder soon, whatever the seed', () => {
    const own = space({ parameters: [range('a', 1, 500)], conditions: [] });
    const missed = Array.from({ length: 200 }, (_, seed) => String(seed)).filter((seed) => {
      let tries = 0;
      for (const values of own.candidates(seed)) {
        if (Number(fillIn('{{a}}', { values, decimalMark: '.' })) % 3 === 0) return false;
        if (++tries === 40) return true;
      }
      return true;
    });
    expect(missed).toEqual([]);
  });

  it('keeps the cells of a row together and evaluates values in order', () => {
    const own = space({
      parameters: [
        {
          kind: 'rows',
          name: 'verb',
          columns: ['base', 'past'],
          rows: [
            ['go', 'went'],
            ['eat', 'ate'],
          ],
        },
        { kind: 'list', name: 'n', values: ['2', '1/2', 'two'] },
        { kind: 'value', name: 'double', expression: 'if(n = "two", "four", n * 2)' },
      ],
      conditions: [],
    });
    const lines = [...own.candidates('x')].map((values) =>
      fillIn('{{verb.base}} {{verb.past}} {{double}}', { values, decimalMark: '.' }),
    );
    expect(lines.sort()).toEqual(['eat ate 1', 'eat ate 4', 'eat ate four', 'go went 1', 'go went 4', 'go went four']);
  });

  it('limits the search, however many combinations there are', () => {
    const own = space({
      parameters: ['a', 'b', 'c', 'd', 'e'].map((name) => range(name, 1, 9_999)),
      conditions: ['a > 5000'],
    });
    expect([...own.candidates('x')].length).toBeLessThanOrEqual(templateLimits.tried);
    const { fitting, exact: counted } = own.count();
    expect(counted).toBe(false);
    expect(fitting / own.combinations).toBeGreaterThan(0.4);
  });

  it('names each invalid field', () => {
    const read = readDrawing({
      parameters: [
        range('a', 5, 1),
        { ...range('2b', 1, 2), step: '0' },
        { kind: 'range', name: 'a', from: 'x', to: '1', step: '1' },
        range('c', 1, 100_000),
        { kind: 'list', name: 'l', values: [' '] },
        { kind: 'rows', name: 'r', columns: ['x', 'y'], rows: [['1']] },
        { kind: 'value', name: 'v', expression: 'later + 1' },
        { kind: 'value', name: 'or', expression: '1' },
      ],
      conditions: ['a >', 'r.x = 1'],
    });
    expect('problems' in read && read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'parameters.0.to rangeEmpty',
      'parameters.1.name nameInvalid',
      'parameters.1.step stepInvalid',
      'parameters.2.name nameTaken',
      'parameters.2.from numberInvalid',
      'parameters.3.to rangeTooLong',
      'parameters.4.values listEmpty',
      'parameters.5.rows rowShort',
      'parameters.6.expression unknownName',
      'parameters.7.name nameInvalid',
      'conditions.0 unexpected',
    ]);
  });

  it('reports that no combination fits, and why', () => {
    const nothing = space({ parameters: [range('a', 1, 5)], conditions: ['a > 9'] });
    expect(nothing.count().fault).toEqual({ path: 'conditions', code: 'nothingFits' });
    const broken = space({
      parameters: [range('a', 1, 5), { kind: 'value', name: 'b', expression: '1 / (a - a)' }],
      conditions: [],
    });
    expect(broken.count().fault).toMatchObject({ path: 'parameters.1.expression', code: 'divisionByZero' });
  });

  it.each([
    ['-3', true],
    ['0,5', true],
    [' 1/2 ', true],
    ['1/0', false],
    ['ba', false],
  ])('parses %s as a number: %s', (text, is) => expect(readNumber(text) !== undefined).toBe(is));

  it('detects equal numbers', () => expect(equal(readNumber('2/4')!, readNumber('0,5')!)).toBe(true));
});
