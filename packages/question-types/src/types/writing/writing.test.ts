import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedWords } from '../../marking/count.ts';
import { inReadingOrder, segmentsOf } from '../../marking/notes.ts';
import { speakingPresets, writingPresets } from '../../marking/presets.ts';
import { scoresFit, shareOfScores, type Marking } from '../../marking/total.ts';
import { markingOf, parseKey, score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import { loadQuestionTypeCatalog } from '../../registry/messages.ts';
import { parseContent } from '../../index.ts';
import { answerKeyForm } from '../../registry/print.ts';
import { keyForItems } from './answers.ts';
import type { WritingContent, WritingKey } from './definition.ts';
import { writingSamples } from './samples.ts';

const rewrite: WritingContent = writingSamples.SA1.content;
const rewriteKey: WritingKey = writingSamples.SA1.key;
const essay: WritingContent = writingSamples.EW1.content;
const essayKey: WritingKey = writingSamples.EW1.key;
const stateOf = (text: string, key: WritingKey = rewriteKey, content: WritingContent = rewrite) =>
  score('SA1', content, key, { q1: text }, { locale: 'en' }).items[0]!.state;
const codes = (content: WritingContent, key: WritingKey, code: 'SA1' | 'EW1' = 'SA1') =>
  problemsOf(code, content, key).map((problem) => `${problem.code} ${problem.path}`);

describe('a rewritten sentence', () => {
  test.each([
    ['that I have ever eaten', 'right'],
    ["THAT  I've ever eaten ", 'right'],
    ['This is the best bowl of phở that I have ever eaten .', 'right'],
    ['that I ever ate', 'needs-teacher'],
    ['?', 'needs-teacher'],
    ['   ', 'blank'],
  ])('%j is %s', (text, state) => expect(stateOf(text)).toBe(state));

  test('without accepted answers the teacher marks every text', () => {
    const open = { ...rewriteKey, matching: { accepted: [], caseSensitive: false, contractions: true } };
    expect(stateOf('that I have ever eaten', open)).toBe('needs-teacher');
    expect(codes(rewrite, open)).toEqual([]);
  });
  test('is marked with nothing, half or all points', () => {
    expect(markingOf('SA1', rewriteKey, 'q1')).toEqual({ kind: 'steps' });
    expect(markingOf('EW1', essayKey, 'q1')).toEqual({ kind: 'rubric', rubric: essayKey.rubric });
  });
});

test.each([
  ['no task', { ...rewrite, items: [{ id: 'q1', prompt: ' ' }] }, rewriteKey, ['PROMPT_MISSING items.0.prompt']],
  [
    'an empty keyword',
    { ...rewrite, items: [{ ...rewrite.items[0]!, keyword: ' ' }] },
    rewriteKey,
    ['KEYWORD_EMPTY items.0.keyword'],
  ],
  [
    'a limit upside down',
    { ...rewrite, minWords: 9, maxWords: 4 },
    { ...rewriteKey, matching: { ...rewriteKey.matching!, accepted: [] } },
    ['WORDS_REVERSED words'],
  ],
  ['an answer past the limit', { ...rewrite, maxWords: 4 }, rewriteKey, ['ACCEPTED_TOO_LONG matching.accepted.1']],
  ['an answer below the limit', { ...rewrite, minWords: 5 }, rewriteKey, ['ACCEPTED_TOO_SHORT matching.accepted.0']],
  [
    'an answer of signs',
    rewrite,
    { ...rewriteKey, matching: { ...rewriteKey.matching!, accepted: ['…'] } },
    ['ACCEPTED_EMPTY matching.accepted.0'],
  ],
])('SA1 with %s cannot be published', (_, content, key, problems) => expect(codes(content, key)).toEqual(problems));

test('an essay needs a complete rubric, and the criteria shown to learners must be the marked ones', () => {
  const { criteria } = essayKey.rubric!;
  const withCriteria = (list: typeof criteria): WritingKey => ({ ...essayKey, rubric: { step: 50, criteria: list } });
  const unseen = { ...essay };
  delete unseen.criteria;
  expect(codes(unseen, withCriteria([]), 'EW1')).toEqual(['CRITERIA_MISSING rubric']);
  expect(codes(unseen, withCriteria([{ ...criteria[0]!, name: ' ' }]), 'EW1')).toEqual([
    'CRITERION_NAME_MISSING rubric.criteria.0.name',
  ]);
  expect(codes(unseen, withCriteria([criteria[0]!, { ...criteria[1]!, name: 'CONTENT' }]), 'EW1')).toEqual([
    'CRITERION_REPEATED rubric.criteria.1.name',
  ]);
  expect(codes(unseen, withCriteria([{ ...criteria[0]!, max: 2 }]), 'EW1')).toEqual([
    'LEVEL_ABOVE_MAX rubric.criteria.0.levels.0',
    'LEVEL_ABOVE_MAX rubric.criteria.0.levels.1',
  ]);
  expect(codes(essay, withCriteria(criteria.slice(0, 2)), 'EW1')).toEqual(['CRITERIA_DIFFER rubric']);
  expect(codes(essay, essayKey, 'EW1')).toEqual([]);
});

test('each code refuses the fields of the other one', () => {
  expect(parseContent('EW1', 1, { ...essay, items: [{ ...essay.items[0]!, keyword: 'EVER' }] }).ok).toBe(false);
  expect(parseContent('SA1', 1, { ...rewrite, criteria: [] }).ok).toBe(false);
  expect(parseKey('SA1', 1, essayKey).ok).toBe(false);
  expect(parseKey('EW1', 1, rewriteKey).ok).toBe(false);
});

test.each([
  ['', 0],
  ['  \n ', 0],
  ['Em đi học.', 3],
  ['a well-known man — aged 42 – left', 6],
  ['- một\n- hai', 2],
  ["It's 3.5 km; don't worry!", 5],
])('%j has %i words', (text, words) => expect(countedWords(text)).toBe(words));

describe('scores', () => {
  const rubric: Marking = { kind: 'rubric', rubric: essayKey.rubric! };
  test.each([
    [
      { co: 500, or: 500, la: 500 },
      { earned: 1, of: 1 },
    ],
    [
      { co: 0, or: 0, la: 0 },
      { earned: 0, of: 1 },
    ],
    // Language has a double weight: (5 + 0 + 2 × 2,5) of 20.
    [
      { co: 500, or: 0, la: 250 },
      { earned: 1, of: 2 },
    ],
    [{ co: 500, or: 300 }, null],
  ])('%j earn %j', (scores, share) => expect(shareOfScores(rubric, scores)).toEqual(share));

  test.each([
    [{ co: 550, or: 0, la: 0 }, false],
    [{ co: 525 }, false],
    [{ co: -50 }, false],
    [{ nosuch: 0 }, false],
    [{ constructor: 0 }, false],
    [{ co: 450 }, true],
    [{}, true],
  ])('%j are allowed: %s', (scores, allowed) => expect(scoresFit(rubric, scores)).toBe(allowed));

  test('without a rubric are nothing, half or all of the points', () => {
    expect([0, 50, 100, 25].map((whole) => scoresFit({ kind: 'steps' }, { whole }))).toEqual([true, true, true, false]);
    expect(shareOfScores({ kind: 'steps' }, { whole: 50 })).toEqual({ earned: 1, of: 2 });
    expect(shareOfScores({ kind: 'steps' }, {})).toBeNull();
  });

  test('are always between 0 and 1 and increase with every score', () => {
    const criterion = fc.record({
      max: fc.integer({ min: 1, max: 20 }),
      weight: fc.integer({ min: 1, max: 10 }),
      part: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(criterion, { minLength: 1, maxLength: 10 }), (list) => {
        const criteria = list.map(({ max, weight }, at) => ({
          id: `c${at}`,
          name: '',
          descriptor: '',
          max,
          weight,
          levels: [],
        }));
        const marking: Marking = { kind: 'rubric', rubric: { step: 25, criteria } };
        const scores = Object.fromEntries(list.map(({ max, part }, at) => [`c${at}`, max * 25 * part]));
        expect(scoresFit(marking, scores)).toBe(true);
        const share = shareOfScores(marking, scores)!;
        expect(Number.isSafeInteger(share.earned) && Number.isSafeInteger(share.of)).toBe(true);
        expect(share.earned).toBeLessThanOrEqual(share.of);
        const better = shareOfScores(marking, { ...scores, c0: list[0]!.max * 100 })!;
        expect(better.earned / better.of).toBeGreaterThanOrEqual(share.earned / share.of);
      }),
    );
  });
});

test('a text with notes is split into segments that add up to it', () => {
  const note = fc.record({ id: fc.string(), start: fc.nat(40), end: fc.nat(40), text: fc.constant('') });
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(note, { maxLength: 6 }), (text, notes) => {
      const segments = segmentsOf(text, notes);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      for (const segment of segments)
        expect(segment.notes).toEqual(
          notes.flatMap(({ start, end }, at) =>
            start < segment.start + segment.text.length && end > segment.start && segment.text !== '' ? [at] : [],
          ),
        );
    }),
  );
  expect(
    inReadingOrder([
      { id: 'b', start: 4, end: 5, text: '' },
      { id: 'c', start: 0, end: 2, text: '' },
      { id: 'a', start: 0, end: 9, text: '' },
    ]).map(({ id }) => id),
  ).toEqual(['a', 'c', 'b']);
});

test.each(['vi', 'en'] as const)('every preset has its texts in %s', async (locale) => {
  const { presets } = (await loadQuestionTypeCatalog(locale, 'qt-rubric')) as {
    presets: Record<string, Record<string, string>>;
  };
  for (const { id, criteria } of [...writingPresets, ...speakingPresets]) {
    const words = ['name', ...criteria.flatMap((one) => [one.id, `${one.id}Text`])].map(
      (key) => presets[id]?.[key] ?? '',
    );
    expect(words.filter((word) => word === '')).toEqual([]);
    expect(Object.keys(presets[id] ?? {})).toHaveLength(words.length);
  }
});

describe('several items below one text', () => {
  const several: WritingContent = {
    ...rewrite,
    items: [
      { id: 'q1', prompt: 'Why did she leave?' },
      { id: 'q2', prompt: 'Where did she go?' },
      { id: 'q3', prompt: 'What do you think of it?' },
    ],
    minWords: 1,
    maxWords: 20,
  };
  const key: WritingKey = {
    explanation: '',
    itemExplanations: { q2: 'Line 4.' },
    matching: { accepted: ['She was tired'], caseSensitive: false, contractions: true },
    model: 'She was tired.',
    further: { q2: { accepted: ['To Huế', 'Huế'], model: 'To Huế.' } },
  };
  const states = (response: Record<string, string>) =>
    score('SA1', several, key, response, { locale: 'en' }).items.map(({ state }) => state);

  test('each item is compared with its own answers', () => {
    expect(codes(several, key)).toEqual([]);
    expect(states({ q1: 'she was tired.', q2: 'huế', q3: 'I like it' })).toEqual(['right', 'right', 'needs-teacher']);
    expect(states({ q1: 'huế', q2: 'She was tired' })).toEqual(['needs-teacher', 'needs-teacher', 'blank']);
    expect(parseKey('SA1', 1, key).ok && parseContent('SA1', 1, several).ok).toBe(true);
  });
  test('answers stay with their items when these are reordered or removed', () => {
    const [first, second, third] = several.items;
    const turned = keyForItems(several, key, [third!, second!, first!]);
    expect(turned.matching!.accepted).toEqual([]);
    expect(turned.model).toBeUndefined();
    expect(turned.further).toEqual({
      q2: { accepted: ['To Huế', 'Huế'], model: 'To Huế.' },
      q1: { accepted: ['She was tired'], model: 'She was tired.' },
    });
    const fewer = keyForItems(several, key, [second!]);
    expect(fewer).toEqual({
      explanation: '',
      itemExplanations: { q2: 'Line 4.' },
      matching: { accepted: ['To Huế', 'Huế'], caseSensitive: false, contractions: true },
      model: 'To Huế.',
    });
    expect(keyForItems(several, key, [third!]).itemExplanations).toBeUndefined();
  });
  test('problems name their item, and answers of a deleted item are a problem', () => {
    const odd = { ...several, items: [several.items[0]!, { id: 'q2', prompt: ' ' }] };
    expect(codes(odd, { ...key, further: { q2: { accepted: [' '] }, q9: { accepted: [] } } })).toEqual([
      'PROMPT_MISSING items.1.prompt',
      'ACCEPTED_EMPTY items.1.accepted.0',
      'CORRECT_UNKNOWN ',
    ]);
  });
  test('items with the same id are refused, and so are too many items', () => {
    const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `q${at + 1}`, prompt: 'Why?' }));
    expect(parseContent('SA1', 1, { ...several, items: items(10) }).ok).toBe(true);
    expect(parseContent('SA1', 1, { ...several, items: items(11) }).ok).toBe(false);
    expect(parseContent('EW1', 1, { ...essay, items: items(4) }).ok).toBe(true);
    expect(parseContent('EW1', 1, { ...essay, items: items(5) }).ok).toBe(false);
    expect(parseContent('SA1', 1, { ...several, items: [several.items[0], several.items[0]] }).ok).toBe(false);
  });
  test('the printed key has a line for each item', () => {
    expect(answerKeyForm('SA1', several, key, 4, 'en')).toEqual([
      { number: 4, text: 'She was tired' },
      { number: 5, text: 'To Huế / Huế' },
      { number: 6, text: 'Marked by the teacher' },
    ]);
  });
});
