import { expect, it } from 'vitest';
import { byTopic } from './by-topic.ts';

const column = (question: string, rightShare: number | null, max = 100, skill = 'NU', single = true) => ({
  question,
  skill,
  max,
  rightShare,
  single,
});

it('groups columns by their current topic, weights them by points and lists the weakest first', () => {
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
    // A test from before strands were introduced names a skill of English, so the bank's strand is used.
    { skill: 'GE', topic: 'Tam giác', items: 1, share: 30 },
    { skill: 'NU', topic: 'Phân số', items: 2, share: 35 },
    { skill: 'ST', topic: null, items: 1, share: null },
  ]);
});

it('tells hidden questions of a topic only where there are three of them', () => {
  const shares = (hidden: readonly string[]) => {
    const columns = [...hidden.map((id) => column(id, 50, 100, 'NU', false)), column('own', 80)];
    return byTopic('MATH', columns, new Map()).map(({ share }) => share);
  };
  expect(shares(['a'])).toEqual([80]);
  // Two items of one question are one question.
  expect(shares(['a', 'b', 'b'])).toEqual([80]);
  expect(shares(['a', 'b', 'c'])).toEqual([58]);
});

it('has no entry where no skill of the subject is known', () => {
  expect(byTopic('MATH', [column('x', 50, 100, 'GR')], new Map())).toEqual([]);
});
