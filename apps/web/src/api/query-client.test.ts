import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('an action without a connection fails at once and is not retried later', async () => {
  onlineManager.setOnline(false);
  let asked = 0;
  const action = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      asked += 1;
      return Promise.reject(new Error('no connection'));
    },
  });
  const outcome = action.mutate().catch((error: Error) => error.message);
  expect(await Promise.race([outcome, new Promise((over) => setTimeout(over, 500, 'waits'))])).toBe('no connection');
  onlineManager.setOnline(true);
  expect(asked).toBe(1);
});
