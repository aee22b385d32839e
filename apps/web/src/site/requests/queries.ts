/** Requests of visitors over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type RequestListQuery = NonNullable<Input<'GET /itf/user-requests'>['query']>;

export const requestListQuery = (query: RequestListQuery) =>
  queryOptions({
    queryKey: ['requests', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/user-requests', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const requestCountsQuery = queryOptions({
  queryKey: ['requests', 'counts'],
  queryFn: ({ signal }) => api('GET /itf/user-requests/counts', undefined, { signal }),
  refetchInterval: 60_000,
});

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['requests', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/user-requests/{id}', { params: { id } }, { signal }),
  });

export function useRequestChanges(id: string) {
  const client = useQueryClient();
  // After a conflict too, the request is fetched again.
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['requests'] }),
      client.invalidateQueries({ queryKey: ['home', 'office'] }),
    ]);
  return {
    change: useMutation({
      mutationFn: (body: Input<'PUT /itf/user-requests/{id}'>['body']) =>
        api('PUT /itf/user-requests/{id}', { params: { id }, body }),
      onSettled,
    }),
    answer: useMutation({
      mutationFn: (body: Input<'POST /itf/user-requests/{id}/answer'>['body']) =>
        api('POST /itf/user-requests/{id}/answer', { params: { id }, body }),
      onSettled,
    }),
    note: useMutation({
      mutationFn: (text: string) => api('POST /itf/user-requests/{id}/notes', { params: { id }, body: { text } }),
      onSettled,
    }),
  };
}
