/** Failed background jobs from the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const failedJobsQuery = (query: Input<'GET /itf/failed-jobs'>['query']) =>
  queryOptions({
    queryKey: ['failed-jobs', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/failed-jobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const failedKindsQuery = queryOptions({
  queryKey: ['failed-jobs', 'kinds'],
  queryFn: ({ signal }) => api('GET /itf/failed-jobs/kinds', undefined, { signal }),
});

export const crashesQuery = (query: Input<'GET /itf/crashes'>['query']) =>
  queryOptions({
    queryKey: ['crashes', query],
    queryFn: ({ signal }) => api('GET /itf/crashes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useFailedJobChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['failed-jobs'] });
  return {
    retry: useMutation({
      mutationFn: (ids: number[]) => api('POST /itf/failed-jobs/retry', { body: { ids } }),
      onSuccess,
    }),
    discard: useMutation({
      mutationFn: (ids: number[]) => api('POST /itf/failed-jobs/discard', { body: { ids } }),
      onSuccess,
    }),
  };
}
