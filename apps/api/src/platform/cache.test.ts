import { expect, it } from 'vitest';
import { ByteCache } from './cache.ts';

const kb = 1_000;
function cacheOf(limit: number) {
  const cache = new ByteCache(limit);
  const loaded: string[] = [];
  const get = (key: string, bytes = kb) =>
    cache.get(
      key,
      async () => {
        loaded.push(key);
        return key;
      },
      () => bytes,
    );
  return { cache, loaded, get };
}

it('keeps as many entries as fit by weight', async () => {
  const { cache, loaded, get } = cacheOf(500 * kb);
  for (let round = 0; round < 3; round += 1) for (let at = 0; at < 500; at += 1) await get(`test ${at}`);
  expect(loaded).toHaveLength(500);
  expect(cache.bytes).toBe(500 * kb);
});

it('evicts the least recently used entries, by weight', async () => {
  const { cache, loaded, get } = cacheOf(3 * kb);
  for (const key of ['a', 'b', 'c', 'a']) await get(key);
  await get('large', 2 * kb);
  await get('a');
  expect(loaded).toEqual(['a', 'b', 'c', 'large']);
  expect(cache.bytes).toBe(3 * kb);
});

it('keeps the newest entry even when it is larger than the limit', async () => {
  const { loaded, get } = cacheOf(kb);
  await get('huge', 10 * kb);
  await get('huge', 10 * kb);
  expect(loaded).toEqual(['huge']);
});

it('shares one load between callers and does not cache a failed one', async () => {
  const { loaded, get, cache } = cacheOf(kb);
  await Promise.all([get('a'), get('a')]);
  expect(loaded).toEqual(['a']);
  await expect(
    cache.get(
      'bad',
      () => Promise.reject(new Error('away')),
      () => 1,
    ),
  ).rejects.toThrow('away');
  expect(
    await cache.get(
      'bad',
      async () => 'there',
      () => 1,
    ),
  ).toBe('there');
});
