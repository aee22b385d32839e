import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContent, shuffleContent, type Problem } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { score, solve } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { matchingCodes } from './codes.ts';
import {
  matchingDefinitions,
  paragraphsOf,
  solution,
  type MatchingCode,
  type MatchingContent,
  type MatchingKey,
} from './definition.ts';
import { targetLabel } from './labels.ts';
import {
  cardsOf,
  followParagraphs,
  mixed,
  paragraphsAfter,
  removePair,
  removeTarget,
  setCard,
  sparesOf,
  withItem,
  withTarget,
  type Matching,
} from './fields/pairing.ts';
import { matchingSamples } from './samples.ts';
import vi from './messages.vi.json' with { type: 'json' };

const context = { locale: 'vi' as const };
const codesOf = (problems: readonly Problem[]) => problems.map(({ code, path }) => `${code}@${path}`);
const changed = (code: MatchingCode, change: { content?: Partial<MatchingContent>; key?: Partial<MatchingKey> }) =>
  codesOf(
    problemsOf(code, { ...matchingSamples[code].content, ...change.content } as MatchingContent, {
      ...matchingSamples[code].key,
      ...change.key,
    }),
  );

describe('scoring', () => {
  test('any of several right targets is right', () => {
    const { content } = matchingSamples.MG2;
    const key = { ...matchingSamples.MG2.key, correct: { q1: ['k1', 'k4'], q2: ['k5'], q3: ['k8'] } };
    for (const chosen of ['k1', 'k4'])
      expect(score('MG2', content, key, { q1: [chosen] }, context).items[0]).toMatchObject({ state: 'right' });
    expect(score('MG2', content, key, { q1: ['k3'] }, context).items[0]).toMatchObject({ state: 'wrong' });
  });

  test('a target used twice is malformed where targets are used once, and valid where they can be reused', () => {
    expect(
      score('MG1', matchingSamples.MG1.content, matchingSamples.MG1.key, { q1: ['k4'], q2: ['k4'] }, context).status,
    ).toBe('malformed');
    expect(
      score('MG4', matchingSamples.MG4.content, matchingSamples.MG4.key, { q2: ['k8'], q3: ['k8'] }, context).items.map(
        ({ state }) => state,
      ),
    ).toEqual(['blank', 'right', 'right']);
  });

  test('the solution matches as many entries as possible, whatever order their cards are listed in', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const key = fc.tuple(...ids.map(() => fc.subarray(ids, { minLength: 1 })));
    fc.assert(
      fc.property(key, (lists) => {
        const content: MatchingContent = {
          instructions: '',
          images: [],
          items: lists.map((_, at) => ({ id: `q${at}`, text: '' })),
          targets: ids.map((id) => ({ id, text: id })),
        };
        const correct = Object.fromEntries(lists.map((list, at) => [`q${at}`, list]));
        const found = solution('MG1', content, { explanation: '', correct });
        const used = Object.values(found).flat();
        expect(new Set(used).size).toBe(used.length);
        for (const [item, [target]] of Object.entries(found)) expect(correct[item]).toContain(target);
        // Hall's theorem: no set of entries may have fewer cards than members, or one entry gets none.
        const sets = Array.from({ length: 16 }, (_, bits) => lists.filter((__, at) => bits & (1 << at)));
        const missing = Math.max(...sets.map((set) => set.length - new Set(set.flat()).size));
        expect(Object.keys(found)).toHaveLength(lists.length - missing);
      }),
    );
  });
});

describe('publishing requires', () => {
  test.each<[MatchingCode, { content?: Partial<MatchingContent>; key?: Partial<MatchingKey> }, string]>([
    [
      'MG1',
      {
        content: {
          items: matchingSamples.MG1.content.items.slice(0, 1),
          targets: matchingSamples.MG1.content.targets.slice(1, 2),
        },
        key: { correct: { q1: ['k4'] } },
      },
      'ITEMS_TOO_FEW@items',
    ],
    [
      'MG1',
      { content: { targets: [...matchingSamples.MG1.content.targets, { id: 'k5', text: 'By train.' }] } },
      'TARGETS_TOO_MANY@targets',
    ],
    [
      'DL2',
      { content: { targets: [...matchingSamples.DL2.content.targets, { id: 'k5', text: '63' }] } },
      'TARGETS_TOO_MANY@targets',
    ],
    [
      'MG2',
      { content: { targets: matchingSamples.MG2.content.targets.map((target) => ({ ...target, text: 'a word' })) } },
      'TARGET_REPEATED@targets.1',
    ],
    [
      'MG2',
      { content: { targets: matchingSamples.MG2.content.targets.map((target) => ({ ...target, text: '' })) } },
      'TARGET_EMPTY@targets.0',
    ],
    ['MG2', { key: { correct: { q1: ['k4'], q2: ['k4'], q3: ['k8'] } } }, 'CORRECT_SHARED@items.1.correct'],
    ['MG2', { key: { correct: { q1: ['k4'], q2: ['gone'], q3: ['k8'] } } }, 'CORRECT_UNKNOWN@items.1.correct'],
    ['MG2', { key: { correct: { q1: ['k4'], q3: ['k8'] } } }, 'CORRECT_MISSING@items.1.correct'],
    ['MG3', { content: { passage: { title: '', text: ' \n ', numbered: false } } }, 'PASSAGE_MISSING@passage.text'],
    ['MG3', { content: { passage: { title: '', text: 'One.\nTwo.', numbered: false } } }, 'PARAGRAPH_MISSING@items.2'],
    [
      'MG4',
      { content: { items: [{ id: 'q1', text: '' }, ...matchingSamples.MG4.content.items.slice(1)] } },
      'ITEM_EMPTY@items.0',
    ],
    ['MG5', { content: { audio: undefined } }, 'AUDIO_MISSING@audio'],
    [
      'MG5',
      {
        content: {
          targets: matchingSamples.MG5.content.targets.map((target) => ({
            ...target,
            image: { ...target.image, alt: ' ' },
          })),
        },
      },
      'ALT_MISSING@targets.0',
    ],
  ])('%s %#', (code, change, problem) => {
    expect(changed(code, change)).toContain(problem);
  });

  test('MG4 can be published with one text for two people', () => {
    expect(changed('MG4', {})).toEqual([]);
  });

  test('every problem has a message', () => {
    const named = new Set(Object.keys(vi.problems));
    for (const code of matchingCodes) {
      const { content, key } = matchingDefinitions[code].defaults();
      for (const problem of problemsOf(code, content, key))
        expect(named.has(problem.code) || ['AUDIO_MISSING', 'CORRECT_UNKNOWN'].includes(problem.code)).toBe(true);
    }
  });
});

describe('a stored question', () => {
  test('has clips only in MG5 and paragraphs only in MG3', () => {
    const clip = { media: 'sample-clip', playLimit: 2 };
    const withClip = (code: MatchingCode) => ({
      ...matchingSamples[code].content,
      items: matchingSamples[code].content.items.map((item) => ({ ...item, audio: clip })),
    });
    expect(parseContent('MG5', 1, withClip('MG5')).ok).toBe(true);
    expect(parseContent('MG1', 1, withClip('MG1')).ok).toBe(false);
    expect(parseContent('MG3', 1, { ...matchingSamples.MG3.content, items: [{ id: 'q1', text: '' }] }).ok).toBe(false);
    expect(
      parseContent('MG3', 1, {
        ...matchingSamples.MG3.content,
        items: [
          { id: 'q1', text: '', paragraph: 1 },
          { id: 'q2', text: '', paragraph: 1 },
        ],
      }).ok,
    ).toBe(false);
  });

  test('numbers paragraphs in the order of the passage; lists belong to the paragraph before them', () => {
    const { content } = matchingSamples.MG3;
    const parsed = parseContent('MG3', 1, { ...content, items: content.items.toReversed() });
    expect(parsed).toEqual({ ok: true, value: content });
    expect(
      paragraphsOf({ ...content, passage: { title: '', text: 'One\n%-%a\n%-%b\n\nTwo', numbered: false } }),
    ).toHaveLength(2);
  });
});

test('the labels of targets are the same on paper and in the key after shuffling', () => {
  for (const code of matchingCodes) {
    const { key } = matchingSamples[code];
    const content = shuffleContent(code, matchingSamples[code].content, 'paper 101') as MatchingContent;
    const { blocks } = printForm(code, content, 5, 'vi');
    const printed = blocks.flatMap((block) =>
      block.kind === 'targets' || block.kind === 'columns' ? block.targets.map(({ label }) => label) : [],
    );
    expect(printed).toEqual(content.targets.map((_, at) => targetLabel(code, at)));
    const right = solve(code, content, key)!;
    const labelOf = (item: string) =>
      printed[content.targets.findIndex(({ id }) => id === (right as Record<string, string[]>)[item]![0])];
    expect(answerKeyForm(code, content, key, 5)).toEqual(
      content.items.map(({ id }, at) => ({ number: 5 + at, text: labelOf(id) })),
    );
  }
  expect(targetLabel('MG3', 3)).toBe('iv');
  expect(
    printForm('MG3', matchingSamples.MG3.content, 1, 'vi').blocks.find((block) => block.kind === 'passage'),
  ).toMatchObject({ lettered: true });
});

describe('editing pairs', () => {
  const start: Matching = {
    content: {
      instructions: '',
      images: [],
      items: [
        { id: 'q1', text: 'one' },
        { id: 'q2', text: 'two' },
      ],
      targets: [],
    },
    answerKey: { explanation: '', correct: { q1: [], q2: [] } },
  };
  const numbers = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 40, maxLength: 40 });
  const drawing = (values: readonly number[]) => {
    let at = 0;
    return () => values[at++ % values.length]!;
  };

  test('each entry keeps its own card at any position', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const random = drawing(values);
        let matching = start;
        for (const [item, text, id] of [
          ['q1', 'uno', 'x1'],
          ['q2', 'dos', 'x2'],
          ['q1', 'uno!', 'x3'],
        ] as const)
          matching = setCard(matching, item, { text }, id, random);
        matching = withTarget(matching, { id: 'x9', text: 'spare' }, random);
        matching = mixed(matching, random);
        expect(cardsOf(matching)).toEqual(
          new Map([
            ['q1', 'x1'],
            ['q2', 'x2'],
          ]),
        );
        expect(matching.content.targets.find(({ id }) => id === 'x1')?.text).toBe('uno!');
        expect(sparesOf(matching).map(({ id }) => id)).toEqual(['x9']);
        expect(solution('MG2', matching.content, matching.answerKey)).toEqual({ q1: ['x1'], q2: ['x2'] });
      }),
    );
  });

  test('a pair is removed with its card and leaves nothing in the key', () => {
    const random = () => 0;
    const pairs = setCard(
      setCard(withItem(start, { id: 'q3', text: 'three' }), 'q1', { text: 'uno' }, 'x1', random),
      'q3',
      { text: 'tres' },
      'x3',
      random,
    );
    const left = removePair(pairs, 'q1');
    expect(left.content.items.map(({ id }) => id)).toEqual(['q2', 'q3']);
    expect(left.content.targets.map(({ id }) => id)).toEqual(['x3']);
    expect(left.answerKey.correct).toEqual({ q2: [], q3: ['x3'] });
    expect(removeTarget(left, 'x3').answerKey.correct).toEqual({ q2: [], q3: [] });
  });
});

describe('paragraphs of a passage that changes', () => {
  test.each([
    [
      ['a', 'b', 'c'],
      ['a', 'b!', 'c'],
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'x', 'b', 'c'],
      [
        [0, 0],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
      [
        [0, 0],
        [2, 1],
      ],
    ],
    [['a'], [], []],
    [
      ['a', 'a'],
      ['a', 'a', 'a'],
      [
        [0, 0],
        [1, 1],
      ],
    ],
  ])('are followed from %j to %j', (before, after, moves) => {
    expect([...paragraphsAfter(before, after)]).toEqual(moves);
  });

  test('entries stay with their paragraphs, new paragraphs get entries, and omitted ones stay omitted', () => {
    const matching: Matching = {
      content: {
        instructions: '',
        images: [],
        items: [
          { id: 'q1', text: '', paragraph: 1 },
          { id: 'q3', text: '', paragraph: 3 },
        ],
        targets: [{ id: 't', text: 'T' }],
      },
      answerKey: { explanation: '', itemExplanations: { q3: 'why' }, correct: { q1: [], q3: ['t'] } },
    };
    const longer = followParagraphs(matching, ['a', 'b', 'c'], ['a', 'new', 'b', 'c'], () => 'fresh', 26);
    expect(longer.content.items.map(({ id, paragraph }) => [id, paragraph])).toEqual([
      ['q1', 1],
      ['fresh', 2],
      ['q3', 4],
    ]);
    expect(longer.answerKey.correct).toEqual({ q1: [], q3: ['t'], fresh: [] });
    const shorter = followParagraphs(matching, ['a', 'b', 'c'], ['a', 'b'], () => 'fresh', 26);
    expect(shorter.content.items.map(({ id }) => id)).toEqual(['q1']);
    expect(shorter.answerKey).toEqual({ explanation: '', itemExplanations: {}, correct: { q1: [] } });
    const empty = followParagraphs(matching, ['a', 'b', 'c'], [], () => 'fresh', 26);
    expect(empty.content.items).toHaveLength(1);
  });
});
