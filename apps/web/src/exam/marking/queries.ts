/** Marking over the API. A saved mark is also written into the cached answers. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type Overview = Reply<'GET /itf/classes/unit-tests-assigned/{id}/marking'>;
export type MarkedItem = Overview['items'][number];
export type MarkedLearner = Overview['learners'][number];
export type Work = Reply<'GET /itf/classes/unit-tests-assigned/{id}/marking/works'>[number];
export type WorkQuery = Input<'GET /itf/classes/unit-tests-assigned/{id}/marking/works'>['query'];
export type NewMark = Input<'POST /itf/classes/unit-tests-assigned/{id}/marking/marks'>['body']['marks'][number];
export type GivenMark = NonNullable<Work['mark']>;

export const overviewQuery = (id: string, blind: boolean) =>
  queryOptions({
    queryKey: ['marking', id, 'overview', blind],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/classes/unit-tests-assigned/{id}/marking',
        { params: { id }, query: { blind: blind ? 'true' : 'false' } },
        { signal },
      ),
    // Where colleagues mark too, their marks arrive.
    refetchInterval: ({ state }) => (state.data?.desk.together ? togetherMs : false),
  });

const togetherMs = 20_000;

export const worksQuery = (id: string, query: WorkQuery, together: boolean) =>
  queryOptions({
    queryKey: ['marking', id, 'works', query],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params: { id }, query }, { signal }),
    refetchInterval: together ? togetherMs : false,
  });

export type Markers = Reply<'GET /itf/classes/unit-tests-assigned/{id}/markers'>;
export const markersQuery = (id: string) =>
  queryOptions({
    queryKey: ['marking', id, 'markers'],
    queryFn: ({ signal }) => api('GET /itf/classes/unit-tests-assigned/{id}/markers', { params: { id } }, { signal }),
  });

export function useMarkers(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'PUT /itf/classes/unit-tests-assigned/{id}/markers'>['body']) =>
      api('PUT /itf/classes/unit-tests-assigned/{id}/markers', { params: { id }, body }),
    onSuccess: (made) => {
      client.setQueryData(markersQuery(id).queryKey, made);
      return client.invalidateQueries({ queryKey: ['marking', id, 'overview'] });
    },
  });
}

export const invitationsQuery = queryOptions({
  queryKey: ['marking', 'invitations'],
  queryFn: ({ signal }) => api('GET /itf/classes/unit-tests-assigned/marking-invitations', undefined, { signal }),
});

export const historyQuery = (attempt: string, question: string, item: string) =>
  queryOptions({
    queryKey: ['marking', 'history', attempt, question, item],
    queryFn: ({ signal }) =>
      api('GET /itf/unit-tests-result/{id}/marks', { params: { id: attempt }, query: { question, item } }, { signal }),
  });
