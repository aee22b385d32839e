import { describe, expect, test } from 'vitest';
import type { Block, Piece, WordDocument } from '../document/blocks.ts';
import { line, linesAt, lockedTrailer, pdfOf, rule, texts, type PdfText } from '../testing/pdf.ts';
import { readPdf } from './read-pdf.ts';

const shown = (piece: Piece): string => {
  if (piece.kind === 'tab') return '\t';
  if (piece.kind === 'math') return piece.latex === null ? '[formula]' : `$${piece.latex}$`;
  if (piece.kind === 'picture') return '[picture]';
  if (piece.kind !== 'text') return '';
  const { bold, underline, script } = piece.marks;
  const text = script === null ? piece.text : `${script === 'sub' ? '_' : '^'}${piece.text}`;
  return `${bold ? '*' : ''}${underline ? '~' : ''}${text}`;
};
const textOf = (block: Block): string =>
  block.kind === 'table'
    ? block.rows.map((row) => row.map((cell) => cell.blocks.map(textOf).join('/')).join(' | ')).join('\n')
    : block.kind === 'box'
      ? ''
      : block.pieces.map(shown).join('');
const read = async (...pages: string[]): Promise<{ document: WordDocument; lines: string[] }> => {
  const document = await readPdf(pdfOf(pages));
  return { document, lines: document.blocks.map(textOf) };
};
const filled: PdfText[] = linesAt(60, 700, ['1. One', 'A. 1', 'B. 2', '2. Two', 'A. 1', 'B. 2']);

describe('the letters of a PDF', () => {
  test('are lines from the top, whatever their order in the file', async () => {
    const { lines } = await read(
      texts([
        { x: 60, y: 600, text: 'second' },
        { x: 60, y: 700, text: 'first' },
      ]),
    );
    expect(lines).toEqual(['first', 'second']);
  });

  test('behind blanks at the beginning of a row are its first word', async () => {
    const long = 'What is the capital of the country that lies between the sea and';
    const { lines } = await read(texts(linesAt(60, 700, [long, '   the mountains?', '   '])));
    expect(lines.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '')).toEqual([
      `${long} the mountains?`,
    ]);
  });

  test('that continue a full line belong to its paragraph; a short line ends one', async () => {
    const long = 'What is the capital of the country that lies between the sea and';
    const { lines } = await read(texts(linesAt(60, 700, [long, 'the mountains?', 'A. Hue', 'B. Ha Noi'])));
    expect(lines).toEqual([`${long} the mountains?`, 'A. Hue', 'B. Ha Noi']);
  });

  test('have a tab where a gap is wide', async () => {
    const { lines } = await read(
      texts([
        { x: 60, y: 700, text: 'A. 1' },
        { x: 160, y: 700, text: 'B. 2' },
      ]),
    );
    expect(lines).toEqual(['A. 1\tB. 2']);
  });

  test('of options that touch the option before have a tab; other letters with a stop have none', async () => {
    const { lines } = await read(
      texts([
        { x: 60, y: 700, text: 'A. tea' },
        { x: 160, y: 700, text: 'B. milkC. waterD. rice' },
        { x: 60, y: 670, text: 'vitaminC. is good' },
        { x: 60, y: 640, text: 'A. plan B. planD. last' },
        { x: 60, y: 610, text: '*A. oneB. two #C. three*D. four' },
      ]),
    );
    expect(lines).toEqual([
      'A. tea\tB. milk\tC. water\tD. rice',
      'vitaminC. is good',
      'A. plan B. planD. last',
      '*A. one\tB. two #C. three\t*D. four',
    ]);
  });

  test('below options beside one another are no more of the last of them when a sentence begins', async () => {
    const options = [
      { x: 60, y: 700, text: 'A. a first option' },
      { x: 220, y: 700, text: 'B. a second one which is longer' },
    ];
    const long = { x: 60, y: 600, text: 'What is the capital of the country that lies by the sea' };
    const { lines } = await read(texts([...options, { x: 60, y: 684, text: 'Choose the word that fits.' }, long]));
    expect(lines).toEqual([
      'A. a first option\tB. a second one which is longer',
      'Choose the word that fits.',
      long.text,
    ]);
    const more = await read(texts([...options, { x: 60, y: 684, text: 'than the first of them.' }, long]));
    expect(more.lines[0]).toMatch(/longer than the first of them\.$/);
  });

  test('are bold by their font, underlined by a line below, scripts by size and place', async () => {
    const { lines } = await read(
      [
        texts([
          { x: 60, y: 700, text: 'B.', font: 'bold' },
          { x: 80, y: 700, text: 'H' },
          { x: 89, y: 697, text: '2', size: 8 },
          { x: 94, y: 700, text: 'O' },
          { x: 60, y: 680, text: 'C.' },
          { x: 78, y: 680, text: 'no' },
        ]),
        rule(60, 678.5, 11),
      ].join('\n'),
    );
    expect(lines).toEqual(['*B. H_2O', '~C. no']);
  });

  test('of two columns are read one column after the other, below a title across both', async () => {
    const left = ['1. First question', 'A. one', 'B. two', 'C. three', 'D. four', '2. Second one'];
    const right = ['A. five', 'B. six', '3. Third question', 'A. seven', 'B. eight', 'C. nine'];
    const { lines } = await read(
      texts([
        { x: 190, y: 760, text: 'A paper with a title above both of its columns' },
        ...linesAt(60, 720, left),
        ...linesAt(320, 720, right),
      ]),
    );
    expect(lines).toEqual(['A paper with a title above both of its columns', ...left, ...right]);
  });

  test('options beside one another are no columns', async () => {
    const stems = linesAt(60, 720, ['1. A', '2. B', '3. C', '4. D'], 48);
    const beside = stems.flatMap(({ y }): PdfText[] => [
      { x: 60, y: y - 16, text: 'A. p' },
      { x: 320, y: y - 16, text: 'B. q' },
      { x: 60, y: y - 32, text: 'C. r' },
      { x: 320, y: y - 32, text: 'D. s' },
    ]);
    const { lines } = await read(texts([...stems, ...beside]));
    expect(lines.slice(0, 3)).toEqual(['1. A', 'A. p\tB. q', 'C. r\tD. s']);
  });

  test('at the edges of pages that repeat or number the pages are left out and named', async () => {
    const page = (n: number): string =>
      texts([{ x: 60, y: 810, text: 'School of Hanoi' }, ...filled, { x: 280, y: 30, text: `Trang ${n}/2` }]);
    const { document, lines } = await read(page(1), page(2));
    expect(lines).toHaveLength(filled.length * 2);
    expect(document.leftOut).toEqual([
      { code: 'header', text: 'School of Hanoi', count: 2 },
      { code: 'footer', text: 'Trang 1/2', count: 2 },
    ]);
  });
});

describe('what a PDF draws', () => {
  const slope = (x: number, y: number): string => [line(x, y, x + 80, y + 50), line(x, y, x + 80, y)].join('\n');

  test('is cut out with its letters, at its place', async () => {
    const { document, lines } = await read(
      [
        texts([...linesAt(60, 720, ['1. Look']), ...linesAt(60, 560, ['A. yes']), { x: 92, y: 620, text: 'M' }]),
        slope(60, 600),
      ].join('\n'),
    );
    expect(lines).toEqual(['1. Look', '[picture]', 'A. yes']);
    const svg = new TextDecoder().decode(document.picture('picture-1.svg')!);
    expect(svg).toMatch(/^<svg [^>]+>(?:<path [^>]+\/>)+<\/svg>$/);
  });

  test('whose frame is not drawn is a table of all its cells', async () => {
    const { lines } = await read(
      [
        ...[700, 686, 672].map((y) => line(60, y, 300, y)),
        // Lines between columns reach below the last line between rows.
        ...[120, 180, 240].map((x) => line(x, 700, x, 658)),
        texts(
          [
            ['Cau', '1', '2', '3'],
            ['DA', 'A', 'B', 'C'],
            ['', 'D', 'E', 'F'],
          ].flatMap((row, r) => row.map((text, c) => ({ x: 66 + c * 60, y: 690 - r * 14, text }))),
        ),
      ].join('\n'),
    );
    expect(lines).toEqual(['Cau | 1 | 2 | 3\nDA | A | B | C\n | D | E | F']);
  });

  test('with cells around text is a table', async () => {
    const across = [700, 680, 660].map((y) => line(60, y, 180, y));
    const down = [60, 120, 180].map((x) => line(x, 660, x, 700));
    const { lines } = await read(
      [
        texts([
          { x: 70, y: 685, text: 'x' },
          { x: 130, y: 685, text: 'y' },
          { x: 70, y: 665, text: '1' },
          { x: 130, y: 665, text: '2' },
        ]),
        ...across,
        ...down,
      ].join('\n'),
    );
    expect(lines).toEqual(['x | y\n1 | 2']);
  });

  test('a fraction is read from its bar, its scripts by their places', async () => {
    const { lines } = await read(
      [
        texts([
          { x: 60, y: 700, text: 'so t =' },
          { x: 104, y: 708, text: 'a' },
          { x: 104, y: 692, text: 'b' },
          { x: 120, y: 700, text: 'is right' },
        ]),
        rule(103, 703, 9),
      ].join('\n'),
    );
    expect(lines).toEqual([String.raw`so t = $\frac{a}{b}$ is right`]);
  });

  const wide = 'a line as wide as the column';
  test('fractions of two lines that touch, and a number above one, stay apart', async () => {
    const half = (x: number, y: number): PdfText[] => [
      { x, y: y + 8, text: 'a' },
      { x, y: y - 8, text: 'b' },
    ];
    const { lines } = await read(
      [
        texts([
          { x: 60, y: 718, text: 'Q 2.' },
          { x: 90, y: 718, text: 'What is' },
          { x: 60, y: 700, text: 'so' },
          ...half(77, 700),
          { x: 60, y: 680, text: 'or' },
          ...half(78, 680),
          { x: 60, y: 620, text: wide },
        ]),
        rule(76, 703, 9),
        rule(77, 683, 9),
      ].join('\n'),
    );
    expect(lines).toEqual(['Q 2. What is', String.raw`so $\frac{a}{b}$`, String.raw`or $\frac{a}{b}$`, wide]);
  });

  test('a bar over letters of a formula is read, a line below a word is none', async () => {
    const { lines } = await read(
      [
        texts([
          { x: 60, y: 700, text: 'word' },
          { x: 120, y: 700, text: 'is' },
          { x: 134, y: 700, text: 'ab', font: 'symbol' },
          { x: 60, y: 640, text: wide },
        ]),
        rule(60, 698, 26),
        rule(134, 710, 13),
      ].join('\n'),
    );
    expect(lines).toEqual([`~word\tis ${String.raw`$\overline{\alpha\beta}$`}`, wide]);
  });

  test('a place to write on is one in a sentence and in a cell, also close to the sign behind it', async () => {
    const across = [700, 680, 660].map((y) => line(60, y, 240, y));
    const down = [60, 120, 240].map((x) => line(x, 660, x, 700));
    const { lines } = await read(
      [
        texts([
          { x: 60, y: 740, text: 'I am (1)' },
          { x: 149, y: 740, text: '. You know.' },
          { x: 70, y: 685, text: 'Eggs' },
          { x: 130, y: 685, text: '(2)' },
          { x: 70, y: 665, text: 'Milk' },
          { x: 130, y: 665, text: '(3)' },
        ]),
        line(105, 739, 150, 739),
        ...across,
        ...down,
        line(150, 684, 239.5, 684),
        line(150, 664, 200, 664),
      ].join('\n'),
    );
    expect(lines).toEqual(['I am (1) _____. You know.', 'Eggs | (2) _____\nMilk | (3) _____']);
  });

  test('a picture is waited for: the file decodes it after the page is read', async () => {
    const drawn = 'q 80 0 0 60 60 600 cm /Im1 Do Q';
    const page = [texts([...linesAt(60, 720, ['1. Look']), ...linesAt(60, 560, ['A. yes'])]), drawn].join('\n');
    const { blocks } = await readPdf(pdfOf([page], { side: 240 }));
    expect(blocks.map(textOf)).toEqual(['1. Look', '[picture]', 'A. yes']);
  });

  test('a sign that is not certain keeps its formula a picture, and says so', async () => {
    // A sum with a limit: its letters stand above and below.
    const { document } = await read(
      texts([
        { x: 60, y: 700, text: 'so ' },
        { x: 84, y: 700, text: '\xe5', font: 'symbol' },
        { x: 92, y: 700, text: 'a', font: 'symbol' },
        { x: 110, y: 700, text: 'is right, as everybody knows' },
      ]),
    );
    const math = document.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.pieces : []));
    expect(math.find((piece) => piece.kind === 'math')).toMatchObject({
      latex: null,
      problem: 'layout',
      picture: 'picture-1.svg',
    });
  });
});

describe('a PDF that cannot be read', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test.each([
    ['without letters is a scan', pdfOf([''], { image: true }), 'PDF_SCAN'],
    ['with a password is locked', pdfOf([texts(filled)], { trailer: lockedTrailer }), 'PDF_LOCKED'],
    ['of garbage is damaged', bytes('%PDF-1.7 and nothing more'), 'PDF_DAMAGED'],
    ['with too many pages is too large', pdfOf(Array.from({ length: 61 }, () => texts(filled))), 'WORD_TOO_LARGE'],
  ])('%s', async (_, file, code) => {
    await expect(readPdf(file)).rejects.toMatchObject({ code });
  });

  test('and is too large is not opened', async () => {
    const limits = { file: 10, entries: 1, unpacked: 1, ratio: 1, depth: 1, elements: 1, pages: 1 };
    await expect(readPdf(pdfOf([texts(filled)]), limits)).rejects.toMatchObject({ code: 'WORD_TOO_LARGE' });
  });

  test('cut off anywhere gives blocks or a code', async () => {
    const whole = pdfOf([texts(filled)]);
    for (let length = 40; length < whole.length; length += 131)
      await readPdf(whole.subarray(0, length)).then(
        ({ blocks }) => expect(Array.isArray(blocks)).toBe(true),
        (error: { code: string }) => expect(error.code).toMatch(/^(PDF|WORD)_/),
      );
  });
});
