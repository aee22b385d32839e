import { QueryObserver, environmentManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { examTypesQuery } from './reference-data.ts';

// Without a window the library takes this for a server, which requests nothing by itself.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));
afterEach(() => vi.useRealTimers());

test('a list that could not be loaded is requested again by itself until it is there', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  let asked = 0;
  const list = new QueryObserver(client, {
    ...examTypesQuery,
    retry: false,
    queryFn: () => {
      asked += 1;
      return asked < 3 ? Promise.reject(new Error('no answer')) : Promise.resolve([]);
    },
  });
  const leave = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(list.getCurrentResult().status).toBe('error');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(list.getCurrentResult().status).toBe('success');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(3);
  leave();
  client.clear();
});
