import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  cleanPasted,
  gapsIn,
  isBlankMarkup,
  markupOfText,
  parseMarkup,
  markupLine,
  markupWords,
  wordsAroundGap,
  plainTextOf,
  readableLatex,
  serialiseMarkup,
  type Inline,
} from './index.ts';

const line = (source: string): readonly Inline[] => parseMarkup(source)[0]?.children ?? [];
const text = (value: string): Inline => ({ kind: 'text', text: value });
const mark = (name: 'b' | 'i' | 'u', ...children: Inline[]): Inline => ({ kind: 'mark', mark: name, children });
const math = (latex: string, display = false): Inline => ({ kind: 'math', latex, display });

/** Strings of characters that are special to the parser, with some ordinary text between. */
const pieces = [
  '%-%',
  '%--%',
  '%1%',
  '%11%',
  '%|%',
  '%|h%',
  '|%',
  '1%',
  '\n%-%',
  '\n%1%',
  '\n%|%',
  '%b%',
  '%i%',
  '%u%',
  '%',
  'b',
  'b%',
  '$',
  '$$',
  '[[',
  ']]',
  '[[g1]]',
  '[',
  '\\',
  '\n',
  ' ',
  '5',
  'x',
  'Ố',
  '"',
  '*',
  '#',
  '\u2019',
  'e\u0301',
];
const awkward = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('parsing', () => {
  test('bold, italic and underline nest', () => {
    expect(line('a %b%b %i%c%i%%b% d')).toEqual([text('a '), mark('b', text('b '), mark('i', text('c'))), text(' d')]);
    expect(line('ex%u%a%u%m')).toEqual([text('ex'), mark('u', text('a')), text('m')]);
  });
  test('overlapping marks still apply to what they span', () => {
    expect(line('%b%x%i%y%b%z%i%')).toEqual([mark('b', text('x'), mark('i', text('y'))), mark('i', text('z'))]);
  });
  test('a mark without a partner is plain text', () => {
    expect(line('100%b%')).toEqual([text('100%b%')]);
    expect(line('%b%a%b% and %b%c')).toEqual([mark('b', text('a')), text(' and %b%c')]);
  });
  test('each line is a paragraph, and marks may span several lines', () => {
    expect(parseMarkup('%i%a\r\n\n  \nb%i%')).toEqual([
      { kind: 'paragraph', children: [mark('i', text('a'))] },
      { kind: 'paragraph', children: [mark('i', text('b'))] },
    ]);
    expect(parseMarkup('')).toEqual([]);
  });
  test('formulas are parsed inline and displayed', () => {
    expect(line('Cho $x^2%b%$.')).toEqual([text('Cho '), math('x^2%b%'), text('.')]);
    expect(line('$$\\frac{1}{2}$$')).toEqual([math('\\frac{1}{2}', true)]);
    expect(line('$a$$b$')).toEqual([math('a'), math('b')]);
    expect(line('giá $3\\$$ nhé')).toEqual([text('giá '), math('3\\$'), text(' nhé')]);
  });
  test('prices are not formulas', () => {
    for (const price of ['It costs $5 and $10.', '$5', '$20/$30', '($5-$10)', 'US$ 5 or US$ 6', '$ x $', '$$', '$$$'])
      expect(line(price)).toEqual([text(price)]);
    expect(line('\\$x$ $y$')).toEqual([text('$x$ '), math('y')]);
  });
  test('gaps are parsed by their ids', () => {
    expect(line('I [[g1]] to [[G2]] [[ g3 ]]')).toEqual([
      text('I '),
      { kind: 'gap', id: 'g1' },
      text(' to [[G2]] [[ g3 ]]'),
    ]);
    expect(gapsIn(parseMarkup('%b%[[b]]%b% [[a]]\n[[b]] \\[[c]]'))).toEqual(['b', 'a', 'b']);
  });
  test('plain text has no marks and shows gaps and formulas as text', () => {
    expect(plainTextOf('%b%Read%b% $x$ [[g1]]\nnow')).toBe('Read x ___\nnow');
    expect(plainTextOf('[[g1]]', { gap: (id) => `(${id})` })).toBe('(g1)');
  });
  test('items and cells begin with a marker at the start of their line only', () => {
    expect(parseMarkup('%-%a\n%--%b\n%1%%b%c%b%')).toEqual([
      { kind: 'paragraph', children: [text('a')], form: { kind: 'item', ordered: false, depth: 0 } },
      { kind: 'paragraph', children: [text('b')], form: { kind: 'item', ordered: false, depth: 1 } },
      { kind: 'paragraph', children: [mark('b', text('c'))], form: { kind: 'item', ordered: true, depth: 0 } },
    ]);
    for (const plain of ['- Hello!', '1. One', '| a | b |', 'tăng 5%-%', 'a %|% b', ' %-%a', '%----%a', '10%1%'])
      expect(parseMarkup(plain)).toEqual([{ kind: 'paragraph', children: [text(plain)] }]);
    expect(line('\\%-%a')).toEqual([text('%-%a')]);
  });
  test('rows keep their empty cells, marks may span cells, and an empty table is dropped', () => {
    expect(parseMarkup('%|h%A%|h%\n%|%%i%1%|%[[g1]]%i%')).toEqual([
      { kind: 'paragraph', children: [text('A')], form: { kind: 'cell', header: true, newRow: true } },
      { kind: 'paragraph', children: [], form: { kind: 'cell', header: true, newRow: false } },
      { kind: 'paragraph', children: [mark('i', text('1'))], form: { kind: 'cell', header: false, newRow: true } },
      {
        kind: 'paragraph',
        children: [mark('i', { kind: 'gap', id: 'g1' })],
        form: { kind: 'cell', header: false, newRow: false },
      },
    ]);
    expect(parseMarkup('a\n%|%%|%\n%|% %|%\nb')).toHaveLength(2);
    expect(plainTextOf('%|%a%|%b\n%|%c%|%$x$')).toBe('a\tb\nc\tx');
    expect(gapsIn(parseMarkup('%1%[[b]]\n%|%[[a]]%|%[[c]]'))).toEqual(['b', 'a', 'c']);
  });
  test('lines are grouped into blocks with nested lists and padded rows', () => {
    const shape = (block: ReturnType<typeof blocksOf>[number]): unknown =>
      block.kind === 'paragraph'
        ? 'p'
        : block.kind === 'table'
          ? block.rows.map((row) => row.length)
          : [block.ordered, ...block.items.map((item) => item.lists.map(shape))];
    expect(blocksOf(parseMarkup('x\n%-%a\n%---%b\n%11%c\n%-%d\n%1%e\n%|%a\n%|%b%|%c\ny')).map(shape)).toEqual([
      'p',
      [
        false,
        [
          [false, []],
          [true, []],
        ],
        [],
      ],
      [true, []],
      [2, 2],
      'p',
    ]);
  });
  test('every line is in exactly one block, in order', () => {
    fc.assert(
      fc.property(awkward, (source) => {
        const tree = parseMarkup(source);
        const lines = (block: ReturnType<typeof blocksOf>[number]): unknown[] =>
          block.kind === 'paragraph'
            ? [block.line]
            : block.kind === 'table'
              ? block.rows
                  .flat()
                  .map((cell) => cell.line)
                  .filter((one) => tree.includes(one))
              : block.items.flatMap((item) => [item.line, ...item.lists.flatMap(lines)]);
        expect(blocksOf(tree).flatMap(lines)).toEqual(tree);
      }),
      { numRuns: 1000 },
    );
  });
  test('blank', () => {
    expect(['', ' \n ', '%b% %b%', '%i%%i%'].map(isBlankMarkup)).toEqual([true, true, true, true]);
    expect(['a', '[[g1]]', '$x$', '%b%'].map(isBlankMarkup)).toEqual([false, false, false, false]);
  });
  test('a hundred thousand dollars, brackets or marks are parsed in time', () => {
    for (const piece of ['%|%', '\n%|%', '\n%---%a', '%1', '$', '$ ', '[[', '%b%', '%b', '\\', '$\n', '$$x']) {
      expect(Array.isArray(parseMarkup(piece.repeat(100_000))), piece).toBe(true);
    }
  });
});

describe('serialising', () => {
  test('text that looks like markup is escaped, other text is unchanged', () => {
    expect(serialiseMarkup([{ kind: 'paragraph', children: [text('from $5 to 100%')] }])).toBe('from $5 to 100%');
    const tree = [{ kind: 'paragraph' as const, children: [text('a %b%b%b% $c$ [[d]] \\$')] }];
    expect(parseMarkup(serialiseMarkup(tree))).toEqual(tree);
  });
  test('plain text of other programs stays plain text', () => {
    expect(markupOfText('It costs $5.')).toBe('It costs $5.');
    const lines = (source: string) => source.split(/\r\n?|[\n\u2028\u2029]/).filter((one) => one.trim() !== '');
    fc.assert(
      fc.property(awkward, (source) => plainTextOf(markupOfText(source)) === lines(source).join('\n')),
      { numRuns: 1000 },
    );
  });
  test('a formula with characters that are not allowed between dollars is changed to be valid', () => {
    const write = (node: Inline) => serialiseMarkup([{ kind: 'paragraph', children: [node] }]);
    expect(write(math(' a$b\n+c '))).toBe('$ab +c$');
    expect(write(math('a\\'))).toBe('$a$');
    expect(write(math(' '))).toBe('');
  });
  test('parsing and serialising give the same tree', () => {
    fc.assert(
      fc.property(awkward, (source) => {
        const tree = parseMarkup(source);
        expect(parseMarkup(serialiseMarkup(tree))).toEqual(tree);
      }),
      { numRuns: 3000 },
    );
  });
  test('text without special characters is unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9ăâđêôơưÀ-ỹ.,!?]+$/), (source) => plainTextOf(source) === source),
    );
  });
});

describe('cleaning pasted text', () => {
  test('heading and list marks are removed, quotes are straight, text is NFC', () => {
    expect(
      cleanPasted('# Ti\u00eau \u0111\u00ea\u0300\r\n\r\n* \u201CHi\u201D\u00a0\u2013 it\u2019s **me**\u200b '),
    ).toBe('Tiêu đề\n"Hi" – it\'s me');
  });
  test('formulas and marks are kept', () => {
    expect(cleanPasted('%b%a*%b% $a^*b#$ [[g1]]')).toBe('%b%a%b% $a^*b#$ [[g1]]');
  });
  test('a line that becomes a list item by trimming loses the spaces of its items too', () => {
    expect(cleanPasted(' %-% %-% x')).toBe('%-%%-% x');
  });
  test('cleaning is idempotent', () => {
    fc.assert(
      fc.property(awkward, (source) => {
        const once = cleanPasted(source);
        expect(cleanPasted(once)).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('one line for lists', () => {
  test.each([
    ['%b%Cho%b% hàm số\n$y = \\frac{1}{2}x$ và [[g1]]', 'Cho hàm số $y = \\frac{1}{2}x$ và ___'],
    ['$$\\int\n x$$ là', '$\\int x$ là'],
    ['Giá \\$x$ thôi', 'Giá $x$ thôi'.replace('$x$', '\\$x\\$')],
    ['%-%một\n%-%hai\n%|%a%|%b', 'một hai a b'],
  ])('of %j is %j', (source, line) => {
    expect(markupLine([source], 200)).toBe(line);
  });
  test('is cut between formulas', () => {
    expect(markupLine(['abcdef $x^2 + y^2 + z^2$ end'], 12)).toBe('abcdef…');
    expect(markupLine(['abcdef $x^2$ and so on'], 14)).toBe('abcdef $x^2$ and…');
  });
  test('is stable under repetition, and never contains a line break', () => {
    fc.assert(
      fc.property(awkward, (source) => {
        const line = markupLine([source], 10_000);
        expect(markupLine([line], 10_000)).toBe(line);
        expect(line).not.toMatch(/[\r\n]/);
        const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
        expect(bare(plainTextOf(line))).toBe(bare(plainTextOf(source)));
      }),
    );
  });
  test('words include their formulas', () => {
    expect(markupWords('a $x + 1$, b')).toEqual(['a', '$x + 1$,', 'b']);
  });
  test('around a gap: all of a short text, the nearest ones of a long text', () => {
    expect(wordsAroundGap('It is [[a]] and [[b]].', 'b')).toBe('It is … and ____.');
    const before = Array.from({ length: 20 }, (_, at) => `b${at}`).join(' ');
    const after = Array.from({ length: 20 }, (_, at) => `a${at}`).join(' ');
    expect(wordsAroundGap(`${before} [[g]] ${after}`, 'g')).toBe(
      '… b12 b13 b14 b15 b16 b17 b18 b19 ____ a0 a1 a2 a3 a4 a5 a6 a7 …',
    );
    expect(wordsAroundGap(`[[g]] ${before} ${after}`, 'g')).toBe('____ b0 b1 b2 b3 b4 b5 b6 b7 …');
    expect(wordsAroundGap(`${before} ${after} [[g]]`, 'g')).toBe('… a12 a13 a14 a15 a16 a17 a18 a19 ____');
  });
});

describe('a formula as typed on one line', () => {
  test.each([
    ['\\frac{1}{2}', '1/2'],
    ['\\dfrac{x+1}{x-1}', '(x+1)/(x-1)'],
    ['\\frac12', '1/2'],
    ['x^2 + y^{10}', 'x² + y¹⁰'],
    ['x^{n+1}', 'xⁿ⁺¹'],
    ['2^{x}', '2^x'],
    ['a_1 + a_{12}', 'a₁ + a₁₂'],
    ['\\sqrt{2} + \\sqrt[3]{x+1}', '√2 + ³√(x+1)'],
    ['\\frac{\\sqrt{3}}{2}', '√3/2'],
    ['\\left( a \\cdot b \\right) \\leq 90^{\\circ}', '( a · b ) ≤ 90°'],
    ['\\widehat{ABC} = 60^\\circ', '∠ABC = 60°'],
    ['\\sin x = \\pi r', 'sin x = πr'],
    ['5\\,\\text{kg} = 50\\%', '5 kg = 50%'],
    ['\\begin{cases} x=1 \\\\ y=2 \\end{cases}', '{ x=1 ; y=2'],
    ['\\overrightarrow{AB}', '→AB'],
    ['A \\cap B = \\emptyset', 'A ∩ B = ∅'],
    ['}{\\', ''],
  ])('%s becomes %s', (latex, said) => {
    expect(readableLatex(latex)).toBe(said);
  });
  test('never throws for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\\', 'frac', '{', '}', '^', '_', '[', ']', 'sqrt', 'x', ' ') }),
        (latex) => {
          expect(readableLatex(latex)).not.toMatch(/\\frac/);
        },
      ),
    );
    expect(readableLatex('{'.repeat(50_000)).length).toBeLessThan(50_001);
  });
});
