import { questionTypeCodes } from '@vumon/question-types';
import { expect, test } from 'vitest';
import { byKind, glyphNames, glyphOf, kindOf, matches } from './kinds.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

test('every type has a kind, a picture and an exam that uses it, in both languages', () => {
  for (const code of questionTypeCodes) {
    expect(kindOf(code), code).toBeDefined();
    expect(glyphNames).toContain(glyphOf(code));
    for (const catalog of [vi, en]) expect((catalog.exams as Record<string, string>)[code], code).toMatch(/\S/);
  }
  expect(
    byKind(questionTypeCodes)
      .flatMap((group) => group.codes)
      .toSorted(),
  ).toEqual(questionTypeCodes.toSorted());
});

test('each picture is used for some type', () => {
  expect(new Set(Object.keys(vi.exams).map(glyphOf))).toEqual(new Set(glyphNames));
});

test('the search ignores diacritics, and matches all of its words', () => {
  const texts = ['Trắc nghiệm chữ', 'MC1', 'Tốt nghiệp THPT, Phần I'];
  for (const search of ['', 'trac', 'TRẮC chu', 'mc1', 'thpt trac', 'phần'])
    expect(matches(search, texts), search).toBe(true);
  for (const search of ['mc2', 'trac tranh', 'rac']) expect(matches(search, texts), search).toBe(false);
});
