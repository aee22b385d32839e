import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const supportStaysQuery = queryOptions({
  queryKey: ['account', 'support-stays'],
  queryFn: ({ signal }) => api('GET /account/support-stays', undefined, { signal }),
});
