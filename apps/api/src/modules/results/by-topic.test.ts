import { expect, it } from 'vitest';
import { byTopic } from './by-topic.ts';

const column = (question: string, rightShare: number | null, max = 100, skill = 'NU') => ({
  question,
  skill,
  max,
  rightShare,
});

it('gathers columns under the topic of today, weighs them by their points and puts the weakest first', () => {
  const filed = new Map([
    ['a', { skill: 'NU', topic: 'Phân số' }],
    ['b', { skill: 'NU', topic: 'Phân số' }],
    ['c', { skill: 'GE', topic: 'Tam giác' }],
    ['d', { skill: 'ST', topic: null }],
  ]);
  expect(
    byTopic(
      'MATH',
      [column('a', 80), column('b', 20, 300), column('c', 30, 100, 'GR'), column('d', null, 50, 'ST')],
      filed,
    ),
  ).toEqual([
    // A test from before the strands says a skill of English: then the bank is asked.
    { skill: 'GE', topic: 'Tam giác', items: 1, share: 30 },
    { skill: 'NU', topic: 'Phân số', items: 2, share: 35 },
    { skill: 'ST', topic: null, items: 1, share: null },
  ]);
});

it('says nothing of what no skill of the subject is known for', () => {
  expect(byTopic('MATH', [column('x', 50, 100, 'GR')], new Map())).toEqual([]);
});
