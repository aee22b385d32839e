import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { askedOf } from './Analysis.tsx';

it('shows of a cluster what its statements are about, which stand above their answers', () => {
  const { stem, places } = askedOf({ column: { type: 'TF5', item: 'cluster' }, content: samples.TF5.content });
  expect(stem).toMatch(/^Một vật chuyển động thẳng/);
  expect(places.map(({ label }) => label[0])).toEqual(['a', 'b', 'c', 'd']);
});

it('shows of a choice its stem, and of other answers their line alone', () => {
  expect(askedOf({ column: { type: 'MC1', item: 'q1' }, content: samples.MC1.content }).stem).not.toBe('');
  expect(askedOf({ column: { type: 'FB1', item: 'g1' }, content: samples.FB1.content })).toMatchObject({
    stem: '',
    text: expect.stringMatching(/\S/),
  });
});
