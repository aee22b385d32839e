/** Topics with the properties that staff can change: name, order, visibility. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const managedTopicsQuery = (query: Input<'GET /itf/topics/all'>['query']) =>
  queryOptions({
    queryKey: ['topics', query],
    queryFn: ({ signal }) => api('GET /itf/topics/all', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const topicHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['topics', id, 'history'],
    queryFn: ({ signal }) => api('GET /itf/topics/{id}/history', { params: { id } }, { signal }),
  });

/** After a change every form that lists topics fetches them again. */
export function useTopicChanges() {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['topics'] }),
      client.invalidateQueries({ queryKey: ['reference-data', 'topics'] }),
    ]);
  return {
    add: useMutation({
      mutationFn: (body: Input<'POST /itf/topics'>['body']) => api('POST /itf/topics', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: Input<'PUT /itf/topics/{id}'>['body'] & { id: string }) =>
        api('PUT /itf/topics/{id}', { params: { id }, body }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: ({ id, revision }: { id: string; revision: number }) =>
        api('POST /itf/topics/{id}/undo', { params: { id }, body: { revision } }),
      onSuccess,
    }),
    move: useMutation({
      mutationFn: ({ id, by }: { id: string; by: -1 | 1 }) =>
        api('POST /itf/topics/{id}/move', { params: { id }, body: { by } }),
      onSuccess,
    }),
  };
}
