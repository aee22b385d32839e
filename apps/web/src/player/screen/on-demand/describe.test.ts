import { describe, expect, it } from 'vitest';
import { describeAnswer, differingWords } from './describe.ts';

const choice = {
  items: ['q1', 'q2'].map((id) => ({
    id,
    options: [
      { id: 'a', text: `since ${id}` },
      { id: 'b', text: 'for' },
    ],
  })),
};
const parts = {
  parts: [
    { id: 'p1', content: choice },
    { id: 'p2', content: { gaps: [{ id: 'g1' }] } },
  ],
};

describe('an answer as text', () => {
  it.each([
    ['options of the item itself', choice, 'q2', ['a', 'b'], 'since q2 · for'],
    ['words of a gap', parts, 'p2/g1', 'do not', 'do not'],
    ['an option in a part', parts, 'p1/q1', ['a'], 'since q1'],
    ['nothing that has a text', choice, 'q1', ['z'], null],
    ['a recording', choice, 'q1', { recording: 'r', seconds: 3 }, null],
  ])('%s', (_, content, place, value, words) => {
    expect(describeAnswer(content, place, value)).toBe(words);
  });
});

it.each([
  ['visited Hội An since 2019.', 'visited Hội An for 2019.', ['visited Hội An ', 'since ', '2019.']],
  ['the same', 'the same', ['the same', '', '']],
  ['more at the end', 'more', ['more ', 'at the end', '']],
  ['', 'anything', ['', '', '']],
])('highlights where %j differs from %j', (one, other, [before, differs, after]) => {
  expect(differingWords(one, other)).toEqual({ before, differs, after });
});
