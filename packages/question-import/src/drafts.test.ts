import { expect, test } from 'vitest';
import { choiceDraft } from './drafts.ts';

test('a draft locks an option that refers to other options', () => {
  const { content } = choiceDraft('MC1', {
    stem: 'Chọn',
    options: ['1', '2', '3', 'Tất cả các đáp án trên'],
    correct: [3],
    explanation: '',
  });
  const [item] = (content as { items: { options: { lock?: boolean }[] }[] }).items;
  expect(item!.options.map(({ lock }) => lock ?? false)).toEqual([false, false, false, true]);
});
