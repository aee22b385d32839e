import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type FormatListQuery = Input<'GET /itf/unit-test-templates'>['query'];

export const formatListQuery = (query: FormatListQuery) =>
  queryOptions({
    queryKey: ['formats', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/unit-test-templates', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const formatQuery = (id: string) =>
  queryOptions({
    queryKey: ['formats', id],
    queryFn: ({ signal }) => api('GET /itf/unit-test-templates/{id}', { params: { id } }, { signal }),
  });

/** Changes to formats; afterwards every list of them is fetched again. */
export function useFormatChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['formats'] });
  return {
    toggle: useMutation({
      mutationFn: ({ id, active }: { id: string; active: boolean }) =>
        api('PUT /itf/unit-test-templates/{id}/update-status', { params: { id }, body: { active } }),
      onSuccess,
    }),
    copy: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        api('POST /itf/unit-test-templates/{id}/copy', { params: { id }, body: { name } }),
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: ({ id, ...body }: { id: string; name: string; nameEn: string | null }) =>
        api('PUT /itf/unit-test-templates/{id}/name', { params: { id }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/unit-test-templates/{id}', { params: { id } }),
      onSuccess,
    }),
    create: useMutation({
      mutationFn: (body: Input<'POST /itf/unit-test-templates'>['body']) =>
        api('POST /itf/unit-test-templates', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: (body: Input<'PUT /itf/unit-test-templates'>['body']) =>
        api('PUT /itf/unit-test-templates', { body }),
      onSuccess,
    }),
  };
}
