/** Questions that should be looked at, over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type Check = Reply<'GET /itf/question-checks/{id}'>;
export type ListedCheck = Omit<Check, 'words' | 'places' | 'drawn' | 'use' | 'verdicts'>;
export type Place = Check['places'][number];

export const checksQuery = (query: Input<'GET /itf/question-checks'>['query']) =>
  queryOptions({
    queryKey: ['question-checks', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/question-checks', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: ['question-checks', 'counts'],
  queryFn: ({ signal }) => api('GET /itf/question-checks/counts', undefined, { signal }),
});

export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['question-checks', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/question-checks/{id}', { params: { id } }, { signal }),
  });

export const wholeQuestionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['questions', 'one', id, version],
    queryFn: ({ signal }) => api('GET /questions/{id}', { params: { id } }, { signal }),
  });

type Judged = Input<'POST /itf/question-checks/{id}/dismiss'>['body'];

export function useVerdicts(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['question-checks', 'list'] }),
      client.invalidateQueries({ queryKey: ['question-checks', 'counts'] }),
      client.invalidateQueries({ queryKey: ['questions'] }),
    ]);
  return {
    correct: useMutation({
      mutationFn: (body: Input<'POST /itf/question-checks/{id}/correct'>['body']) =>
        api('POST /itf/question-checks/{id}/correct', { params, body }),
      onSuccess,
    }),
    dismiss: useMutation({
      mutationFn: (body: Judged) => api('POST /itf/question-checks/{id}/dismiss', { params, body }),
      onSuccess,
    }),
    retire: useMutation({
      mutationFn: (body: Judged) => api('POST /itf/question-checks/{id}/retire', { params, body }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: (verdict: string) => api('POST /itf/question-checks/{id}/undo', { params, body: { verdict } }),
      onSuccess,
    }),
  };
}
