import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseContent,
  shuffleContent,
  shuffleOptions,
  summaryOf,
  searchTextOf,
  mediaOf,
  type ItemResult,
  type Problem,
} from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { parseKey, score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { longestPart } from './columns.ts';
import {
  choiceDefinitions,
  type ChoiceCode,
  type ChoiceContent,
  type ChoiceKey,
  type ChoiceResponse,
} from './definition.ts';
import { choiceSamples } from './samples.ts';
import vi from './messages.vi.json' with { type: 'json' };

const context = { locale: 'vi' as const };
const only = (items: readonly ItemResult[]) => items.map(({ state, share }) => [state, share.earned, share.of]);
const result = (
  code: ChoiceCode,
  response: unknown,
  change: { content?: Partial<ChoiceContent>; key?: Partial<ChoiceKey> } = {},
) =>
  score(
    code,
    { ...choiceSamples[code].content, ...change.content },
    { ...choiceSamples[code].key, ...change.key },
    response,
    context,
  );

describe('scoring', () => {
  test('one pick is all or nothing', () => {
    expect(only(result('MC1', { q1: ['a'] }).items)).toEqual([['right', 1, 1]]);
    expect(only(result('MC1', { q1: ['b'] }).items)).toEqual([['wrong', 0, 1]]);
    expect(result('MC1', { q1: ['a', 'b'] }).status).toBe('malformed');
    expect(result('TF1', { q1: ['n'] }).status).toBe('malformed');
  });

  test('every pick is wrong when the key has no entry for an item', () => {
    expect(only(result('MC1', { q1: ['a'] }, { key: { correct: {} } }).items)).toEqual([['wrong', 0, 1]]);
    expect(only(result('MR2', { q1: ['a'] }, { key: { correct: { q1: [] } } }).items)).toEqual([['wrong', 0, 1]]);
  });

  test('sub-items are scored separately', () => {
    expect(only(result('MC9', { q2: ['d'], q3: ['b'] }).items)).toEqual([
      ['blank', 0, 1],
      ['right', 1, 1],
      ['wrong', 0, 1],
    ]);
  });

  test.each([
    [0, 'wrong', 0, 1],
    [1, 'partial', 1, 10],
    [2, 'partial', 1, 4],
    [3, 'partial', 1, 2],
    [4, 'right', 1, 1],
  ])('a cluster with %i right statements is %s and earns %i/%i', (count, state, earned, of) => {
    const { correct } = choiceSamples.TF5.key;
    const response = Object.fromEntries(
      Object.entries(correct).map(([item, [verdict]], at) => [
        item,
        [at < count ? verdict! : verdict === 't' ? 'f' : 't'],
      ]),
    );
    expect(result('TF5', response).items).toEqual([{ item: 'cluster', state, share: { earned, of } }]);
  });

  test('missing statements of a cluster count as wrong, whichever they are', () => {
    const { correct } = choiceSamples.TF5.key;
    fc.assert(
      fc.property(fc.subarray(Object.keys(correct), { minLength: 1 }), (answered) => {
        const [cluster] = result(
          'TF5',
          Object.fromEntries(answered.map((item) => [item, correct[item as keyof typeof correct]])),
        ).items;
        expect(cluster?.share).toEqual(
          [
            { earned: 1, of: 10 },
            { earned: 1, of: 4 },
            { earned: 1, of: 2 },
            { earned: 1, of: 1 },
          ][answered.length - 1],
        );
      }),
    );
  });

  test('picking k options earns a share for each right one, and an extra pick is refused', () => {
    expect(only(result('MR1', { q1: ['a'] }).items)).toEqual([['partial', 1, 2]]);
    expect(only(result('MR1', { q1: ['c', 'b'] }).items)).toEqual([['partial', 1, 2]]);
    expect(only(result('MR1', { q1: ['a', 'c'] }).items)).toEqual([['right', 1, 1]]);
    expect(result('MR1', { q1: ['a', 'b', 'c'] }).status).toBe('malformed');
    const incomplete = choiceDefinitions.MR1.answeredItems(choiceSamples.MR1.content, { q1: ['a'] });
    expect(incomplete).toEqual([]);
  });

  test('picking all that apply earns all points or none by default', () => {
    for (const mr2Scoring of ['all', undefined] as const) {
      const key = { mr2Scoring };
      expect(only(result('MR2', { q1: ['a', 'c', 'e'] }, { key }).items)).toEqual([['right', 1, 1]]);
      expect(only(result('MR2', { q1: ['a', 'c'] }, { key }).items)).toEqual([['wrong', 0, 1]]);
      expect(only(result('MR2', { q1: ['a', 'b', 'c', 'e'] }, { key }).items)).toEqual([['wrong', 0, 1]]);
    }
  });

  test('picking all that apply can be scored right minus wrong, and never below 0', () => {
    const cases: [string[], string, number, number][] = [
      [['a', 'c', 'e'], 'right', 1, 1],
      [['a', 'c'], 'partial', 2, 3],
      [['a', 'c', 'e', 'b'], 'partial', 2, 3],
      [['a', 'b'], 'wrong', 0, 1],
      [['a', 'b', 'd'], 'wrong', 0, 1],
      [['a', 'b', 'c', 'd', 'e'], 'partial', 1, 3],
      [['b'], 'wrong', 0, 1],
    ];
    for (const [picks, ...expected] of cases)
      expect([picks, ...only(result('MR2', { q1: picks }).items)]).toEqual([picks, expected]);
  });
});

describe('valid content', () => {
  const parses = (code: ChoiceCode, change: object) =>
    parseContent(code, 1, { ...choiceSamples[code].content, ...change }).ok;

  test('the number of items is one, four or many, as the code requires', () => {
    const [item] = choiceSamples.MC1.content.items;
    expect(parses('MC1', { items: [item, { ...item, id: 'q2' }] })).toBe(false);
    expect(parses('MC9', { items: [item, { ...item, id: 'q2' }] })).toBe(true);
    expect(parses('TF5', { items: choiceSamples.TF5.content.items.slice(1) })).toBe(false);
    expect(parses('MC9', { items: [] })).toBe(false);
  });
  test('ids are unique', () => {
    const [item] = choiceSamples.MC9.content.items;
    expect(parses('MC9', { items: [item, item] })).toBe(false);
    expect(parses('MC1', { items: [{ ...item, options: [item!.options[0], item!.options[0]] }] })).toBe(false);
  });
  test('verdicts are fixed, and never shuffled', () => {
    const [item] = choiceSamples.TF1.content.items;
    expect(
      parses('TF1', {
        items: [
          {
            ...item,
            options: [
              { id: 'f', text: '' },
              { id: 't', text: '' },
            ],
          },
        ],
      }),
    ).toBe(false);
    const stored = parseContent('TF1', 1, {
      ...choiceSamples.TF1.content,
      items: [
        {
          ...item,
          options: [
            { id: 't', text: '' },
            { id: 'f', text: '' },
          ],
        },
      ],
    });
    expect(stored).toEqual({ ok: true, value: choiceSamples.TF1.content });
  });
  test('only MR1 states a number of picks, and only MR2 has a scoring rule', () => {
    const [item] = choiceSamples.MC1.content.items;
    expect(parses('MC1', { items: [{ ...item, choose: 2 }] })).toBe(false);
    expect(parses('MR1', { items: [item] })).toBe(false);
    expect(parseKey('MC1', 1, { ...choiceSamples.MC1.key, mr2Scoring: 'all' }).ok).toBe(false);
    expect(parseKey('MR2', 1, { ...choiceSamples.MR2.key, mr2Scoring: 'half' }).ok).toBe(false);
  });
  test('items of a cloze are in the order of their gaps', () => {
    const { content } = choiceSamples.MC10;
    expect(parseContent('MC10', 1, { ...content, items: content.items.toReversed() })).toEqual({
      ok: true,
      value: content,
    });
  });
  test('spoken options print nothing, printed options have no clips', () => {
    const [item] = choiceSamples.MC6.content.items;
    const [printed] = choiceSamples.MC1.content.items;
    const clip = { media: 'sample-clip', playLimit: 1 };
    expect(parses('MC6', { items: [{ ...item, stem: 'When?' }] })).toBe(false);
    expect(parses('MC6', { items: [{ ...item, options: [{ id: 'a', text: 'At ten.' }] }] })).toBe(false);
    expect(parses('MC1', { items: [{ ...printed, options: [{ id: 'a', text: 'At ten.', audio: clip }] }] })).toBe(
      false,
    );
    expect(parseKey('MC1', 1, { ...choiceSamples.MC1.key, spoken: { q1: { a: 'At ten.' } } }).ok).toBe(false);
  });
  test('a key with an entry `__proto__` is refused', () => {
    expect(parseKey('MC1', 1, JSON.parse('{"explanation":"","correct":{"__proto__":["a"]}}')).ok).toBe(false);
  });
});

/** Codes that only this family reports. */
const ownProblems = [
  'STEM_MISSING',
  'IMAGE_MISSING',
  'PASSAGE_MISSING',
  'SOURCE_MISSING',
  'OPTIONS_TOO_FEW',
  'OPTIONS_TOO_MANY',
  'OPTION_EMPTY',
  'OPTION_IMAGE_MISSING',
  'OPTION_ALT_MISSING',
  'PRINTED',
  'OPTION_AUDIO_MISSING',
  'OPTIONS_UNHEARD',
  'ALT_TELLS_ANSWER',
  'ITEM_IMAGE_MISSING',
  'OPTION_REPEATED',
  'CORRECT_MISSING',
  'CORRECT_TOO_MANY',
  'CORRECT_NOT_AS_STATED',
  'CHOOSE_TOO_SMALL',
  'CHOOSE_TOO_LARGE',
];

describe('problems that prevent publishing', () => {
  const problems = (code: ChoiceCode, content: Partial<ChoiceContent>, key: Partial<ChoiceKey> = {}): string[] =>
    problemsOf(code, { ...choiceSamples[code].content, ...content }, { ...choiceSamples[code].key, ...key }).map(
      (problem: Problem) => `${problem.code} ${problem.path}`,
    );
  const item = choiceSamples.MC1.content.items[0]!;
  const withOptions = (count: number) => ({
    items: [
      {
        ...item,
        options: Array.from({ length: count }, (_, at) => ({ id: String.fromCharCode(97 + at), text: `${at}` })),
      },
    ],
  });

  test('there must be two to eight options', () => {
    expect(problems('MC1', withOptions(1))).toEqual(['OPTIONS_TOO_FEW items.0.options']);
    expect(problems('MC1', withOptions(2))).toEqual([]);
    expect(problems('MC1', withOptions(8))).toEqual([]);
    expect(problems('MC1', withOptions(9))).toEqual(['OPTIONS_TOO_MANY items.0.options']);
  });
  test('no option may be empty or equal another one, and marks distinguish options', () => {
    const options = [
      { id: 'a', text: 'Yes' },
      { id: 'b', text: ' %b% %b%' },
      { id: 'c', text: 'Yes ' },
    ];
    expect(problems('MC1', { items: [{ ...item, options }] })).toEqual([
      'OPTION_EMPTY items.0.options.1',
      'OPTION_REPEATED items.0.options.2',
    ]);
    const underlined = [
      { id: 'a', text: '%u%a%u%bout' },
      { id: 'b', text: 'ab%u%ou%u%t' },
    ];
    expect(
      problems('MC7', { items: [{ ...item, stem: '', options: underlined }] }, { correct: { q1: ['a'] } }),
    ).toEqual([]);
  });
  test('every picture option must have a picture with a description', () => {
    const options = [
      { id: 'a', text: '', image: { media: 'sample-a', alt: ' ' } },
      { id: 'b', text: 'only words' },
    ];
    expect(problems('MC2', { items: [{ id: 'q1', stem: 'x', options }] }, { correct: { q1: ['a'] } })).toEqual([
      'OPTION_ALT_MISSING items.0.options.0',
      'OPTION_IMAGE_MISSING items.0.options.1',
    ]);
  });
  test('the key must name existing options, as many as the code allows', () => {
    expect(problems('MC1', {}, { correct: {} })).toEqual(['CORRECT_MISSING items.0.correct']);
    expect(problems('MC1', {}, { correct: { q1: ['a', 'b'] } })).toEqual(['CORRECT_TOO_MANY items.0.correct']);
    expect(problems('MC1', {}, { correct: { q1: ['z'] } })).toEqual([
      'CORRECT_UNKNOWN items.0.correct',
      'CORRECT_MISSING items.0.correct',
    ]);
    expect(problems('MC1', {}, { correct: { q1: ['a'], q9: ['a'] } })).toEqual(['CORRECT_UNKNOWN ']);
    expect(problems('MR2', {}, { correct: { q1: ['a', 'b', 'c', 'd', 'e'] } })).toEqual([]);
  });
  test('the stated number must fit the key and the options', () => {
    const stated = choiceSamples.MR1.content.items[0]!;
    expect(problems('MR1', { items: [{ ...stated, choose: 3 }] })).toEqual(['CORRECT_NOT_AS_STATED items.0.correct']);
    expect(problems('MR1', { items: [{ ...stated, choose: 5 }] })).toEqual([
      'CHOOSE_TOO_LARGE items.0.choose',
      'CORRECT_NOT_AS_STATED items.0.correct',
    ]);
    expect(problems('MR1', { items: [{ ...stated, choose: 1 }] }, { correct: { q1: ['a'] } })).toEqual([
      'CHOOSE_TOO_SMALL items.0.choose',
    ]);
  });
  test('the required text, picture, recording or passage must exist', () => {
    expect(problems('MC1', { items: [{ ...item, stem: '\n' }] })).toEqual(['STEM_MISSING items.0.stem']);
    expect(problems('MC3', { items: [item] })).toEqual(['IMAGE_MISSING images']);
    expect(problems('MC4', { audio: undefined })).toEqual(['AUDIO_MISSING audio']);
    expect(problems('MC9', { passage: undefined })).toEqual(['PASSAGE_MISSING passage.text']);
    expect(problems('TF2', { passage: undefined })).toEqual(['SOURCE_MISSING passage.text']);
    expect(problems('TF2', { passage: undefined, audio: { media: 'sample-audio', playLimit: 0 } })).toEqual([]);
  });
  test('spoken options must have a clip each, or one recording for all', () => {
    const photo = choiceSamples.MC5.content.items[0]!;
    const clip = (at: number) => ({ media: `sample-clip-${at}`, playLimit: 2 });
    const withClips = (count: number) => ({
      items: [
        {
          ...photo,
          options: photo.options.map(({ id, text }, at) => (at < count ? { id, text, audio: clip(at) } : { id, text })),
        },
      ],
    });
    const one = { audio: { media: 'sample-audio-all', playLimit: 1 } };
    expect(problems('MC5', withClips(0))).toEqual(['OPTIONS_UNHEARD items.0.options']);
    expect(problems('MC5', { ...withClips(0), ...one })).toEqual([]);
    expect(problems('MC5', withClips(3))).toEqual(['OPTION_AUDIO_MISSING items.0.options.3']);
    expect(problems('MC5', { ...withClips(4), ...one })).toEqual([]);
    expect(problems('MC5', { images: [] })).toEqual(['IMAGE_MISSING images']);
    expect(problems('MC6', { audio: undefined })).toEqual(['AUDIO_MISSING audio', 'OPTIONS_UNHEARD items.0.options']);
    expect(problems('MC6', { images: [{ media: 'sample-photo', alt: 'A photo' }] })).toEqual(['PRINTED images']);
  });
  test('a description of the photo must not contain the right sentence', () => {
    const photo = (alt: string) => problems('MC5', { images: [{ media: 'sample-photo', alt }] });
    expect(photo('In a market A WOMAN is weighing  oranges!')).toEqual(['ALT_TELLS_ANSWER images']);
    expect(photo('A woman at a stall')).toEqual([]);
    expect(photo('They are riding their bicycles.')).toEqual([]);
  });
  test('a pair must have a sentence and a picture with a description', () => {
    const [pair] = choiceSamples.TF4.content.items;
    const only = (change: object) => problems('TF4', { items: [{ ...pair!, ...change }] }, { correct: { q1: ['t'] } });
    expect(only({ stem: '' })).toEqual(['STEM_MISSING items.0.stem']);
    expect(only({ image: undefined })).toEqual(['ITEM_IMAGE_MISSING items.0.image']);
    expect(only({ image: { media: 'sample-lemon', alt: ' ' } })).toEqual(['OPTION_ALT_MISSING items.0.image']);
  });
  test('each gap of a cloze must be in the text exactly once', () => {
    const passage = { title: '', text: '[[q1]] [[q2]] [[q1]] [[q7]]', numbered: false };
    expect(problems('MC10', { passage })).toEqual([
      'GAP_NOT_IN_TEXT items.2',
      'GAP_REPEATED passage.text',
      'GAP_UNKNOWN passage.text',
    ]);
  });
  test('length: 9,999 characters are allowed, 10,000 are not, and a passage is not counted', () => {
    const counted = (stem: string) =>
      problems('MC1', {
        items: [{ ...item, stem, options: item.options.map((option) => ({ ...option, text: option.id })) }],
        passage: { title: '', text: 'x'.repeat(12_000), numbered: false },
      });
    expect(counted('ộ'.repeat(9_995))).toEqual([]);
    expect(counted('ộ'.repeat(9_996))).toEqual(['TEXT_TOO_LONG ']);
  });
  test('every problem has a message', () => {
    for (const code of ownProblems) expect(vi.problems).toHaveProperty(code);
  });
});

describe('the order of options', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, ...(id === 'f' ? { lock: true } : {}) }));
  const order = (seed: string) =>
    shuffleOptions(options, seed)
      .map((option) => option.id)
      .join('');

  test('is always the same for a seed', () => {
    expect([order('attempt-1'), order('attempt-2'), order('')]).toEqual(['adecbf', 'abdcef', 'cadbef']);
  });
  test('keeps locked options in place and loses none', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (seed) =>
          order(seed).endsWith('f') &&
          order(seed)
            .split('')
            .toSorted((a, b) => (a < b ? -1 : 1))
            .join('') === 'abcdef',
      ),
    );
    expect(options.map((option) => option.id).join('')).toBe('abcdef');
  });
  test('is uniform: each option comes first about equally often', () => {
    const first: Record<string, number> = {};
    for (let seed = 0; seed < 5000; seed++) {
      const id = order(`s${seed}`)[0]!;
      first[id] = (first[id] ?? 0) + 1;
    }
    for (const count of Object.values(first)) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(Object.keys(first)).toHaveLength(5);
  });
  test('is fixed for spoken options, because recordings name their letters', () => {
    const shown = (code: ChoiceCode, seed: string) =>
      (shuffleContent(code, choiceSamples[code].content, seed) as ChoiceContent).items[0]!.options.map(
        (option) => option.id,
      ).join('');
    const seeds = Array.from({ length: 20 }, (_, at) => `s${at}`);
    expect(new Set(seeds.map((seed) => shown('MC6', seed)))).toEqual(new Set(['abc']));
    expect(new Set(seeds.map((seed) => shown('MC5', seed)))).toEqual(new Set(['abcd']));
  });
  test('differs between the items of one question, and never changes true and false', () => {
    const seeds = Array.from({ length: 20 }, (_, at) => `s${at}`);
    const orders = (seed: string) =>
      (shuffleContent('MC9', choiceSamples.MC9.content, seed) as ChoiceContent).items.map((item) =>
        item.options.map((option) => option.id).join(''),
      );
    expect(seeds.some((seed) => orders(seed)[0] !== orders(seed)[1])).toBe(true);
    expect(seeds.every((seed) => orders(seed)[2]!.endsWith('d'))).toBe(true);
    for (const seed of seeds)
      expect(shuffleContent('TF3', choiceSamples.TF3.content, seed)).toEqual(choiceSamples.TF3.content);
  });
});

describe('texts and paper', () => {
  test('the summary starts with the question', () => {
    expect(summaryOf('MC1', choiceSamples.MC1.content)).toMatch(/^Cho hàm số \$y = x\^3/);
    expect(summaryOf('MC7', choiceSamples.MC7.content)).toMatch(/^wanted needed played visited/);
    expect(summaryOf('MC9', choiceSamples.MC9.content)).toMatch(/^Đom đóm và ánh sáng lạnh Vào/);
    expect(summaryOf('TF5', choiceSamples.TF5.content)).toMatch(/^Một vật chuyển động thẳng/);
  });
  test('a long summary is never cut inside a character', () => {
    const [item] = choiceSamples.MC1.content.items;
    for (const length of [197, 198, 199, 200, 201]) {
      const summary = summaryOf('MC1', {
        ...choiceSamples.MC1.content,
        items: [{ ...item!, stem: `${'x'.repeat(length)}🐟🐟🐟` }],
      });
      expect(summary.length).toBeLessThanOrEqual(200);
      expect(summary).toMatch(/^x{197,199}(🐟)?…$/u);
    }
  });
  test('all readable text is searchable', () => {
    const found = searchTextOf('MC9', choiceSamples.MC9.content);
    for (const words of ['Đom đóm', 'ánh sáng lạnh', 'nhịp chớp', 'bờ ruộng cao hơn']) expect(found).toContain(words);
    expect(searchTextOf('MC2', choiceSamples.MC2.content)).toContain('A loaf of bread');
    expect(mediaOf('MC2', choiceSamples.MC2.content)).toEqual(['sample-apple', 'sample-bread', 'sample-egg']);
  });
  test('a paper form has numbers for items and letters for options', () => {
    const form = printForm('MC10', choiceSamples.MC10.content, 31, 'en');
    expect(form.blocks.map((block) => block.kind)).toEqual(['instructions', 'passage', 'choice', 'choice', 'choice']);
    expect(form.blocks[1]).toMatchObject({ gaps: { q1: { number: 31 }, q3: { number: 33 } } });
    expect(form.blocks[4]).toMatchObject({ number: 33, options: [{ label: 'A' }, { label: 'B' }, { label: 'C' }] });
  });
  test('a paper of spoken options mentions the recording and has letters instead of texts', () => {
    const kinds = (code: ChoiceCode) =>
      printForm(code, choiceSamples[code].content, 1, 'en').blocks.map((block) => block.kind);
    expect(kinds('MC5')).toEqual(['instructions', 'image', 'recording', 'choice']);
    expect(kinds('MC6')).toEqual(['instructions', 'recording', 'choice']);
    expect(mediaOf('MC5', choiceSamples.MC5.content)).toHaveLength(5);
    expect(answerKeyForm('TF4', choiceSamples.TF4.content, choiceSamples.TF4.key, 1)).toEqual([
      { number: 1, text: '✓' },
      { number: 2, text: '✗' },
      { number: 3, text: '✓' },
    ]);
  });
  test('a cluster has one number on paper, and letters for its statements', () => {
    expect(printForm('TF5', choiceSamples.TF5.content, 13, 'vi').blocks.at(-1)).toMatchObject({
      kind: 'verdicts',
      number: 13,
      verdicts: ['Đ', 'S'],
      statements: [{ label: 'a' }, { label: 'b' }, { label: 'c' }, { label: 'd' }],
    });
    expect(answerKeyForm('TF5', choiceSamples.TF5.content, choiceSamples.TF5.key, 13)).toEqual([
      { number: 13, text: 'a) Đ  b) Đ  c) S  d) Đ' },
    ]);
    expect(answerKeyForm('TF3', choiceSamples.TF3.content, choiceSamples.TF3.key, 5, 'en')).toEqual([
      { number: 5, text: 'T' },
      { number: 6, text: 'F' },
      { number: 7, text: 'NG' },
    ]);
  });
  test('the key follows the paper when options are shuffled', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const content = shuffleContent('MR1', choiceSamples.MR1.content, seed) as ChoiceContent;
        const [line] = answerKeyForm('MR1', content, choiceSamples.MR1.key, 1);
        const picks = line!.text.split(', ').map((label) => content.items[0]!.options[label.charCodeAt(0) - 65]!.id);
        expect(
          score('MR1', content, choiceSamples.MR1.key, { q1: picks } satisfies ChoiceResponse, context).items[0]!.state,
        ).toBe('right');
      }),
    );
  });
});

describe('a column of options', () => {
  const longest = (...texts: string[]) => longestPart(texts.map((text) => ({ text })));
  test('has room for the longest word or short formula', () => {
    expect(longest('depression', 'cat')).toBe(10);
    expect(longest('has made', 'would have')).toBe(5);
    expect(longest('mi%u%ss%u%ion', 's%u%ugar%u%')).toBe(7);
    expect(longest('$x = 100$', '$7$')).toBe(7);
    expect(longest('$\\frac{1}{2}$')).toBe(2);
    // Wraps after its operators.
    expect(longest('$x^2 + 2x + 1 = 0$')).toBe(2);
    expect(longest('')).toBe(0);
  });
});
