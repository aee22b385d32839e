import { questionTypeCodes } from '@vumon/question-types';
import { expect, test } from 'vitest';
import { byKind, matches } from './kinds.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

test('every type has an exam that uses it in both languages, and stands in one group', () => {
  for (const { exams } of [vi, en]) {
    expect(Object.keys(exams).toSorted()).toEqual(questionTypeCodes.toSorted());
    for (const text of Object.values(exams)) expect(text).toMatch(/\S/);
  }
  const groups = byKind(questionTypeCodes);
  expect(groups.flatMap(({ codes }) => codes).toSorted()).toEqual(questionTypeCodes.toSorted());
  expect(groups.map(({ kind }) => kind)).toEqual(Object.keys(vi.kinds).filter((kind) => kind !== 'all'));
});

test('the search ignores diacritics, and matches all of its words', () => {
  const texts = ['Trắc nghiệm chữ', 'MC1', 'Tốt nghiệp THPT, Phần I'];
  for (const search of ['', 'trac', 'TRẮC chu', 'mc1', 'thpt trac', 'phần'])
    expect(matches(search, texts), search).toBe(true);
  for (const search of ['mc2', 'trac tranh', 'rac']) expect(matches(search, texts), search).toBe(false);
});
