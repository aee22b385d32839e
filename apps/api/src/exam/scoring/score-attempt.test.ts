/** Scoring a published test and storing the result by item: pure functions, with the samples of the question types. */
import type { ExamContent, ExamKeys } from '@vumon/contract';
import { itemsOf, questionType, type QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { paperItems, scoredItems, storedItems, withUnasked, type ScoredItem } from './items.ts';
import { scorableQuestions, scoreAttempt, type GivenShares } from './score-attempt.ts';

/** A test with one question for each code, numbered without gaps, each item worth so many hundredths. */
function testOf(codes: readonly QuestionTypeCode[], pointsOfItem = 100) {
  let number = 1;
  const keys: Record<string, unknown> = {};
  const questions = codes.map((code) => {
    const { content, key } = samples[code];
    const items = itemsOf(code, content);
    const firstNumber = number;
    number += items.length;
    const id = `question-${code}`;
    keys[id] = key;
    return {
      id,
      type: code,
      schemaVersion: questionType(code).schemaVersion,
      content,
      items,
      firstNumber,
      points: Object.fromEntries(items.map((item) => [item, pointsOfItem])),
    };
  });
  const content = { subject: 'ENGLISH', rounding: '0.1', sections: [{ parts: [{ questions }] }] };
  return { content: content as unknown as ExamContent, keys: keys as ExamKeys, questions };
}
type Kind = 'right' | 'wrong';
function scored(codes: readonly QuestionTypeCode[], kind: Kind, given?: GivenShares, pointsOfItem?: number) {
  const { content, keys, questions } = testOf(codes, pointsOfItem);
  const answers = new Map(questions.map(({ id, type }) => [id, samples[type].responses[kind] as unknown]));
  return scoreAttempt(content, scorableQuestions(content, keys), answers, given);
}

describe('a score', () => {
  it('is the sum of the points of all items, and a mark out of ten', () => {
    const { items } = testOf(['MC1', 'MC9', 'TF1']).questions.reduce(
      (all, { items }) => ({ items: [...all.items, ...items] }),
      { items: [] as readonly string[] },
    );
    expect(scored(['MC1', 'MC9', 'TF1'], 'right')).toMatchObject({
      points: 100 * items.length,
      maxPoints: 100 * items.length,
      mark: 1000,
      needsTeacher: false,
      regraded: false,
    });
    expect(scored(['MC1'], 'wrong')).toMatchObject({ points: 0, maxPoints: 100, mark: 0 });
  });

  it('numbers items in the order of the paper', () => {
    const { items } = scored(['MC9', 'MC1', 'FB1'], 'right');
    expect(items.map(({ number }) => number)).toEqual(items.map((_, at) => at + 1));
    expect(items.map(({ max }) => max)).toEqual(items.map(() => 100));
  });

  it('of a test without points is no mark, without a division by zero', () => {
    expect(scored(['MC1'], 'right', undefined, 0)).toMatchObject({ points: 0, maxPoints: 0, mark: 0 });
  });

  it('counts what was not answered as blank', () => {
    const { content, keys } = testOf(['MC1']);
    const { items, points } = scoreAttempt(content, scorableQuestions(content, keys), new Map());
    expect({ points, states: items.map(({ state }) => state) }).toEqual({ points: 0, states: ['blank'] });
  });

  it('counts an item without a result as blank', () => {
    const { content, keys } = testOf(['MC1']);
    const [question] = scorableQuestions(content, keys);
    const { items } = scoreAttempt(
      content,
      [{ ...question!, items: ['unknown'], points: { unknown: 100 } }],
      new Map(),
    );
    expect(items).toEqual([
      { question: question!.id, item: 'unknown', number: 1, state: 'blank', points: 0, max: 100 },
    ]);
  });

  it('is marked as regraded when a step reaches the attempt', () => {
    const { content, keys, questions } = testOf(['MC1', 'TF1']);
    const [{ id, items }] = questions as [(typeof questions)[number]];
    const step = { question: id, item: items[0]!, assignmentId: null, studentId: null, raiseOnly: false };
    const score = (change: { kind: 'VOID' } | { kind: 'FULL' }) =>
      scoreAttempt(content, scorableQuestions(content, keys), new Map(), undefined, [{ ...step, change }]);
    expect(score({ kind: 'VOID' })).toMatchObject({
      regraded: true,
      items: [{ state: 'unscored', points: 0, max: 0 }, {}],
    });
    expect(score({ kind: 'FULL' })).toMatchObject({ regraded: true, points: 100, items: [{ state: 'right' }, {}] });
  });
});

describe('an item that waits for the teacher', () => {
  const [item] = itemsOf('EW1', samples.EW1.content) as [string];
  const given = (earned: number | null, shareOf: number | null): GivenShares =>
    new Map([[`question-EW1:${item}`, { earned, shareOf }]]);

  it.each([
    [undefined, 'needs-teacher', 0],
    [given(null, null), 'needs-teacher', 0],
    [given(3, null), 'needs-teacher', 0],
    [given(null, 4), 'needs-teacher', 0],
    [given(0, 4), 'wrong', 0],
    [given(3, 4), 'partial', 75],
    [given(4, 4), 'right', 100],
  ] as const)('marked with %o is %s', (marks, state, points) => {
    const score = scored(['EW1'], 'right', marks);
    expect(score.items[0]).toMatchObject({ state, points });
    expect(score.needsTeacher).toBe(score.items.some((one) => one.state === 'needs-teacher'));
    expect(score.points).toBe(points);
  });

  it('is the only kind that accepts a mark: items scored by the key are unchanged', () => {
    const [scoredByKey] = itemsOf('MC1', samples.MC1.content) as [string];
    const marks = new Map([[`question-MC1:${scoredByKey}`, { earned: 0, shareOf: 1 }]]);
    expect(scored(['MC1'], 'right', marks).items[0]).toMatchObject({ state: 'right', points: 100 });
  });

  it('makes the whole result provisional beside scored items', () => {
    expect(scored(['MC1', 'EW1'], 'right')).toMatchObject({ needsTeacher: true });
    expect(scored(['MC1'], 'right')).toMatchObject({ needsTeacher: false });
  });
});

describe('a published test that cannot be scored', () => {
  const broken = (change: object, keys?: ExamKeys) => {
    const made = testOf(['MC1']);
    Object.assign(made.questions[0]!, change);
    return () => scorableQuestions(made.content, keys ?? made.keys);
  };
  it.each([
    ['of an unknown type', broken({ type: 'XX9' }), 'question question-MC1 is of the unknown type XX9'],
    [
      'whose content does not parse',
      broken({ content: 'nothing' }),
      'question question-MC1 of type MC1 does not parse',
    ],
    ['without a key', broken({}, {} as ExamKeys), 'question question-MC1 of type MC1 does not parse'],
  ])('has a question %s', (_, work, message) => {
    expect(work).toThrow(message);
  });
});

describe('a stored result', () => {
  const { content } = testOf(['MC1', 'TF5', 'MC9']);
  const paper = paperItems(content);
  const states = ['right', 'partial', 'wrong', 'blank', 'needs-teacher', 'unscored'] as const;
  const results: ScoredItem[] = paper
    .slice(0, states.length)
    .map((item, at) => ({ ...item, state: states[at]!, points: at * 10 }));

  it('numbers the items of the paper with their points', () => {
    const items = paperItems(content);
    expect(items.length).toBeGreaterThan(3);
    expect(items.map(({ number, max }) => ({ number, max }))).toEqual(
      items.map((_, at) => ({ number: at + 1, max: 100 })),
    );
  });

  it('has a letter and points for each item, and is parsed back unchanged', () => {
    const stored = storedItems(results, false);
    expect(stored.itemStates).toBe('RPWBNU'.slice(0, results.length));
    expect(stored.itemMax).toBeNull();
    expect(scoredItems(paper.slice(0, results.length), stored)).toEqual(results);
  });

  it('keeps the possible points after a regrade has changed them', () => {
    const changed = results.map((item) => ({ ...item, max: 250 }));
    expect(storedItems(changed, true).itemMax).toEqual(changed.map(() => 250));
    expect(scoredItems(paper.slice(0, results.length), storedItems(changed, true))).toEqual(changed);
  });

  it('that is shorter than the paper counts the rest as blank', () => {
    expect(scoredItems(paper.slice(0, 1), { itemStates: '', itemPoints: [] })).toEqual([
      { ...paper[0]!, state: 'blank', points: 0 },
    ]);
  });

  it('marks items that were not asked as unscored', () => {
    const all = withUnasked(paper, results.slice(1, 2));
    expect(all[1]).toEqual(results[1]);
    expect(all[0]).toEqual({ ...paper[0]!, state: 'unscored', points: 0 });
    expect(all).toHaveLength(paper.length);
  });
});
