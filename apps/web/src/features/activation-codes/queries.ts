import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type CodeListQuery = Input<'GET /itf/active-codes'>['query'];

export const codeListQuery = (query: CodeListQuery) =>
  queryOptions({
    queryKey: ['activation-codes', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/active-codes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const codeUsesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['activation-codes', id, 'uses', page],
    queryFn: ({ signal }) => api('GET /itf/active-codes/{id}/uses', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** System tests to choose one from. */
export const systemTestsQuery = (search: string) =>
  queryOptions({
    queryKey: ['exams', 'list', 'for-codes', search],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/unit-tests',
        { query: { search, status: 'READY', sort: 'name', direction: 'asc', size: 50 } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export function useCodeChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['activation-codes'] });
  return {
    make: useMutation({
      mutationFn: (body: Input<'POST /itf/active-codes'>['body']) => api('POST /itf/active-codes', { body }),
      onSuccess,
    }),
    disable: useMutation({
      mutationFn: (body: Input<'POST /itf/active-codes/disable'>['body']) =>
        api('POST /itf/active-codes/disable', { body }),
      onSuccess,
    }),
  };
}
