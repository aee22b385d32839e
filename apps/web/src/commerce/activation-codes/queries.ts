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

export const batchListQuery = (query: Input<'GET /itf/active-codes/batches'>['query']) =>
  queryOptions({
    queryKey: ['activation-codes', 'batches', query],
    queryFn: ({ signal }) => api('GET /itf/active-codes/batches', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Uses of codes; each row gets an id, which tables need. */
export const codeUseListQuery = (query: Input<'GET /itf/active-codes/uses'>['query']) =>
  queryOptions({
    queryKey: ['activation-codes', 'uses', query],
    queryFn: async ({ signal }) => {
      const { data, page } = await api('GET /itf/active-codes/uses', { query }, { signal });
      return { data: data.map((row) => ({ ...row, id: `${row.codeId} ${row.userId}` })), page };
    },
    placeholderData: keepPreviousData,
  });

/** Partners for whom batches were made; with `status`, those for whom new ones can be made. */
export const partnersQuery = (status?: 'ACTIVE') =>
  queryOptions({
    queryKey: ['partners', 'for-codes', status],
    queryFn: ({ signal }) =>
      api('GET /itf/partners', { query: { status, sort: 'name', direction: 'asc', size: 100 } }, { signal }),
    staleTime: 60_000,
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
