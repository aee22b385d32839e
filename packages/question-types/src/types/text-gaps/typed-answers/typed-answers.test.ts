/** Which typed answers are accepted: Vietnamese, English, numbers, units. Each row applies in both directions. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../../../registry/scoring.ts';
import { groupsAmong, joined, parted, rightPlaces } from './any-order.ts';
import { comparableAnswer } from './folding.ts';
import { isBlankAnswer, matchesText, type MatchingRules } from './matching.ts';
import { matchesNumber } from './numeric.ts';
import type { NumericFormat } from '../definition.ts';
import { otherNumbers, otherWritings } from './other-writings.ts';
import { textGapsSamples } from '../samples.ts';

const usual: MatchingRules = { caseSensitive: false, contractions: true };
const both = (a: string, b: string, rules = usual) => [matchesText(a, [b], rules), matchesText(b, [a], rules)];

const same: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'tone placement': [
    ['hoà', 'hòa'],
    ['hoà bình', 'hòa bình'],
    ['HOÀ', 'Hòa'],
    ['hoá học', 'hóa học'],
    ['hoả', 'hỏa'],
    ['hoạ sĩ', 'họa sĩ'],
    ['toã', 'tõa'],
    ['khoẻ', 'khỏe'],
    ['khoẻ mạnh', 'khỏe mạnh'],
    ['xoè', 'xòe'],
    ['loé', 'lóe'],
    ['loẹt xoẹt', 'loẹt xoẹt'],
    ['thuỷ', 'thủy'],
    ['thuỷ tinh', 'thủy tinh'],
    ['thuý', 'thúy'],
    ['luỹ thừa', 'lũy thừa'],
    ['tuỳ', 'tùy'],
    ['huỵ', 'hụy'],
    ['quý', 'qúy'],
    ['quỹ', 'qũy'],
    ['toà nhà', 'tòa nhà'],
    ['hoà, toà', 'hòa, tòa'],
    ['oà', 'òa'],
    ['uỷ ban', 'ủy ban'],
    ['(hoà)', '(hòa)'],
  ],
  'Unicode forms': [
    ['quần', 'quần'.normalize('NFD')],
    ['Tiếng Việt', 'tiếng việt'.normalize('NFD')],
    ['Đà Nẵng', '\u00D0à Nẵng'],
    ['Đà Nẵng', 'đà nẵng'],
    ['đường', '\u00F0ường'],
    ['Đông', '\u0189ông'],
    ['café', 'cafe\u0301'],
    ['ABC', '\uFF21\uFF22\uFF23'],
    ['100%', '\uFF11\uFF10\uFF10\uFF05'],
    ['2x + 1', '\uFF12\uFF58\u3000\uFF0B\u3000\uFF11'],
    ['cat', '\ufeffca\u00adt\u200b'],
    ['cat', 'c\u200da\u2060t\u200c'],
    ['cat', '\u202acat\u202c'],
    ['cat', '\u2066cat\u2069'],
    ['cat', 'cat\ufe0f'],
    ['a b', 'a\u00a0b'],
    ['a b', 'a\u3000b'],
    ['a b', ' a \t\n b '],
    ['Ω', '\u2126'],
    ['5 μm', '5 \u00b5m'],
    ['30°', '30\u00ba'],
    ['30°', '30\u02da'],
  ],
  'quotes and dashes': [
    ['it\u2019s', "it's"],
    ['it\u00b4s', "it's"],
    ['it`s', "it's"],
    ['\u201cyes\u201d', '"yes"'],
    ['\u00abyes\u00bb', '"yes"'],
    ['\uff02yes\uff02', '"yes"'],
    ['well\u2010known', 'well-known'],
    ['well\u2011known', 'well-known'],
    ['well\u2013known', 'well-known'],
    ['1945\u20131975', '1945-1975'],
    ['1945 \u2013 1975', '1945-1975'],
    ['1945 \u2014 1975', '1945 - 1975'],
    ['yes \u2014 no', 'yes - no'],
    ['wait\u2026', 'wait...'],
  ],
  'final punctuation': [
    ['goes.', 'goes'],
    ['Goes!', 'goes'],
    ['What is it?', 'What is it'],
    ['He left .', 'He left'],
    ['yes,', 'yes'],
    ['yes;', 'yes'],
    ['yes:', 'yes'],
    ['Really?!', 'really'],
    ['etc.', 'etc'],
    ['Hà Nội.', 'hà nội'],
    ['wait\u2026', 'wait'],
    ['x = 2.', 'x = 2'],
    ['I don\u2019t know.', 'i do not know'],
    ['Yes!!!', 'yes'],
  ],
  'case and contractions': [
    ['THỦ ĐÔ', 'thủ đô'],
    ['Nguyễn Du', 'NGUYỄN DU'],
    ['iPhone', 'IPHONE'],
    ["aren't", 'are not'],
    ["He'll come", 'he will come'],
    ['LONDON', 'London'],
    ['MONDAY', 'monday'],
    ["Don't go", 'do not go'],
    ["I'm", 'I am'],
    ["It's raining", 'It is raining'],
    ["It's gone", 'It has gone'],
    ["They'd left", 'They had left'],
    ["They'd leave", 'They would leave'],
    ["can't", 'cannot'],
    ["won't", 'will not'],
    ["let's", 'let us'],
    ["She isn't here.", 'she is not here'],
    ["You've won!", 'you have won'],
    ["We'll see", 'we will see'],
    ["Who's there?", 'who is there'],
    ['shouldn\u2019t', 'should not'],
  ],
  'blanks in mathematics': [
    ['S = {1; 2}', 's={ 1;2 }'],
    ['y=-x', 'y = -x'],
    ['2(x + 1)', '2( x+1)'],
    ['AB \u2265 CD', 'AB\u2265CD'],
    ['x=2', 'x = 2'],
    ['x  =2', 'x= 2'],
    ['X = 2', 'x=2'],
    ['y = 2x + 1', 'y=2x+1'],
    ['a+b', 'a + b'],
    ['a - b', 'a-b'],
    ['x - 2', 'x\u22122'],
    ['x \u2212 2', 'x-2'],
    ['2 - 3', '2-3'],
    ['x = - 3', 'x=-3'],
    ['x = \u22123', 'x = -3'],
    ['(x + 1)(x - 1)', '( x+1 )( x-1 )'],
    ['(x+1) - 2', '(x+1)-2'],
    ['3 - (x)', '3-(x)'],
    ['3/4', '3 / 4'],
    ['3 : 4', '3:4'],
    ['6 \u00f7 2', '6:2'],
    ['3 \u00d7 4', '3x4'],
    ['3 * 4', '3 x 4'],
    ['3 \u00b7 4', '3\u00d74'],
    ['3X4', '3x4'],
    ['x < 3', 'x<3'],
    ['x <= 3', 'x \u2264 3'],
    ['x >= 3', 'x\u22653'],
    ['x != 0', 'x \u2260 0'],
    ['x\u00b2', 'x^2'],
    ['x\u00b2 + 1', 'x ^ 2+1'],
    ['10\u207b\u2075', '10^-5'],
    ['x\u00b9\u2070', 'x^10'],
    ['H\u2082O', 'H2O'],
    ['h\u2082so\u2084', 'H2SO4'],
    ['x = 2; x = 3', 'x=2;x=3'],
    ['A = {1; 2}', 'A={1;2}'],
    ['[0; 1]', '[ 0;1 ]'],
    ['7:30', '7 : 30'],
    ['\u00b1 2', '\u00b12'],
    ['AB = CD', 'AB=CD'],
    ['a\u207b\u00b9', 'a^-1'],
    ['50 %', '50%'],
    ['x \u2248 3', 'x\u22483'],
  ],
  units: [
    ['1 dam2', '1dam\u00b2'],
    ['20 hm2', '20 hm^2'],
    ['1,5 l', '1,5l'],
    ['100 g', '100g'],
    ['12 dm', '12dm'],
    ['5 m2', '5 m\u00b2'],
    ['5m\u00b2', '5 m^2'],
    ['12 cm3', '12cm\u00b3'],
    ['m2', 'm\u00b2'],
    ['3 km2', '3 km\u00b2'],
    ['9,8 m/s2', '9,8m/s\u00b2'],
    ['9,8 m/s2', '9,8 m / s^2'],
    ['5 cm', '5cm'],
    ['5 CM', '5cm'],
    ['3 kg', '3kg'],
    ['250 ml', '250ml'],
    ['10 s', '10s'],
    ['2 h', '2h'],
    ['4 ha', '4ha'],
    ['30 \u00b0C', '30\u00b0C'],
    ['30\u00baC', '30 \u00b0C'],
    ['90 \u00b0', '90\u00b0'],
    ['15 dm2', '15dm\u00b2'],
    ['7 mm', '7mm'],
    ['60 km/h', '60km/h'],
    ['60 km / h', '60km/h'],
  ],
};

const different: readonly (readonly [string, string])[] = [
  ['quan', 'quần'],
  ['dao', 'đào'],
  ['hoa', 'hoà'],
  ['hoá', 'hoà'],
  ['hóan', 'hoạn'],
  ['mùa', 'muà ơi'],
  ['của', 'cuả'],
  ['mía', 'miá'],
  ['thuế', 'thúê'],
  ['tuyệt', 'tụyêt'],
  ['ma', 'mà'],
  ['da', 'đa'],
  ['go', 'goes'],
  ['colur', 'colour'],
  ['ice cream', 'ice-cream'],
  ['icecream', 'ice-cream'],
  ['well known', 'well-known'],
  ['well - known', 'well-known'],
  ['its', "it's"],
  ["dog's", 'dogs'],
  ['he is', 'he has'],
  ["it's", 'it will'],
  ['a.m', 'am'],
  ['U.S', 'US'],
  ['.5', '5'],
  ['?', '!'],
  [',', '.'],
  ['(a', 'a'],
  ['"a', 'a'],
  ['x = 2', 'x = -2'],
  ['x = 2', 'x = 3'],
  ['x=2', 'y=2'],
  ['x2', 'x\u00b2'],
  ['2x', 'x2'],
  ['x < 2', 'x > 2'],
  ['x < 2', 'x \u2264 2'],
  ['1,5', '15'],
  ['1, 5', '1,5'],
  ['1,5', '1.5'],
  ['3,145', '3.145'],
  ['1 5', '15'],
  ['2 3', '23'],
  ['3-4', '34'],
  ['3x4', '3+4'],
  ['5 m', '5 m\u00b2'],
  ['5 m2', '5 m3'],
  ['5 cm', '5 mm'],
  ['5 m', '5 min'],
  ['5 cm', '5'],
  ['5 apples', '5apples'],
  ['H2O', 'HO2'],
  ['10\u207b\u2075', '10\u2075'],
  ['3/4', '4/3'],
  ['3/4', '34'],
  ['a + b', 'a - b'],
  ['[0;1]', '(0;1)'],
  ['AB', 'BA'],
  ['30\u00b0', '30'],
  ['50%', '50'],
  ['cat', 'c at'],
  ['cats', 'cat'],
  ['yes no', 'yes, no'],
  ['Let us', 'Lets'],
  ['A', 'B'],
  ['true', 'false'],
  ['Nguyễn Huệ', 'Nguyễn Huế'],
  ['toán', 'tóan học'],
  ['constructor', 'prototype'],
  ['__proto__', 'proto'],
  ['I go', 'I goes'],
  ['twenty-one', 'twenty one'],
  ['Hồ Chí Minh', 'Hồ Chi Minh'],
  ['lý', 'lí do'],
  ['qua', 'quà'],
  ['hoè', 'hoé'],
  ['thuỷ', 'thuỳ'],
  ['màu đỏ', 'mầu đỏ'],
  ['doesn\u2019t', "don't"],
  ['i am', 'I was'],
  ['colour', 'color'],
  ['2,5 kg', '25 kg'],
  ['2 kg', '2 g'],
  ['x = 2; x = 3', 'x = 3; x = 2'],
];

const free: NumericFormat = { mask: false, decimalMark: ',', thousands: false, allowFraction: true };
const grouped: NumericFormat = { ...free, thousands: true };
const english: NumericFormat = { ...grouped, decimalMark: '.' };
const numbers: readonly (readonly [string, string, NumericFormat, string | undefined, boolean])[] = [
  ['3,14', '3,14', free, undefined, true],
  ['3.14', '3,14', free, undefined, true],
  ['\uFF13\uFF0C\uFF11\uFF14', '3,14', free, undefined, true],
  ['\u22125', '-5', free, undefined, true],
  ['\u20135', '-5', free, undefined, true],
  ['\uFF0D5', '-5', free, undefined, true],
  ['- 5', '-5', free, undefined, true],
  ['+5', '5', free, undefined, true],
  ['05', '5', free, undefined, true],
  ['5,0', '5', free, undefined, true],
  [',5', '0,5', free, undefined, true],
  ['1/2', '0,5', free, undefined, true],
  ['2/4', '0,5', free, undefined, true],
  ['1 1/2', '1,5', free, undefined, true],
  ['-1/2', '-0,5', free, undefined, true],
  ['5\u200b', '5', free, undefined, true],
  ['5.', '5', free, undefined, true],
  ['5,', '5', free, undefined, false],
  ['5.', '5', english, undefined, false],
  ['5;', '5', free, undefined, true],
  ['5 m.', '5', { ...free, unit: 'm' }, undefined, true],
  ['5m', '5', { ...free, unit: 'm' }, undefined, true],
  ['5 km', '5', { ...free, unit: 'm' }, undefined, false],
  ['1.234', '1234', grouped, undefined, true],
  ['1 234', '1234', grouped, undefined, true],
  ['1,234', '1234', english, undefined, true],
  ['1.234', '1,234', english, undefined, false],
  ['3,145', '3145', grouped, undefined, false],
  ['12.34', '1234', grouped, undefined, false],
  ['-5', '5', free, undefined, false],
  ['5 6', '56', free, undefined, false],
  ['five', '5', free, undefined, false],
  ['', '0', free, undefined, false],
  ['\u200b', '0', free, undefined, false],
  ['1/0', '0', free, undefined, false],
  ['5\u00b2', '25', free, undefined, false],
  ['2+3', '5', free, undefined, false],
  ['1e3', '1000', free, undefined, false],
  ['0x10', '16', free, undefined, false],
  ['Infinity', '1', free, '100%', false],
  ['3,1', '3,14', free, '0,05', true],
  ['3,08', '3,14', free, '0,05', false],
  ['3,09', '3,14', free, '0,05', true],
  ['98', '100', free, '2%', true],
  ['102', '100', free, '2 %', true],
  ['97,9', '100', free, '2%', false],
  ['102,1', '100', free, '2%', false],
  ['-98', '-100', free, '2%', true],
  ['0', '0', free, '2%', true],
  ['0,001', '0', free, '2%', false],
  ['1/3', '0,33', free, '1,5%', true],
  ['1/3', '0,33', free, '1%', false],
];

describe('equal answers', () => {
  for (const [kind, rows] of Object.entries(same))
    test.each(rows)(`${kind}: %j = %j`, (a, b) => {
      expect(both(a, b)).toEqual([true, true]);
    });
});

describe('different answers', () => {
  test.each(different)('%j ≠ %j', (a, b) => {
    expect(both(a, b)).toEqual([false, false]);
  });
});

describe('numbers', () => {
  test.each(numbers)('%j against %j %#', (response, accepted, format, tolerance, right) => {
    expect(matchesNumber(response, [accepted], format, tolerance)).toBe(right);
  });
});

describe("the author's rules", () => {
  test('final punctuation counts where the author requires it', () => {
    const strict = { ...usual, punctuation: true };
    expect(both('goes.', 'goes', strict)).toEqual([false, false]);
    expect(both('What is it?', 'what is it?', strict)).toEqual([true, true]);
  });
  test('case counts where the author requires it, everything else is folded', () => {
    const exact = { caseSensitive: true, contractions: false };
    expect(both('Hoà', 'Hòa', exact)).toEqual([true, true]);
    expect(both('hoà', 'Hòa', exact)).toEqual([false, false]);
    expect(both('X=2', 'x = 2', exact)).toEqual([false, false]);
  });
  test('invisible text is blank, and matches nothing', () => {
    for (const blank of [
      '',
      ' ',
      '\u200b',
      '\u200c\u200d',
      '\u2060',
      '\ufeff',
      '\u3164',
      '\u2800',
      '\u202e',
      '\u00ad\u034f',
    ])
      expect([isBlankAnswer(blank), matchesText(blank, [blank, ''], usual)]).toEqual([true, false]);
  });
  test('there are three hundred rows', () => {
    const rows = Object.values(same).flat().length + different.length + numbers.length;
    expect(rows).toBeGreaterThanOrEqual(300);
  });
  test('the canonical form is idempotent, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'xaQuyòoa23 -=+*/^²m%.,;:()'), maxLength: 20 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const once = comparableAnswer(text, { caseSensitive: false, punctuation: true });
        expect(comparableAnswer(once, { caseSensitive: false, punctuation: true })).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('interchangeable gaps', () => {
  const roots = (a: string, b: string, c?: string) =>
    score(
      'FB2',
      {
        ...textGapsSamples.FB2.content,
        text: 'x = [[g1]] or x = [[g2]], y = [[g3]]',
        gaps: [{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }],
      },
      {
        explanation: '',
        gaps: {
          g1: { accepted: ['2', 'two'], caseSensitive: false, contractions: false },
          g2: { accepted: ['3', '2,0'], caseSensitive: false, contractions: false },
          g3: { accepted: ['7'], caseSensitive: false, contractions: false },
        },
        anyOrder: [['g1', 'g2']],
      },
      { g1: a, g2: b, ...(c === undefined ? {} : { g3: c }) },
      { locale: 'vi' },
    ).items.map(({ state }) => state);
  test.each([
    ['2', '3', 'right', 'right'],
    ['3', '2', 'right', 'right'],
    ['2', '2', 'right', 'wrong'],
    ['3', '3', 'wrong', 'right'],
    ['3', '', 'right', 'blank'],
    ['', '2', 'blank', 'right'],
    ['9', '2', 'wrong', 'right'],
    ['2,0', 'two', 'right', 'right'],
    ['two', '2', 'right', 'wrong'],
  ])('score %j and %j as %s and %s', (a, b, first, second) => {
    expect(roots(a, b)).toEqual([first, second, 'blank']);
  });
  test('a gap outside the group keeps its own answer', () => {
    expect(roots('3', '2', '7')).toEqual(['right', 'right', 'right']);
    expect(roots('7', '2', '3')).toEqual(['wrong', 'right', 'wrong']);
  });
  test('as many are right as the best assignment allows, in any order', () => {
    const lists = fc.array(fc.subarray(['a', 'b', 'c', 'd']), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        lists,
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 4, maxLength: 4 }),
        (keys, typed) => {
          const group = keys.map((_, at) => String(at));
          const accepts = (place: string, gap: string) => keys[Number(place)]!.includes(typed[Number(gap)]!);
          const best = (gap: number, used: readonly number[]): number =>
            gap === keys.length
              ? 0
              : Math.max(
                  best(gap + 1, used),
                  ...keys.map((_, place) =>
                    !used.includes(place) && accepts(String(place), String(gap))
                      ? 1 + best(gap + 1, [...used, place])
                      : 0,
                  ),
                );
          const right = rightPlaces(group, accepts);
          expect(right).toHaveLength(best(0, []));
          expect(new Set(right).size).toBe(right.length);
        },
      ),
      { numRuns: 300 },
    );
  });
  test('groups are merged and split, and drop deleted gaps', () => {
    const order = ['a', 'b', 'c', 'd'];
    const two = joined({}, 'b', 'a');
    expect(two).toEqual([['a', 'b']]);
    const three = joined({ anyOrder: two }, 'c', 'b');
    expect(three).toEqual([['a', 'b', 'c']]);
    expect(parted({ anyOrder: three }, 'b', order)).toEqual([['b', 'c']]);
    expect(parted({ anyOrder: three }, 'c', order)).toEqual([['a', 'b']]);
    expect(
      joined(
        {
          anyOrder: [
            ['a', 'b'],
            ['c', 'd'],
          ],
        },
        'c',
        'b',
      ),
    ).toEqual([['a', 'b', 'c', 'd']]);
    expect(groupsAmong({ anyOrder: three }, ['a', 'c'])).toEqual([['a', 'c']]);
    expect(groupsAmong({ anyOrder: three }, ['a'])).toEqual([]);
  });
});

describe('variants shown to the author', () => {
  test.each([
    ['hoà bình', ['hòa bình', 'Hoà bình', 'HOÀ BÌNH', 'hoà bình.']],
    ['x = 2', ['x=2', 'X = 2', 'x = 2.']],
    ["don't", ['do not', "Don't", "DON'T", "don't."]],
    ['5 m\u00b2', ['5 m2', '5 M\u00b2', '5 m\u00b2.']],
    ['What?', ['what?', 'WHAT?', 'What']],
    ['12', ['12.']],
  ])('of %j are the most realistic ones', (answer, forms) => {
    expect(otherWritings(answer, usual)).toEqual(forms);
  });
  test('contain nothing that the rules refuse', () => {
    expect(otherWritings("Don't", { caseSensitive: true, contractions: false, punctuation: true })).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (answer) => {
        for (const form of otherWritings(answer, usual)) expect(matchesText(form, [answer], usual)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  test.each([
    ['3,14', undefined, ['3.14', '3,140'], null],
    ['5', undefined, ['5,0'], null],
    ['1/2', undefined, ['0,5', '0,50'], null],
    ['100', '2%', ['100,0'], ['98', '102']],
    ['-100', '2%', ['-100,0'], ['-102', '-98']],
    ['3,14', '0,01', ['3.14', '3,140'], ['3,13', '3,15']],
    ['x', undefined, [], null],
  ])('of the number %j with the tolerance %j are the most realistic ones', (answer, tolerance, writings, span) => {
    expect(otherNumbers(answer, free, tolerance)).toEqual({ writings, span });
  });
});
