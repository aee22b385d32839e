/** Orders of all users over the API, and the decisions of administrators on them. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type OrderListQuery = Input<'GET /itf/orders'>['query'];
export type OrderFilters = Input<'GET /itf/orders/sums'>['query'];

export const orderListQuery = (query: OrderListQuery) =>
  queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/orders', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const orderSumsQuery = (query: OrderFilters) =>
  queryOptions({
    queryKey: ['orders', 'sums', query],
    queryFn: ({ signal }) => api('GET /itf/orders/sums', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const orderRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: ({ signal }) => api('GET /itf/orders/{id}/record', { params: { id } }, { signal }),
  });

export function useOrderChanges(id: string) {
  const client = useQueryClient();
  // A refused refund is recorded too, so the orders are fetched again in any case.
  const onSettled = () => client.invalidateQueries({ queryKey: ['orders'] });
  return {
    refund: useMutation({
      mutationFn: (body: Input<'POST /itf/orders/{id}/refund'>['body']) =>
        api('POST /itf/orders/{id}/refund', { params: { id }, body }),
      onSettled,
    }),
    review: useMutation({
      mutationFn: (body: Input<'POST /itf/orders/{id}/review'>['body']) =>
        api('POST /itf/orders/{id}/review', { params: { id }, body }),
      onSettled,
    }),
  };
}
