/** What a teacher gets of the keys of one test, question by question, once it was decided. */
import { expect, it } from 'vitest';
import { TeacherKeys } from './keys.service.ts';

const keys = new TeacherKeys(
  new Map([
    ['known', 'shown'],
    ['closed', 'states'],
    ['open', 'nothing'],
  ]),
);
const stored = { known: { a: 1 }, closed: { b: 2 }, open: { c: 3 }, stranger: { d: 4 } };

it('are those of questions whose key may be seen, never that of an unknown question', () => {
  expect(keys.keys(stored)).toEqual({ known: { a: 1 } });
  expect(keys.of('stranger')).toBe('nothing');
});

it('are narrowed to the questions that are asked for, and never widened by them', () => {
  expect(keys.keys(stored, new Set(['closed', 'open']))).toEqual({});
  expect(keys.keys(stored, new Set(['known', 'closed']))).toEqual({ known: { a: 1 } });
});

it.each([
  ['known', true, true],
  ['closed', true, null],
  ['open', false, null],
  ['stranger', false, null],
])('%s: whether answers are told to be right, and which answer is', (question, judges, right) => {
  expect(keys.judges(question)).toBe(judges);
  expect(keys.right(question, true)).toBe(right);
});
