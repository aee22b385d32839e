import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf, parseContent, responseComplete, summaryOf } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { spellOut } from './typed-answers/contractions.ts';
import type { GapKey, NumericFormat, TextGapsCode, TextGapsContent, TextGapsKey } from './definition.ts';
import { countWords, foldAnswer } from './typed-answers/folding.ts';
import { matchesText } from './typed-answers/matching.ts';
import vi from './messages.vi.json' with { type: 'json' };
import { matchesNumber, readNumber } from './typed-answers/numeric.ts';
import { textGapsSamples } from './samples.ts';

const lenient = { caseSensitive: false, contractions: true };
const plain = { caseSensitive: false, contractions: false };
const exact = { caseSensitive: true, contractions: false };

describe('matching text', () => {
  test('differences in white space, quotes and Unicode composition are ignored', () => {
    expect(matchesText('  the\t\u00a0 red \n car ', ['the red car'], plain)).toBe(true);
    expect(matchesText('it\u2019s \u201Cfine\u201D', ['it\'s "fine"'], plain)).toBe(true);
    expect(matchesText('thu\u0302\u0301y', ['thu\u1ea5y'.normalize('NFD')], plain)).toBe(false);
    expect(matchesText('qua\u0302\u0300n', ['quần'], plain)).toBe(true);
    expect(matchesText('\ufeffca\u00adt\u200b', ['cat'], plain)).toBe(true);
  });
  test('a different diacritic makes an answer wrong', () => {
    expect(matchesText('quan', ['quần'], plain)).toBe(false);
    expect(matchesText('dao', ['đào'], plain)).toBe(false);
  });
  test('case counts only where the author requires it', () => {
    expect(matchesText('LONDON', ['London'], plain)).toBe(true);
    expect(matchesText('ĐÀ NẴNG', ['Đà Nẵng'], plain)).toBe(true);
    expect(matchesText('london', ['London'], exact)).toBe(false);
    expect(matchesText('London', ['London'], exact)).toBe(true);
  });
  test('any of several answers is accepted, but never a blank', () => {
    expect(matchesText('colour', ['color', 'colour'], plain)).toBe(true);
    expect(matchesText('colur', ['color', 'colour'], plain)).toBe(false);
    for (const blank of ['', '  ', '\u200b', '\u00a0'])
      expect(matchesText(blank, ['', ' ', blank], lenient)).toBe(false);
  });
  test('words are separated by spaces, and a contraction counts as one', () => {
    expect(['', ' one ', 'do not', "don't", 'ice-cream  van', 'old \u2013 new', '24 cm'].map(countWords)).toEqual([
      0, 1, 2, 1, 2, 2, 2,
    ]);
  });
  test('a sign that composition turns into a quotation mark is straightened at once', () => {
    expect(foldAnswer('it\u1ffds')).toBe("it's");
  });
  test('folding is idempotent, and a text matches itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const folded = foldAnswer(text);
        expect(foldAnswer(folded)).toBe(folded);
        for (const rules of [lenient, plain, exact]) expect(matchesText(text, [text], rules)).toBe(folded !== '');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('contractions', () => {
  const same = (a: string, b: string, rules = lenient) => [matchesText(a, [b], rules), matchesText(b, [a], rules)];
  test.each([
    ["don't", 'do not'],
    ["I don't know.", 'I do not know.'],
    ["can't", 'cannot'],
    ["can't", 'can not'],
    ["won't", 'will not'],
    ["shan't", 'shall not'],
    ["it's", 'it is'],
    ["it's", 'it has'],
    ["he'd go", 'he would go'],
    ["he'd gone", 'he had gone'],
    ["they'll", 'they will'],
    ["I'm", 'I am'],
    ["let's go", 'let us go'],
    ["you've", 'you have'],
    ["should've", 'should have'],
    ["we're", 'we are'],
    ["Isn't she", 'is not she'],
    ["who's", 'who is'],
    ['don\u2019t', 'do not'],
    ['"don\'t"', '"do not"'],
  ])('%s = %s', (short, long) => {
    expect(same(short, long)).toEqual([true, true]);
    expect(same(short, long, plain)).toEqual([false, false]);
  });
  test.each([
    ['he is', 'he has'],
    ['he had', 'he would'],
    ["the dog's tail", 'the dog is tail'],
    ["don't", 'does not'],
    ['will not', "can't"],
    ["it's", 'its'],
    ["we're", 'were'],
    ["he's not", "he'd not"],
    ["constructor's", 'constructor is'],
    ['do not go', "don't"],
  ])('%s ≠ %s', (a, b) => {
    expect(same(a, b)).toEqual([false, false]);
  });
  test('case must agree where the author requires it, also in contractions', () => {
    const cased = { caseSensitive: true, contractions: true };
    expect(same("Don't", 'Do not', cased)).toEqual([true, true]);
    expect(same("Won't", 'Will not', cased)).toEqual([true, true]);
    expect(same("I'M", 'I AM', cased)).toEqual([true, true]);
    expect(same("don't", 'Do not', cased)).toEqual([false, false]);
  });
  test('a text with many ambiguous contractions is compared fast', () => {
    expect(spellOut(Array(120).fill("he'd").join(' '))).toHaveLength(240);
    expect(matchesText(Array(100).fill("he'd").join(' '), [Array(100).fill('he had').join(' ')], lenient)).toBe(true);
  });
});

const vietnamese: NumericFormat = { mask: false, decimalMark: ',', thousands: false, allowFraction: false };
const grouped: NumericFormat = { ...vietnamese, thousands: true };
const english: NumericFormat = { ...grouped, decimalMark: '.' };
const value = (text: string, format: NumericFormat) => {
  const number = readNumber(text, format);
  return number && Number(number.numerator) / Number(number.denominator);
};

describe('parsing numbers', () => {
  test('integers and decimals are parsed, with any usual minus sign', () => {
    for (const [text, expected] of [
      ['12', 12],
      [' -3 ', -3],
      ['\u22123', -3],
      ['\u20133', -3],
      ['+3', 3],
      ['- 3', -3],
      ['0', 0],
      ['-0', 0],
      ['007', 7],
      ['0,25', 0.25],
      [',5', 0.5],
      ['-,5', -0.5],
      ['1,50', 1.5],
    ] as const)
      expect([text, value(text, vietnamese)]).toEqual([text, expected]);
  });
  test('texts that are no numbers in this format are refused', () => {
    for (const text of [
      '',
      '-',
      ',',
      '5,',
      '1,2,3',
      '1.2.3',
      '1.234,5',
      '1 000',
      '--5',
      '5-',
      '1e3',
      '0x10',
      'x',
      '½',
      '٣',
      'NaN',
      'Infinity',
      '3 4',
      '1/2',
      '1_000',
      "1'000",
    ])
      expect([text, readNumber(text, vietnamese)]).toEqual([text, undefined]);
  });
  test('"3,145" is never ambiguous', () => {
    expect(value('3,145', vietnamese)).toBe(3.145);
    expect(value('3.145', vietnamese)).toBe(3.145);
    expect(value('3,145', grouped)).toBe(3.145);
    expect(value('3.145', grouped)).toBe(3145);
    expect(value('3,145', english)).toBe(3145);
    expect(value('3.145', english)).toBe(3.145);
    expect(value('3,145', { ...english, thousands: false })).toBe(3.145);
  });
  test('thousands are grouped in complete groups with one separator', () => {
    for (const [text, expected] of [
      ['1.234.567', 1234567],
      ['1 234 567', 1234567],
      ['1.234,5', 1234.5],
      ['1234,5', 1234.5],
      ['-12.345', -12345],
      ['999', 999],
    ] as const)
      expect([text, value(text, grouped)]).toEqual([text, expected]);
    for (const text of ['3.14', '12.34.567', '0.123', '.123', '1..234', '1.234 567', '1,234,567', '1234.567', '1, 5'])
      expect([text, readNumber(text, grouped)]).toEqual([text, undefined]);
  });
  test('fractions are parsed only where they are allowed', () => {
    const fractions = { ...vietnamese, allowFraction: true };
    for (const [text, expected] of [
      ['1/2', 0.5],
      ['-3/4', -0.75],
      ['1 1/2', 1.5],
      ['-1 1/2', -1.5],
      ['2 / 4', 0.5],
      ['0/5', 0],
    ] as const)
      expect([text, value(text, fractions)]).toEqual([text, expected]);
    for (const text of ['1/0', '0/0', '1/2/3', '1,5/2', '/2', '1/', '1/-2', '1 /'])
      expect([text, readNumber(text, fractions)]).toEqual([text, undefined]);
    expect(readNumber('1/2', vietnamese)).toBeUndefined();
  });
  test('the unit may be repeated, another one may not', () => {
    const metres = { ...vietnamese, unit: 'm' };
    expect([value('5 m', metres), value('5m', metres), value('5', metres)]).toEqual([5, 5, 5]);
    expect([readNumber('5 cm', metres), readNumber('m', metres), readNumber('5 m', vietnamese)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('four cells hold four characters', () => {
    const cells = { ...vietnamese, mask: true };
    expect([value('-1,5', cells), value('0,25', cells), value('1234', cells)]).toEqual([-1.5, 0.25, 1234]);
    expect([readNumber('12345', cells), readNumber('-0,25', cells), readNumber('0,500', cells)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('comparing numbers', () => {
  const within = (response: string, accepted: string, tolerance?: string, format = vietnamese) =>
    matchesNumber(response, [accepted], format, tolerance);
  test('numbers are compared by value, not by notation', () => {
    expect(within('1,50', '1,5')).toBe(true);
    expect(within('01,5', '1.5')).toBe(true);
    expect(within('-0', '0')).toBe(true);
    expect(within('2/4', '0,5', undefined, { ...vietnamese, allowFraction: true })).toBe(true);
    expect(within('0,3333333333333333', '1/3')).toBe(false);
  });
  test('numbers of any length are compared to the last digit', () => {
    const long = `0,${'1'.repeat(400)}`;
    expect(within(`${long}0`, long)).toBe(true);
    expect(within(`${long}1`, long)).toBe(false);
    expect(within('9007199254740993', '9007199254740992')).toBe(false);
  });
  test('a tolerance includes its ends exactly, which floating-point numbers would miss', () => {
    expect(0.3 - 0.2 <= 0.1).toBe(true);
    expect(1.1 - 1 <= 0.1).toBe(false);
    expect(within('1,1', '1', '0,1')).toBe(true);
    expect(within('0,9', '1', '0,1')).toBe(true);
    expect(within('1,1000000000000000000001', '1', '0,1')).toBe(false);
    expect(within('0,33', '1/3', '0.005')).toBe(true);
    expect(within('0,32', '1/3', '0.005')).toBe(false);
  });
  test('an invalid tolerance allows nothing', () => {
    for (const tolerance of ['', 'x', '-1', '1/2', '%', '-1%', '1%%']) {
      expect(within('1', '1', tolerance)).toBe(true);
      expect(within('1,1', '1', tolerance)).toBe(false);
    }
  });
  test('agrees with integer arithmetic for any hundredths', () => {
    const decimal = (hundredths: number) =>
      `${hundredths < 0 ? '-' : ''}${Math.floor(Math.abs(hundredths) / 100)},${String(Math.abs(hundredths) % 100).padStart(2, '0')}`;
    const hundredths = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(hundredths, hundredths, fc.integer({ min: 0, max: 300 }), (a, b, tolerance) => {
        expect(within(decimal(a), decimal(b), decimal(tolerance))).toBe(Math.abs(a - b) <= tolerance);
      }),
      { numRuns: 2000 },
    );
  });
});

const content = (code: TextGapsCode, change: Partial<TextGapsContent> = {}): TextGapsContent => ({
  ...textGapsSamples[code].content,
  ...change,
});
const key = (code: TextGapsCode, gaps?: Record<string, Partial<GapKey>>): TextGapsKey => {
  const base: TextGapsKey = textGapsSamples[code].key;
  return gaps === undefined
    ? base
    : {
        ...base,
        gaps: Object.fromEntries(
          Object.entries(gaps).map(([id, change]) => [
            id,
            { accepted: [], caseSensitive: false, contractions: false, ...change },
          ]),
        ),
      };
};

describe('gaps', () => {
  test('a worked example is neither answered nor scored', () => {
    expect(itemsOf('FB2', content('FB2'))).toEqual(['g1', 'g2', 'g3']);
    expect(score('FB2', content('FB2'), key('FB2'), { g0: 'am' }, { locale: 'vi' }).status).toBe('malformed');
  });
  test('a blank answer does not count as answered', () => {
    expect(responseComplete('FB2', content('FB2'), { g1: 'to', g2: ' \u00a0' })).toEqual(['g1']);
  });
  test('an id that names a built-in property works like any other', () => {
    const odd = content('FB2', { text: '[[constructor]] a', gaps: [{ id: 'constructor' }] });
    expect(score('FB2', odd, key('FB2', {}), {}, { locale: 'vi' }).items).toEqual([
      { item: 'constructor', state: 'blank', share: { earned: 0, of: 1 } },
    ]);
    expect(score('FB2', odd, key('FB2', {}), { constructor: 'x' }, { locale: 'vi' }).items[0]?.state).toBe('wrong');
    expect(problemsOf('FB2', odd, key('FB2', {})).map((problem) => problem.code)).toEqual(['ACCEPTED_MISSING']);
  });
  test('are in reading order, table cells after the text', () => {
    const { gaps } = content('FB5');
    expect(parseContent('FB5', 1, content('FB5', { gaps: gaps.toReversed() }))).toEqual({
      ok: true,
      value: content('FB5'),
    });
  });
  test('four cells have no room for grouped thousands', () => {
    const { numeric } = textGapsSamples.FB8.content;
    expect(parseContent('FB8', 1, content('FB8', { numeric: { ...numeric, thousands: true } }))).toEqual({
      ok: true,
      value: content('FB8'),
    });
    const free = content('FB8', { numeric: { ...numeric, mask: false, thousands: true } });
    expect(parseContent('FB8', 1, free)).toEqual({ ok: true, value: free });
  });
  test('each code refuses the fields of another one', () => {
    const parses = (code: TextGapsCode, change: object) => parseContent(code, 1, { ...content(code), ...change }).ok;
    expect(parses('FB1', { gaps: [{ id: 'g1' }, { id: 'g2' }] })).toBe(false);
    expect(parses('FB1', { numeric: content('FB8').numeric })).toBe(false);
    expect(parses('FB8', { numeric: undefined })).toBe(false);
    expect(parses('FB2', { table: [['x']] })).toBe(false);
    expect(parses('FB1', { gaps: [{ id: 'g1', cue: 'GO' }] })).toBe(false);
    expect(parses('FB2', { gaps: [{ id: 'g1' }, { id: 'g1' }] })).toBe(false);
  });
  test('any answer is wrong when the key has no entry for a gap', () => {
    expect(score('FB1', content('FB1'), key('FB1', {}), { g1: 'do not' }, { locale: 'vi' }).items).toEqual([
      { item: 'g1', state: 'wrong', share: { earned: 0, of: 1 } },
    ]);
  });
});

describe('problems that prevent publishing', () => {
  const problems = (
    code: TextGapsCode,
    change: Partial<TextGapsContent>,
    gaps?: Record<string, Partial<GapKey>>,
  ): string[] =>
    problemsOf(code, content(code, change), key(code, gaps)).map((problem) => `${problem.code} ${problem.path}`);

  test('each gap must have an accepted answer, and the key no other gaps', () => {
    expect(problems('FB1', {}, { g1: { accepted: [] } })).toEqual(['ACCEPTED_MISSING gaps.0.accepted']);
    expect(problems('FB1', {}, { g1: { accepted: [' '] } })).toEqual(['ACCEPTED_MISSING gaps.0.accepted']);
    expect(problems('FB1', {}, { g1: { accepted: ['x'] }, g5: { accepted: ['x'] } })).toEqual(['CORRECT_UNKNOWN ']);
  });
  test('an open cloze takes one word, whether its limit is written or not', () => {
    const gaps = [{ id: 'g1' }];
    for (const wordLimit of [1, undefined])
      expect(problems('FB2', { text: 'a [[g1]]', gaps, wordLimit }, { g1: { accepted: ['to', 'out of'] } })).toEqual([
        'ACCEPTED_TOO_LONG gaps.0.accepted.1',
      ]);
  });
  test('each gap must be in the text once, and not all may be examples', () => {
    expect(
      problems(
        'FB2',
        { text: 'a [[g1]] [[g1]] [[g9]]', gaps: [{ id: 'g1' }, { id: 'g2' }] },
        { g1: { accepted: ['x'] }, g2: { accepted: ['x'] } },
      ),
    ).toEqual(['GAP_NOT_IN_TEXT gaps.1', 'GAP_REPEATED text', 'GAP_UNKNOWN text']);
    expect(problems('FB1', { text: '[[g1]]' })).toEqual(['TEXT_MISSING text']);
    expect(problems('FB2', { text: 'a [[g1]]', gaps: [{ id: 'g1', example: ' ' }] }, {})).toEqual([
      'EXAMPLE_EMPTY gaps.0.example',
      'GAPS_ALL_EXAMPLES gaps',
    ]);
  });
  test('FB7 must have a cue at each gap, and FB5 a recording', () => {
    expect(problems('FB7', { gaps: [{ id: 'g1' }, { id: 'g2', cue: 'INVENT' }] })).toEqual(['CUE_MISSING gaps.0.cue']);
    expect(problems('FB5', { audio: undefined })).toEqual(['AUDIO_MISSING audio']);
  });
  test('accepted numbers must be numbers, and one of them must fit the cells', () => {
    expect(problems('FB8', {}, { g1: { accepted: ['x', '1'], tolerance: '-1' } })).toEqual([
      'TOLERANCE_NOT_NUMBER gaps.0.tolerance',
      'ACCEPTED_NOT_NUMBER gaps.0.accepted.0',
    ]);
    expect(problems('FB8', {}, { g1: { accepted: ['12345'] } })).toEqual(['ACCEPTED_NOT_IN_CELLS gaps.0.accepted']);
    expect(problems('FB8', {}, { g1: { accepted: ['12345', '1234'] } })).toEqual([]);
    expect(problems('FB8', {}, { g1: { accepted: ['3,14159'], tolerance: '0,01' } })).toEqual([]);
    expect(problems('FB8', { text: 'x = [[g1]]' })).toEqual([]);
    expect(problems('FB8', { text: 'x = [[g2]]' })).toEqual(['GAP_NOT_IN_TEXT gaps.0', 'GAP_UNKNOWN text']);
  });
  test('the length limit includes the accepted answers', () => {
    const accepted = Array.from({ length: 20 }, () => 'x'.repeat(495));
    expect(problems('FB1', { text: `a [[g1]]`, instructions: '' }, { g1: { accepted } })).toEqual([]);
    expect(problems('FB1', { text: `${'a'.repeat(200)} [[g1]]`, instructions: '' }, { g1: { accepted } })).toEqual([
      'TEXT_TOO_LONG ',
    ]);
  });
  test('every problem has a message', () => {
    for (const code of [
      'TEXT_MISSING',
      'ACCEPTED_MISSING',
      'ACCEPTED_TOO_LONG',
      'ACCEPTED_NOT_NUMBER',
      'ACCEPTED_NOT_IN_CELLS',
      'TOLERANCE_NOT_NUMBER',
      'CUE_MISSING',
      'EXAMPLE_EMPTY',
      'GAPS_ALL_EXAMPLES',
    ])
      expect(vi.problems).toHaveProperty(code);
  });
});

describe('texts and paper', () => {
  test('the summary shows gaps as lines', () => {
    expect(summaryOf('FB1', content('FB1'))).toMatch(/^I ___ like coffee/);
  });
  test('gaps are numbered on paper, and an example shows its answer', () => {
    const form = printForm('FB2', content('FB2'), 20, 'en');
    expect(form.blocks.at(-1)).toMatchObject({
      kind: 'gapped-text',
      gaps: { g0: { example: 'am' }, g1: { number: 20 }, g3: { number: 22 } },
    });
    expect(answerKeyForm('FB2', content('FB2'), key('FB2'), 20)).toEqual([
      { number: 20, text: 'to' },
      { number: 21, text: 'too / so' },
      { number: 22, text: 'which / that' },
    ]);
  });
  test('the key has a minus where a hyphen was typed for one', () => {
    const { gaps, ...others } = key('FB1');
    const typed = {
      ...others,
      gaps: { ...gaps, g1: { accepted: ['-2,5', 'x = -3', '(-1; 2)', 'well-known', '2-3'] } },
    };
    expect(answerKeyForm('FB1', content('FB1'), typed, 1)[0]!.text).toBe('−2,5 / x = −3 / (−1; 2) / well-known / 2-3');
  });
  test('a numeric answer is printed as cells with its unit', () => {
    expect(printForm('FB8', content('FB8'), 17, 'vi').blocks).toMatchObject([
      { kind: 'gapped-text', number: 17 },
      { kind: 'answer', cells: 4, unit: 'm³' },
    ]);
  });
  test('a form is printed as a table', () => {
    expect(printForm('FB5', content('FB5'), 1, 'en').blocks.map((block) => block.kind)).toEqual([
      'instructions',
      'recording',
      'gapped-text',
      'gapped-table',
    ]);
  });
});

describe('fields on a picture', () => {
  test('keep their order and have a position, unlike gaps in a text', () => {
    const { gaps } = content('FB6');
    expect(parseContent('FB6', 1, content('FB6', { gaps: gaps.toReversed() }))).toEqual({
      ok: true,
      value: content('FB6', { gaps: gaps.toReversed() }),
    });
    expect(parseContent('FB6', 1, content('FB6', { gaps: [{ id: 'g1' }] })).ok).toBe(false);
    expect(parseContent('FB1', 1, content('FB1', { gaps: [{ id: 'g1', at: { x: 1, y: 1 } }] })).ok).toBe(false);
    expect(parseContent('FB2', 1, content('FB2', { picture: { media: 'sample-image', alt: '' } })).ok).toBe(false);
  });
  test('cannot be published without their picture', () => {
    expect(
      problemsOf('FB6', content('FB6', { picture: undefined }), key('FB6')).map(
        (problem) => `${problem.code} ${problem.path}`,
      ),
    ).toContain('PICTURE_MISSING picture');
  });
  test('are printed as numbers on the picture, with a line for each', () => {
    const block = printForm('FB6', content('FB6'), 9, 'en').blocks.at(-1);
    expect(block).toMatchObject({
      kind: 'picture-task',
      marks: [{ label: 'flower' }, { label: '9' }, { label: '10' }, { label: '11' }],
      tasks: [
        { number: 9, line: true },
        { number: 10, line: true },
        { number: 11, line: true },
      ],
    });
  });
});

describe('gaps with a word box', () => {
  const { content, key } = textGapsSamples.FB3;
  const codes = (change: Partial<TextGapsContent>, keyChange: Partial<TextGapsKey> = {}): string[] =>
    problemsOf('FB3', { ...content, ...change }, { ...key, ...keyChange }).map((problem) => problem.code);
  test('the words are in alphabetical order, which reveals nothing', () => {
    expect(parseContent('FB3', 1, { ...content, wordBox: content.wordBox.toReversed() })).toEqual({
      ok: true,
      value: content,
    });
  });
  test('the box must contain the right answers, enough words and no empty one', () => {
    expect(codes({}, { gaps: { ...key.gaps, g1: { ...key.gaps.g1, accepted: ['hay'] } } })).toEqual([
      'ACCEPTED_NOT_IN_BOX',
    ]);
    expect(codes({ wordBox: content.wordBox.slice(0, 1) })).toContain('BOX_TOO_SMALL');
    expect(codes({ wordBox: [...content.wordBox, { id: 'n1', text: ' ' }] })).toEqual(['BOX_WORD_EMPTY']);
  });
  test('the box is printed above the text', () => {
    expect(printForm('FB3', content, 1, 'vi').blocks.map((block) => block.kind)).toEqual([
      'instructions',
      'bank',
      'gapped-text',
    ]);
  });
});

describe('letter boxes', () => {
  const { content, key } = textGapsSamples.FB4;
  const state = (answer: string): string =>
    score('FB4', content, key, { g1: answer }, { locale: 'vi' }).items[0]!.state;
  test.each([
    ['thư viện', 'right'],
    ['THƯ VIỆN', 'right'],
    ['thư viện'.normalize('NFD'), 'right'],
    ['  ư vi n', 'right'],
    ['thu viện', 'wrong'],
    ['thư vi', 'wrong'],
    ['thư viện n', 'wrong'],
    ['th', 'blank'],
    ['', 'blank'],
  ])('%j is %s', (answer, expected) => {
    expect(state(answer)).toBe(expected);
  });
  test('accepted answers must fit the boxes and their given letters', () => {
    const codes = (boxes: string[], accepted: string[]) =>
      problemsOf(
        'FB4',
        { ...content, gaps: [{ id: 'g1', boxes }] },
        { ...key, gaps: { g1: { ...key.gaps.g1, accepted } } },
      ).map((problem) => problem.code);
    expect(codes(['c', '', 't'], ['cat', 'cut'])).toEqual([]);
    expect(codes(['c', '', 't'], ['cat', 'bat'])).toEqual(['ACCEPTED_NOT_IN_BOXES']);
    expect(codes(['', ''], ['cat'])).toEqual(['ACCEPTED_NOT_IN_BOXES']);
    expect(codes(['c', 'a'], ['ca'])).toEqual(['BOXES_ALL_GIVEN']);
  });
});
