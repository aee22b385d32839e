/** Study groups of a class from the API, with what is fetched again after a change. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../../api/client.ts';

export type GroupChange = Input<'PUT /itf/class/group/{id}'>['body'];

export const groupListQuery = (classId: string, search: string, page: number) =>
  queryOptions({
    queryKey: ['groups', classId, 'list', search, page],
    queryFn: ({ signal }) =>
      api('GET /itf/class/{id}/group', { params: { id: classId }, query: { search, page, size: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ['groups', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/class/group/{id}', { params: { id } }, { signal }),
  });

export const ungroupedQuery = (classId: string) =>
  queryOptions({
    queryKey: ['groups', classId, 'ungrouped'],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/classes/{id}/students',
        { params: { id: classId }, query: { ungrouped: 'true', size: 100 } },
        { signal },
      ),
  });

export function useGroupChanges() {
  const client = useQueryClient();
  /** `gone`: a group that no longer exists, which is still shown for a moment and must not be fetched again. */
  const refresh = (gone?: string) =>
    Promise.all([
      client.invalidateQueries({
        queryKey: ['groups'],
        predicate: ({ queryKey }) => gone === undefined || queryKey[2] !== gone,
      }),
      client.invalidateQueries({ queryKey: ['assignments'] }),
    ]);
  return {
    create: useMutation({
      mutationFn: ({ classId, ...body }: { classId: string } & Input<'POST /itf/class/{id}/group'>['body']) =>
        api('POST /itf/class/{id}/group', { params: { id: classId }, body }),
      onSuccess: () => refresh(),
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & GroupChange) =>
        api('PUT /itf/class/group/{id}', { params: { id }, body }),
      onSuccess: () => refresh(),
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/class/group/{id}', { params: { id } }),
      onSuccess: (_, id) => refresh(id),
    }),
  };
}
