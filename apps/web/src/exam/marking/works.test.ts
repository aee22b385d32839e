import { describe, expect, test } from 'vitest';
import type { Work } from './queries.ts';
import {
  afterSaving,
  draftOf,
  groupsOf,
  markedIn,
  nextOpen,
  proposedScore,
  noWriting,
  sameDraft,
  sharedScore,
  startOf,
  textOf,
  withWriting,
  wordsOf,
} from './works.ts';

const work = (attempt: string, answer: Work['answer'], whole?: number): Work => ({
  attempt,
  question: 'q',
  item: 'q1',
  number: 1,
  answer,
  entry: 1,
  max: 100,
  recording: null,
  draft: null,
  mark:
    whole === undefined
      ? null
      : { version: 1, scores: { whole }, points: whole, comment: '', notes: [], by: 'Hà', at: '2026-11-22T00:00:00Z' },
});

test('the text of an item is its own part of the answer', () => {
  expect(textOf(work('a', { q1: 'em', q2: 'anh' }))).toBe('em');
  expect(textOf(work('a', { q1: { recording: 'x', seconds: 1 } }))).toBeNull();
  expect(textOf(work('a', 'em'))).toBe('em');
});

test('words are counted as exams count them, of texts that are long enough to be counted', () => {
  expect(wordsOf(`${'I don’t like well-known – or new – films. '.repeat(4)}`)).toBe(28);
  expect(wordsOf('It is 24 cm.')).toBeNull();
  expect(wordsOf('one '.repeat(19))).toBeNull();
  expect(wordsOf('one '.repeat(20))).toBe(20);
  expect(wordsOf(`${'ta có '.repeat(20)} $x = 2$`)).toBeNull();
});

describe('groups', () => {
  const works = [
    work('a', { q1: 'I ever  ate' }, 50),
    work('b', { q1: ' i EVER ate' }, 50),
    work('c', { q1: 'no idea' }),
    work('d', { q1: 'Không biết' }, 0),
    work('e', { q1: 'Không biết'.normalize('NFD') }, 100),
  ];
  test('contain equal answers; unmarked ones come first', () => {
    expect(groupsOf(works).map((group) => group.works.map(({ attempt }) => attempt))).toEqual([
      ['c'],
      ['a', 'b'],
      ['d', 'e'],
    ]);
  });
  test('have a common score only where all answers have it', () => {
    expect(groupsOf(works).map(sharedScore)).toEqual([undefined, 50, undefined]);
  });
});

test('a draft is unchanged until a relevant change', () => {
  const draft = draftOf(work('a', { q1: 'x' }, 50));
  expect(sameDraft(draft, { ...draft, comment: '  ' })).toBe(true);
  expect(sameDraft(draft, { ...draft, scores: { whole: 100 } })).toBe(false);
  expect(sameDraft(draft, { ...draft, notes: [{ id: 'n', start: 0, end: 1, text: 'a' }] })).toBe(false);
});

test('after a score the next open criterion is selected, cyclically', () => {
  const rubric = {
    step: 50 as const,
    criteria: ['a', 'b', 'c'].map((id) => ({ id, name: id, descriptor: '', max: 9, weight: 1, levels: [] })),
  };
  expect(nextOpen(rubric, { a: 100 }, 0)).toBe(1);
  expect(nextOpen(rubric, { a: 100, b: 100 }, 0)).toBe(2);
  expect(nextOpen(rubric, { c: 100 }, 2)).toBe(0);
  expect(nextOpen(rubric, { a: 1, b: 1, c: 1 }, 1)).toBe(2);
});

describe('searching answers', () => {
  const marked = work('a', 'em', 50);
  const after = (minutes: number) => Date.parse('2026-11-22T00:00:00Z') + minutes * 60_000;
  const server = (minutes: number): Work => ({
    ...marked,
    draft: { scores: { whole: 0 }, comment: 'server', notes: [], at: new Date(after(minutes)).toISOString() },
  });
  const device = (minutes: number, sent = false, entry = 1) => ({
    at: after(minutes),
    value: { scores: { whole: 100 }, comment: 'device', notes: [], writing: noWriting, entry, version: 1, sent },
  });
  test.each([
    ['the mark, without drafts', marked, null, ''],
    ['the mark, given after both drafts', server(-2), device(-1), ''],
    ['the server’s draft', server(1), null, 'server'],
    ['the server’s draft, newer than what this device has sent', server(2), device(1, true), 'server'],
    ['this device’s draft, newer', server(1), device(2, true), 'device'],
    ['this device’s draft, not sent', server(2), device(1), 'device'],
    ['no draft of another answer', marked, device(1, false, 2), ''],
  ])('%s', (_, one, own, comment) => {
    expect(startOf(one, own).comment).toBe(comment);
  });
});

test('a note in progress is added when it has a text, and blocks the mark when it has none', () => {
  const draft = { scores: {}, comment: '', notes: [] };
  const writing = (quote: string, said: string) => withWriting({ ...draft, writing: { quote, said } }, 'I like em');
  expect(writing('like', ' hay ')?.notes).toMatchObject([{ start: 2, end: 6, text: 'hay' }]);
  expect([writing('', 'hay'), writing('love', 'hay')]).toEqual([null, null]);
  expect(writing('like', '  ')).toEqual(draft);
});

test.each([
  ['Hoà  bình.', 'hòa bình'],
  ['doesn’t', "Doesn't"],
  ['x = 2', 'x=2'],
])('%s and %s are the same answer in two notations', (one, other) => {
  const [group, ...more] = groupsOf([work('a', one), work('b', other)]);
  expect(more).toEqual([]);
  expect(group).toMatchObject({ text: one, others: [other] });
});

test.each([
  ['the score of those that are marked', [50, 50, undefined], 50],
  ['nothing while they differ', [50, 100, undefined], undefined],
  ['nothing where all are marked', [50, 50], undefined],
  ['nothing where none is', [undefined, undefined], undefined],
])('suggested for later equal answers: %s', (_, wholes, score) => {
  const [group] = groupsOf(wholes.map((whole, at) => work(String(at), 'em', whole)));
  expect(proposedScore(group!)).toBe(score);
});

test('a group shows how many of its answers are marked', () => {
  const [group] = groupsOf([work('a', 'em', 50), work('b', 'em')]);
  expect(markedIn(group!)).toBe(1);
});

describe('after a mark is saved', () => {
  const from = { scores: { a: 100 }, comment: 'Tốt', notes: [], writing: { quote: 'go', said: 'Hay' } };
  const note = { id: 'n1', start: 0, end: 2, text: 'Hay' };
  const given = { scores: { a: 100 }, comment: 'Tốt', notes: [note] };

  test('shows the mark where nothing was entered meanwhile', () => {
    expect(afterSaving({ ...from }, from, given)).toEqual({ ...given, writing: { quote: '', said: '' } });
  });
  test('keeps each field that was changed meanwhile', () => {
    const now = { ...from, comment: 'Tốt lắm', scores: { a: 100, b: 200 } };
    expect(afterSaving(now, from, given)).toEqual({ ...now, notes: [note], writing: { quote: '', said: '' } });
    const going = { ...from, writing: { quote: 'go', said: 'Hay quá' } };
    expect(afterSaving(going, from, given)).toEqual({ ...going, notes: [note] });
  });
});
