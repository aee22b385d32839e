/** Events over the API: those that are announced, and those that operators keep. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type EventBody = Input<'PUT /itf/user-events/{id}'>['body'];

export const openEventsQuery = queryOptions({
  queryKey: ['user-events', 'open'],
  queryFn: ({ signal }) => api('GET /itf/user-events/open', undefined, { signal }),
});

export const eventListQuery = (query: Input<'GET /itf/user-events'>['query']) =>
  queryOptions({
    queryKey: ['user-events', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/user-events', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['user-events', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/user-events/{id}', { params: { id } }, { signal }),
  });

export const participantsQuery = (id: string, query: Input<'GET /itf/user-events/{id}/people'>['query']) =>
  queryOptions({
    queryKey: ['user-events', 'one', id, 'people', query],
    queryFn: ({ signal }) => api('GET /itf/user-events/{id}/people', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useEventChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['user-events'] });
  return {
    add: useMutation({ mutationFn: (name: string) => api('POST /itf/user-events', { body: { name } }), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, ...body }: EventBody & { id: string }) =>
        api('PUT /itf/user-events/{id}', { params: { id }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/user-events/{id}', { params: { id } }),
      onSuccess,
    }),
    takeOut: useMutation({
      mutationFn: (params: { id: string; person: string }) =>
        api('DELETE /itf/user-events/{id}/people/{person}', { params }),
      onSuccess,
    }),
    join: useMutation({
      mutationFn: (body: Input<'POST /itf/user-event/join'>['body']) => api('POST /itf/user-event/join', { body }),
      onSettled: onSuccess,
    }),
    leave: useMutation({
      mutationFn: (eventId: string) => api('POST /itf/user-event/leave', { body: { eventId } }),
      onSettled: onSuccess,
    }),
  };
}
