import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGift, type GiftNumber, type GiftQuestion, type GiftText } from './parse.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.gift'))
  .map((name) => name.slice(0, -5));
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const numberAsThere = (number: GiftNumber): object =>
  number.kind === 'tolerance'
    ? { type: 'range', number: Number(number.number), range: Number(number.tolerance) }
    : { type: number.kind };

/** Converts our tree to the form of the expected one. */
function asExpected({ id, tags, title, before, after, general, body }: GiftQuestion): object {
  const embedded = after !== '';
  const stem: GiftText = embedded ? { format: before.format, text: `${before.text} _____ ${after}` } : before;
  const shared = { id, tags: tags.length > 0 ? tags : null, title, stem, hasEmbeddedAnswers: embedded };
  switch (body.type) {
    case 'description':
      return { ...shared, type: 'Description' };
    case 'essay':
      return { ...shared, type: 'Essay', globalFeedback: general };
    case 'true-false':
      return {
        ...shared,
        type: 'TF',
        globalFeedback: general,
        isTrue: body.isTrue,
        trueFeedback: body.feedbacks[0] ?? null,
        falseFeedback: body.feedbacks[1] ?? null,
      };
    case 'choice':
      return { ...shared, type: 'MC', globalFeedback: general, choices: body.choices };
    case 'short':
      return { ...shared, type: 'Short', globalFeedback: general, choices: body.choices };
    case 'matching':
      return {
        ...shared,
        type: 'Matching',
        globalFeedback: general,
        matchPairs: body.pairs.map(({ left, right }) => ({ subquestion: left, subanswer: right })),
      };
    case 'numeric': {
      const [first] = body.answers;
      const single = body.answers.length === 1 && first!.weight === null && first!.feedback === null;
      return {
        ...shared,
        type: 'Numerical',
        globalFeedback: general,
        choices: single
          ? numberAsThere(first!.number)
          : body.answers.map(({ isCorrect, weight, number, feedback }) => ({
              isCorrect,
              weight,
              text: numberAsThere(number),
              feedback,
            })),
      };
    }
  }
}

test('there are all 26 files to compare with', () => {
  expect(names).toHaveLength(26);
});

test.each(names)('agrees with the expected parse of %s', (name) => {
  const entries = parseGift(read(`${name}.gift`));
  expect(entries.flatMap((entry) => ('question' in entry ? [asExpected(entry.question)] : [entry]))).toEqual(
    JSON.parse(read(`${name}.json`)),
  );
});

describe('a fault', () => {
  const faults = (source: string) =>
    parseGift(source).map((entry) =>
      'fault' in entry ? [entry.fault.line, entry.fault.code] : entry.question.before.text,
    );

  test('is reported with its line, and the next question is parsed', () => {
    expect(faults('Open {=a ~b\n\nNext{T}')).toEqual([[1, 'GIFT_BRACE_OPEN'], 'Next']);
    expect(faults('// c\n\nTwo {=a} and {=b}\n\nNext{T}')).toEqual([[3, 'GIFT_SEVERAL_ANSWERS'], 'Next']);
    expect(faults('How much?{#many}\n\nPairs{=a->b =c}')).toEqual([
      [1, 'GIFT_NUMBER'],
      [3, 'GIFT_PAIR'],
    ]);
  });

  test('blank lines between answers do not end a question', () => {
    expect(parseGift('Which?{\n=a\n\n~b\n\n}')).toMatchObject([
      { question: { body: { type: 'choice', choices: [{ text: { text: 'a' } }, { text: { text: 'b' } }] } } },
    ]);
  });

  test('categories apply to what follows, ranges and negative weights are parsed', () => {
    expect(
      parseGift('$CATEGORY: $course$/top/Unit 1\n\nA{T}\n\n$CATEGORY: Unit 2\nB{#1.5..2}\n\nC{~%-50%x =y}'),
    ).toMatchObject([
      { question: { category: '$course$/top/Unit 1' } },
      { question: { category: 'Unit 2', body: { answers: [{ number: { kind: 'range', from: '1.5', to: '2' } }] } } },
      { question: { category: 'Unit 2', body: { choices: [{ weight: -50 }, { weight: null }] } } },
    ]);
  });
});

describe('formulas', () => {
  const choices = (source: string) =>
    parseGift(source).map((entry) =>
      'question' in entry && 'choices' in entry.question.body
        ? [entry.question.before.text, ...entry.question.body.choices.map(({ text }) => text.text)]
        : entry,
    );

  test.each([
    [
      'Tính $\\dfrac{1}{2}+\\dfrac{1}{3}$ {=$\\dfrac{5}{6}$ ~$\\dfrac{2}{5}$}',
      ['Tính $\\dfrac{1}{2}+\\dfrac{1}{3}$', '$\\dfrac{5}{6}$', '$\\dfrac{2}{5}$'],
    ],
    ['Giải $x^2=4$ {=$x=\\pm 2$ ~$x=2$}', ['Giải $x^2=4$', '$x=\\pm 2$', '$x=2$']],
    ['Tập $A=\\{1;2\\}$ có $\\dfrac{4}{2}$ phần tử {T}', null],
    ['$\\dfrac\\{1\\}\\{2\\}$ bằng {=$0\\{,\\}5$ ~1}', ['$\\dfrac{1}{2}$ bằng', '$0{,}5$', '1']],
    ['Giá $5 ~ $6 {=a ~b}', ['Giá $5 ~ $6', 'a', 'b']],
    ['\\(\\sqrt{2}\\) {=\\(1{,}41\\) ~\\[\\frac{1}{2}\\]}', ['\\(\\sqrt{2}\\)', '\\(1{,}41\\)', '\\[\\frac{1}{2}\\]']],
    ['$$\\int_{0}^{1} x\\,dx$$ {=$\\frac{1}{2}$ ~$1$}', ['$$\\int_{0}^{1} x\\,dx$$', '$\\frac{1}{2}$', '$1$']],
  ])('are not mistaken for answers: %s', (source, expected) => {
    if (expected === null)
      expect(parseGift(source)).toMatchObject([
        {
          question: { body: { type: 'true-false' }, before: { text: 'Tập $A=\\{1;2\\}$ có $\\dfrac{4}{2}$ phần tử' } },
        },
      ]);
    else expect(choices(source)).toEqual([expected]);
  });

  test('a file of a maths teacher is imported completely', () => {
    const file = Array.from(
      { length: 40 },
      (_, at) =>
        `::Câu ${at + 1}:: Rút gọn $\\dfrac{${2 * at + 2}}{${4 * at + 4}}$ được {\n=$\\dfrac{1}{2}$\n~$\\dfrac{2}{3}$#Sai: $\\dfrac{a}{b}$\n~$2$\n}`,
    ).join('\n\n');
    const entries = parseGift(file);
    expect(entries).toHaveLength(40);
    for (const entry of entries) expect(entry).toMatchObject({ question: { body: { choices: [{}, {}, {}] } } });
  });
});

test('any text gives a result, in linear time', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '{',
          '}',
          '=',
          '~',
          '#',
          '\\',
          '\n',
          ':',
          '%',
          '-',
          '>',
          '/',
          '[',
          ']',
          'a',
          '1',
          '.',
          ' ',
          'T',
        ),
        maxLength: 200,
      }),
      (source) => {
        for (const entry of parseGift(source))
          expect('question' in entry ? entry.question.line : entry.fault.line).toBeGreaterThan(0);
      },
    ),
    { numRuns: 3000 },
  );
  for (const hostile of ['{', '{=a\n\n', '::', '#', '\\', '=~', '####', '[id:', '{a}{', '$CATEGORY:']) {
    expect(Array.isArray(parseGift(hostile.repeat(200_000))), hostile).toBe(true);
  }
});
