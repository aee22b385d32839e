/** The lists of sample tests and gifts, over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TestList } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type ListKey = Pick<TestList, 'kind' | 'gradeId'>;

export const testListTotalsQuery = queryOptions({
  queryKey: ['test-lists'],
  queryFn: () => api('GET /itf/test-lists'),
});

export const testListQuery = (params: ListKey) =>
  queryOptions({
    queryKey: ['test-lists', params],
    queryFn: ({ signal }) => api('GET /itf/test-lists/{kind}/{gradeId}', { params }, { signal }),
  });

export const candidatesQuery = (
  params: ListKey,
  query: Input<'GET /itf/test-lists/{kind}/{gradeId}/candidates'>['query'],
) =>
  queryOptions({
    queryKey: ['test-lists', params, 'candidates', query],
    queryFn: ({ signal }) => api('GET /itf/test-lists/{kind}/{gradeId}/candidates', { params, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const testListHistoryQuery = (params: ListKey) =>
  queryOptions({
    queryKey: ['test-lists', params, 'history'],
    queryFn: ({ signal }) => api('GET /itf/test-lists/{kind}/{gradeId}/history', { params }, { signal }),
  });

export function useTestListChanges(params: ListKey) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['test-lists'] });
  return {
    change: useMutation({
      mutationFn: (body: Input<'PUT /itf/test-lists/{kind}/{gradeId}'>['body']) =>
        api('PUT /itf/test-lists/{kind}/{gradeId}', { params, body }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: (revision: number) =>
        api('POST /itf/test-lists/{kind}/{gradeId}/undo', { params, body: { revision } }),
      onSuccess,
    }),
  };
}
