import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type SaleItem = Reply<'GET /sale-item'>['items'][number];

/** Prices now, with the server's time. */
export const saleItemsQuery = queryOptions({
  queryKey: ['sale-items'],
  queryFn: () => api('GET /sale-item'),
  staleTime: 60_000,
});
