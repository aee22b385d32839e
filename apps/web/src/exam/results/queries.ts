/** Queries and mutations of results; a changed attempt invalidates what shows its marks. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type ResultListQuery = Input<'GET /itf/classes/unit-tests-assigned'>['query'];
export type ResultSummary = Reply<'GET /itf/classes/unit-tests-assigned'>[number];
export type Results = Reply<'GET /itf/classes/unit-tests-assigned/{id}/results'>;
export type ResultRow = Results['rows'][number];
export type ResultColumn = Results['columns'][number];
export type ItemState = NonNullable<ResultRow['states'][number]>;
export type KeyAccess = Results['keyAccess'];
export type Details = Reply<'GET /itf/classes/unit-tests-assigned/{id}/details'>;
export type Similar = NonNullable<Reply<'GET /itf/classes/unit-tests-assigned/{id}/similar'>>;
export type LearnerPaper = Reply<'GET /itf/unit-tests-result/{id}'>;
export type ResultSort = NonNullable<Input<'GET /itf/classes/unit-tests-assigned/{id}/results'>['query']['sort']>;

export const resultListQuery = (query: ResultListQuery) =>
  queryOptions({
    queryKey: ['results', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/classes/unit-tests-assigned', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const resultsQuery = (id: string, sort: ResultSort) =>
  queryOptions({
    queryKey: ['results', id, 'grid', sort],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/results', { params: { id }, query: { sort } }, { signal }),
    placeholderData: keepPreviousData,
    // While the test is open, new attempts arrive.
    refetchInterval: ({ state }) =>
      state.data && Date.parse(state.data.assignment.endsAt) > Date.now() ? 30_000 : false,
  });

export const detailsQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['results', id, 'details', number],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/details', { params: { id }, query: { number } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Fetched once: it must not change while the class looks at it. */
export const similarQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['results', id, 'similar', number],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/similar', { params: { id }, query: { number } }, { signal }),
    staleTime: Infinity,
  });

export const paperQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['results', 'paper', attemptId],
    queryFn: ({ signal }) => api('GET /itf/unit-tests-result/{id}', { params: { id: attemptId } }, { signal }),
  });

/** Classes for the filter. */
export const classNamesQuery = queryOptions({
  queryKey: ['classes', 'names'],
  queryFn: async ({ signal }) =>
    (await api('GET /itf/class', { query: { sort: 'name', direction: 'asc', size: 100 } }, { signal })).data.map(
      ({ id, name }) => ({ value: id, label: name }),
    ),
});

export function useReleaseKeys(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /itf/classes/unit-tests-assigned/{id}/release-keys', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['results', id] }),
  });
}

export function useAcceptLate(attemptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /itf/unit-tests-result/{id}/accept-late'>['body']) =>
      api('POST /itf/unit-tests-result/{id}/accept-late', { params: { id: attemptId }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['results'] }),
        client.invalidateQueries({ queryKey: ['home'] }),
      ]),
  });
}

/** Notifies all learners who may see their result. */
export const useMailResults = (id: string) =>
  useMutation({ mutationFn: () => api('POST /itf/unit-tests-result/send-mail', { body: { assignmentId: id } }) });
