/** Which keys of a test a teacher gets, question by question, after the decision. */
import { expect, it } from 'vitest';
import { TeacherKeys } from './keys.service.ts';

const keys = new TeacherKeys(
  new Map([
    ['known', 'shown'],
    ['closed', 'totals'],
    ['open', 'nothing'],
  ]),
);
const stored = { known: { a: 1 }, closed: { b: 2 }, open: { c: 3 }, stranger: { d: 4 } };

it('include the questions whose key may be seen, never an unknown question', () => {
  expect(keys.keys(stored)).toEqual({ known: { a: 1 } });
  expect(keys.of('stranger')).toBe('nothing');
});

it('are limited to the requested questions, and never extended by them', () => {
  expect(keys.keys(stored, new Set(['closed', 'open']))).toEqual({});
  expect(keys.keys(stored, new Set(['known', 'closed']))).toEqual({ known: { a: 1 } });
});

it.each([
  ['known', true, true],
  ['closed', false, null],
  ['open', false, null],
  ['stranger', false, null],
])('%s: whether right and wrong is shown, and whether the right answer is', (question, judges, right) => {
  expect(keys.judges(question)).toBe(judges);
  expect(keys.right(question, true)).toBe(right);
});
