/** Queries and mutations of the import and of the page of duplicates. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../../api/client.ts';

export type QuestionImport = Reply<'GET /questions/import/{id}'>;
export type ImportRow = QuestionImport['rows'][number];
export type ImportFacts = Omit<Input<'POST /questions/import/{id}/confirm'>['body'], 'lines'>;
export type SimilarQuestion = Reply<'POST /questions/similar'>[number];
export type DuplicateGroup = Reply<'GET /questions/duplicates'>[number];

const root = 'question-imports';

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: () => api('GET /questions/import/{id}', { params: { id } }),
    staleTime: 60_000,
    retry: false,
  });
export const importsQuery = queryOptions({
  queryKey: [root, 'latest'],
  queryFn: () => api('GET /questions/imports'),
  staleTime: 0,
});
export const importedQuestionQuery = (id: string, line: number) =>
  queryOptions({
    queryKey: [root, 'question', id, line],
    queryFn: () => api('GET /questions/import/{id}/question', { params: { id }, query: { line } }),
    staleTime: Infinity,
  });

export function useImportSteps() {
  const client = useQueryClient();
  return {
    check: useMutation({
      mutationFn: (file: File) => api('POST /questions/import', undefined, { file }),
      onSuccess: (result) => client.setQueryData(importQuery(result.importId).queryKey, result),
    }),
    confirm: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & Input<'POST /questions/import/{id}/confirm'>['body']) =>
        api('POST /questions/import/{id}/confirm', { params: { id }, body }),
      onSuccess: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: [root] }),
          client.invalidateQueries({ queryKey: ['questions'] }),
        ]),
    }),
  };
}

/** Below the key of the question bank, so that every change of questions invalidates it. */
export const duplicatesQuery = (query: Input<'GET /questions/duplicates'>['query']) =>
  queryOptions({
    queryKey: ['questions', 'duplicates', query],
    queryFn: ({ signal }) => api('GET /questions/duplicates', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const similarQuery = (body: Input<'POST /questions/similar'>['body']) =>
  queryOptions({
    queryKey: ['questions', 'similar', body],
    queryFn: ({ signal }) => api('POST /questions/similar', { body }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

export function useTellApart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /questions/tell-apart'>['body']) => api('POST /questions/tell-apart', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['questions', 'duplicates'] }),
  });
}

export function useMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /questions/merge'>['body']) => api('POST /questions/merge', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['questions'] }),
  });
}
