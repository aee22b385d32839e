import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { connection } from '../connection/connection.ts';

/** Every request tells whether the server is reached. */
const outcomes = {
  onSuccess: () => connection.replied(),
  onError: (error: Error) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 0) connection.failed();
    else connection.replied();
  },
};

/**
 * A failed request shows as an error with a retry button, never as an empty result. Only requests that failed because
 * of a lost connection or a busy server are retried automatically.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(outcomes),
    mutationCache: new MutationCache(outcomes),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 503),
      },
      // Without a connection an action fails at once with an error. If it were paused, it would run later at an
      // unexpected time.
      mutations: { networkMode: 'always' },
    },
  });
}
