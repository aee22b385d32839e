import { noMarks, type Marks, type Piece } from '@vumon/word';
import { expect, test } from 'vitest';
import { lineMarkup, marksOfAll, tellingMarks } from './line-markup.ts';
import { lineOf, slice } from './lines.ts';
import { withFormulas } from './typed-formulas.ts';
import { ObjectList, objectsBetweenWords, objectSign, withoutSigns } from './objects.ts';

const word = (text: string, marks: Partial<Marks> = {}): Piece => ({
  kind: 'text',
  text,
  marks: { ...noMarks, ...marks },
});
const markupOf = (...pieces: readonly Piece[]): string =>
  lineMarkup(lineOf(1, pieces), new ObjectList({ picture: () => null }));

test('a part of a line has no blanks around it, and knows where it begins', () => {
  const part = slice(lineOf(1, [word('A.  one  B. two')]), 2, 9);
  expect([part.text, part.from]).toEqual(['one', 4]);
});

test('what is raised or lowered is a formula, as text where it is no formula by itself', () => {
  expect(markupOf(word('H'), word('2', { script: 'sub' }), word('O'))).toBe('H$_{2}$O');
  expect(markupOf(word('m'), word('5%', { script: 'super' }))).toBe('m$^{\\text{5}}$');
});

test('marks of all words of a text emphasize nothing, whatever the blanks and signs between them have', () => {
  const bold = { bold: true };
  expect(marksOfAll([lineOf(1, [word('One', bold), word(' – '), word('two', bold)])])).toEqual(new Set(['b']));
  expect(marksOfAll([lineOf(1, [word('One', bold), word(' two')])])).toEqual(new Set());
  const options = [[lineOf(1, [word('one', bold)])], [lineOf(2, [word('two')])]];
  expect(tellingMarks(options)).toEqual(new Set(['b']));
});

test('text of a file cannot pass for a picture', () => {
  expect(withoutSigns(`a${objectSign(1)}b`)).toBe('a1b');
});

test('marks around a picture are no words beside it', () => {
  expect(objectsBetweenWords(`%b%${objectSign(1)}%b% has 4 sides`)).toEqual([]);
  expect(objectsBetweenWords(`Figure ${objectSign(1)} has 4 sides`)).toEqual([1]);
});

test('the media type of a picture has letters and digits alone, whatever its file is called', () => {
  const list = new ObjectList({ picture: () => new Uint8Array([1]) });
  list.signOf({
    kind: 'math',
    source: 'omml',
    latex: null,
    problem: null,
    picture: 'media/a.W;m"f',
    display: false,
    marks: noMarks,
  });
  expect(list.files.map(({ mediaType }) => mediaType)).toEqual(['image/wmf']);
});

test('a typed formula may change its look inside; what is raised by its look is no formula', () => {
  const bold = { kind: 'text', text: 'P(A', marks: { ...noMarks, bold: true } } as const;
  const pieces = [
    word('Cho $'),
    bold,
    word(')$ và x'),
    { ...bold, text: '2', marks: { ...noMarks, script: 'super' } },
    word('.'),
  ] as const;
  const read = (given: readonly Piece[]) => {
    const [block] = withFormulas([
      { kind: 'paragraph', id: 1, style: '', heading: null, numbering: null, pieces: given },
    ]);
    return block!.kind === 'paragraph'
      ? block!.pieces.map((piece) =>
          piece.kind === 'text' ? piece.text : piece.kind === 'math' ? [piece.latex] : piece.kind,
        )
      : [];
  };
  expect(read(pieces)).toEqual(['Cho ', ['P(A)'], ' và x', '2', '.']);
  expect(read([word('$x'), pieces[3], word('+1$')])).toEqual(['$x', '2', '+1$']);
  // A raised "o" behind a number is the sign of degrees.
  const raised = word('o ', { script: 'super' });
  expect(read([word('góc 40'), raised, word('và n'), raised])).toEqual(['góc 40', '° ', 'và n', 'o ']);
});

test.each([
  ['the sum $5+7$ is', 1],
  ['I have $5+$7 left', 0],
  ['I have 5$ = 3$ + 2$', 0],
  ["Tính $P(AB)$ và $ABC.A'B'C'$ với $2x$, $[0; 1)$, $sin 2x$.", 5],
  ['Tính $xyz$ với $ab$', 2],
  ['$A. 5 $B. 6', 0],
  ['Lan có $A. 5$ và $C)$', 0],
  ['It costs $5 or $6, not US$ (the shop) and $', 0],
  ['Chọn $từ đúng$ hay $the word$', 0],
  ['Giá $(5, $ hay $x, $', 0],
])('formulas between dollars in "%s": %i', (text, count) => {
  const [block] = withFormulas([
    { kind: 'paragraph', id: 1, style: '', heading: null, numbering: null, pieces: [word(text)] },
  ]);
  expect(block!.kind === 'paragraph' && block!.pieces.filter(({ kind }) => kind === 'math').length).toBe(count);
});
