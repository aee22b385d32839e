import type { ExamContent } from '@vumon/contract';
import { expect, it } from 'vitest';
import { countStates, minutesWorked, needsLook, skillSums, sumText, type ReviewedItem } from './summary.ts';

const item = (question: string, state: ReviewedItem['state'], points: number): ReviewedItem => ({
  question,
  item: 'a',
  number: 1,
  state,
  points,
  max: 100,
});
const items = [
  item('g1', 'right', 100),
  item('g2', 'partial', 50),
  item('r1', 'wrong', 0),
  item('r1', 'blank', 0),
  item('r1', 'unscored', 0),
];
const question = (id: string, skill: string) => ({ id, skill });
const content = {
  subject: 'ENGLISH',
  sections: [
    { parts: [{ questions: [question('g1', 'GR'), question('r1', 'RE')] }, { questions: [question('g2', 'GR')] }] },
  ],
} as unknown as ExamContent;

it('adds up skills in the order of the test, without unscored items', () => {
  expect(skillSums(content, items)).toEqual([
    { skill: 'GR', right: 1, partial: 1, items: 2, points: 150, max: 200 },
    { skill: 'RE', right: 0, partial: 0, items: 2, points: 0, max: 200 },
  ]);
});

it('tells what an essay reached in per cent, and nothing of one that is not marked', () => {
  const essay = { subject: 'ENGLISH', sections: [{ parts: [{ questions: [question('w1', 'WR')] }] }] } as never;
  const told = (...of: ReviewedItem[]) => skillSums(essay, of).map(sumText);
  expect(told(item('w1', 'partial', 68))).toEqual(['68%']);
  expect(told(item('w1', 'right', 100), item('w1', 'wrong', 0))).toEqual(['1/2']);
  expect(told(item('w1', 'right', 100), item('w1', 'needs-teacher', 0))).toEqual(['1/1']);
  expect(told(item('w1', 'needs-teacher', 0))).toEqual(['–']);
});

it('counts states and selects the items that are not completely right', () => {
  expect(countStates(items)).toEqual({ right: 1, wrong: 1, partial: 1, blank: 1, 'needs-teacher': 0 });
  expect(items.filter(needsLook)).toHaveLength(3);
});

it('rounds the shortest duration up to a minute', () => {
  expect(minutesWorked('2026-11-21T01:00:00Z', '2026-11-21T01:00:10Z')).toBe(1);
  expect(minutesWorked('2026-11-21T01:00:00Z', '2026-11-21T01:47:40Z')).toBe(48);
});

it('adds up the strands of maths, and nothing where an older test has skills of English', () => {
  const ofMaths = (skill: string) =>
    ({ subject: 'MATH', sections: [{ parts: [{ questions: [question('g1', skill)] }] }] }) as unknown as ExamContent;
  expect(skillSums(ofMaths('GE'), items).map(({ skill }) => skill)).toEqual(['GE']);
  expect(skillSums(ofMaths('GR'), items)).toEqual([]);
});
