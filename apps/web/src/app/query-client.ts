import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';

/** Failed requests are errors on the screen with a retry, never empty results; only a lost network or a busy server is tried again by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 503),
      },
    },
  });
}
