/** Failed background jobs from the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const failedJobsQuery = (query: { page: number; size: number }) =>
  queryOptions({
    queryKey: ['failed-jobs', query],
    queryFn: ({ signal }) => api('GET /itf/failed-jobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The newest crashes; the rest is for the API. */
export const crashesQuery = queryOptions({
  queryKey: ['crashes'],
  queryFn: ({ signal }) => api('GET /itf/crashes', { query: { page: 0, size: 20 } }, { signal }),
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
