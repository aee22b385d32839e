/** Integrated exams from the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type IntegratedListQuery = Input<'GET /itf/integrated-tests'>['query'];
export type IntegratedBody = Input<'PUT /itf/integrated-tests/{id}'>['body'];

export const integratedListQuery = (query: IntegratedListQuery) =>
  queryOptions({
    queryKey: ['integrated', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/integrated-tests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const integratedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['integrated', 'one', slug],
    queryFn: ({ signal }) => api('GET /itf/integrated-tests/{slug}', { params: { slug } }, { signal }),
    // Learners come in and hand in while it is open.
    refetchInterval: ({ state }) => (state.data?.state === 'PUBLISHED' ? 15_000 : false),
  });

export const integratedAttemptsQuery = (id: string, query: { page: number; size: number }) =>
  queryOptions({
    queryKey: ['integrated', 'attempts', id, query],
    queryFn: ({ signal }) => api('GET /itf/integrated-tests/{id}/attempts', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });

export const partnerChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['integrated', 'partners', search],
    queryFn: ({ signal }) => api('GET /itf/third-party', { query: { search, size: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Ready tests of a grade that the teacher may give. */
export const testChoicesQuery = (gradeId: string, scope: 'mine' | 'system', search: string) =>
  queryOptions({
    queryKey: ['integrated', 'tests', gradeId, scope, search],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/unit-tests',
        { query: { scope, status: 'READY', gradeId: [gradeId], search, size: 50 } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const formatChoicesQuery = (gradeId: string, search: string) =>
  queryOptions({
    queryKey: ['integrated', 'formats', gradeId, search],
    queryFn: ({ signal }) =>
      api('GET /itf/unit-test-templates', { query: { gradeId: [gradeId], search, size: 50 } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useIntegratedChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['integrated'] });
  const params = (id: string) => ({ params: { id } });
  return {
    add: useMutation({
      mutationFn: (body: Input<'POST /itf/integrated-tests'>['body']) => api('POST /itf/integrated-tests', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, body }: { id: string; body: IntegratedBody }) =>
        api('PUT /itf/integrated-tests/{id}', { ...params(id), body }),
      onSuccess,
    }),
    publish: useMutation({
      mutationFn: (id: string) => api('POST /itf/integrated-tests/{id}/publish', params(id)),
      onSuccess,
    }),
    extend: useMutation({
      mutationFn: ({ id, endsAt }: { id: string; endsAt: string }) =>
        api('PUT /itf/integrated-tests/{id}/end-date', { ...params(id), body: { endsAt } }),
      onSuccess,
    }),
    end: useMutation({ mutationFn: (id: string) => api('POST /itf/integrated-tests/{id}/end', params(id)), onSuccess }),
    copy: useMutation({
      mutationFn: (id: string) => api('POST /itf/integrated-tests/{id}/copy', params(id)),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/integrated-tests/{id}', params(id)),
      onSuccess,
    }),
    unpublish: useMutation({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        api('POST /itf/integrated-tests/{id}/unpublish', { ...params(id), body: { reason } }),
      onSuccess,
    }),
    republish: useMutation({
      mutationFn: (id: string) => api('POST /itf/integrated-tests/{id}/republish', params(id)),
      onSuccess,
    }),
  };
}
