import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContent, shuffleContent } from '../../index.ts';
import { boxesFor, isWhole, lettersOf, readBoxes, writeBoxes } from '../../schema/letters.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { score, solve } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { shownChips } from './answered.ts';
import {
  takeLetters,
  type ChipsContent,
  type ChipsKey,
  type LettersContent,
  type LettersKey,
  type LetterWord,
} from './definition.ts';
import vi from './messages.vi.json' with { type: 'json' };
import { tilesSamples } from './samples.ts';

const word = (slots: string[], tiles: string[]): LetterWord => ({ id: 'w1', clue: 'Gợi ý', slots, tiles });
const letters = (one: LetterWord, ...accepted: string[]): [LettersContent, LettersKey] => [
  { instructions: '', images: [], words: [one] },
  { explanation: '', words: { w1: accepted } },
];
const outcome = (one: LetterWord, accepted: string[], answer: string): string => {
  const result = score('DD1', ...letters(one, ...accepted), { w1: answer }, { locale: 'vi' });
  return result.status === 'scored' ? result.items[0]!.state : result.status;
};
const codes = (content: LettersContent, key: LettersKey): string[] =>
  problemsOf('DD1', content, key).map((problem) => problem.code);

describe('letters', () => {
  test('a letter with its diacritics counts as one, composed or not', () => {
    expect(lettersOf('tiếng'.normalize('NFD'))).toEqual(['t', 'i', 'ế', 'n', 'g']);
    expect(boxesFor('Hà Nội', (at) => at === 0)).toEqual(['H', '', ' ', '', '', '']);
  });
  test('an answer that is written from boxes is read back into the same boxes', () => {
    const boxes = fc.array(fc.constantFrom('', 'a', 'ê', ' '), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(boxes, fc.array(fc.constantFrom('', 'b', 'ộ', '7'), { maxLength: 12 }), (given, typed) => {
        const row = given.map((letter, at) => letter || (typed[at] ?? ''));
        const whole = given.includes('') && given.every((letter, at) => letter !== '' || (typed[at] ?? '') !== '');
        const empty = given.every((letter, at) => letter !== '' || (typed[at] ?? '') === '');
        expect(readBoxes(given, writeBoxes(given, row))).toEqual(empty ? given : row);
        expect(isWhole(given, writeBoxes(given, row))).toBe(whole);
      }),
    );
  });
});

describe('DD1', () => {
  const book = word(['', '', '', ''], ['b', 'k', 'o', 'o']);
  test.each([
    ['book', 'right'],
    ['BOOK', 'malformed'],
    ['boko', 'wrong'],
    ['boo', 'wrong'],
    ['bo k', 'wrong'],
    ['', 'blank'],
    ['   ', 'blank'],
    ['bbok', 'malformed'],
    ['books', 'malformed'],
  ])('%j is %s', (answer, state) => {
    expect(outcome(book, ['book'], answer)).toBe(state);
  });
  test('case of tiles and key may differ, diacritics may not', () => {
    expect(outcome(word(['', ''], ['Ơ', 'M']), ['mơ'], 'MƠ')).toBe('right');
    expect(outcome(word(['', ''], ['O', 'M']), ['mơ'], 'MO')).toBe('wrong');
  });
  test('any accepted word is right', () => {
    for (const answer of ['tea', 'eat'])
      expect(outcome(word(['', '', ''], ['a', 'e', 't']), ['tea', 'eat'], answer)).toBe('right');
  });
  test('given letters cannot be moved', () => {
    const given = word(['c', '', 't'], ['a', 'u']);
    expect(outcome(given, ['cat'], 'cat')).toBe('right');
    expect(outcome(given, ['cat'], 'cut')).toBe('wrong');
    expect(outcome(given, ['cat'], 'bat')).toBe('malformed');
    expect(outcome(given, ['cat'], 'c t')).toBe('blank');
  });
  test('equal tiles are interchangeable, and no tile is used twice', () => {
    expect(takeLetters(['o', 'o'], ['o', 'b', 'o'])).toEqual(['o', 'o']);
    expect(takeLetters(['o', 'o'], ['o', 'b'])).toBeUndefined();
  });
  test('the solution is right with any extra tiles and given letters', () => {
    const sign = fc.constantFrom(...'abcêộ27');
    fc.assert(
      fc.property(
        fc.array(sign, { minLength: 1, maxLength: 12 }),
        fc.array(sign, { maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        (made, extra, give) => {
          const given = give.slice(0, made.length).every(Boolean) ? [] : give;
          const slots = made.map((letter, at) => (given[at] ? letter : ''));
          const [content, key] = letters(
            word(slots, [...made.filter((_, at) => slots[at] === ''), ...extra]),
            made.join(''),
          );
          expect(score('DD1', content, key, solve('DD1', content, key), { locale: 'vi' }).items[0]?.state).toBe(
            'right',
          );
        },
      ),
    );
  });
  test.each([
    ['WORD_MISSING', word([], []), ['']],
    ['WORD_NOT_LETTERS', word(['', ''], ['a', 'b']), ['a b']],
    [
      'WORD_TOO_LONG',
      word(
        Array.from('abcdefghijklm', () => ''),
        [...'abcdefghijklm'],
      ),
      ['abcdefghijklm'],
    ],
    ['WORD_LENGTHS_DIFFER', word(['', ''], ['a', 'b']), ['ab', 'abc']],
    ['WORD_ALL_GIVEN', word(['a', 'b'], []), ['ab']],
    ['TILES_TOO_MANY', word(['', ''], [...'abcdefghijklm']), ['ab']],
    ['TILES_LACK', word(['', ''], ['a']), ['ab']],
    ['CLUE_MISSING', { ...word(['', ''], ['a', 'b']), clue: ' ' }, ['ab']],
  ])('%s is found', (code, one, accepted) => {
    expect(codes(...letters(one, ...accepted))).toContain(code);
    expect(vi.problems).toHaveProperty(code);
  });
  test('twelve letters are allowed', () => {
    expect(
      codes(
        ...letters(
          word(
            Array.from('abcdefghijkl', () => ''),
            [...'abcdefghijkl'],
          ),
          'abcdefghijkl',
        ),
      ),
    ).toEqual([]);
  });
  test('tiles are stored in an order that does not reveal the word', () => {
    const parsed = parseContent('DD1', 1, {
      instructions: '',
      images: [],
      words: [word(['', '', ''], ['t', 'e', 'a'])],
    });
    expect(parsed.ok && (parsed.value as LettersContent).words[0]?.tiles).toEqual(['a', 'e', 't']);
  });
});

describe('DD2', () => {
  const { content, key } = tilesSamples.DD2;
  const problems = (change: Partial<ChipsContent>, keyChange: Partial<ChipsKey> = {}): string[] =>
    problemsOf('DD2', { ...content, ...change }, { ...key, ...keyChange }).map((problem) => problem.code);

  test('a chip with the same text as the right one is right', () => {
    const twice = { ...content, chips: [...content.chips, { id: 'z1', text: ' %b%worried%b% ' }] };
    expect(score('DD2', twice, key, { g1: ['z1'] }, { locale: 'vi' }).items[0]?.state).toBe('right');
  });
  test('chips are stored in the order of their texts and shuffled reproducibly by a seed', () => {
    const chips = content.chips.toReversed();
    const parsed = parseContent('DD2', 1, { ...content, chips });
    expect(parsed).toEqual({ ok: true, value: content });
    expect(
      new Set(
        ['a', 'b', 'c', 'd', 'e'].map((seed) =>
          shownChips(content, seed)
            .map(({ id }) => id)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(1);
    expect(shownChips(shuffleContent('DD2', content, 'x') as ChipsContent, null)).toEqual(shownChips(content, 'x'));
  });
  test('long chips have letters on paper, and the printed key uses these', () => {
    const long = {
      ...content,
      chips: content.chips.map((chip) => ({ ...chip, text: `${chip.text} and some more words to make it long` })),
    };
    expect(answerKeyForm('DD2', content, key, 1).map((line) => line.text)).toEqual(['worried', 'Instead', 'patient']);
    expect(answerKeyForm('DD2', long, key, 1).map((line) => line.text)).toEqual(['E', 'B', 'C']);
    expect(printForm('DD2', long, 1, 'vi').blocks.find((block) => block.kind === 'bank')?.entries[0]?.label).toBe('A');
  });
  test.each<[string, Partial<ChipsContent>, Partial<ChipsKey>?]>([
    ['CHIP_MISSING', {}, { fills: { ...key.fills, g1: [] } }],
    ['CHIP_SHARED', {}, { fills: { ...key.fills, g1: ['m4'] } }],
    ['EXTRA_EMPTY', { chips: [...content.chips, { id: 'n1', text: ' ' }] }],
    ['CHIPS_TOO_FEW', { chips: [{ id: 'r1', text: 'worried' }] }],
    ['CORRECT_UNKNOWN', {}, { fills: { ...key.fills, g1: ['r1', 'gone'] } }],
    ['TEXT_MISSING', { text: '[[g1]] [[g2]] [[g3]]' }],
    ['GAP_NOT_IN_TEXT', { text: 'So [[g1]] and [[g2]].' }],
  ])('%s is found', (code, change, keyChange) => {
    expect(problems(change, keyChange)).toContain(code);
  });
});
