import { features, membershipSources } from '@vumon/domain';
import { expect, it } from 'vitest';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

it('has messages for every feature and every source of a package, in both languages', () => {
  for (const words of [vi, en]) {
    expect(Object.keys(words.features)).toEqual(expect.arrayContaining([...features]));
    expect(Object.keys(words.sources).sort()).toEqual([...membershipSources].sort());
  }
});
