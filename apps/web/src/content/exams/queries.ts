import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type ExamListQuery = Input<'GET /itf/unit-tests'>['query'];

export const examListQuery = (query: ExamListQuery) =>
  queryOptions({
    queryKey: ['exams', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/unit-tests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const examCountsQuery = (query: Input<'GET /itf/unit-tests/count-by-unit-test-type'>['query']) =>
  queryOptions({
    queryKey: ['exams', 'counts', query],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/count-by-unit-test-type', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', id],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}', { params: { id } }, { signal }),
  });

/** Never cached: the preview shows what was saved last. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', id, 'preview'],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}/preview', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Asked for when the key is to be printed. */
export const keysQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', id, 'keys'],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}/keys', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const assignedQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', id, 'assigned'],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}/assigned', { params: { id } }, { signal }),
    staleTime: 0,
  });

export function useExamChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['exams'] });
  return {
    copy: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        api('POST /itf/unit-tests/{id}/copy', { params: { id }, body: { name } }),
      onSuccess,
    }),
    needCode: useMutation({
      mutationFn: ({ id, needed }: { id: string; needed: boolean }) =>
        api('PUT /itf/unit-tests/{id}/activation-code', { params: { id }, body: { needed } }),
      onSuccess,
    }),
    setPrivacy: useMutation({
      mutationFn: ({ id, privacy }: { id: string; privacy: 'PRIVATE' | 'PUBLIC' }) =>
        api('PUT /itf/unit-tests/{id}/privacy', { params: { id }, body: { privacy } }),
      onSuccess,
    }),
    setSample: useMutation({
      mutationFn: ({ id, position }: { id: string; position: number | null }) =>
        api('PUT /itf/unit-tests/{id}/sample', { params: { id }, body: { position } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/unit-tests/{id}', { params: { id } }),
      onSuccess,
    }),
    create: useMutation({
      mutationFn: (body: Input<'POST /itf/unit-tests/create'>['body']) => api('POST /itf/unit-tests/create', { body }),
      onSuccess,
    }),
  };
}
