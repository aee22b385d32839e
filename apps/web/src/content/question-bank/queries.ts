/** Queries and mutations of the question bank, with the invalidations after a change. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { prepareLines } from '@vumon/question-types/line';
import { api } from '../../api/client.ts';

export type ListedQuestion = Reply<'GET /itf/questions'>[number];
export type WholeQuestion = Reply<'GET /questions/{id}'>;
export type QuestionListQuery = Input<'GET /itf/questions'>['query'];

const root = 'questions';

export const questionsQuery = (query: QuestionListQuery) =>
  queryOptions({
    queryKey: [root, 'list', query],
    queryFn: async ({ signal }) => {
      const questions = await api('GET /itf/questions', { query }, { signal });
      // A row that is drawn before its formulas changes its height. Without KaTeX it shows them as text.
      await prepareLines(questions.data.map(({ summary }) => summary)).catch(() => undefined);
      return questions;
    },
    placeholderData: keepPreviousData,
    // Always stale: other pages change the number of tests that contain a question.
    staleTime: 0,
  });

export const totalsQuery = queryOptions({
  queryKey: [root, 'totals'],
  queryFn: () => api('GET /itf/questions/totals'),
});

export const countsQuery = (query: Input<'GET /itf/questions/counts'>['query']) =>
  queryOptions({
    queryKey: [root, 'counts', query],
    queryFn: ({ signal }) => api('GET /itf/questions/counts', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const creatorsQuery = (query: Input<'GET /itf/questions/creators'>['query']) =>
  queryOptions({
    queryKey: [root, 'creators', query],
    queryFn: ({ signal }) => api('GET /itf/questions/creators', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: () => api('GET /questions/{id}', { params: { id } }),
    staleTime: 0,
  });

export const testsQuery = (id: string, query: Input<'GET /questions/{id}/tests'>['query']) =>
  queryOptions({
    queryKey: [root, 'tests', id, query],
    queryFn: ({ signal }) => api('GET /questions/{id}/tests', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    // Always stale: tests are built on other pages.
    staleTime: 0,
  });

/**
 * The tests that the editor mentions. Drafts are sorted first, so that the first page contains all of them unless there
 * are more.
 */
export const heldQuery = (id: string) => testsQuery(id, { page: 0, size: 100 });

export type QuestionVersion = Reply<'GET /questions/{id}/versions'>[number];

export const versionsQuery = (id: string, query: Input<'GET /questions/{id}/versions'>['query']) =>
  queryOptions({
    queryKey: [root, 'versions', id, query],
    queryFn: ({ signal }) => api('GET /questions/{id}/versions', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [root, 'version', id, version],
    queryFn: () => api('GET /questions/{id}/versions/{version}', { params: { id, version } }),
    staleTime: Infinity,
  });

export const idsQuery = (query: Input<'GET /itf/questions/ids'>['query']) =>
  queryOptions({ queryKey: [root, 'ids', query], queryFn: () => api('GET /itf/questions/ids', { query }) });

export const trashQuery = (query: Input<'GET /itf/questions/trash'>['query']) =>
  queryOptions({
    queryKey: [root, 'trash', query],
    queryFn: ({ signal }) => api('GET /itf/questions/trash', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type BulkReport = Reply<'POST /questions/bulk'>;
export type BulkChange = Input<'POST /questions/bulk'>['body']['change'];

export function useQuestionChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [root] });
  return {
    create: useMutation({
      mutationFn: (body: Input<'POST /questions'>['body']) => api('POST /questions', { body }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: (body: Input<'POST /questions/update'>['body']) => api('POST /questions/update', { body }),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: ({ id, version, seen }: { id: string; version: number; seen: number }) =>
        api('POST /questions/{id}/versions/{version}/restore', { params: { id, version }, body: { version: seen } }),
      onSuccess,
    }),
    copy: useMutation({ mutationFn: (id: string) => api('POST /questions/{id}/copy', { params: { id } }), onSuccess }),
    bulk: useMutation({
      mutationFn: (body: Input<'POST /questions/bulk'>['body']) => api('POST /questions/bulk', { body }),
      onSuccess,
    }),
  };
}
