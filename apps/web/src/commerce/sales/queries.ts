/** Sales and prices of single tests from the API, for administrators. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const saleListQuery = (query: Input<'GET /itf/sales'>['query']) =>
  queryOptions({
    queryKey: ['sales', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/sales', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const soldTestsQuery = (query: Input<'GET /sale-asset'>['query']) =>
  queryOptions({
    queryKey: ['sales', 'tests', query],
    queryFn: ({ signal }) => api('GET /sale-asset', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const saleHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['sales', id, 'history'],
    queryFn: ({ signal }) => api('GET /itf/sales/{id}/history', { params: { id } }, { signal }),
  });

export const priceHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['sales', 'tests', id, 'history'],
    queryFn: ({ signal }) => api('GET /sale-asset/{id}/history', { params: { id } }, { signal }),
  });

/** System tests to put one on sale. */
export const testsToSellQuery = (search: string) =>
  queryOptions({
    queryKey: ['exams', 'list', 'for-sale', search],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/unit-tests',
        { query: { search, status: 'READY', sort: 'name', direction: 'asc', size: 50 } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export type SaleBody = Omit<Input<'PUT /itf/sales/{id}'>['body'], 'revision'>;

export function useSaleChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['sales'] });
  return {
    make: useMutation({
      mutationFn: (body: Input<'POST /itf/sales'>['body']) => api('POST /itf/sales', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: SaleBody & { id: string; revision: number }) =>
        api('PUT /itf/sales/{id}', { params: { id }, body }),
      onSuccess,
    }),
    stop: useMutation({
      mutationFn: (id: string) => api('POST /itf/sales/{id}/stop', { params: { id } }),
      onSuccess,
    }),
    price: useMutation({
      mutationFn: ({ id, price }: { id: string; price: number | null }) =>
        api('PUT /sale-asset/{id}', { params: { id }, body: { price } }),
      onSuccess,
    }),
  };
}
