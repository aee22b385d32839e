import type { ExamContent } from '@vumon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, ServerClock } from './clock.ts';
import { inOrderOf, outlineOf, recordingsOf, type Question } from './outline.ts';

function contentOf(parts: { items: number; stimulus?: boolean }[][]): ExamContent {
  let number = 1;
  return {
    examId: 'e',
    version: 1,
    name: '',
    subject: 'ENGLISH',
    gradeId: 'G9',
    minutes: 45,
    totalQuestions: 0,
    totalPoints: 0,
    rounding: 'none',
    shuffle: false,
    sections: [
      {
        id: 's',
        skill: 'RE',
        parts: parts.map((questions, part) => ({
          id: `p${part}`,
          name: `Phần ${part + 1}`,
          instructions: '',
          questions: questions.map(({ items, stimulus }, at): Question => {
            const firstNumber = number;
            number += items;
            return {
              id: `q${part}-${at}`,
              type: 'MC1',
              schemaVersion: 1,
              content: stimulus ? { passage: {} } : {},
              items: Array.from({ length: items }, (_, item) => `i${item}`),
              firstNumber,
              points: {},
              skill: 'RE',
              difficulty: 'M1',
            };
          }),
        })),
      },
    ],
  };
}
const hasStimulus = (question: Question) => 'passage' in (question.content as object);
const shape = (content: ExamContent) =>
  outlineOf(content, hasStimulus, 'vi').groups.map(
    ({ first, last, stimulus }) => `${first}-${last}${stimulus ? '*' : ''}`,
  );

it('shows instructions of a part unless its first question repeats them', () => {
  const content = contentOf([[{ items: 1 }], [{ items: 1 }]]);
  const [first, second] = content.sections[0]!.parts;
  const part = (given: typeof first, said: string) => ({
    ...given!,
    instructions: 'Choose A, B, C or D.',
    questions: given!.questions.map((question) => ({ ...question, content: { instructions: said } })),
  });
  const parts = [part(first, 'Choose A, B, C or D.'), part(second, 'Read the text.')];
  const outline = outlineOf({ ...content, sections: [{ ...content.sections[0]!, parts }] }, hasStimulus, 'vi');
  expect(outline.parts.map(({ instructions }) => instructions)).toEqual(['', 'Choose A, B, C or D.']);
});

it('names parts in the language of the page, where they have an English name', () => {
  const content = contentOf([[{ items: 1 }], [{ items: 1 }]]);
  const [first, second] = content.sections[0]!.parts;
  const parts = [{ ...first!, nameEn: 'Part one' }, second!];
  const namesIn = (locale: 'vi' | 'en') =>
    outlineOf({ ...content, sections: [{ ...content.sections[0]!, parts }] }, hasStimulus, locale).parts.map(
      ({ name }) => name,
    );
  expect(namesIn('en')).toEqual(['Part one', 'Phần 2']);
  expect(namesIn('vi')).toEqual(['Phần 1', 'Phần 2']);
});

describe('the order of a seed', () => {
  const one = { items: 1 };
  const content = contentOf([
    [one, { items: 3, stimulus: true }, one, one, one, one],
    [one, one, { items: 2 }, one],
  ]);
  const partsOf = (given: ExamContent) =>
    given.sections[0]!.parts.map(({ questions }) => questions.map(({ id }) => id));
  const numbersOf = (given: ExamContent) => outlineOf(given, hasStimulus, 'vi').items.map(({ number }) => number);

  it('shuffles questions within their part, keeps a text with its items, and renumbers them', () => {
    const shuffled = inOrderOf(content, 'seed');
    expect(partsOf(shuffled)).not.toEqual(partsOf(content));
    expect(partsOf(shuffled).map((ids) => ids.toSorted())).toEqual(partsOf(content).map((ids) => ids.toSorted()));
    expect(numbersOf(shuffled)).toEqual(numbersOf(content));
    expect(partsOf(inOrderOf(content, 'seed'))).toEqual(partsOf(shuffled));
  });

  it('differs between learners; without a seed it is the order of the test', () => {
    const orders = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => partsOf(inOrderOf(content, seed)).join()));
    expect(orders.size).toBeGreaterThan(2);
    expect(inOrderOf(content, null)).toBe(content);
  });
});

describe('groups', () => {
  it('keep a passage with its items, and combine short questions of one part', () => {
    const one = { items: 1 };
    expect(
      shape(
        contentOf([
          [one, one, one, one, one, one, one],
          [one, { items: 6, stimulus: true }, one, one],
          [{ items: 4 }, one],
        ]),
      ),
    ).toEqual(['1-5', '6-7', '8-8', '9-14*', '15-16', '17-20', '21-21']);
  });

  it('contain every item exactly once, in the order of the test', () => {
    const question = fc.record({ items: fc.integer({ min: 1, max: 12 }), stimulus: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(fc.array(question, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 }),
        (parts) => {
          const outline = outlineOf(contentOf(parts), hasStimulus, 'vi');
          expect(outline.items.map(({ number }) => number)).toEqual(outline.items.map((_, index) => index + 1));
          expect(new Set(outline.items.map(({ key }) => key)).size).toBe(outline.items.length);
          expect(outline.parts.flatMap((part) => part.items)).toEqual(outline.items);
          for (const group of outline.groups)
            expect(group.questions.length === 1 || group.last - group.first < 5).toBe(true);
        },
      ),
    );
  });
});

it('finds recordings in the content of every type', () => {
  expect(
    recordingsOf({
      audio: { media: 'm-1', playLimit: 2 },
      images: [{ media: 'picture' }],
      items: [{ video: { media: 'm-2', playLimit: 0 } }],
    }),
  ).toEqual([
    { media: 'm-1', playLimit: 2 },
    { media: 'm-2', playLimit: 0 },
  ]);
});

describe('the clock', () => {
  it("follows the server whatever the device's clock, using the fastest exchange", () => {
    let page = 1_000;
    const clock = new ServerClock(
      () => page,
      () => page,
    );
    clock.learn(50_000_000, 0, 1_000);
    clock.learn(50_001_000, 1_400, 1_500);
    page = 2_000;
    expect(clock.now()).toBe(50_001_550);
    clock.learn(50_009_000, 2_000, 12_000);
    page = 12_000;
    expect(clock.now()).toBe(50_011_550);
  });

  it('gives a device that slept no time, before the server has replied again', () => {
    let page = 1_000;
    let date = 77_000_000;
    const clock = new ServerClock(
      () => page,
      () => date,
    );
    clock.learn(50_000_000, 1_000, 1_000);
    page += 60_000;
    date += 60_400;
    expect(clock.now(), 'small differences of the two clocks are no sleep').toBe(50_060_000);
    // The page's clock stands still during sleep, the date does not.
    page += 5_000;
    date += 605_000;
    expect(clock.now()).toBe(50_665_400);
    clock.learn(50_665_000, page, page);
    expect(clock.now()).toBe(50_665_000);
  });

  it.each([
    ['back', -26 * 3_600_000],
    ['ahead by more than a test lasts', 26 * 3_600_000],
  ])('does not follow a date that is set %s', (_, jump) => {
    let page = 1_000;
    let date = 77_000_000;
    const clock = new ServerClock(
      () => page,
      () => date,
    );
    clock.learn(50_000_000, 1_000, 1_000);
    page += 60_000;
    date += 60_000 + jump;
    expect(clock.now()).toBe(50_060_000);
  });

  it('learns from a reply that the device slept', () => {
    let page = 100;
    const clock = new ServerClock(
      () => page,
      () => page,
    );
    clock.learn(1_000_000, 0, 100);
    clock.learn(1_600_000, 1_000, 1_200);
    page = 1_200;
    expect(clock.now()).toBe(1_600_100);
  });

  it.each([
    [2_530_000, '42:10'],
    [3_730_000, '1:02:10'],
    [1, '00:01'],
    [0, '00:00'],
    [-5_000, '00:00'],
  ])('%d ms is displayed as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
