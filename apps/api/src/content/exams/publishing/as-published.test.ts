import { answersAt, isQuestionTypeCode, itemsOf, questionType, questionTypeCodes } from '@vumon/question-types';
import { withRandomIds } from '@vumon/question-types/scoring';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { measuredHash, recognised, type StoredVersion } from './as-published.ts';
import { renameBy } from './random-ids.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const seed = 'a seed';
const by = { seed, draw: 0, hasRandomIds: true };
const stored = (type: string): StoredVersion => {
  if (!isQuestionTypeCode(type)) throw new Error(type);
  const { content, key } = samples[type];
  return {
    type,
    subject: 'ENGLISH',
    schemaVersion: questionType(type).schemaVersion,
    content,
    answerKey: key,
    template: null,
  };
};
const published = (type: (typeof questionTypeCodes)[number]) => {
  const made = withRandomIds(type, samples[type].content, samples[type].key, renameBy(seed, id));
  return { type, content: made.content, answerKey: made.key };
};

describe.each(questionTypeCodes)('a published %s', (type) => {
  it('is recognised by its content and key, whatever explains them', () => {
    const version = stored(type);
    const explained = { ...version, answerKey: { ...(version.answerKey as object), explanation: 'Vì thế.' } };
    const found = recognised(id, published(type), explained, by);
    expect(found?.content).toEqual(samples[type].content);
    expect(measuredHash(explained)).toBe(measuredHash(version));
    const changed = { ...version, content: { ...(version.content as object), instructions: 'Something else.' } };
    expect(recognised(id, published(type), changed, by)).toBeNull();
    expect(measuredHash(changed)).not.toBe(measuredHash(version));
    // Every option that was renamed leads back to the one that the author wrote.
    const { content } = published(type);
    for (const [at, item] of itemsOf(type, content).entries()) {
      const inBank = answersAt(type, found!.content, itemsOf(type, found!.content)[at]!);
      for (const [place, { options = [] }] of answersAt(type, content, item).entries())
        expect(options.map((option) => found!.written.get(option.id) ?? option.id).toSorted()).toEqual(
          (inBank[place]!.options ?? []).map((option) => option.id).toSorted(),
        );
    }
  });
});

it('is another question with another key, and under another seed', () => {
  const version = stored('MC1');
  const key = version.answerKey as { correct: Record<string, string[]> };
  const [item, [right]] = Object.entries(key.correct)[0]! as [string, string[]];
  const { items } = version.content as { items: { options: { id: string }[] }[] };
  const other = items[0]!.options.find((option) => option.id !== right)!.id;
  const rekeyed = { ...version, answerKey: { ...key, correct: { [item]: [other] } } };
  expect(recognised(id, published('MC1'), rekeyed, by)).toBeNull();
  expect(measuredHash(rekeyed)).not.toBe(measuredHash(version));
  expect(recognised(id, published('MC1'), version, { ...by, seed: 'another' })).toBeNull();
  expect(recognised(id, published('MC1'), version, { ...by, hasRandomIds: false })).toBeNull();
});
