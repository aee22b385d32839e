import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => api('GET /itf/office/health', undefined, { signal }),
  refetchInterval: 30_000,
});
