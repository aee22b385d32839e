import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContent, parseMarkup, serialiseMarkup, summaryOf } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { parseKey, score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { flatText, joined, linesOf, retyped, split, stored, withParts, wordsOf } from './cutting.ts';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey } from './definition.ts';
import vi from './messages.vi.json';
import { markedTextSamples } from './samples.ts';

const { MC8, MR3 } = markedTextSamples;
const context = { locale: 'vi' as const };
const shareOf = (code: MarkedTextCode, picks: string[], key: Partial<MarkedTextKey> = {}) => {
  const { state, share } = score(
    code,
    markedTextSamples[code].content,
    { ...markedTextSamples[code].key, ...key },
    { q1: picks },
    context,
  ).items[0]!;
  return [state, share.earned, share.of];
};

describe('scoring', () => {
  test('only the part with the error is right, and only one may be picked', () => {
    expect(shareOf('MC8', ['b'])).toEqual(['right', 1, 1]);
    expect(shareOf('MC8', ['a'])).toEqual(['wrong', 0, 1]);
    expect(score('MC8', MC8.content, MC8.key, { q1: ['a', 'b'] }, context).status).toBe('malformed');
  });
  test('words are scored right minus wrong, as a fraction of the right ones', () => {
    expect(shareOf('MR3', ['w3', 'w10', 'w5'])).toEqual(['partial', 1, 2]);
    expect(shareOf('MR3', ['w3', 'w10', 'w5', 'w6'])).toEqual(['wrong', 0, 1]);
    expect(shareOf('MR3', ['w1', 'w2', 'w4'])).toEqual(['wrong', 0, 1]);
    expect(
      shareOf(
        'MR3',
        MR3.content.parts.map((part) => part.id),
      ),
    ).toEqual(['wrong', 0, 1]);
    expect(shareOf('MR3', ['w3'], { correct: {} })).toEqual(['wrong', 0, 1]);
  });
});

describe('splitting', () => {
  const words = (text: string) => wordsOf(linesOf(text, [])).map((word) => word.text);

  test('words are letters and digits with what joins them; formulas are words', () => {
    expect(words("Mai's twenty-one, “don’t” (1,5) $x^2$!")).toEqual([
      "Mai's",
      'twenty-one',
      'don’t',
      '1',
      '5',
      '$x^2$',
    ]);
    expect(words('một %b%hai ba%b%\nbốn')).toEqual(['một', '%b%hai%b%', '%b%ba%b%', 'bốn']);
    expect(words('')).toEqual([]);
  });
  test('a text split and joined again is unchanged', () => {
    const pieces = fc.constantFrom('%b%', '%i%', 'chữ', "don't", ' ', '\n', ',', '$x$', '%', '[', '%-%', '😀', '5');
    const text = fc.array(pieces, { maxLength: 20 }).map((parts) => serialiseMarkup(parseMarkup(parts.join(''))));
    fc.assert(
      fc.property(text, fc.array(fc.boolean(), { maxLength: 20 }), (markup, chosen) => {
        const lines = withParts(linesOf(markup, []), (_, index) => (chosen[index] === true ? `p${index}` : undefined));
        const cut = stored(lines);
        expect(parseMarkup(flatText(cut.text, cut.parts))).toEqual(parseMarkup(markup));
        expect(stored(linesOf(cut.text, cut.parts))).toEqual(cut);
      }),
      { numRuns: 500 },
    );
  });
  test('several words can be one part, which includes the text between them', () => {
    const cut = stored(
      withParts(linesOf('One two, three four.', []), (_, index) => (index === 1 || index === 2 ? 'p1' : undefined)),
    );
    expect(cut).toEqual({ text: 'One [[p1]] four.', parts: [{ id: 'p1', text: 'two, three' }] });
  });
  test('a part ends with its line', () => {
    expect(stored(withParts(linesOf('one\ntwo', []), () => 'p1'))).toEqual({
      text: '[[p1]]\ntwo',
      parts: [{ id: 'p1', text: 'one' }],
    });
  });

  const marked = linesOf('The [[a]] of students [[b]] grown.', [
    { id: 'a', text: 'number' },
    { id: 'b', text: 'have been' },
  ]);
  const parts = (text: string) =>
    Object.fromEntries(stored(retyped(marked, text)).parts.map((part) => [part.id, part.text]));
  test.each([
    ['a word before', 'And the number of students have been grown.', { a: 'number', b: 'have been' }],
    ['a word after', 'The number of students have been grown quickly.', { a: 'number', b: 'have been' }],
    ['a letter in a part', 'The numbers of students have been grown.', { a: 'numbers', b: 'have been' }],
    ['a word inside a part', 'The number of students have never been grown.', { a: 'number', b: 'have never been' }],
    [
      'two words inside a part',
      'The number of students have never yet been grown.',
      { a: 'number', b: 'have never yet been' },
    ],
    ['a part taken away', 'The of students have been grown.', { b: 'have been' }],
    ['everything taken away', '', {}],
  ])('parts keep their words after a change: %s', (_, text, expected) => {
    expect(parts(text)).toEqual(expected);
  });
});

describe('valid content', () => {
  const parses = (code: MarkedTextCode, change: object) =>
    parseContent(code, 1, { ...markedTextSamples[code].content, ...change }).ok;
  test('ids are unique, and each code refuses fields of the other one', () => {
    expect(parses('MC8', { parts: [MC8.content.parts[0], MC8.content.parts[0]] })).toBe(false);
    expect(parses('MC8', { everyWord: true })).toBe(false);
    expect(parses('MR3', { everyWord: true })).toBe(true);
    expect(parseKey('MR3', 1, { ...MR3.key, correction: 'has' }).ok).toBe(false);
  });
  test('parts are in reading order', () => {
    expect(parseContent('MC8', 1, { ...MC8.content, parts: MC8.content.parts.toReversed() })).toEqual({
      ok: true,
      value: MC8.content,
    });
  });
});

describe('problems that prevent publishing', () => {
  const problems = (code: MarkedTextCode, content: Partial<MarkedTextContent>, key: Partial<MarkedTextKey> = {}) =>
    problemsOf(
      code,
      { ...markedTextSamples[code].content, ...content },
      { ...markedTextSamples[code].key, ...key },
    ).map((problem) => `${problem.code} ${problem.path}`);

  test('MC8 must have four parts, exactly one of them with the error', () => {
    const three = { text: '[[a]] [[b]] [[c]]', parts: MC8.content.parts.slice(0, 3) };
    expect(problems('MC8', three)).toEqual(['PARTS_NOT_FOUR parts']);
    expect(problems('MC8', {}, { correct: { q1: [] } })).toEqual(['ERROR_MISSING correct']);
    expect(problems('MC8', {}, { correct: { q1: ['a', 'b'] } })).toEqual(['ERRORS_TOO_MANY correct']);
    expect(problems('MC8', {}, { correct: { q1: ['z'] } })).toEqual([
      'CORRECT_UNKNOWN correct',
      'ERROR_MISSING correct',
    ]);
  });
  test('MR3 must have right words and wrong ones', () => {
    expect(problems('MR3', {}, { correct: { q1: [] } })).toEqual(['RIGHT_WORDS_MISSING correct']);
    expect(problems('MR3', {}, { correct: { q1: MR3.content.parts.map((part) => part.id) } })).toEqual([
      'EVERY_WORD_RIGHT correct',
    ]);
    expect(
      problems('MR3', { text: '[[w3]]', parts: [{ id: 'w3', text: 'one' }] }, { correct: { q1: ['w3'] } }),
    ).toEqual(['WORDS_TOO_FEW parts']);
  });
  test('every part must be in the text once, and none may be empty', () => {
    expect(problems('MC8', { text: '[[a]] [[b]] [[c]] [[c]] [[e]]' })).toEqual([
      'GAP_NOT_IN_TEXT parts.3',
      'GAP_REPEATED text',
      'GAP_UNKNOWN text',
    ]);
    expect(
      problems('MC8', { parts: MC8.content.parts.map((part) => (part.id === 'c' ? { ...part, text: ' ' } : part)) }),
    ).toEqual(['PART_EMPTY parts.2']);
  });
  test('every problem has a message', () => {
    for (const code of [
      'TEXT_MISSING',
      'PARTS_NOT_FOUR',
      'WORDS_TOO_FEW',
      'PART_EMPTY',
      'ERROR_MISSING',
      'ERRORS_TOO_MANY',
      'RIGHT_WORDS_MISSING',
      'EVERY_WORD_RIGHT',
    ])
      expect(vi.problems).toHaveProperty(code);
  });
});

describe('words of several syllables', () => {
  const everySyllable = (text: string) => withParts(linesOf(text, []), (_, index) => `p${index}`);
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  const partsOf = (lines: ReturnType<typeof linesOf>) => stored(lines).parts.map(({ id, text }) => `${id} ${text}`);

  test('joining makes them one part, also where the same words are elsewhere in the text', () => {
    const lines = joined(everySyllable('Học sinh lớp em là học sinh giỏi, sinh học.'), 5, 6, ids);
    expect(partsOf(lines)).toEqual([
      'p0 Học sinh',
      'p2 lớp',
      'p3 em',
      'p4 là',
      'p5 học sinh',
      'p7 giỏi',
      'p8 sinh',
      'p9 học',
    ]);
  });
  test('a word that is part of another longer word stays there', () => {
    const first = joined(everySyllable('học sinh viên; học sinh'), 0, 2, ids);
    expect(partsOf(joined(first, 3, 4, ids))).toEqual(['p0 học sinh viên', 'p3 học sinh']);
  });
  test('words that were no parts become one', () => {
    expect(partsOf(joined(linesOf('xanh xanh xanh lơ', []), 0, 1, ids))).toEqual(['n0 xanh xanh']);
  });
  test('words of two lines are never joined', () => {
    expect(partsOf(joined(everySyllable('học\nsinh'), 0, 1, ids))).toEqual(['p0 học', 'p1 sinh']);
  });
  test('splitting gives each word its own part, the first with the old id', () => {
    const lines = joined(everySyllable('lăn tăn gợn'), 0, 1, ids);
    expect(partsOf(split(lines, 'p0', ids))).toEqual(['p0 lăn', 'n0 tăn', 'p2 gợn']);
  });
});

describe('texts and paper', () => {
  test('the summary has no markers', () => {
    expect(summaryOf('MC8', MC8.content)).toMatch(/^The number of students who join the school band have grown/);
  });
  test('a paper has letters at the parts of MC8, and none at the words of MR3', () => {
    expect(printForm('MC8', MC8.content, 4, 'en').blocks.at(-1)).toMatchObject({
      kind: 'marked-text',
      number: 4,
      parts: { a: { label: 'A' }, d: { label: 'D' } },
    });
    expect(JSON.stringify(printForm('MR3', MR3.content, 4, 'vi'))).not.toContain('"label"');
    expect(answerKeyForm('MC8', MC8.content, MC8.key, 4)).toEqual([{ number: 4, text: 'B → has' }]);
    expect(answerKeyForm('MR3', MR3.content, MR3.key, 5)).toEqual([{ number: 5, text: 'lăn tăn; văng vẳng' }]);
  });
});
