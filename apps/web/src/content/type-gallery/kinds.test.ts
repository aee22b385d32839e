import { questionTypeCodes } from '@vumon/question-types';
import { expect, test } from 'vitest';
import { byKind, matches } from './kinds.ts';
import vi from './messages.vi.json' with { type: 'json' };

test('every type stands in one group', () => {
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
