import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemTextsOf, itemsOf, parseContent, shuffleContent, summaryOf } from '../../index.ts';
import { answerKeyForm, printForm } from '../../registry/print.ts';
import { score } from '../../registry/scoring.ts';
import { problemsOf } from '../../registry/validators.ts';
import type { InlineListsCode, InlineListsContent, InlineListsKey } from './definition.ts';
import vi from './messages.vi.json';
import { inlineListsSamples } from './samples.ts';

const { SL1, SL2 } = inlineListsSamples;
const context = { locale: 'vi' as const };
const states = (code: InlineListsCode, response: unknown) =>
  score(code, inlineListsSamples[code].content, inlineListsSamples[code].key, response, context).items.map(
    (item) => item.state,
  );

describe('scoring', () => {
  test('each gap is scored separately, and examples are no items', () => {
    expect(itemsOf('SL1', SL1.content)).toEqual(['g1', 'g2', 'g3']);
    expect(states('SL1', { g1: ['b'], g3: ['c'] })).toEqual(['right', 'blank', 'wrong']);
    expect(states('SL2', { g1: ['a'], g2: ['a'] })).toEqual(['right', 'wrong', 'blank']);
  });
  test('a gap accepts one of its own options', () => {
    for (const response of [{ g1: ['z'] }, { g1: ['a', 'b'] }, { g0: ['a'] }])
      expect(score('SL1', SL1.content, SL1.key, response, context).status).toBe('malformed');
  });
});

describe('valid content', () => {
  const parses = (code: InlineListsCode, change: object) =>
    parseContent(code, 1, { ...inlineListsSamples[code].content, ...change }).ok;
  test('SL1 has a text with a list for each gap, SL2 a dialogue with one list', () => {
    expect(parses('SL1', { list: [] })).toBe(false);
    expect(parses('SL1', { turns: SL2.content.turns })).toBe(false);
    expect(parses('SL2', { turns: undefined })).toBe(false);
    expect(parses('SL2', { text: 'Hello' })).toBe(false);
    expect(
      parses('SL2', { gaps: SL2.content.gaps.map((gap) => ({ ...gap, options: [{ id: 'a', text: 'x' }] })) }),
    ).toBe(false);
  });
  test('gaps are in reading order, whatever turns are moved', () => {
    const { content } = SL2;
    expect(parseContent('SL2', 1, { ...content, gaps: content.gaps.toReversed() })).toEqual({
      ok: true,
      value: content,
    });
    expect(parses('SL2', { list: [content.list[0], content.list[0]] })).toBe(false);
  });
});

describe('problems that prevent publishing', () => {
  const problems = (code: InlineListsCode, content: Partial<InlineListsContent>, key: Partial<InlineListsKey> = {}) =>
    problemsOf(
      code,
      { ...inlineListsSamples[code].content, ...content },
      { ...inlineListsSamples[code].key, ...key },
    ).map((problem) => `${problem.code} ${problem.path}`);
  const [, gap] = SL1.content.gaps;
  const oneGap = (change: object) =>
    problems('SL1', { text: 'It is [[g1]].', gaps: [{ ...gap!, ...change }] }, { correct: { g1: ['b'] } });

  test('each gap must have two to eight different options', () => {
    expect(oneGap({})).toEqual([]);
    expect(oneGap({ options: [{ id: 'b', text: 'but' }] })).toEqual(['OPTIONS_TOO_FEW gaps.0.options']);
    expect(
      oneGap({
        options: [
          { id: 'a', text: 'but' },
          { id: 'b', text: 'but ' },
          { id: 'c', text: '' },
        ],
      }),
    ).toEqual(['OPTION_REPEATED gaps.0.options.1', 'OPTION_EMPTY gaps.0.options.2']);
    expect(oneGap({ options: Array.from({ length: 9 }, (_, at) => ({ id: 'abcdefghi'[at], text: `${at}` })) })).toEqual(
      ['OPTIONS_TOO_MANY gaps.0.options'],
    );
  });
  test('each gap must have a right option or an existing example, and not all may be examples', () => {
    expect(problems('SL1', {}, { correct: { ...SL1.key.correct, g2: [] } })).toEqual([
      'CORRECT_MISSING gaps.2.correct',
    ]);
    expect(problems('SL1', {}, { correct: { ...SL1.key.correct, g2: ['z'] } })).toEqual([
      'CORRECT_UNKNOWN gaps.2.correct',
      'CORRECT_MISSING gaps.2.correct',
    ]);
    expect(oneGap({ example: 'z' })).toEqual(['EXAMPLE_MISSING gaps.0.correct', 'GAPS_ALL_EXAMPLES gaps']);
    expect(problems('SL1', {}, { correct: { ...SL1.key.correct, g9: ['a'] } })).toEqual(['CORRECT_UNKNOWN ']);
  });
  test('a dialogue must have speakers and texts, and its list no empty option', () => {
    const turns = SL2.content.turns.map((turn, at) =>
      at === 0 ? { ...turn, speaker: ' ' } : at === 2 ? { ...turn, text: '' } : turn,
    );
    expect(problems('SL2', { turns })).toEqual(['SPEAKER_MISSING turns.0.speaker', 'TURN_EMPTY turns.2.text']);
    expect(
      problems('SL2', {
        list: SL2.content.list.map((option) => ({ ...option, text: option.id === 'f' ? '' : option.text })),
      }),
    ).toEqual(['OPTION_EMPTY list.5']);
    expect(problems('SL2', { turns: SL2.content.turns.slice(0, 6) })).toEqual(['GAP_NOT_IN_TEXT gaps.3']);
  });
  test('every problem has a message', () => {
    for (const code of [
      'TEXT_MISSING',
      'DIALOGUE_MISSING',
      'SPEAKER_MISSING',
      'TURN_EMPTY',
      'OPTIONS_TOO_FEW',
      'OPTIONS_TOO_MANY',
      'OPTION_EMPTY',
      'OPTION_REPEATED',
      'CORRECT_MISSING',
      'EXAMPLE_MISSING',
      'GAPS_ALL_EXAMPLES',
    ])
      expect(vi.problems).toHaveProperty(code);
  });
});

describe('texts, order and paper', () => {
  test('the text identifies the question and its gaps', () => {
    expect(summaryOf('SL2', SL2.content)).toMatch(/^Mai: Good morning, Uncle Ben! Ben: ___ Mai: Can you help/);
    expect(itemTextsOf('SL2', SL2.content)[0]).toBe('Can you help me with my kite? ____');
    expect(itemTextsOf('SL1', SL1.content)[0]).toContain('It is small ____ very bright');
  });
  test('the letters of the key match the paper, shuffled or not', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const content = shuffleContent('SL2', SL2.content, seed) as InlineListsContent;
        const lines = answerKeyForm('SL2', content, SL2.key, 1);
        const picks = Object.fromEntries(
          lines.map((line, at) => [`g${at + 1}`, [content.list![line.text.charCodeAt(0) - 65]!.id]]),
        );
        expect(picks).toEqual(SL2.key.correct);
      }),
    );
    expect(answerKeyForm('SL1', SL1.content, SL1.key, 7)).toEqual([
      { number: 7, text: 'B. but' },
      { number: 8, text: 'C. see' },
      { number: 9, text: 'A. visit' },
    ]);
  });
  test('a paper has the shared list before the dialogue, own lists below the text', () => {
    expect(printForm('SL2', SL2.content, 1, 'en').blocks.map((block) => block.kind)).toEqual([
      'instructions',
      'targets',
      'gapped-text',
    ]);
    expect(printForm('SL1', SL1.content, 1, 'en').blocks.map((block) => block.kind)).toEqual([
      'instructions',
      'gapped-text',
      'gap-options',
    ]);
    expect(printForm('SL2', SL2.content, 1, 'en').blocks.at(-1)).toMatchObject({
      gaps: { g0: { example: 'C' }, g1: { number: 1 } },
    });
  });
});
