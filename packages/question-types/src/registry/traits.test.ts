import { expect, test } from 'vitest';
import { questionType, questionTypeCodes } from '../index.ts';
import { samples } from './samples.ts';
import { solve } from './scoring.ts';
import { paperColumnOf, traitsOf, typeCodes } from './traits.ts';

test('every type states its traits, and an unknown one has none', () => {
  for (const code of questionTypeCodes) expect(traitsOf(code).kind, code).toBeDefined();
  expect(traitsOf('constructor')).toEqual({});
  expect(paperColumnOf('XX1')).toEqual({ kind: 'other', statements: 1 });
});

test('the traits name the types in their order, and which of them have no points', () => {
  expect(typeCodes).toEqual(questionTypeCodes);
  for (const code of typeCodes) expect(traitsOf(code).unscored ?? false, code).toBe(!questionType(code).scored);
});

test('question types are counted in the columns of the printed matrix', () => {
  expect(['MC1', 'TF5', 'FB8', 'EW1', 'SA1', 'DL1', 'MIX1'].map((code) => paperColumnOf(code).kind)).toEqual([
    'choice',
    'true-false',
    'short',
    'essay',
    'essay',
    'other',
    'other',
  ]);
  expect(paperColumnOf('TF5').statements).toBe(4);
});

test('a type that no key can score is marked by hand, or asks learners about themselves', () => {
  for (const code of questionTypeCodes) {
    const { content, key, outcome } = samples[code];
    const needsTeacher = outcome === 'needs-teacher' || (solve(code, content, key) === null && outcome !== 'unscored');
    if (needsTeacher) expect(traitsOf(code).byHand, code).toBe(true);
  }
});
