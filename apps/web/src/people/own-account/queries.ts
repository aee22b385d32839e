/** The user's own account over the API. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const detailsQuery = queryOptions({
  queryKey: ['account', 'details'],
  queryFn: () => api('GET /account/details'),
});
export const planQuery = queryOptions({ queryKey: ['account', 'plan'], queryFn: () => api('GET /account/plan') });
export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: () => api('GET /account/deletion'),
  staleTime: 0,
  gcTime: 0,
});

export const transactionsQuery = (query: Input<'GET /account/transactions'>['query']) =>
  queryOptions({
    queryKey: ['account', 'transactions', query],
    queryFn: ({ signal }) => api('GET /account/transactions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
